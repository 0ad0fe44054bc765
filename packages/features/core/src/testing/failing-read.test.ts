import { aircraftEndpoints } from '@pilotpair/contract'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { baseApi } from '../api.ts'
import { call } from '../service-call.ts'
import { createAppStore } from '../store.ts'
import { createFailingRead } from './failing-read.ts'
import { failedAnswers } from './failures.ts'
import { answers } from './handlers.ts'
import { isReading } from './is-reading.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    fleet: build.query<unknown, void>({ query: () => call(aircraftEndpoints.mine, {}) }),
  }),
})

// Without an answer a call waits for twenty seconds where nothing stands in for its patience.
const mine = createFailingRead(aircraftEndpoints.mine, { except: ['silence'] })

test('fails in every way that is wanted, each answer only once it was seen that it was asked for, and then no more', async () => {
  const store = createAppStore()
  server.use(mine.begin(), answers(aircraftEndpoints.mine, []))
  const ask = () => store.dispatch(api.endpoints.fleet.initiate(undefined, { forceRefetch: true }))
  let answer = ask()
  const seen: (readonly [string, boolean])[] = []
  await mine.through({
    look: async (kind) => {
      const { isError } = await answer
      seen.push([kind, isError])
    },
    again: () => {
      answer = ask()
      return Promise.resolve()
    },
    isSeen: async () => {
      await vi.waitFor(() => expect(mine.asked()).toBe(1))
      expect(isReading(store)).toBe(true)
    },
  })
  expect((await answer).data).toEqual([])
  expect(isReading(store)).toBe(false)
  expect(seen).toEqual(Object.keys(failedAnswers).filter((kind) => kind !== 'silence').map((kind) => [kind, true]))
})

test('begins anew, and lets calls pass that it does not concern', async () => {
  const other = createFailingRead(aircraftEndpoints.mine, { concerns: () => false })
  server.use(other.begin(), mine.begin(), answers(aircraftEndpoints.mine, []))
  const { isError } = await createAppStore().dispatch(api.endpoints.fleet.initiate())
  expect(isError).toBe(true)
  expect(other.asked()).toBe(0)
  expect(mine.asked()).toBe(1)
})
