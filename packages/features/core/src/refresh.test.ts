import { airportEndpoints, aircraftEndpoints, authEndpoints, profileEndpoints } from '@pilotpair/contract'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { baseApi } from './api.ts'
import { call } from './service-call.ts'
import { type AppStore, createAppStore } from './store.ts'
import { answers, breaks, handle, neverAnswers, refuses } from './testing/handlers.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const { tokenRefresh } = authEndpoints
const expired = () => HttpResponse.json({ detail: 'expired_token' }, { status: 401 })

/** Holds whoever waits for `passed` until it is opened. */
const gate = () => {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mine: build.query<unknown, number>({ query: () => call(aircraftEndpoints.mine, {}) }),
    airports: build.query<unknown, void>({ query: () => call(airportEndpoints.list, {}) }),
    uploadLicense: build.mutation<unknown, { readonly license_front: File; readonly license_back: File; readonly selfie: File }>({
      query: (body) => call(profileEndpoints.uploadLicenseImages, { body }),
    }),
  }),
})

const read = (store: AppStore, at: number) => store.dispatch(api.endpoints.mine.initiate(at))
const readTwenty = (store: AppStore) => Promise.all(Array.from({ length: 20 }, (_, at) => read(store, at)))

/** A session whose access token has run out until it is refreshed; counts what was asked. */
const expiredSession = (whileRefreshing: () => Promise<void> = () => Promise.resolve()) => {
  const state = { isFresh: false, refreshes: 0, attempts: 0 }
  server.use(
    handle(tokenRefresh, async () => {
      state.refreshes += 1
      await whileRefreshing()
      state.isFresh = true
      return HttpResponse.json({ detail: 'Renewed' })
    }),
    handle(aircraftEndpoints.mine, () => {
      state.attempts += 1
      return state.isFresh ? HttpResponse.json([]) : expired()
    }),
  )
  return state
}

/** One second, as is usual, is short on a machine that halts. */
const soon = { timeout: 4000 }

describe('the shared refresh', () => {
  test('Refresh race: 20 parallel calls with an expired token give one refresh and 20 answers', async () => {
    const state = expiredSession()
    const results = await readTwenty(createAppStore())
    expect(results.map(({ data }) => data)).toEqual(Array.from({ length: 20 }, () => []))
    expect(state).toEqual({ isFresh: true, refreshes: 1, attempts: 40 })
  })

  test('a call that was sent before the refresh and refused after it needs no second refresh', async () => {
    const late = gate()
    const state = expiredSession()
    let isFirst = true
    server.use(
      handle(airportEndpoints.list, async () => {
        if (!isFirst) return HttpResponse.json([])
        isFirst = false
        await late.passed
        return expired()
      }),
    )
    const store = createAppStore()
    const slow = store.dispatch(api.endpoints.airports.initiate())
    await vi.waitFor(() => expect(isFirst).toBe(false), soon)
    await read(store, 1)
    late.open()
    expect((await slow).data).toEqual([])
    expect(state.refreshes).toBe(1)
  })

  test('a later expiry is refreshed again', async () => {
    const state = expiredSession()
    const store = createAppStore()
    await read(store, 1)
    state.isFresh = false
    await read(store, 2)
    expect(state.refreshes).toBe(2)
  })

  test.each([500, 401] as const)('when the refresh answers %i all waiting calls fail with its error, once', async (status) => {
    server.use(refuses(tokenRefresh, status, 'No renewal'), handle(aircraftEndpoints.mine, expired))
    const store = createAppStore()
    const results = await readTwenty(store)
    for (const { error } of results) expect(error).toMatchObject({ kind: 'refused', status, detail: 'No renewal' })
    expect(store.getState().session.ended).toBe(status === 401)
  })

  test('a refresh that never answers is given up, and logs nobody out', async () => {
    const patience = new AbortController()
    server.use(neverAnswers(tokenRefresh), handle(aircraftEndpoints.mine, expired))
    const store = createAppStore()
    const never = new AbortController().signal
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(never).mockReturnValueOnce(patience.signal)
    const reading = read(store, 1)
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledTimes(2), soon)
    patience.abort()
    expect((await reading).error).toEqual({ kind: 'silent' })
    expect(store.getState().session.ended).toBe(false)
  })

  test('a network fault during the refresh logs nobody out', async () => {
    server.use(breaks(tokenRefresh), handle(aircraftEndpoints.mine, expired))
    const store = createAppStore()
    expect((await read(store, 1)).error).toEqual({ kind: 'unreachable' })
    expect(store.getState().session.ended).toBe(false)
  })

  test('another 401 triggers no refresh and ends the session', async () => {
    server.use(refuses(aircraftEndpoints.mine, 401, 'Not authenticated'))
    const store = createAppStore()
    expect((await read(store, 1)).error).toMatchObject({ status: 401 })
    expect(store.getState().session.ended).toBe(true)
  })
})

describe('c20: an upload that meets an expired token', () => {
  const photo = (name: string) => new File([new Uint8Array(3 * 1024 * 1024).fill(name.length)], name, { type: 'image/jpeg' })
  const images = () => ({
    license_front: photo('front.jpg'),
    license_back: photo('back side.jpg'),
    selfie: photo('selfie é.jpg'),
  })
  const sizes = async (request: Request): Promise<Record<string, string>> => {
    const parts = [...(await request.formData()).entries()]
    return Object.fromEntries(
      parts.map(([name, value]) => [name, value instanceof File ? `${value.name} ${String(value.size)}` : value]),
    )
  }
  const whole = {
    license_front: 'front.jpg 3145728',
    license_back: 'back side.jpg 3145728',
    selfie: 'selfie é.jpg 3145728',
  }

  /** Counts attempts at the upload, and keeps what came with the one that was taken. */
  const uploads = () => {
    const state = { attempts: 0, isFresh: false, stored: [] as Record<string, string>[] }
    server.use(
      handle(profileEndpoints.uploadLicenseImages, async ({ request }) => {
        state.attempts += 1
        if (!state.isFresh) return expired()
        state.stored.push(await sizes(request))
        return HttpResponse.json({ detail: 'Stored' }, { status: profileEndpoints.uploadLicenseImages.response.status })
      }),
    )
    return state
  }

  test('is sent once more, whole, and stored once', async () => {
    const state = uploads()
    server.use(
      handle(tokenRefresh, () => {
        state.isFresh = true
        return HttpResponse.json({ detail: 'Renewed' })
      }),
    )
    await createAppStore().dispatch(api.endpoints.uploadLicense.initiate(images()))
    expect(state.stored).toEqual([whole])
    expect(state.attempts).toBe(2)
  })

  test.each([500, 401] as const)('fails with the error of a refresh that answers %i, without a second try', async (status) => {
    const state = uploads()
    server.use(refuses(tokenRefresh, status, 'No renewal'))
    const { error } = await createAppStore().dispatch(api.endpoints.uploadLicense.initiate(images()))
    expect(error).toMatchObject({ status, detail: 'No renewal' })
    expect(state).toMatchObject({ attempts: 1, stored: [] })
  })

  test('is not sent again when the retry is refused too', async () => {
    const state = uploads()
    server.use(answers(tokenRefresh, { detail: 'Renewed' }))
    const { error } = await createAppStore().dispatch(api.endpoints.uploadLicense.initiate(images()))
    expect(error).toMatchObject({ status: 401, detail: 'expired_token' })
    expect(state.attempts).toBe(2)
  })
})
