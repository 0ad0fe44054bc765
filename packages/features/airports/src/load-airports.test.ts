import { AIRPORT_CACHE_KEY, type Airport } from '@pilotpair/contract'
import { sampleAirportList } from '@pilotpair/contract/testing'
import { createAppStore } from '@pilotpair/feature-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadAirports, selectAirports } from './api.ts'
import { packAirports } from './packed-airports.ts'

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
  values = new Map()
  requested = []
  useStorage()
  serveAirports()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const loaded = async (store = createAppStore()) => {
  await store.dispatch(loadAirports())
  return selectAirports(store.getState())
}

describe('loading the airports', () => {
  test('calls GET airports once, whoever asks, and stores the answer', async () => {
    const store = createAppStore()
    await Promise.all([store.dispatch(loadAirports()), store.dispatch(loadAirports())])
    await store.dispatch(loadAirports())
    expect(requested).toEqual(['GET /api/v1/airports'])
    expect(selectAirports(store.getState()).data).toEqual(sampleAirportList)
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
