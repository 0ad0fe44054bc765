import type { Browser, Page } from 'playwright'
import * as z from 'zod/mini'

/**
 * What a trace calls script: parsing and compiling, running, promises, timers, frames, handlers, and cleaning memory.
 * Style and layout that a script asks for in between are counted in, as the person waits for them.
 */
const scripts = new Set([
  'EvaluateScript', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule', 'v8.run', 'v8.callFunction', 'FunctionCall', 'RunMicrotasks',
  'V8.RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'FireIdleCallback', 'EventDispatch', 'MinorGC', 'MajorGC', 'V8.GCScavenger',
])

const eventShape = z.object({
  name: z.string(), ph: z.string(), pid: z.number(), tid: z.number(), ts: z.number(),
  dur: z.optional(z.number()), tdur: z.optional(z.number()), args: z.optional(z.unknown()),
})
const traceShape = z.object({ traceEvents: z.array(eventShape) })
/** What Chromium calls the main thread of a page. */
const nameShape = z.object({ name: z.literal('CrRendererMain') })
type TraceEvent = z.infer<typeof eventShape>

const threadOf = ({ pid, tid }: TraceEvent): string => `${String(pid)}/${String(tid)}`

/** Milliseconds of the outermost script events of one thread: what runs within another is counted once. */
const outermost = (events: readonly TraceEvent[]): number => {
  let end = 0
  let sum = 0
  for (const { ts, dur = 0, tdur = dur } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (ts < end) continue
    end = ts + dur
    sum += tdur
  }
  return sum / 1000
}

/** Milliseconds of processor time that the main threads of pages spent in scripts, by a trace. */
export const scriptTimeOf = (trace: string): number => {
  const { traceEvents: events } = traceShape.parse(JSON.parse(trace))
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && nameShape.safeParse(args).success).map(threadOf),
  )
  const ran = events.filter((event) => event.ph === 'X' && scripts.has(event.name))
  return [...mains].reduce((sum, thread) => sum + outermost(ran.filter((event) => threadOf(event) === thread)), 0)
}

/** Milliseconds of script that an action takes, until the page is at rest. The action itself must run no script of its own. */
export const scriptTime = async (browser: Browser, page: Page, action: () => Promise<unknown>): Promise<number> => {
  await browser.startTracing(page, { categories: ['-*', 'devtools.timeline', 'v8', 'v8.execute'] })
  await action()
  return scriptTimeOf((await browser.stopTracing()).toString('utf8'))
}
