import { useState } from 'react'
import { toast } from 'sonner'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { dismissToast, showToast, Toaster } from './index.ts'

const WithDialog = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ padding: 16, minBlockSize: 500 }}>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog title="Confirm Your Payment" isOpen={isOpen} onClose={() => setOpen(false)}>
        Pay
      </Dialog>
      <Toaster />
    </div>
  )
}

/** What is shown and said when toasts are raised again, and in which direction. */
const meta = preview.meta({
  title: 'UI/Toaster said',
  component: Toaster,
  tags: ['!autodocs'],
  render: () => <WithDialog />,
  // The library keeps what is still shown beyond its component; each story begins without any.
  beforeEach: () => {
    toast.dismiss()
  },
})

const region = () => screen.findByRole('region', { name: 'Notifications Alt+T' })
const toasts = async () => within(await region()).queryAllByRole('listitem')
const only = async (): Promise<HTMLElement> => {
  const [item, ...others] = await toasts()
  if (item === undefined || others.length > 0) throw new Error('Not one toast')
  return item
}

const failed = 'Could not send flight proposal.'

export const SaidOnce = meta.story({
  name: 'c50: an error is said once: what was said is gone before a dialog moves the region',
  play: async ({ canvas }) => {
    await region()
    const alert = screen.getByRole('alert')
    const said: string[] = []
    // Each time that a sentence stands there anew, or stands there where the region is put anew.
    const note = (): void => {
      if (alert.textContent !== '') said.push(alert.textContent)
    }
    const inside = new MutationObserver(note)
    inside.observe(alert, { childList: true, subtree: true, characterData: true })
    showToast({ type: 'error', text: failed, action: { label: 'Retry', onPress: fn() } })
    await waitFor(() => expect(alert).toHaveTextContent(`${failed} Retry: Alt+T`))
    const moved = new MutationObserver(note)
    moved.observe(document.body, { childList: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toContainElement(alert)
    showToast({ type: 'error', text: failed, action: { label: 'Retry', onPress: fn() } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toContainElement(alert))
    inside.disconnect()
    moved.disconnect()
    await expect(said).toEqual([`${failed} Retry: Alt+T`])
    await expect(await toasts()).toHaveLength(1)
  },
})

export const RaisedWhileLeaving = meta.story({
  name: 'c50: what is raised again while the former one leaves is shown and said',
  play: async () => {
    await region()
    const saved = { type: 'info', text: 'Saved', action: { label: 'Undo', onPress: fn() } } as const
    showToast(saved)
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    const former = await only()
    await userEvent.click(within(former).getByRole('button', { name: 'Dismiss' }))
    await expect(former).toHaveAttribute('data-removed', 'true')
    showToast(saved)
    await waitFor(() => expect(former).not.toBeInTheDocument())
    await expect(await only()).toHaveTextContent('Saved')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))
  },
})

export const RaisedByItsAction = meta.story({
  name: 'c50: what an action raises under the id of its own toast is shown',
  play: async () => {
    const onPress = fn(() => showToast({ id: 'deleted', type: 'loading', text: 'Bringing it back...' }))
    await region()
    showToast({ id: 'deleted', text: 'Post deleted.', action: { label: 'Undo', onPress } })
    const undo = await screen.findByRole('button', { name: 'Undo' })
    const former = await only()
    await userEvent.dblClick(undo)
    await waitFor(() => expect(former).not.toBeInTheDocument())
    await expect(onPress).toHaveBeenCalledOnce()
    const next = await only()
    await expect(next).toHaveTextContent('Bringing it back...')
    // From then on it is one toast again, until it leaves.
    showToast({ id: 'deleted', type: 'success', text: 'Post is back.' })
    await waitFor(() => expect(next).toHaveTextContent('Post is back.'))
    await expect(await only()).toBe(next)
    dismissToast('deleted')
    await waitFor(async () => expect(await toasts()).toHaveLength(0))
  },
})

export const DismissedAndRaised = meta.story({
  name: 'c50: dismissed and raised again at once, as a doubled effect does, it is the same toast',
  play: async () => {
    await region()
    showToast({ id: 'once', type: 'error', text: failed })
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    const former = await only()
    dismissToast('once')
    showToast({ id: 'once', type: 'error', text: 'Another text' })
    await waitFor(() => expect(former).toHaveTextContent('Another text'))
    await expect(await only()).toBe(former)
    await expect(former).toHaveAttribute('data-removed', 'false')
  },
})

export const Directions = meta.story({
  name: 'c35: each toast, its action and what is said of it find their own direction',
  play: async () => {
    await region()
    showToast({ text: 'שרה אושרה (10:30).', action: { label: 'ביטול', onPress: fn() } })
    showToast({ text: 'Sarah has been approved (10:30).', action: { label: 'Undo', onPress: fn() } })
    await waitFor(async () => expect(await toasts()).toHaveLength(2))
    const directionOf = (element: Element) => getComputedStyle(element).direction
    const status = screen.getByRole('status')
    for (const [text, label, direction] of [
      ['שרה אושרה (10:30).', 'ביטול', 'rtl'],
      ['Sarah has been approved (10:30).', 'Undo', 'ltr'],
    ] as const) {
      const item = within(await region())
      await expect(directionOf(item.getByText(text))).toBe(direction)
      await expect(directionOf(item.getByText(label))).toBe(direction)
      await expect(directionOf(await within(status).findByText(text))).toBe(direction)
      await expect(directionOf(within(status).getByText(label))).toBe(direction)
    }
    // The box itself stays as the page is: the sign before, the buttons after the text.
    await expect((await toasts()).map(directionOf)).toEqual(['ltr', 'ltr'])
  },
})
