import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { holdTimer } from '../../../../../.storybook/hold-timer.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ConfirmDialog } from './index.ts'

const meta = preview.meta({
  tags: ['!autodocs'],
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

const onConfirm = fn()
const onCancel = fn()

const asks = {
  isOpen: true,
  title: 'Cancel this flight?',
  confirmLabel: 'Cancel Flight',
  cancelLabel: 'Keep flight',
  onConfirm,
  onCancel,
} as const

export const ConfirmPending = meta.story({
  beforeEach: () => {
    onConfirm.mockClear()
    onCancel.mockClear()
  },
  render: () => (
    <ConfirmDialog {...asks} tone="danger" pendingLabel="Cancelling..." className="from-host" data-testid="question">
      Nothing is undone.
    </ConfirmDialog>
  ),
})

ConfirmPending.test('while it runs, nothing closes it and a second press does nothing', async () => {
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this flight?' })
  await expect(question).toHaveClass('from-host')
  await expect(question).toHaveAttribute('data-testid', 'question')
  const yes = screen.getByRole('button', { name: 'Cancelling...' })
  await expect(yes).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(yes)
  await expect(screen.getByRole('button', { name: 'Keep flight' })).toBeDisabled()
  question.dispatchEvent(new Event('cancel', { cancelable: true }))
  await expect(onConfirm).not.toHaveBeenCalled()
  await expect(onCancel).not.toHaveBeenCalled()
})

/** Ends the half second in which no yes can be given. */
let settle = (): void => undefined

export const ConfirmFollowUp = meta.story({
  beforeEach: () => {
    onConfirm.mockClear()
    onCancel.mockClear()
    settle = holdTimer(500)
  },
  render: () => (
    <ConfirmDialog {...asks} tone="danger" isFollowUp>
      Two flights are closed with it.
    </ConfirmDialog>
  ),
})

ConfirmFollowUp.test('a press that was still meant for the question before it gives no yes', async () => {
  const yes = await screen.findByRole('button', { name: 'Cancel Flight' })
  await expect(screen.getByRole('button', { name: 'Keep flight' })).toHaveFocus()
  await expect(yes).toHaveAttribute('aria-disabled', 'true')
  await userEvent.dblClick(yes)
  await expect(onConfirm).not.toHaveBeenCalled()
  settle()
  await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'))
  yes.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await expect(onConfirm).not.toHaveBeenCalled()
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
  await expect(yes.dispatchEvent(held)).toBe(false)
  await userEvent.click(yes)
  await expect(onConfirm).toHaveBeenCalledOnce()
})
