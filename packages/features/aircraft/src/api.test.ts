import { createAppStore } from '@pilotpair/feature-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aircraftApi } from './api.ts'
import { noFilters } from './filters.ts'
import { buildFleet } from './testing.ts'

const fleet = buildFleet(60)
let requested: string[]

beforeEach(() => {
  requested = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { search, searchParams: query } = new URL(request.url)
    requested.push(search)
    const start = Number(query.get('cursor') ?? 0)
    const end = start + Number(query.get('limit'))
    return Response.json(fleet.slice(start, end), { headers: end < fleet.length ? { 'X-Next-Cursor': String(end) } : {} })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the list of aircraft', () => {
  test('follows X-Next-Cursor page after page until there is none', async () => {
    const store = createAppStore()
    const { initiate } = aircraftApi.endpoints.listAircraft
    const first = await store.dispatch(initiate(noFilters))
    expect(first.hasNextPage).toBe(true)
    await store.dispatch(initiate(noFilters, { direction: 'forward' }))
    const last = await store.dispatch(initiate(noFilters, { direction: 'forward' }))
    expect(last.hasNextPage).toBe(false)
    expect(last.data?.pages.flatMap(({ items }) => items)).toEqual(fleet)
    expect(requested).toEqual(['?limit=24', '?cursor=24&limit=24', '?cursor=48&limit=24'])
  })

  test('c39: keeps different filters apart', async () => {
    const store = createAppStore()
    const { initiate } = aircraftApi.endpoints.listAircraft
    await store.dispatch(initiate({ ...noFilters, type: 'helicopter' }))
    await store.dispatch(initiate({ ...noFilters, search: 'helicopter' }))
    await store.dispatch(initiate({ ...noFilters, type: 'helicopter' }))
    expect(requested).toEqual(['?aircraft_type=helicopter&limit=24', '?limit=24&search=helicopter'])
  })
})
