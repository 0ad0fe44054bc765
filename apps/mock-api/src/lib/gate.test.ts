import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('at most so many run at a time, the others in their order, beyond the queue 503 at once', async () => {
  const gate = createGate({ atOnce: 2, waiting: 2 })
  const order: number[] = []
  const releases: (() => void)[] = []
  const start = (index: number): Promise<number> =>
    gate.run(async () => {
      order.push(index)
      await new Promise<void>((resolve) => releases.push(resolve))
      return index
    })
  const running = [start(0), start(1), start(2), start(3)]
  await expect(start(4)).rejects.toMatchObject({ status: 503 })
  expect(order).toEqual([0, 1])
  while (order.length < 4) {
    releases.shift()?.()
    await Promise.race(running.filter((_, index) => index === order.length - 3 || index === 0))
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const release of releases) release()
  expect(await Promise.all(running)).toEqual([0, 1, 2, 3])
  expect(order).toEqual([0, 1, 2, 3])
})

test('work that fails makes room', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1 })
  await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate.run(async () => 7)).toBe(7)
})
