import { afterEach, describe, expect, test } from 'vitest'
import { connectToaster, dismissToast, showToast, type Toast, type ToastSink } from './toastQueue.ts'

const recorder = () => {
  const shown: Toast[] = []
  const dismissed: string[] = []
  const sink: ToastSink = { show: (toast) => shown.push(toast), dismiss: (id) => dismissed.push(id) }
  return { shown, dismissed, sink }
}

let disconnect = (): void => {}
afterEach(() => disconnect())

const connect = (sink: ToastSink): void => {
  disconnect = connectToaster(sink)
}

describe('toast queue', () => {
  test('keeps toasts, in order, until the toaster is loaded', () => {
    showToast({ type: 'success', text: 'Flight approved successfully!' })
    showToast({ type: 'error', text: 'Could not load flight data.' })
    const { shown, sink } = recorder()
    connect(sink)
    expect(shown.map((toast) => [toast.type, toast.text])).toEqual([
      ['success', 'Flight approved successfully!'],
      ['error', 'Could not load flight data.'],
    ])
  })

  test('c50: the same error raised twice before the toaster is there is handed over once', () => {
    showToast({ type: 'error', text: 'Could not load flight data.' })
    showToast({ type: 'error', text: 'Could not load flight data.' })
    const { shown, sink } = recorder()
    connect(sink)
    expect(shown).toHaveLength(1)
  })

  test('c50: the same error raised twice later carries one id, so that it stays one toast', () => {
    const { shown, sink } = recorder()
    connect(sink)
    const first = showToast({ type: 'error', text: 'Could not load flight data.' })
    const second = showToast({ type: 'error', text: 'Could not load flight data.' })
    expect(first).toBe(second)
    expect(new Set(shown.map((toast) => toast.id)).size).toBe(1)
  })

  test('the same text of another type is another toast', () => {
    expect(showToast({ type: 'info', text: 'Saved' })).not.toBe(showToast({ type: 'success', text: 'Saved' }))
    const { shown, sink } = recorder()
    connect(sink)
    expect(shown).toHaveLength(2)
  })

  test('an id replaces what waits under it', () => {
    showToast({ id: 'send', type: 'loading', text: 'Retrying flight request...' })
    showToast({ id: 'send', type: 'success', text: 'Flight request sent successfully!' })
    const { shown, sink } = recorder()
    connect(sink)
    expect(shown).toEqual([{ id: 'send', type: 'success', text: 'Flight request sent successfully!' }])
  })

  test('what can be done about it is handed over too', () => {
    const action = { label: 'Undo', onPress: () => undefined }
    showToast({ text: 'Post deleted', action })
    const { shown, sink } = recorder()
    connect(sink)
    expect(shown[0]?.action).toBe(action)
  })

  test('dismissing reaches what waits and what is shown', () => {
    dismissToast(showToast({ text: 'Theme set to dark' }))
    const { shown, dismissed, sink } = recorder()
    connect(sink)
    expect(shown).toEqual([])
    dismissToast('later')
    expect(dismissed).toEqual(['later'])
  })

  test('after the toaster has gone, toasts wait for the next one', () => {
    const first = recorder()
    connect(first.sink)
    disconnect()
    showToast({ text: 'Back again' })
    expect(first.shown).toEqual([])
    const second = recorder()
    connect(second.sink)
    expect(second.shown.map((toast) => toast.text)).toEqual(['Back again'])
  })

  test('a toaster that left late does not disconnect its successor', () => {
    const first = recorder()
    const leave = connectToaster(first.sink)
    const second = recorder()
    connect(second.sink)
    leave()
    showToast({ text: 'Still here' })
    expect(second.shown).toHaveLength(1)
  })

  test('a toaster goes on where the one that took over has left', () => {
    const first = recorder()
    connect(first.sink)
    const leave = connectToaster(recorder().sink)
    leave()
    const id = showToast({ text: 'Back with the first' })
    dismissToast(id)
    expect(first.shown.map((toast) => toast.text)).toEqual(['Back with the first'])
    expect(first.dismissed).toEqual([id])
  })
})
