import { BODY_MAX_BYTES, UPLOAD_REQUEST_MAX_BYTES, type BodyKind } from '@pilotpair/contract'
import { ApiError, badRequest, invalid } from './errors.ts'
import { parseMultipart } from './multipart.ts'
import type { MemoryLease } from './upload-memory.ts'

/** Form bodies hold a login: 64 KiB are plenty, and a megabyte of password is cut off early. */
const FORM_MAX_BYTES = 64 * 1024

const contentTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

const limits: Readonly<Record<BodyKind, number>> = {
  json: BODY_MAX_BYTES,
  form: FORM_MAX_BYTES,
  multipart: UPLOAD_REQUEST_MAX_BYTES,
}

const tooLarge = (limit: number): ApiError =>
  new ApiError(413, `The request is too large: at most ${Math.floor(limit / 1024)} kB.`)

const assertMediaType = (request: Request, kind: BodyKind): string => {
  const contentType = request.headers.get('content-type') ?? ''
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (mediaType === contentTypes[kind]) return contentType
  const message = `The content type must be ${contentTypes[kind]}.`
  // A form is a login alone: whatever is sent instead of one is malformed input like any other there.
  throw kind === 'form' ? invalid('body', [{ path: [], message }]) : new ApiError(415, message)
}

const readBytes = async (
  request: Request,
  limit: number,
  onChunk: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  if (!request.body) return new Uint8Array(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw tooLarge(limit)
    }
    onChunk(value.byteLength)
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

const notUtf8 = (): ApiError => invalid('body', [{ path: [], message: 'Must be valid UTF-8 text' }])

const decode = (bytes: Uint8Array<ArrayBuffer>): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw notUtf8()
  }
}

const parseJson = (text: string): unknown => {
  if (text.trim() === '') throw badRequest('The request body is empty; JSON is expected.')
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request body is not valid JSON.')
  }
}

/** One value a key, or a list when a key is repeated: which a schema of one text then refuses. */
export const collect = <Value>(pairs: Iterable<[string, Value]>): Record<string, Value | Value[]> => {
  const lists = new Map<string, [Value, ...Value[]]>()
  for (const [key, value] of pairs) {
    // Grown in place: copying at each repetition would let one small body of equal keys block the service.
    const list = lists.get(key)
    if (list === undefined) lists.set(key, [value])
    else list.push(value)
  }
  return Object.fromEntries(Array.from(lists, ([key, list]) => [key, list.length === 1 ? list[0] : list]))
}

/** Whether percent-encoded text decodes to valid UTF-8. */
export const isWellEncoded = (text: string): boolean => {
  try {
    decodeURIComponent(text.replaceAll('+', ' '))
    return true
  } catch {
    return false
  }
}

const parseForm = (text: string): unknown => {
  if (!isWellEncoded(text)) throw notUtf8()
  return collect(new URLSearchParams(text))
}

/**
 * The text of a JSON body exactly as it came, for a signature over it.
 *
 * @throws ApiError 415 for another content type, 413 beyond the limit, 422 for text that is not UTF-8
 */
export const readJsonText = async (request: Request): Promise<string> => {
  assertMediaType(request, 'json')
  return decode(await readBytes(request, limits.json, () => {}))
}

/**
 * Reads a body of the expected kind, unparsed by any schema.
 *
 * @param memory takes what an upload holds in memory; its owner frees it when the request is answered
 * @param mayBeAbsent a request without a body, whatever its content type, gives undefined
 * @throws ApiError 415 for another content type (422 in place of a form), 413 beyond the kind's limit,
 *   400 when it cannot be read, 422 for text that is not UTF-8, 503 when the process holds too many uploads
 */
export const readBody = async (
  request: Request,
  kind: BodyKind,
  memory: MemoryLease,
  mayBeAbsent = false,
): Promise<unknown> => {
  // A wrong one is refused before its body is read, where there has to be one.
  const promised = mayBeAbsent ? undefined : assertMediaType(request, kind)
  const onChunk = (size: number): void => {
    if (kind === 'multipart') memory.take(size)
  }
  const bytes = await readBytes(request, limits[kind], onChunk)
  if (mayBeAbsent && bytes.byteLength === 0) return undefined
  const contentType = promised ?? assertMediaType(request, kind)
  switch (kind) {
    case 'json':
      return parseJson(decode(bytes))
    case 'form':
      return parseForm(decode(bytes))
    case 'multipart':
      return collect(parseMultipart(bytes, contentType))
  }
}
