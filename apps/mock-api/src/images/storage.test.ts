import fs from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStorage } from './folder-storage.ts'
import type { ImageStorage } from './port.ts'
import { createS3Storage } from './s3-storage.ts'

const ids = ['018f0000-0000-7000-8000-0000000000a1', '018f0000-0000-7000-8000-0000000000b2'] as const
const missing = '018f0000-0000-7000-8000-0000000000ff'
const bytes = new Uint8Array([0, 1, 2, 255, 254, 13, 10])

const collect = async (storage: ImageStorage, before: Date): Promise<string[]> => {
  const found: string[] = []
  for await (const batch of storage.storedBefore(before)) found.push(...batch)
  return found.sort()
}

const tomorrow = () => new Date(Date.now() + 86_400_000)

/** What every storage must do. */
const storageContract = (open: () => ImageStorage): void => {
  test('gives back what it was given, replaces, lists by age, removes', async () => {
    const storage = open()
    expect(await storage.get(missing)).toBeUndefined()
    await storage.remove(missing)
    expect(await collect(storage, tomorrow())).toEqual([])
    for (const id of ids) await storage.put(id, { bytes, contentType: 'image/jpeg' })
    expect(await storage.get(ids[0])).toEqual(bytes)
    await storage.put(ids[0], { bytes: new Uint8Array([7]), contentType: 'image/webp' })
    expect(await storage.get(ids[0])).toEqual(new Uint8Array([7]))
    expect(await collect(storage, tomorrow())).toEqual([...ids])
    expect(await collect(storage, new Date(Date.now() - 86_400_000))).toEqual([])
    await storage.remove(ids[0])
    expect(await storage.get(ids[0])).toBeUndefined()
    expect(await collect(storage, tomorrow())).toEqual([ids[1]])
  })
}

describe('the folder', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pilotpair-images-'))
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

  storageContract(() => createFolderStorage(path.join(root, 'a', 'images')))

  test('c32: only ids become names', async () => {
    const storage = createFolderStorage(path.join(root, 'b'))
    for (const id of ['../../etc/passwd', '', 'x', `${ids[0]}/..`]) {
      await expect(storage.put(id, { bytes, contentType: 'image/png' })).rejects.toThrow('not the id')
      await expect(storage.get(id)).rejects.toThrow('not the id')
    }
  })

  test('a draft that a crash left is no picture, and goes with the next look', async () => {
    const folder = path.join(root, 'c', 'a1')
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, '.x.draft'), 'half')
    const storage = createFolderStorage(path.join(root, 'c'))
    expect(await collect(storage, tomorrow())).toEqual([])
    expect(fs.readdirSync(folder)).toEqual([])
  })

  test('writing leaves no drafts, and a folder that cannot be written rejects', async () => {
    const storage = createFolderStorage(path.join(root, 'd'))
    await storage.put(ids[0], { bytes, contentType: 'image/png' })
    expect(fs.readdirSync(path.join(root, 'd', 'a1'))).toEqual([ids[0]])
    fs.writeFileSync(path.join(root, 'file'), '')
    const blocked = createFolderStorage(path.join(root, 'file'))
    await expect(blocked.put(ids[0], { bytes, contentType: 'image/png' })).rejects.toThrow('ENOTDIR')
  })
})

interface Kept {
  readonly body: Buffer
  readonly type: string
}

/** The part of S3 that pictures need: put, get, delete, list in pages of one. */
const answer = async (request: IncomingMessage, response: ServerResponse, objects: Map<string, Kept>): Promise<void> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store')
  const key = decodeURIComponent(pathname.replace(/^\/pictures\/?/, ''))
  const chunks: Buffer[] = []
  for await (const part of request) chunks.push(part)
  if (!/Credential=key-id\/\d{8}\/eu-west-1\/s3/.test(request.headers.authorization ?? '')) {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
  } else if (request.method === 'PUT') {
    objects.set(key, { body: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' })
    response.writeHead(200, { ETag: '"1"' }).end()
  } else if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (searchParams.get('list-type') === '2') {
    const keys = [...objects.keys()].filter((each) => each.startsWith(searchParams.get('prefix') ?? '')).sort()
    const from = Number(searchParams.get('continuation-token') ?? 0)
    const item = keys[from]
    const more = from + 1 < keys.length
    const content = item === undefined ? '' : `<Contents><Key>${item}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`
    const next = more ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : ''
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${content}</ListBucketResult>`)
  } else {
    const found = objects.get(key)
    if (found === undefined) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    else response.writeHead(200, { 'Content-Type': found.type }).end(found.body)
  }
}

describe('an S3-compatible store', () => {
  const objects = new Map<string, Kept>()
  let server: Server
  let endpoint = ''
  beforeAll(async () => {
    server = createServer((request, response) => void answer(request, response, objects))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const open = (accessKeyId: string): ImageStorage =>
    createS3Storage({
      endpoint,
      region: 'eu-west-1',
      bucket: 'pictures',
      credentials: { accessKeyId, secretAccessKey: 'secret' },
    })

  storageContract(() => open('key-id'))

  test('objects carry their type, lie under images/ and hold the bytes alone', async () => {
    await open('key-id').put(ids[0], { bytes, contentType: 'image/webp' })
    expect(objects.get(`images/${ids[0]}`)).toEqual({ body: Buffer.from(bytes), type: 'image/webp' })
  })

  test('a refusal rejects, and is not taken for a missing picture', async () => {
    const stranger = open('somebody')
    await expect(stranger.get(ids[0])).rejects.toMatchObject({ name: 'AccessDenied' })
    await expect(stranger.put(ids[0], { bytes, contentType: 'image/png' })).rejects.toMatchObject({ name: 'AccessDenied' })
  })
})
