import { AIRPORT_CACHE_KEY } from '@pilotpair/contract'
import { sampleAirportList } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { type CacheStorage, createAirportCache } from './airport-cache.ts'
import { packAirports } from './packed-airports.ts'

const memory = (content?: string): CacheStorage & { readonly values: Map<string, string> } => {
  const values = new Map(content === undefined ? [] : [[AIRPORT_CACHE_KEY, content]])
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

const refusal = (name: string) => (): never => {
  throw new DOMException('refused', name)
}

describe('the cache of airports', () => {
  test('gives back what was stored, under one key', () => {
    const storage = memory()
    const cache = createAirportCache(() => storage)
    cache.write(sampleAirportList)
    expect([...storage.values.keys()]).toEqual([AIRPORT_CACHE_KEY])
    expect(cache.read()).toEqual(sampleAirportList)
  })

  test('c48: holds nothing at first', () => {
    expect(createAirportCache(() => memory()).read()).toBeUndefined()
  })

  test.each(['{bad', 'null', '[]', '', packAirports(sampleAirportList).replace('"1.3"', '"1.2"')])(
    'c48: drops the unusable content %s',
    (content) => {
      const storage = memory(content)
      expect(createAirportCache(() => storage).read()).toBeUndefined()
      expect(storage.values.size).toBe(0)
    },
  )

  test('c48: never stores an empty list', () => {
    const storage = memory()
    createAirportCache(() => storage).write([])
    expect(storage.values.size).toBe(0)
  })

  test('c48: a full storage changes nothing', () => {
    const full = { ...memory(), setItem: refusal('QuotaExceededError') }
    const cache = createAirportCache(() => full)
    expect(() => cache.write(sampleAirportList)).not.toThrow()
    expect(cache.read()).toBeUndefined()
  })

  test('c48: unusable content that cannot be removed counts as none', () => {
    const stuck = { ...memory('{bad'), removeItem: refusal('QuotaExceededError') }
    expect(createAirportCache(() => stuck).read()).toBeUndefined()
  })

  test('c48: a forbidden storage counts as none', () => {
    const forbidden = createAirportCache(refusal('SecurityError'))
    expect(forbidden.read()).toBeUndefined()
    expect(() => forbidden.write(sampleAirportList)).not.toThrow()
    const guarded = createAirportCache(() => ({
      getItem: refusal('SecurityError'),
      setItem: refusal('SecurityError'),
      removeItem: refusal('SecurityError'),
    }))
    expect(guarded.read()).toBeUndefined()
    expect(() => guarded.write(sampleAirportList)).not.toThrow()
  })

  test('c48: a platform without storage counts as none', () => {
    expect(createAirportCache(() => undefined).read()).toBeUndefined()
  })
})
