import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { createTestApi } from '../testing/index.ts'

const kit = await createTestApi({ world: 'airports' })
const api = createApi(kit.deps)
afterAll(() => kit.close())

const ask = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Response> =>
  api.fetch(new Request(`http://localhost/api/v1${path}`, { method, headers }), {})

test('a long answer is compressed for who takes it, and says that it varies', async () => {
  const zipped = await ask('/airports?limit=50', { 'Accept-Encoding': 'gzip, br' })
  const plain = await ask('/airports?limit=50', { 'Accept-Encoding': 'br' })
  expect([zipped, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null])
  expect([zipped, plain].map(({ headers }) => headers.get('vary'))).toEqual(['Cookie, Accept-Encoding', 'Cookie, Accept-Encoding'])
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await plain.text())
  expect(zipped.headers.get('x-next-cursor')).toBe(plain.headers.get('x-next-cursor'))
})

test('a short answer and the answer to HEAD are not', async () => {
  const short = await ask('/health', { 'Accept-Encoding': 'gzip' })
  const head = await ask('/airports?limit=50', { 'Accept-Encoding': 'gzip' }, 'HEAD')
  expect([short, head].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null])
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(short.headers.get('vary')).toBe('Cookie')
})
