import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { dismissToast, showToast, Toaster, toastTypes, type ToastType } from './index.ts'

const texts: Record<ToastType, string> = {
  default: 'Theme set to dark',
  success: 'Flight proposal accepted.',
  info: 'Cancellation request submitted.',
  warning: 'Please select an aircraft from the rentals page first.',
  error: 'Could not send flight proposal.',
  loading: 'Retrying flight request...',
}

const meta = preview.meta({
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Says what an action has come to, over whatever is open. Use it for what may be missed. Place it once near the root, loaded lazily; `showToast` may be called before. What must be read or answered belongs on the page or in a `Dialog`.',
      },
    },
  },
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
    await expect(await within(screen.getByRole('alert')).findAllByText(texts.error)).toHaveLength(1)
    await expect(await within(screen.getByRole('status')).findAllByText(texts.success)).toHaveLength(1)
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

const Two = () => {
  const [hasFirst, setFirst] = useState(true)
  return (
    <div style={{ padding: 16, minBlockSize: 500 }}>
      <Button onClick={() => setFirst(false)}>Take one away</Button>
      <Button onClick={() => showToast({ text: texts.default })}>Raise</Button>
      {hasFirst && <Toaster />}
      <Toaster />
    </div>
  )
}

export const TwoAtOnce = meta.story({
  name: 'c50: of two toasters one shows each toast, and the other goes on once it has left',
  render: () => <Two />,
  play: async ({ canvas }) => {
    await region()
    await expect(screen.getAllByRole('region', { name: 'Notifications Alt+T' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Raise' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    toast.dismiss()
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Take one away' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Raise' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
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
    await expect(toast.getToasts()).toMatchObject([{ duration: Number.POSITIVE_INFINITY }])
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Post deleted. Undo: Alt+T'))
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
