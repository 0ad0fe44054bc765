import { airport, airportEndpoints, NEXT_CURSOR_HEADER } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createTestApi, type TestApi, type TestClient } from '../testing/index.ts'
import { loadAirports } from './load.ts'

let kit: TestApi
let client: TestClient

beforeAll(async () => {
  kit = await createTestApi({ world: 'airports' })
  client = kit.client()
})
afterAll(() => kit.close())

const list = z.array(airport)

describe('GET airports', () => {
  test('answers anybody with every airport, never capped, in the exact shape and with known zones', async () => {
    const airports = await client.ok(airportEndpoints.list)
    expect(airports.length).toBeGreaterThanOrEqual(17_000)
    expect(await kit.db.$count(tables.airports)).toBe(airports.length)
    expect(list.safeParse(airports).success).toBe(true)
    const byCode = new Map(airports.map((each) => [each.iata_code, each]))
    expect(byCode.get('PAO')).toEqual({
      id_airport: '00000000-0000-4000-8000-000000001bc9',
      name: 'Palo Alto Airport',
      iata_code: 'PAO',
      location: 'Palo Alto, CA',
      timezone: 'America/Los_Angeles',
    })
    expect(byCode.get('LHR')).toMatchObject({ location: 'London, United Kingdom', timezone: 'Europe/London' })
    expect(byCode.get('DEL')?.timezone).toBe('Asia/Kolkata')
    expect(byCode.get('CHT')?.timezone).toBe('Pacific/Chatham')
    expect(airports.find(({ name }) => name === 'Schönhagen Airfield')).toMatchObject({ iata_code: null })
    for (const zone of new Set(airports.map(({ timezone }) => timezone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
    }
  })

  test('is answered from memory: 304 for a client that has it, compressed where it may be', async () => {
    const first = await client.call(airportEndpoints.list)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
    const again = await client.call(airportEndpoints.list, { headers: { 'If-None-Match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    const zipped = await client.call(airportEndpoints.list, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(zipped.headers.get('etag')).toBe(etag)
    expect(zipped.text.length).toBeLessThan(first.text.length / 4)
  })

  test('pages on request, and the pages are the whole list', async () => {
    const all = await client.ok(airportEndpoints.list)
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const answer = await client.call(airportEndpoints.list, { query: { limit: 200, cursor } })
      paged.push(...list.parse(answer.json).map(({ id_airport: id }) => id))
      cursor = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined
    } while (cursor !== undefined)
    expect(paged).toEqual(all.map(({ id_airport: id }) => id))
  })

  test.each(['cursor=x', 'cursor=%00', 'limit=0', 'limit=201', 'limit=abc', 'limit=1.5', 'limit[]=1'])(
    'c39: refuses %s',
    async (query) => {
      const answer = await client.send(`/api/v1/airports?${query}`)
      expect(answer.status).toBe(422)
      expect(answer.json).toMatchObject({ detail: [{ loc: ['query', expect.any(String)] }] })
    },
  )
})

describe('loading airports', () => {
  test('does nothing when this very file was loaded', async () => {
    expect(await loadAirports(kit.db)).toBe(0)
  })

  test('takes in a changed file without touching ids', async () => {
    const { airports, serviceFacts } = tables
    const paloAlto = eq(airports.ident, 'KPAO')
    const before = await kit.db.select().from(airports).where(paloAlto)
    await kit.db.update(serviceFacts).set({ value: 'older' })
    await kit.db.update(airports).set({ name: 'Old name', timezone: 'UTC' }).where(paloAlto)
    expect(await loadAirports(kit.db)).toBeGreaterThanOrEqual(17_000)
    expect(await kit.db.select().from(airports).where(paloAlto)).toEqual(before)
  })
})
