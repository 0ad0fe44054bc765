import { ACCOUNT_HEADER, authEndpoints, flightEndpoints, profileEndpoints } from '@pilotpair/contract'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { baseApi } from './api.ts'
import { call } from './service-call.ts'
import { sessionBegan, sessionEnded } from './session-state.ts'
import { createAppStore } from './store.ts'
import { handle } from './testing/handlers.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    whoIsThere: build.query<unknown, number>({ query: () => call(authEndpoints.currentUser, {}) }),
    bookAlone: build.mutation<unknown, void>({
      query: () => call(flightEndpoints.bookSolo, { body: { aircraft_id: 'a', flight_date: '2027-01-16T18:00:00Z' } }),
    }),
  }),
})

/** The account that each call names, in the order of the calls. */
const accountsNamed = () => {
  const named: (string | null)[] = []
  const hear = ({ request }: { readonly request: Request }) => {
    named.push(request.headers.get(ACCOUNT_HEADER))
    return HttpResponse.json({ detail: 'Said by another test' }, { status: 403 })
  }
  server.use(handle(authEndpoints.currentUser, hear), handle(flightEndpoints.bookSolo, hear), handle(profileEndpoints.get, hear))
  return named
}

describe('c45: a call names the account that the screens show', () => {
  test('so that it is not carried out for whoever has logged in meanwhile in another tab', async () => {
    const named = accountsNamed()
    const store = createAppStore()
    store.dispatch(sessionBegan('ann'))
    await store.dispatch(api.endpoints.bookAlone.initiate())
    expect(named).toEqual(['ann'])
    // The refusal may mean just that: who is there is asked again.
    expect(store.getState().session.doubts).toBe(1)
  })

  test('a question about who is there names nobody, nor does a call without a session', async () => {
    const named = accountsNamed()
    const store = createAppStore()
    store.dispatch(sessionBegan('ann'))
    await store.dispatch(api.endpoints.whoIsThere.initiate(1))
    store.dispatch(sessionEnded())
    await store.dispatch(api.endpoints.bookAlone.initiate())
    expect(named).toEqual([null, null])
  })
})
