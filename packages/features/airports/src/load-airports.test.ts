import { AIRPORT_CACHE_KEY, type Airport } from '@pilotpair/contract'
import { buildAirport, sampleAirportList } from '@pilotpair/contract/testing'
import { createAppStore } from '@pilotpair/feature-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadAirports, selectAirports } from './api.ts'
import { packAirports } from './packed-airports.ts'
// The store fetches it when it is wanted: here it is there from the start.
import './read-airports.ts'

let values: Map<string, string>
let requested: string[]

const useStorage = (overrides: Partial<Storage> = {}): void => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    ...overrides,
  })
}

const serve = (answer: () => Response | Promise<Response>): void => {
  vi.stubGlobal('fetch', async (request: Request) => {
    requested.push(`${request.method} ${new URL(request.url).pathname}`)
    return await answer()
  })
}

const serveAirports = (airports: readonly Airport[] = sampleAirportList): void => serve(() => Response.json(airports))

const refuse = (name: string) => (): never => {
  throw new DOMException('refused', name)
}

beforeEach(() => {
  // The answer is stored in a task of its own, after it is there.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  values = new Map()
  requested = []
  useStorage()
  serveAirports()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const loaded = async (store = createAppStore()) => {
  await store.dispatch(loadAirports())
  vi.runAllTimers()
  return selectAirports(store.getState())
}

describe('loading the airports', () => {
  test('calls GET airports once, whoever asks, and stores the answer', async () => {
    const store = createAppStore()
    await Promise.all([store.dispatch(loadAirports()), store.dispatch(loadAirports())])
    await store.dispatch(loadAirports())
    expect(requested).toEqual(['GET /api/v1/airports'])
    expect(selectAirports(store.getState()).data).toEqual(sampleAirportList)
    expect(values.size).toBe(0)
    vi.runAllTimers()
    expect(values.get(AIRPORT_CACHE_KEY)).toBe(packAirports(sampleAirportList))
  })

  test('calls nobody when the cache holds this version', async () => {
    values.set(AIRPORT_CACHE_KEY, packAirports(sampleAirportList))
    const { data, isSuccess } = await loaded()
    expect(isSuccess).toBe(true)
    expect(data).toEqual(sampleAirportList)
    expect(requested).toEqual([])
  })

  test.each(['{bad', 'null', '[]', packAirports(sampleAirportList).replace('"1.3"', '"1.2"'), '{"version":"1.3","airports":[]}'])(
    'c48: with %s in the cache GET airports is called once and its answer replaces it',
    async (content) => {
      values.set(AIRPORT_CACHE_KEY, content)
      const { data } = await loaded()
      expect(data).toEqual(sampleAirportList)
      expect(requested).toHaveLength(1)
      expect(values.get(AIRPORT_CACHE_KEY)).toBe(packAirports(sampleAirportList))
    },
  )

  test.each([
    ['a full storage', { setItem: refuse('QuotaExceededError') }],
    ['a forbidden storage', { getItem: refuse('SecurityError'), setItem: refuse('SecurityError') }],
  ])('c48: with %s the list still comes, by one call', async (_, overrides) => {
    useStorage(overrides)
    const { data, isError } = await loaded()
    expect(isError).toBe(false)
    expect(data).toEqual(sampleAirportList)
    expect(requested).toHaveLength(1)
  })

  test('c48: access to the storage itself may throw', async () => {
    vi.unstubAllGlobals()
    serveAirports()
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse('SecurityError') })
    const { data } = await loaded()
    if (before === undefined) Reflect.deleteProperty(globalThis, 'localStorage')
    else Object.defineProperty(globalThis, 'localStorage', before)
    expect(data).toEqual(sampleAirportList)
    expect(requested).toHaveLength(1)
  })

  test('c48: a tab with an older version writes over the cache, and this one keeps its list', async () => {
    const tab = createAppStore()
    await loaded(tab)
    values.set(AIRPORT_CACHE_KEY, packAirports(sampleAirportList).replace('"1.3"', '"1.2"'))
    expect((await loaded(tab)).data).toEqual(sampleAirportList)
    expect(requested).toHaveLength(1)
    expect((await loaded(createAppStore())).data).toEqual(sampleAirportList)
    expect(requested).toHaveLength(2)
  })

  test('c48: an empty answer is not taken for good', async () => {
    serveAirports([])
    const store = createAppStore()
    await loaded(store)
    expect(values.size).toBe(0)
    serveAirports()
    expect((await loaded(store)).data).toEqual(sampleAirportList)
    expect(requested).toHaveLength(2)
  })

  test('the list is frozen as a whole, and not airport by airport', async () => {
    const fetched = await loaded()
    const cached = await loaded()
    expect(requested).toHaveLength(1)
    for (const { data } of [fetched, cached]) {
      expect(Object.isFrozen(data)).toBe(true)
      expect(Object.isFrozen(data?.[0])).toBe(false)
    }
  })

  test('names of any script, fields without a code or a place, and airports that are there twice come as they are', async () => {
    const airports = [
      buildAirport({ name: 'São Paulo "Congonhas"\n', location: null }),
      buildAirport({ id_airport: 'ffffffff-ffff-4fff-8fff-ffffffffffff', name: 'مطار دبي 🛩️', iata_code: null }),
      ...sampleAirportList,
      ...sampleAirportList,
    ]
    serveAirports(airports)
    expect((await loaded()).data).toEqual(airports)
    expect((await loaded()).data).toEqual(airports)
    expect(requested).toHaveLength(1)
  })

  test.each([
    ['null', null],
    ['an object', { airports: sampleAirportList }],
    ['an airport without a zone', [{ ...sampleAirportList[0], timezone: undefined }]],
    ['one bad airport after good ones', [...sampleAirportList, { ...sampleAirportList[0], id_airport: 'PAO' }]],
  ])('c59: %s in place of the list is a failure of the answer, and is not stored', async (_, answer) => {
    serve(() => Response.json(answer))
    const { data, error } = await loaded()
    expect(data).toBeUndefined()
    expect(error).toEqual({ kind: 'unreadable', status: 200 })
    expect(values.size).toBe(0)
  })

  test.each([
    ['a page of HTML', () => new Response('<h1>Sign in</h1>'), { kind: 'unreadable', status: 200 }],
    ['a truncated answer', () => new Response('[{"id_airport":"'), { kind: 'unreadable', status: 200 }],
    ['an empty answer', () => new Response(null, { status: 204 }), { kind: 'unreadable', status: 204 }],
    ['a proxy’s page', () => new Response('<h1>502</h1>', { status: 502 }), { kind: 'unreadable', status: 502 }],
    ['no connection', () => Promise.reject(new TypeError('offline')), { kind: 'unreachable' }],
  ])('c59: %s fails as every call does', async (_, answer, failure) => {
    serve(answer)
    expect((await loaded()).error).toEqual(failure)
    expect(values.size).toBe(0)
  })

  test('c48: only a failing call is a failure, and the next try may succeed', async () => {
    serve(() => Promise.reject(new TypeError('offline')))
    const store = createAppStore()
    const failed = await loaded(store)
    expect(failed.isError).toBe(true)
    serveAirports()
    const retried = await loaded(store)
    expect(retried.isError).toBe(false)
    expect(retried.data).toEqual(sampleAirportList)
  })
})
