import { expect, test } from 'vitest'
import { MultipartFile } from './multipart.ts'
import { digestRequest, requestText } from './request-digest.ts'

const MEGABYTE = 1024 * 1024

const fileOf = (fill: number, name = 'photo.jpg', type = 'image/jpeg', size = 10 * MEGABYTE): MultipartFile =>
  new MultipartFile(name, type, new Uint8Array(size).fill(fill))

const post = (file: MultipartFile) => ({
  params: undefined,
  query: undefined,
  body: { title: 'A title', image_file: file },
})

test('a picture of 10 MB is a few words of the request: its name, kind, size and digest', () => {
  const text = requestText(post(fileOf(7)))
  expect(text.length).toBeLessThan(300)
  expect(JSON.parse(text)).toEqual([
    null,
    {
      title: 'A title',
      image_file: {
        name: 'photo.jpg',
        type: 'image/jpeg',
        size: 10 * MEGABYTE,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    },
  ])
})

test('the same file is the same request; another name, kind, size or byte is another', () => {
  expect(requestText(post(fileOf(7)))).toBe(requestText(post(fileOf(7))))
  const others = [
    fileOf(8),
    fileOf(7, 'other.jpg'),
    fileOf(7, 'photo.jpg', 'image/png'),
    fileOf(7, 'photo.jpg', 'image/jpeg', 9),
  ]
  expect(new Set([fileOf(7), ...others].map((file) => requestText(post(file)))).size).toBe(5)
})

test('what a call asks for in its query belongs to the request', () => {
  const call = { params: { id: '1' }, body: undefined }
  expect(requestText({ ...call, query: { cascade: true } })).not.toBe(requestText({ ...call, query: {} }))
})

test('digests that were stored before queries counted are found by calls that have none', () => {
  const call = { params: { id: '1' }, query: undefined, body: { content: 'x' } }
  expect(requestText(call)).toBe('[{"id":"1"},{"content":"x"}]')
})

test('a costly digest is the same for a repeat and another under another salt', async () => {
  const parts = { params: undefined, query: undefined, body: { password: 'Tail-Wind-42' } }
  const digest = await digestRequest(parts, 'costly', 'person key')
  expect(await digestRequest(parts, 'costly', 'person key')).toBe(digest)
  expect(await digestRequest(parts, 'costly', 'person other')).not.toBe(digest)
  expect(await digestRequest(parts, 'plain', 'person key')).not.toBe(digest)
})
