import { CircleHelp, GraduationCap, LayoutGrid, Lightbulb, Plane } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { ToggleButtonGroup, type ToggleOption } from './index.ts'

const categories: readonly ToggleOption<string>[] = [
  { value: 'all', label: 'All', icon: <LayoutGrid /> },
  { value: 'flights', label: 'Flights', icon: <Plane /> },
  { value: 'training', label: 'Training', icon: <GraduationCap /> },
  { value: 'tips', label: 'Tips', icon: <Lightbulb /> },
  { value: 'Q&A', label: 'Q&A', icon: <CircleHelp /> },
]

const meta = preview.meta({
  tags: ['autodocs'],
  component: ToggleButtonGroup,
  title: 'UI/ToggleButtonGroup',
  args: { label: 'Category', options: categories, onValueChange: fn() },
})

export const Row = meta.story({})
export const Column = meta.story({ args: { layout: 'column', style: { inlineSize: '11.5rem' } } })
export const Responsive = meta.story({ args: { layout: 'responsive' } })
export const Phone = meta.story({ args: { layout: 'responsive' }, globals: { viewport: { value: 'phone' } } })

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await expect(canvas.getByRole('toolbar', { name: 'Category' })).toBeVisible()
    await userEvent.tab()
    await expect(button('All')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(button('Flights')).toHaveFocus()
    await expect(button('Flights')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(button('Flights')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('All')).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('flights')
    await userEvent.keyboard('{End} ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Q&A')
    await userEvent.keyboard('{ArrowDown}')
    await expect(button('All')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(button('All')).toHaveFocus()
  },
})

export const PressedStaysPressed = meta.story({
  tags: ['!autodocs'],
  args: { options: [...categories, { value: 'off', label: 'Closed', disabled: true }], defaultValue: 'tips' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tips' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Closed' }))
    await expect(canvas.getByRole('button', { name: 'Tips' })).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Flights' })).toHaveFocus()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="row">
        <ToggleButtonGroup label="Row" options={categories} defaultValue="flights" />
      </SheetRow>
      <SheetRow label="hover, focus" flow="stack">
        <Held state="hover" at="button:nth-of-type(2)">
          <ToggleButtonGroup label="Hover" options={categories} defaultValue="all" />
        </Held>
        <Held state="focus" at="button:nth-of-type(1)">
          <ToggleButtonGroup label="Focus" options={categories} defaultValue="all" />
        </Held>
      </SheetRow>
      <SheetRow label="without icons, counts, one off" flow="stack">
        <ToggleButtonGroup
          label="Counts"
          options={[
            { value: 'a', label: 'Received', count: 3 },
            { value: 'b', label: 'Sent', count: 12345 },
            { value: 'c', label: 'Closed', disabled: true },
          ]}
        />
      </SheetRow>
      <SheetRow label="column" width="11.5rem" flow="stack">
        <ToggleButtonGroup label="Column" layout="column" options={categories} defaultValue="all" />
      </SheetRow>
      <SheetRow label="no room, longest, unbroken" width="16rem" flow="stack">
        <ToggleButtonGroup label="No room" options={categories} />
        <ToggleButtonGroup
          label="Longest"
          layout="column"
          options={[{ value: 'a', label: awkward.long }, { value: 'b', label: awkward.unbroken, icon: <Plane /> }]}
        />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="20rem">
        <ToggleButtonGroup label="فئة" options={[{ value: 'a', label: 'الكل', icon: <Plane /> }, { value: 'b', label: awkward.arabic }]} />
        <ToggleButtonGroup label="Empty" options={[]} />
      </SheetRow>
    </StickerSheet>
  ),
})
