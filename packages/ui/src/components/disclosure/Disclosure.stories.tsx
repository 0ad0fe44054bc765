import { SlidersHorizontal } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { TextField } from '../text-field/index.ts'
import { Disclosure, disclosureVariants } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/Disclosure',
  component: Disclosure,
  args: {
    title: 'Advanced Search',
    icon: <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden />,
    summary: 'IFR equipped, up to $500/hr',
    children: <TextField label="Search" />,
    onOpenChange: fn(),
  },
  argTypes: { variant: { control: 'radio', options: disclosureVariants } },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Closed = meta.story()
export const Open = meta.story({ args: { defaultOpen: true } })

Closed.test('opens and closes by keyboard, keeps what was typed, shows the summary only while closed', async ({ canvas, args }) => {
  const header = canvas.getByRole('button', { name: /Advanced Search/ })
  await expect(canvas.getByText('IFR equipped, up to $500/hr')).toBeVisible()
  header.focus()
  await userEvent.keyboard('{Enter}')
  await expect(header).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.queryByText('IFR equipped, up to $500/hr')).toBeNull()
  await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'Cessna')
  await userEvent.click(header)
  await expect(canvas.queryByRole('textbox')).toBeNull()
  await userEvent.click(header)
  await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('Cessna')
  await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true)
  await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false)
})

export const LongTitle = meta.story({
  name: 'the drawing keeps its size beside the longest title',
  tags: ['!autodocs'],
  args: { title: awkward.unbroken },
  render: (args) => (
    <div style={{ inlineSize: 256 }}>
      <Disclosure {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [drawing] = canvas.getByRole('button', { name: /^Luftfahrt/ }).querySelectorAll('svg')
    await expect(drawing?.getBoundingClientRect().width).toBe(20)
  },
})

export const Sheet = meta.story({
  decorators: [],
  render: ({ icon, summary }) => (
    <StickerSheet>
      {disclosureVariants.map((variant) => (
        <SheetRow key={variant} label={`${variant}: closed, hover, focus, open`} flow="stack">
          <Disclosure title="Advanced Search" {...{ variant, icon, summary }}>
            content
          </Disclosure>
          <Held state="hover" at="button">
            <Disclosure title="Advanced Search, hover" variant={variant}>
              content
            </Disclosure>
          </Held>
          <Held state="focus" at="button">
            <Disclosure title="Advanced Search, focus" variant={variant}>
              content
            </Disclosure>
          </Held>
          <Disclosure title="Advanced Search, open" {...{ variant, icon, summary }} defaultOpen>
            What is inside stays mounted while closed.
          </Disclosure>
        </SheetRow>
      ))}
      <SheetRow label="longest, unbroken" width="20rem" flow="stack">
        <Disclosure title={awkward.unbroken} summary={awkward.long} icon={icon}>
          content
        </Disclosure>
        <Disclosure title={awkward.long} summary={awkward.unbroken} defaultOpen>
          {awkward.long}
        </Disclosure>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <Disclosure title="بحث متقدم" summary="حتى $500/hr" icon={icon}>
          content
        </Disclosure>
        <Disclosure title={awkward.arabic} variant="plain" defaultOpen>
          {awkward.arabic}
        </Disclosure>
      </SheetRow>
    </StickerSheet>
  ),
})
