import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A page of its own for each test, and what listens to it. */
const open = async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.resetModules()
  const { pressOver } = await import('./press.ts')
  await pressOver()
  const tell = (name: string): void => void page.dispatchEvent(new Event(name))
  const over = vi.fn<() => void>()
  return { tell, over, wait: () => void pressOver().then(over) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('without a press nothing waits', async () => {
  const { over, wait } = await open()
  wait()
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalledOnce()
})

test('what comes during a press waits for the click, and for those who are clicked to have heard of it', async () => {
  const { tell, over, wait } = await open()
  tell('pointerdown')
  wait()
  await vi.advanceTimersByTimeAsync(300)
  tell('pointerup')
  expect(over).not.toHaveBeenCalled()
  tell('click')
  await Promise.resolve()
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalledOnce()
})

test('a press that clicks nothing is over soon after it comes up', async () => {
  const { tell, over, wait } = await open()
  tell('pointerdown')
  wait()
  tell('pointerup')
  await vi.advanceTimersByTimeAsync(59)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})

test('a press that becomes a movement of the page is over at once', async () => {
  const { tell, over, wait } = await open()
  tell('pointerdown')
  wait()
  tell('pointercancel')
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalledOnce()
})

test('a press whose end nobody tells of holds the page for a second, and the next one holds it anew', async () => {
  const { tell, over, wait } = await open()
  tell('pointerdown')
  wait()
  await vi.advanceTimersByTimeAsync(999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
  tell('pointerdown')
  wait()
  await vi.advanceTimersByTimeAsync(500)
  expect(over).toHaveBeenCalledOnce()
  tell('click')
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalledTimes(2)
})
