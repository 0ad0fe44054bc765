import { Info } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Tooltip, tooltipSides } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Tooltip,
  title: 'UI/Tooltip',
  args: {
    content: 'Fuel is part of the price.',
    delay: 0,
    children: (trigger) => (
      <Button variant="outline" tone="neutral" iconStart={<Info />} {...trigger}>
        Wet
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem 2rem' }}>
        <Story /> <a href="#after">After</a>
      </div>
    ),
  ],
})

export const Default = meta.story({})

Default.test('describes the control at all times', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Wet' })).toHaveAccessibleDescription('Fuel is part of the price.')
  await expect(canvas.queryByRole('tooltip')).toBeNull()
})

Default.test('shows at the focus of the keyboard; Escape closes it, leaving too', async ({ canvas }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Wet' })).toHaveFocus()
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  await userEvent.tab()
  await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
})

Default.test('shows while a pointer rests on it, and the pointer may move onto it', async ({ canvas }) => {
  // One pointer for all of it: what it leaves has to hear so.
  const user = userEvent.setup()
  await user.hover(canvas.getByRole('button', { name: 'Wet' }))
  const tip = await canvas.findByRole('tooltip')
  await user.hover(tip)
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  await user.hover(canvas.getByRole('link', { name: 'After' }))
  await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
})

const onClose = fn()

/** It is seen above a dialog, and takes the first Escape. */
export const InDialog = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    onClose.mockClear()
  },
  render: (args) => (
    <Dialog isOpen title="Rates" onClose={onClose} modality="page" hasCloseButton={false}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    const page = within(document.body)
    await userEvent.hover(page.getByRole('button', { name: 'Wet' }))
    const tip = await page.findByRole('tooltip')
    const { left, top, width, height } = tip.getBoundingClientRect()
    await expect(tip.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(page.queryByRole('tooltip')).toBeNull()
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
})

export const Sheet = meta.story({
  decorators: [(Story) => <Story />],
  render: () => (
    <StickerSheet>
      <SheetRow label="the first one has the focus">
        {tooltipSides.map((side) => (
          <Tooltip key={side} content="Fuel is part of the price." side={side}>
            {(trigger) => <Button {...trigger}>{side}</Button>}
          </Tooltip>
        ))}
        <Tooltip content={awkward.long}>{(trigger) => <Button {...trigger}>longest</Button>}</Tooltip>
        <Tooltip content={awkward.unbroken}>{(trigger) => <Button {...trigger}>unbroken</Button>}</Tooltip>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Tooltip content={awkward.arabic}>{(trigger) => <Button {...trigger}>سعر</Button>}</Tooltip>
      </SheetRow>
    </StickerSheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  },
})

Sheet.test('stays on the screen', async ({ canvas }) => {
  canvas.getByRole('button', { name: 'longest' }).focus()
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  const { left, right } = canvas.getByRole('tooltip').getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
})
