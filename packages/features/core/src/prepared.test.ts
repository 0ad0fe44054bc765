import { authEndpoints } from '@pilotpair/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { baseApi } from './api.ts'
import { answerOf } from './prepared.ts'
import { call } from './service-call.ts'
import { createAppStore } from './store.ts'

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    prepared: build.query<unknown, void>({ query: () => call(authEndpoints.currentUser, {}) }),
  }),
})
const needed = answerOf(endpoints.prepared, undefined)
const isWaitedFor = (): boolean => true

let asked = 0
const serve = (answer: () => Response | Promise<Response>): void => {
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return await answer()
  })
}
const breaks = (): Response => Response.json({ detail: 'It is broken.' }, { status: 500 })

beforeEach(() => {
  asked = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an answer that a screen needs', () => {
  test('a failure of its own leaves nothing behind: the screen asks for itself', async () => {
    serve(breaks)
    const store = createAppStore()
    expect(needed.isThere(store.getState())).toBe(false)
    await needed.get(store, isWaitedFor)
    expect(asked).toBe(1)
    expect(endpoints.prepared.select()(store.getState()).isUninitialized).toBe(true)
  })

  test('a failure that comes when the screen stands is the screen’s', async () => {
    serve(breaks)
    const store = createAppStore()
    await needed.get(store, () => false)
    expect(endpoints.prepared.select()(store.getState()).isError).toBe(true)
  })

  test('what others asked for stays theirs when it fails', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    serve(() => promise)
    const store = createAppStore()
    const others = store.dispatch(endpoints.prepared.initiate())
    const mine = needed.get(store, isWaitedFor)
    resolve(breaks())
    await Promise.all([others, mine])
    expect(asked).toBe(1)
    expect(endpoints.prepared.select()(store.getState()).isError).toBe(true)
    expect(needed.isThere(store.getState())).toBe(true)
  })
})
