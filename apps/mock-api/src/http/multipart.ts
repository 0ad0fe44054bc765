import type { UploadedFile } from '@pilotpair/contract'
import { badRequest, invalid, ApiError } from './errors.ts'

/** Parts of one body, and bytes of a part's head and of a text field, at most. */
const PARTS_MAX = 20
const HEAD_MAX_BYTES = 8 * 1024
const TEXT_MAX_BYTES = 256 * 1024

/** A file part: a view of the body's bytes, not a copy. */
export class MultipartFile implements UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>

  constructor(name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }

  get size(): number {
    return this.bytes.byteLength
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.bytes.slice().buffer
  }
}

const malformed = (): ApiError => badRequest('The request body is not valid multipart form data.')

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid('body', [{ path: [], message: 'Must be valid UTF-8 text' }])
  }
}

const boundaryOf = (contentType: string): string => {
  const found = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const boundary = found?.[1] ?? found?.[2]
  if (boundary === undefined) throw malformed()
  return boundary
}

/** Browsers write a quote and line ends of a name as %22, %0D and %0A. */
const unescapeName = (text: string): string =>
  text.replace(/%22|%0D|%0A/gi, (code) => decodeURIComponent(code)).replace(/\\(["\\])/g, '$1')

const parameterOf = (disposition: string, name: string): string | undefined => {
  const found = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, 'i').exec(disposition)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : unescapeName(value)
}

const headerOf = (head: string, name: string): string | undefined => {
  const line = head.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim()
}

const readPart = (part: Uint8Array<ArrayBuffer>): [string, string | MultipartFile] => {
  const view = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  const headEnd = view.subarray(0, HEAD_MAX_BYTES).indexOf('\r\n\r\n')
  if (headEnd < 0) throw malformed()
  const head = decode(part.subarray(0, headEnd))
  const disposition = headerOf(head, 'content-disposition')
  if (disposition === undefined || !/^form-data\b/i.test(disposition)) throw malformed()
  const name = parameterOf(disposition, 'name')
  if (name === undefined) throw malformed()
  const content = part.subarray(headEnd + 4)
  const fileName = parameterOf(disposition, 'filename')
  if (fileName !== undefined) {
    return [name, new MultipartFile(fileName, headerOf(head, 'content-type') ?? '', content)]
  }
  if (content.byteLength > TEXT_MAX_BYTES) throw new ApiError(413, 'A text of the form is too large.')
  // A form writes each line end as CRLF, whatever was typed: it is one character of the text, as in JSON.
  return [name, decode(content).replaceAll('\r\n', '\n')]
}

const lineEnd = Buffer.from('\r\n')

/**
 * Reads a multipart body without copying it: text fields as texts, the rest as files.
 *
 * @throws ApiError 400 for a malformed body or more than 20 parts, 413 for a text field over 256 kB, 422 for text
 *   that is not UTF-8
 */
export const parseMultipart = (
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): [string, string | MultipartFile][] => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const delimiter = Buffer.from(`--${boundaryOf(contentType)}`)
  const separator = Buffer.concat([lineEnd, delimiter])
  if (!view.subarray(0, delimiter.byteLength).equals(delimiter)) throw malformed()
  const parts: [string, string | MultipartFile][] = []
  let position = delimiter.byteLength
  for (;;) {
    const mark = view.toString('latin1', position, position + 2)
    if (mark === '--') return parts
    if (mark !== '\r\n') throw malformed()
    const end = view.indexOf(separator, position)
    if (end < 0) throw malformed()
    if (parts.length === PARTS_MAX) throw badRequest(`The form has too many parts: at most ${PARTS_MAX}.`)
    parts.push(readPart(bytes.subarray(position + 2, Math.max(end, position + 2))))
    position = end + separator.byteLength
  }
}
