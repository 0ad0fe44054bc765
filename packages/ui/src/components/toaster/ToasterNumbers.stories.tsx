import { toast } from 'sonner'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { dismissToast, showToast, toastDefaults, Toaster } from './index.ts'

/** What specification §9 says of toasts in numbers, measured on the screen. */
const meta = preview.meta({
  title: 'UI/Toaster numbers',
  component: Toaster,
  tags: ['!autodocs'],
  render: () => (
    <div style={{ padding: 16, minBlockSize: 620 }}>
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

const raise = async (count: number): Promise<void> => {
  await region()
  for (let at = 1; at <= count; at += 1) showToast({ type: 'info', text: `Notice ${at}` })
  await waitFor(async () => expect(await toasts()).toHaveLength(count))
}

/**
 * Stands in for the timers by which toasts go: none of them ends by itself, however slow the machine. Other timers run.
 * The stories' own tools forget it with the story.
 */
const holdClocks = () => {
  const { setTimeout: later, clearTimeout: forget } = globalThis
  const running = new Map<unknown, { run: () => void; after: number }>()
  spyOn(globalThis, 'setTimeout').mockImplementation((...args) => {
    const [run, after = 0] = args
    // One that was paused goes on with what was left: little has gone by in a story.
    if (after < toastDefaults.durationMs / 2 || after > toastDefaults.durationMs) return later(...args)
    const id = later(() => undefined)
    running.set(id, { run: () => void later(run, 0), after })
    return id
  })
  spyOn(globalThis, 'clearTimeout').mockImplementation((id) => {
    running.delete(id)
    forget(id)
  })
  return {
    /** What each running clock was given, in milliseconds. */
    running: () => Array.from(running.values(), ({ after }) => after),
    elapse: () => {
      for (const { run } of running.values()) run()
      running.clear()
    },
  }
}

export const Hovered = meta.story({
  name: 'c50: a toast goes after 4000 ms, which stand still while the pointer is over it',
  play: async () => {
    const clocks = holdClocks()
    await raise(1)
    await waitFor(() => expect(clocks.running()).toEqual([4000]))
    const [item] = await toasts()
    if (item === undefined) throw new Error('No toast to point at')
    await userEvent.hover(item)
    await waitFor(() => expect(clocks.running()).toEqual([]))
    await expect(item).toBeVisible()
    await userEvent.unhover(item)
    await waitFor(() => expect(clocks.running()).toHaveLength(1))
    clocks.elapse()
    await waitFor(async () => expect(await toasts()).toHaveLength(0))
  },
})

export const HiddenTab = meta.story({
  name: 'c50: the clock of a toast stands still while its tab is hidden',
  play: async () => {
    const clocks = holdClocks()
    await raise(1)
    await waitFor(() => expect(clocks.running()).toEqual([4000]))
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(clocks.running()).toEqual([]))
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(clocks.running()).toHaveLength(1))
    clocks.elapse()
    await waitFor(async () => expect(await toasts()).toHaveLength(0))
  },
})

export const Places = meta.story({
  name: 'c50: 356 px wide, in the lower right corner, 14 px apart when the stack is open',
  play: async () => {
    await raise(3)
    await userEvent.keyboard('{Alt>}t{/Alt}')
    const { clientWidth, clientHeight } = document.documentElement
    // Newest first: the lowest one.
    const boxes = async () => (await toasts()).map((item) => item.getBoundingClientRect())
    await waitFor(async () => {
      const [lowest, middle, highest] = await boxes()
      await expect(lowest?.top).toBeCloseTo((middle?.bottom ?? 0) + 14, 0)
      await expect(middle?.top).toBeCloseTo((highest?.bottom ?? 0) + 14, 0)
    })
    const [lowest] = await boxes()
    await expect((await boxes()).map(({ width }) => width)).toEqual([356, 356, 356])
    await expect(clientWidth - (lowest?.right ?? 0)).toBeCloseTo(24, 0)
    await expect(clientHeight - (lowest?.bottom ?? 0)).toBeCloseTo(24, 0)
  },
})

export const RoomForItsWords = meta.story({
  name: 'c50: a toast that was changed while it lay behind others is as high as its words ask',
  play: async () => {
    holdClocks()
    await region()
    showToast({ id: 'photo', text: 'Sending the photo.' })
    showToast({ id: 'post', text: 'Post published.' })
    showToast({ id: 'flight', text: 'Flight proposal accepted.' })
    await waitFor(async () => expect(await toasts()).toHaveLength(3))
    await Promise.all((await toasts()).flatMap((item) => item.getAnimations().map(({ finished }) => finished)))
    showToast({ id: 'photo', type: 'error', text: 'Could not send the photo. '.repeat(6) })
    await userEvent.keyboard('{Alt>}t{/Alt}')
    const gaps = async () =>
      (await toasts()).map((item) => {
        const box = item.getBoundingClientRect()
        const words = item.querySelector('[data-content]')?.getBoundingClientRect()
        return { above: Math.round((words?.top ?? 0) - box.top), below: Math.round(box.bottom - (words?.bottom ?? 0)) }
      })
    await waitFor(async () => expect(await gaps()).toEqual(Array.from({ length: 3 }, () => ({ above: 13, below: 13 }))))
  },
})

export const Still = meta.story({
  name: 'c50: with reduced motion no toast slides or fades',
  play: async () => {
    await raise(2)
    const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)')
    for (const item of await toasts()) {
      const { transitionDuration, animationName } = getComputedStyle(item)
      // Seen otherwise too, where the system asks for nothing: then they do slide.
      await expect(transitionDuration.split(', ').every((each) => each === '0s')).toBe(isReduced)
      await expect(animationName).toBe('none')
    }
    if (isReduced) await expect((await region()).getAnimations({ subtree: true })).toEqual([])
  },
})

export const Narrowest = meta.story({
  name: 'c50: on a screen of 320 px a toast keeps its edges and its button in sight',
  parameters: { viewport: { options: { narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await region()
    showToast({ id: 'long', type: 'error', text: `Could not send flight proposal. ${'x'.repeat(120)}`, action: { label: 'Retry', onPress: () => undefined } })
    await waitFor(async () => expect(await toasts()).toHaveLength(1))
    await waitFor(() => expect(document.documentElement.clientWidth).toBe(320))
    const [item] = await toasts()
    const box = item?.getBoundingClientRect()
    await expect(box?.left).toBeGreaterThanOrEqual(0)
    await expect(box?.right).toBeLessThanOrEqual(320)
    for (const name of ['Retry', 'Dismiss']) {
      const button = (await screen.findByRole('button', { name })).getBoundingClientRect()
      await expect(button.left).toBeGreaterThanOrEqual(box?.left ?? 0)
      await expect(button.right).toBeLessThanOrEqual(box?.right ?? 0)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    dismissToast('long')
  },
})
