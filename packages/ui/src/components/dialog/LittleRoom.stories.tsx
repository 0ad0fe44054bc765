import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { ConfirmDialog, Dialog } from './index.ts'

/** Large letters on a small screen, or a page at 400 %: title and buttons alone are higher than it is. */
const meta = preview.meta({
  title: 'UI/Dialog with little room',
  component: Dialog,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { isOpen: true, title: 'Cancel the flight from San Francisco to Los Angeles?', onClose: () => undefined },
})

const little = { blockSize: '200px' }

const boxOf = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect()

/** Whether an element is in sight of its panel once it has been scrolled to, by what people can scroll. */
const isReached = async (element: Element | null | undefined, panel: Element): Promise<void> => {
  element?.scrollIntoView({ block: 'nearest' })
  await expect(element?.closest('dialog')?.scrollTop).toBe(0)
  const box = boxOf(element)
  const around = boxOf(panel)
  await expect(box.top).toBeGreaterThanOrEqual(Math.floor(around.top))
  await expect(box.bottom).toBeLessThanOrEqual(Math.ceil(around.bottom))
}

const panelOf = (dialog: HTMLElement): Element => {
  const panel = dialog.firstElementChild
  if (panel === null) throw new Error('the dialog is empty')
  return panel
}

export const Question = meta.story({
  name: 'a question keeps its words, why it failed and its answers within reach',
  render: () => (
    <ConfirmDialog
      isOpen
      style={little}
      title="Cancel the flight from San Francisco to Los Angeles?"
      confirmLabel="Cancel the flight"
      cancelLabel="Keep it as it is"
      tone="danger"
      onConfirm={() => undefined}
      onCancel={() => undefined}
      error="Failed to submit cancellation request."
    >
      An administrator confirms the cancellation. It may carry administrative fees and is not guaranteed.
    </ConfirmDialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    const panel = panelOf(dialog)
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
    await waitFor(() => isReached(screen.getByText('Failed to submit cancellation request.'), panel))
    await isReached(screen.getByRole('button', { name: 'Cancel the flight' }), panel)
    await isReached(screen.getByRole('button', { name: 'Keep it as it is' }), panel)
  },
})

export const Task = meta.story({
  name: 'a task keeps its field usable',
  render: (args) => (
    <Dialog
      {...args}
      style={little}
      description="They are told at once, and answer when they can."
      footer={
        <>
          <Button variant="outline">Keep the flight as it is</Button>
          <Button>Send the new time to both pilots</Button>
        </>
      }
    >
      <TextField label="New time" />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const panel = panelOf(dialog)
    const field = screen.getByRole('textbox', { name: 'New time' })
    // Not only within the panel: also within the part of it that holds the field.
    await waitFor(() => isReached(field, field.closest('[tabindex]') ?? panel))
    await isReached(field, panel)
    await isReached(screen.getByRole('button', { name: 'Send the new time to both pilots' }), panel)
  },
})

export const Short = meta.story({
  name: 'what fits stays as low as it is',
  render: (args) => (
    <Dialog {...args} footer={<Button>Done</Button>}>
      <span>Saved.</span>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const panel = panelOf(dialog)
    await expect(panel.scrollHeight).toBe(panel.clientHeight)
    await expect(boxOf(screen.getByText('Saved.').closest('div')?.parentElement).height).toBeLessThan(80)
  },
})
