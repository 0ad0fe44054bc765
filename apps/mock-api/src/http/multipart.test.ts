import { describe, expect, test } from 'vitest'
import { MultipartFile, parseMultipart } from './multipart.ts'

const type = 'multipart/form-data; boundary=xYz'
const encode = (text: string) => new TextEncoder().encode(text)
const parse = (text: string, contentType = type) => parseMultipart(encode(text), contentType)
const part = (head: string, body: string) => `--xYz\r\n${head}\r\n\r\n${body}\r\n`

describe('a multipart body', () => {
  test('reads what was put into FormData, files byte for byte', async () => {
    const form = new FormData()
    const bytes = new Uint8Array(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256))
    form.append('title', 'Ο τίτλος ✈\nline "two"')
    form.append('a"b\r\nc', 'x')
    form.append('file', new File([bytes], 'Φωτο "1".jpg', { type: 'image/jpeg' }))
    form.append('file', new File([], ''))
    const response = new Response(form)
    const parts = parseMultipart(new Uint8Array(await response.arrayBuffer()), response.headers.get('content-type') ?? '')
    expect(parts.map(([name]) => name)).toEqual(['title', 'a"b\r\nc', 'file', 'file'])
    // FormData writes each line end as two characters; typed was one.
    expect(parts[0]?.[1]).toBe('Ο τίτλος ✈\nline "two"')
    const file = parts[2]?.[1]
    if (!(file instanceof MultipartFile)) throw new Error('a file was expected')
    expect([file.name, file.type, file.size]).toEqual(['Φωτο "1".jpg', 'image/jpeg', bytes.byteLength])
    expect(file.bytes).toEqual(bytes)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
  })

  test('an empty form has no parts; a boundary may be quoted', () => {
    expect(parse('--xYz--\r\n')).toEqual([])
    expect(parse(`${part('Content-Disposition: form-data; name="a"', '')}--xYz--`, 'multipart/form-data; boundary="xYz"')).toEqual([['a', '']])
  })

  test.each([
    ['', type],
    ['hello', type],
    ['--xYz', type],
    ['--xYz\r\n\r\nx\r\n--xYz--', type],
    [part('Content-Disposition: form-data; name="a"', 'x'), type],
    [`${part('Content-Type: text/plain', 'x')}--xYz--`, type],
    [`${part('Content-Disposition: attachment; name="a"', 'x')}--xYz--`, type],
    [`${part('Content-Disposition: form-data', 'x')}--xYz--`, type],
    [`${part(`Content-Disposition: form-data; name="a"\r\nX: ${'y'.repeat(9000)}`, 'x')}--xYz--`, type],
    ['--xYz--', 'multipart/form-data'],
    [`${part('Content-Disposition: form-data; name="a"', 'x').repeat(21)}--xYz--`, type],
  ])('c32 c59: %j is refused with 400', (text, contentType) => {
    expect(() => parse(text, contentType)).toThrow(expect.objectContaining({ status: 400 }))
  })

  test('texts must be UTF-8 and of a size', () => {
    const bad = new Uint8Array([...encode('--xYz\r\nContent-Disposition: form-data; name="a"\r\n\r\n'), 0xff, ...encode('\r\n--xYz--')])
    expect(() => parseMultipart(bad, type)).toThrow(expect.objectContaining({ status: 422 }))
    const long = `${part('Content-Disposition: form-data; name="a"', 'x'.repeat(300_000))}--xYz--`
    expect(() => parse(long)).toThrow(expect.objectContaining({ status: 413 }))
  })

  test('35 MB of small parts are given up', () => {
    expect(() => parse(part('Content-Disposition: form-data; name="a"', 'x').repeat(500_000))).toThrow('too many parts')
  })
})
