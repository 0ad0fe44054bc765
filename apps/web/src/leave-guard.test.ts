import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLeaveGuard, type LeaveGuard } from './leave-guard.ts'

/** A browser's history with pages of the product, moving in tasks of their own as browsers do. */
class FakeWindow extends EventTarget {
  entries: string[]
  at: number
  moves: number[] = []

  constructor(entries: string[]) {
    super()
    this.entries = entries
    this.at = entries.length - 1
  }

  get location() {
    const { pathname, search } = new URL(this.entries[this.at] ?? '', 'http://inside.invalid')
    return { pathname, search }
  }

  history = ((page: FakeWindow) => ({
    get state() {
      return { idx: page.at, key: String(page.at) }
    },
    go: (delta: number) => page.move(delta),
  }))(this)

  watchPopState(listener: (event: Event) => void): () => void {
    this.addEventListener('popstate', listener)
    return () => this.removeEventListener('popstate', listener)
  }

  /** As `history.go`, and as the browser's own buttons. */
  move(delta: number): void {
    this.moves.push(delta)
    setTimeout(() => {
      const to = this.at + delta
      if (delta === 0 || to < 0 || to >= this.entries.length) return
      this.at = to
      this.dispatchEvent(new Event('popstate'))
    })
  }
}

/** Every task that waits has run, and those that came of it. */
const settled = () => vi.runAllTimersAsync()

let page: FakeWindow
let guard: LeaveGuard
let dirty: boolean
let tellUnsaved: () => void
/** Where the router went, by what it heard. */
let heard: number[]

beforeEach(() => {
  vi.useFakeTimers()
  page = new FakeWindow(['/dashboard', '/rentals', '/profile', '/messages'])
  page.at = 2
  dirty = true
  heard = []
  tellUnsaved = () => undefined
  guard = createLeaveGuard(page, {
    isUnsaved: () => dirty,
    watch: (listener) => {
      tellUnsaved = listener
      return () => undefined
    },
  })
  guard.watch()
  // The router, which hears of it later.
  page.addEventListener('popstate', () => {
    heard.push(page.at)
    guard.arrived(page.location)
  })
})

afterEach(() => {
  vi.useRealTimers()
})

const closes = (): boolean => page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('Back and Forward', () => {
  test('with nothing unsaved they pass', async () => {
    dirty = false
    page.move(-1)
    await settled()
    expect(heard).toEqual([1])
    expect(guard.isAsking()).toBe(false)
  })

  test('are taken back and asked about; the router hears nothing', async () => {
    page.move(-1)
    await settled()
    expect(page.at).toBe(2)
    expect(heard).toEqual([])
    expect(guard.isAsking()).toBe(true)
  })

  test('staying stays, and the next Back asks again', async () => {
    page.move(-1)
    await settled()
    guard.answer(false)
    await settled()
    expect([page.at, heard, guard.isAsking()]).toEqual([2, [], false])
    page.move(-1)
    await settled()
    expect([page.at, heard, guard.isAsking()]).toEqual([2, [], true])
  })

  test('leaving goes where Back would have gone, once, without another question', async () => {
    page.move(-2)
    await settled()
    guard.answer(true)
    await settled()
    expect([page.at, heard, guard.isAsking()]).toEqual([0, [0], false])
    dirty = false
    page.move(1)
    await settled()
    expect(heard).toEqual([0, 1])
  })

  test('a second Back while the question stands is held too, and there is no loop', async () => {
    page.move(-1)
    await settled()
    page.move(-1)
    await settled()
    expect([page.at, heard, guard.isAsking()]).toEqual([2, [], true])
    expect(page.moves).toEqual([-1, 1, -1, 1])
    guard.answer(true)
    await settled()
    expect([page.at, heard]).toEqual([1, [1]])
  })

  test('two presses before the first is taken back end at the held entry', async () => {
    page.move(-1)
    page.move(-1)
    await settled()
    expect([page.at, heard, guard.isAsking()]).toEqual([2, [], true])
  })

  test('Forward is held as well', async () => {
    page.move(1)
    await settled()
    expect([page.at, heard, guard.isAsking()]).toEqual([2, [], true])
    guard.answer(true)
    await settled()
    expect([page.at, heard]).toEqual([3, [3]])
  })

  test('entries of the same page, told apart by their hash, pass', async () => {
    page.entries = ['/profile', '/profile#content']
    page.at = 1
    guard.arrived(page.location)
    page.move(-1)
    await settled()
    expect([heard, guard.isAsking()]).toEqual([[0], false])
  })
})

describe('links', () => {
  test('to another page ask while something is unsaved', () => {
    expect(guard.mustAsk('/rentals')).toBe(true)
    expect(guard.mustAsk('/profile?tab=preferences')).toBe(true)
    expect(guard.mustAsk('/profile#content')).toBe(false)
    dirty = false
    expect(guard.mustAsk('/rentals')).toBe(false)
  })

  test('are followed after a yes only', () => {
    const followed: string[] = []
    guard.ask(() => followed.push('/rentals'))
    guard.answer(false)
    guard.ask(() => followed.push('/messages'))
    guard.answer(true)
    expect(followed).toEqual(['/messages'])
  })

  test('a page that is gone is not asked about any more', () => {
    guard.ask(() => undefined)
    guard.arrived(page.location)
    expect(guard.isAsking()).toBe(false)
  })
})

describe('closing the tab', () => {
  test('asks only while something is unsaved', () => {
    expect(closes()).toBe(false)
    dirty = false
    tellUnsaved()
    expect(closes()).toBe(true)
    dirty = true
    tellUnsaved()
    expect(closes()).toBe(false)
  })
})
