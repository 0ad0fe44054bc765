import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
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
