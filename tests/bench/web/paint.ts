import type { Locator, Page } from 'playwright'
import * as z from 'zod/mini'
import type { SlowPage } from './slow-page.ts'

/** What a person does, each as real input through the browser. */
export interface Hand {
  /** A press with the mouse in the middle of an element. */
  readonly press: (target: Locator) => Promise<void>
  /** Keys, one after the other, in what has the focus. */
  readonly keys: (...keys: readonly string[]) => Promise<void>
  /** A text, a letter at a time. */
  readonly type: (text: string) => Promise<void>
}

/** How long the page took to paint what followed from each interaction. */
export interface Painted {
  /** Interactions, by the browser's own count. */
  readonly count: number
  /** Milliseconds of the longest one; what takes less than 16 is not told, and is 16 here. */
  readonly longest: number
}

/** The shortest duration that the browser tells of. */
const shortest = 16

/** Milliseconds that a finger stays down. At once up again, what goes down and what is clicked would share a frame. */
const held = { delay: 80 } as const

/** Runs in the page before its own scripts: keeps the durations of interactions, by their ids. */
const watch = (threshold: number): void => {
  const kept = new Map<number, number>()
  Reflect.set(globalThis, 'interactionDurations', kept)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId') ?? 0)
      if (id > 0) kept.set(id, Math.max(kept.get(id) ?? 0, entry.duration))
    }
  })
  observer.observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: threshold }))
}

const seenShape = z.object({ count: z.number(), durations: z.array(z.number()) })

/** Waits for the frames in which the last entries come, then reads and forgets them. */
const read = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    const kept: unknown = Reflect.get(globalThis, 'interactionDurations')
    const durations = kept instanceof Map ? [...kept.values()].map(Number) : []
    if (kept instanceof Map) kept.clear()
    return { count: performance.interactionCount, durations }
  })

const handOf = ({ page, atRest }: SlowPage): Hand => {
  const keys = async (...pressed: readonly string[]): Promise<void> => {
    for (const key of pressed) {
      await page.keyboard.press(key, held)
      await atRest()
    }
  }
  return {
    keys,
    type: (text) => keys(...Array.from(text)),
    press: async (target) => {
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      if (box === null) throw new Error(`${String(target)} is not in sight`)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, held)
      await atRest()
    },
  }
}

/** Prepares a page for {@link measurePaints}; before it goes anywhere. */
export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(watch, shortest)

/**
 * Interaction to next paint, by the browser's Event Timing: from the input to the frame that shows what it did. The
 * longest of all that `act` does.
 */
export const measurePaints = async (slow: SlowPage, act: (hand: Hand) => Promise<void>): Promise<Painted> => {
  const before = seenShape.parse(await read(slow.page))
  await act(handOf(slow))
  const { count, durations } = seenShape.parse(await read(slow.page))
  return { count: count - before.count, longest: Math.max(shortest, ...durations) }
}
