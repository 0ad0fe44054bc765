import { useState } from 'react'
import { toast } from 'sonner'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { showToast, Toaster } from './index.ts'

const meta = preview.meta({
  title: 'UI/Toaster over dialogs',
  component: Toaster,
  // The library keeps what is still shown beyond its component; each story begins without any.
  beforeEach: () => {
    toast.dismiss()
  },
})

const failed = 'Could not send flight proposal.'
const region = () => screen.findByRole('region', { name: 'Notifications Alt+T' })
const toasts = async () => within(await region()).queryAllByRole('listitem')

const WithDialog = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ padding: 16, minBlockSize: 500 }}>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog title="Confirm Your Payment" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button onClick={() => showToast({ type: 'error', text: failed })}>Fail</Button>
      </Dialog>
      <Toaster />
    </div>
  )
}

export const OverDialog = meta.story({
  name: 'c50: toasts stand over an open dialog, can be reached there, and Escape leaves the dialog open',
  render: () => <WithDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Your Payment' })
    const fail = within(dialog).getByRole('button', { name: 'Fail' })
    await userEvent.click(fail)
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    // Inside the modal dialog, hence not inert.
    await expect(dialog).toContainElement(await region())
    fail.focus()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect((await region()).contains(document.activeElement)).toBe(true)
    const escape = new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(escape)
    // What is prevented does not reach the browser's own closing of dialogs.
    await expect(escape.defaultPrevented).toBe(true)
    await expect(fail).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await toasts()).toHaveLength(1)
  },
})

const Stacked = () => {
  const [open, setOpen] = useState(0)
  return (
    <div style={{ padding: 16, minBlockSize: 500 }}>
      <Button onClick={() => setOpen(1)}>Open dialog</Button>
      <Dialog title="License Documents" isOpen={open > 0} onClose={() => setOpen(0)}>
        <Button onClick={() => setOpen(2)}>Reject</Button>
        <Dialog title="Reject Luis Carranza?" isOpen={open > 1} onClose={() => setOpen(1)}>
          <Button onClick={() => showToast({ type: 'error', text: failed })}>Fail</Button>
        </Dialog>
      </Dialog>
      <Toaster />
    </div>
  )
}

/** What a pointer would hit in the middle of an element. */
const isOnTop = (element: HTMLElement): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

export const OverStackedDialogs = meta.story({
  name: 'c50: over stacked dialogs too: clickable, Escape gives the focus back, and it stays when the top one closes',
  render: () => <Stacked />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
    const top = await screen.findByRole('dialog', { name: 'Reject Luis Carranza?' })
    const fail = within(top).getByRole('button', { name: 'Fail' })
    await userEvent.click(fail)
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    await waitFor(() => expect(isOnTop(dismiss)).toBe(true))
    fail.focus()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect((await region()).contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(fail).toHaveFocus()
    await expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2)
    await userEvent.click(within(top).getByRole('button', { name: 'Close' }))
    const below = await screen.findByRole('dialog', { name: 'License Documents' })
    await expect(below).toContainElement(await region())
    await waitFor(() => expect(isOnTop(dismiss)).toBe(true))
    await userEvent.click(dismiss)
    await waitFor(async () => expect(await toasts()).toHaveLength(0))
  },
})

const OpensLater = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ padding: 16, minBlockSize: 500 }}>
      <Button
        onClick={() => {
          showToast({ type: 'info', text: 'Cancellation request submitted.' })
          setOpen(true)
        }}
      >
        Tell and open
      </Button>
      <Dialog title="Confirm Your Payment" isOpen={isOpen} onClose={() => setOpen(false)}>
        Pay
      </Dialog>
      <Toaster />
    </div>
  )
}

export const BeforeDialog = meta.story({
  name: 'c50: a toast that was there before a dialog opened stands above it',
  render: () => <OpensLater />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell and open' }))
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    await waitFor(() => expect(isOnTop(dismiss)).toBe(true))
  },
})
