import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { compressAhead, readBuiltApp } from './built-app.ts'
import { createAppServer } from './serve-app.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pilotpair-web-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = `console.log(${JSON.stringify('x'.repeat(3000))})`
mkdirSync(path.join(folder, 'assets'))
writeFileSync(path.join(folder, 'assets/index-B2x9abcd.js'), script)
writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *')
const routeLink = '<link rel="modulepreload" href="/assets/Rentals-12345678.js">'
writeFileSync(
  path.join(folder, 'index.html'),
  '<!doctype html><head><script>theme()</script><script type="module" src="/a.js"></script></head>',
)
writeFileSync(path.join(folder, 'route-links.json'), JSON.stringify({ '/admin/users': [routeLink] }))

const serve = createAppServer({ app: readBuiltApp(folder), publicUrl: undefined, usesStripe: false })
const get = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  serve(new Request(`http://localhost${address}`, { headers, method }))
const page = { Accept: 'text/html,application/xhtml+xml' }

describe('the built web app', () => {
  test('the page of a route names the files of its screen, other pages do not', async () => {
    expect(await (await get('/admin/users?tab=operators', page)).text()).toContain(`${routeLink}</head>`)
    expect(await (await get('/rentals', page)).text()).not.toContain(routeLink)
  })

  test('hashed files are kept for ever, the page is always revalidated', async () => {
    const asset = await get('/assets/index-B2x9abcd.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await asset.text()).toBe(script)
    for (const name of ['/', '/robots.txt']) expect((await get(name)).headers.get('cache-control')).toBe('no-cache')
  })

  test('an unchanged file is a 304 without a body', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    const again = await get('/', { 'If-None-Match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('text is compressed as the browser likes it', async () => {
    const br = await get('/assets/index-B2x9abcd.js', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(zlib.brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script)
    const gzip = await get('/assets/index-B2x9abcd.js', { 'Accept-Encoding': 'gzip;q=0.5, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(zlib.gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
    expect(gzip.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('copies are made ahead in the order of their weight, and a stop ends the making', async () => {
    const asked: string[] = []
    const file = (name: string, isImmutable: boolean) => ({
      bytes: new Uint8Array(),
      contentType: 'text/javascript',
      etag: name,
      isImmutable,
      compressed: async () => {
        asked.push(name)
        return undefined
      },
    })
    const built = {
      files: new Map([['robots.txt', file('robots.txt', false)], ['assets/a.js', file('assets/a.js', true)]]),
      index: file('index.html', false),
      pages: new Map([['login', file('login', false)]]),
      scriptHashes: [],
      styleHashes: [],
    }
    await compressAhead(built)
    expect(asked).toEqual(['assets/a.js', 'robots.txt', 'index.html', 'login'])
    await compressAhead(built, () => asked.length > 4)
    expect(asked).toHaveLength(5)
  })

  test('navigations get the page at any depth; missing files and other requests do not', async () => {
    for (const address of ['/rentals', '/messages/42', '/propose-flight/a.b/c', '/login?next=%2Fx']) {
      const answer = await get(address, page)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    }
    expect((await get('/assets/gone-12345678.js', page)).status).toBe(404)
    expect((await get('/favicon.ico', { Accept: 'image/*' })).status).toBe(404)
    expect((await get('/rentals', page, 'POST')).status).toBe(405)
    expect((await get('/%FF', page)).status).toBe(400)
    expect((await get('/..%2f..%2fpackage.json')).status).toBe(404)
  })

  test('HEAD has the headers and no body', async () => {
    const head = await get('/', {}, 'HEAD')
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await head.text()).toBe('')
  })

  test('the page carries a policy with the hash of its own inline script', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(policy).not.toContain('unsafe')
  })

  test('without a build the answer says what to do', async () => {
    const bare = createAppServer({ app: undefined, publicUrl: undefined, usesStripe: false })
    const answer = await bare(new Request('http://localhost/', { headers: page }))
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm run build')
  })
})
