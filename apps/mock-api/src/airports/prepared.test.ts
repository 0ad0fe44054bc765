import { expect, test } from 'vitest'
import type { Airport } from '@pilotpair/contract'
import { isUnchanged } from '../lib/entity-tag.ts'
import { acceptsGzip, answerPrepared, prepareAirports } from './prepared.ts'

const airport: Airport = {
  id_airport: '00000000-0000-4000-8000-000000000001',
  name: 'Palo Alto Airport',
  iata_code: 'PAO',
  location: 'Palo Alto, CA',
  timezone: 'America/Los_Angeles',
}

const ask = async (headers: Record<string, string> = {}): Promise<Response> =>
  answerPrepared(new Request('http://localhost/api/v1/airports', { headers }), await prepareAirports([airport]))

test.each([
  ['gzip', true],
  ['br, GZIP;q=0.5', true],
  ['*', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, *', false],
  ['br', false],
  ['', false],
  [null, false],
])('Accept-Encoding %j takes gzip: %s', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected)
})

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [null, false],
])('If-None-Match %j matches W/"a": %s', (header, expected) => {
  expect(isUnchanged(header, 'W/"a"')).toBe(expected)
})

test('both forms hold the same list', async () => {
  expect(await (await ask()).json()).toEqual([airport])
  const zipped = await ask({ 'accept-encoding': 'gzip' })
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  const text = await new Response(zipped.body?.pipeThrough(new DecompressionStream('gzip')) ?? null).json()
  expect(text).toEqual([airport])
})

test('a client that has the list gets 304 without content, with the headers that a cache needs', async () => {
  const etag = (await ask()).headers.get('etag') ?? ''
  const again = await ask({ 'if-none-match': etag, 'accept-encoding': 'gzip' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(again.headers.get('vary')).toBe('Accept-Encoding')
})
