import { describe, expect, test } from 'vitest'
import { createLikeQueue, type Toggled } from './like-queue.ts'

/** A service that toggles, each answer given when the test says so. */
const world = (first = false) => {
  let stored = first
  const open: ((answer?: Toggled) => void)[] = []
  const shown: (boolean | undefined)[] = []
  const failures: unknown[] = []
  const queue = createLikeQueue({
    send: () =>
      new Promise<Toggled>((resolve) => {
        open.push((answer) => {
          if (answer === undefined) stored = !stored
          resolve(answer ?? { kind: 'done', liked: stored })
        })
      }),
    show: (_, liked) => shown.push(liked),
    onFailure: (_, failure) => failures.push(failure),
  })
  const answer = async (with_?: Toggled): Promise<void> => {
    open.shift()?.(with_)
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { queue, answer, shown, failures, stored: () => stored, open }
}

describe('likes under way', () => {
  test('a press is shown at once and sent once', async () => {
    const { queue, answer, shown, stored, open } = world()
    queue.press('a', false)
    expect(shown).toEqual([true])
    await answer()
    expect(stored()).toBe(true)
    expect(shown).toEqual([true, undefined])
    expect(open).toEqual([])
  })

  test('a quick double press ends where it began, with one more toggle', async () => {
    const { queue, answer, shown, stored, open } = world()
    queue.press('a', false)
    queue.press('a', true)
    expect(shown).toEqual([true, false])
    expect(open).toHaveLength(1)
    await answer()
    expect(open).toHaveLength(1)
    await answer()
    expect(stored()).toBe(false)
    expect(shown.at(-1)).toBeUndefined()
  })

  test('three quick presses need no further toggle', async () => {
    const { queue, answer, stored, open } = world()
    queue.press('a', false)
    queue.press('a', true)
    queue.press('a', false)
    await answer()
    expect(stored()).toBe(true)
    expect(open).toEqual([])
  })

  test('a failure takes back what was shown, and the next press begins anew', async () => {
    const { queue, answer, shown, failures, stored } = world(true)
    queue.press('a', true)
    await answer({ kind: 'failed', failure: 'no connection' })
    expect(shown).toEqual([false, undefined])
    expect(failures).toEqual(['no connection'])
    queue.press('a', true)
    await answer()
    expect(stored()).toBe(false)
  })

  test('items do not wait for each other', () => {
    const { queue, open } = world()
    queue.press('a', false)
    queue.press('b', false)
    expect(open).toHaveLength(2)
  })
})
