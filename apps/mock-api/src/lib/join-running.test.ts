import { expect, test } from 'vitest'
import { createJoining } from './join-running.ts'

test('callers of the same work share one run; a later one, another key and another owner start their own', async () => {
  const join = createJoining<number>()
  const [owner, other] = [{}, {}]
  let runs = 0
  const work = async (): Promise<number> => {
    runs += 1
    return runs
  }
  expect(await Promise.all([join(owner, 'a', work), join(owner, 'a', work), join(owner, 'b', work), join(other, 'a', work)])).toEqual([1, 1, 2, 3])
  expect(await join(owner, 'a', work)).toBe(4)
})

test('a failure reaches everybody who waited, and the next call tries anew', async () => {
  const join = createJoining<number>()
  const owner = {}
  const fail = (): Promise<number> => Promise.reject(new Error('no'))
  const outcomes = await Promise.allSettled([join(owner, 'a', fail), join(owner, 'a', fail)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await join(owner, 'a', () => Promise.resolve(1))).toBe(1)
})
