import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { dismissToast, showToast, Toaster, toastTypes, type ToastType } from './index.ts'

const texts: Record<ToastType, string> = {
  default: 'Theme set to dark',
  success: 'Flight proposal accepted.',
  info: 'Cancellation request submitted.',
  warning: 'Please select an aircraft from the rentals page first.',
  error: 'Could not send flight proposal.',
  loading: 'Retrying flight request...',
}

const WithDialog = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ padding: 16, minBlockSize: 500 }}>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog title="Confirm Your Payment" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button onClick={() => showToast({ type: 'error', text: texts.error })}>Fail</Button>
      </Dialog>
      <Toaster />
    </div>
  )
}

const meta = preview.meta({
  title: 'UI/Toaster',
  component: Toaster,
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16, minBlockSize: 500, alignContent: 'start' }}>
      {toastTypes.map((type) => (
        <Button key={type} variant="outline" tone="neutral" onClick={() => showToast({ type, text: texts[type] })}>
          {type}
        </Button>
      ))}
      <Toaster />
    </div>
  ),
  // The library keeps what is still shown beyond its component; each story begins without any.
  beforeEach: () => {
    toast.dismiss()
  },
})

const region = () => screen.findByRole('region', { name: 'Notifications Alt+T' })
const toasts = async () => within(await region()).queryAllByRole('listitem')

export const Default = meta.story()

export const Types = meta.story({
  name: 'the six types; three are seen, the rest is stacked behind',
  play: async ({ canvas }) => {
    for (const type of toastTypes) await userEvent.click(canvas.getByRole('button', { name: type }))
    await waitFor(async () => expect(await toasts()).toHaveLength(6))
    const visible = (await toasts()).filter((item) => item.dataset['visible'] === 'true')
    await expect(visible).toHaveLength(3)
  },
})

export const Once = meta.story({
  name: 'c50: the same text raised twice at once shows once, and an error is heard at once',
  play: async () => {
    await region()
    showToast({ type: 'error', text: texts.error })
    showToast({ type: 'error', text: texts.error })
    showToast({ type: 'success', text: texts.success })
    await waitFor(async () => expect(await toasts()).toHaveLength(2))
    await expect(screen.getByRole('alert')).toHaveTextContent(texts.error)
    await expect(within(screen.getByRole('alert')).getAllByText(texts.error)).toHaveLength(1)
    await expect(screen.getByRole('status')).toHaveTextContent(texts.success)
  },
})

const RaisesOnMount = () => {
  useEffect(() => {
    showToast({ type: 'error', text: texts.error })
    return () => {
      showToast({ type: 'error', text: texts.error })
    }
  }, [])
  return <Toaster />
}

export const DoubleMount = meta.story({
  name: 'c50: an effect that runs twice raises one toast',
  render: () => <RaisesOnMount />,
  play: async () => {
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
  },
})

export const Replaced = meta.story({
  name: 'a loading toast becomes its result',
  play: async () => {
    await region()
    showToast({ id: 'send', type: 'loading', text: texts.loading })
    await expect(await screen.findByRole('status')).toBeInTheDocument()
    await waitFor(async () => expect((await toasts())[0]).toHaveTextContent(texts.loading))
    showToast({ id: 'send', type: 'success', text: 'Flight request sent successfully!' })
    await waitFor(async () => expect((await toasts())[0]).toHaveTextContent('Flight request sent successfully!'))
    await expect(await toasts()).toHaveLength(1)
    dismissToast('send')
    await waitFor(async () => expect(await toasts()).toHaveLength(0))
  },
})

export const Dismissed = meta.story({
  name: 'the button on a toast takes it away',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'info' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(async () => expect(await toasts()).toHaveLength(0))
  },
})

export const Hotkey = meta.story({
  name: 'c50: Alt+T goes to the toasts, Escape back; AltGr+T is a letter',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'success' })
    await userEvent.click(button)
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    const altGr = new KeyboardEvent('keydown', { code: 'KeyT', key: 'ţ', altKey: true, ctrlKey: true, bubbles: true })
    button.dispatchEvent(altGr)
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect((await region()).contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
  },
})

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

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  name: 'c50: a long, unbroken text stays on a narrow screen',
  play: async () => {
    await region()
    showToast({ id: 'long', type: 'warning', text: `${'x'.repeat(200)} שלום (10:30)` })
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    const box = (await toasts())[0]?.getBoundingClientRect()
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    dismissToast('long')
  },
})

const undo = fn()

export const WithAction = meta.story({
  name: 'a toast with an action never times out; its action is told and takes it away',
  play: async () => {
    await region()
    showToast({ id: 'deleted', text: 'Post deleted.', action: { label: 'Undo', onPress: undo } })
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    await expect(toast.getToasts().find(({ id }) => id === 'deleted')).toHaveProperty('duration', Number.POSITIVE_INFINITY)
    await expect(screen.getByRole('status')).toHaveTextContent('Post deleted. Undo: Alt+T')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(async () => expect(await toasts()).toHaveLength(0))
    showToast({ id: 'deleted', text: 'Post is back.' })
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    dismissToast('deleted')
  },
})

/** Pulls the only toast to the right, within one millisecond as far as the library can tell. */
const flick = async (pixels: number): Promise<void> => {
  const [item] = await toasts()
  if (item === undefined) throw new Error('No toast to pull')
  // A scripted pointer cannot be captured.
  item.setPointerCapture = () => undefined
  await fireEvent.pointerDown(item, { button: 0, clientX: 100, clientY: 100 })
  await fireEvent.pointerMove(item, { clientX: 110, clientY: 100 })
  await fireEvent.pointerMove(item, { clientX: 100 + pixels, clientY: 100 })
  await fireEvent.pointerUp(item, { clientX: 100 + pixels, clientY: 100 })
}

export const Swiped = meta.story({
  name: 'c50: a flick of 44 px leaves a toast, one of 46 px takes it away',
  play: async () => {
    await region()
    showToast({ id: 'swipe', text: 'Theme set to dark' })
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    await flick(44)
    await expect((await toasts())[0]).toHaveAttribute('data-swipe-out', 'false')
    await expect((await toasts())[0]).toHaveAttribute('data-removed', 'false')
    await flick(46)
    await waitFor(async () => expect(await toasts()).toHaveLength(0))
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
          <Button onClick={() => showToast({ type: 'error', text: texts.error })}>Fail</Button>
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
          showToast({ type: 'info', text: texts.info })
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

export const Sheet = meta.story({
  name: 'Sheet',
  render: () => (
    <div style={{ padding: 16, minBlockSize: 620 }}>
      <Toaster />
    </div>
  ),
  play: async () => {
    await region()
    showToast({ type: 'loading', text: texts.loading })
    showToast({ id: 'undo', text: 'Post deleted.', action: { label: 'Undo', onPress: fn() } })
    showToast({ id: 'odd', type: 'warning', text: `${'x'.repeat(60)} שלום (10:30)` })
    await waitFor(async () => expect(await toasts()).toHaveLength(3))
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect((await region()).contains(document.activeElement)).toBe(true)
  },
})
