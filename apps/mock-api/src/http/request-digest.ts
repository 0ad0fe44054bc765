import { hash, scrypt } from 'node:crypto'
import { sha256 } from '../auth/tokens.ts'
import { MultipartFile } from './multipart.ts'

/** What makes a request that request: the parsed parts of its call. */
export interface RequestParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** A file is told by its digest: its bytes as JSON would be many times as large. */
const plainOf = (_key: string, value: unknown): unknown =>
  value instanceof MultipartFile
    ? { name: value.name, type: value.type, size: value.size, sha256: hash('sha256', value.bytes, 'hex') }
    : value

/** A request in few words, the same for a repeat and for nothing else. */
export const requestText = ({ params, body, query }: RequestParts): string =>
  JSON.stringify(query === undefined ? [params, body] : [params, body, query], plainOf)

/** How a digest is made: `costly` where the body holds a password, which must be no easier to guess from it. */
export type DigestKind = 'plain' | 'costly'

// One of OWASP's choices for scrypt.
const cost = { N: 16_384, r: 8, p: 5 }

const costly = (text: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(text, salt, 32, cost, (error, digest) => {
      if (error === null) resolve(digest.toString('hex'))
      else reject(error)
    })
  })

/** The digest by which a repeat of a request is known. @param salt of a costly one */
export const digestRequest = async (parts: RequestParts, kind: DigestKind, salt: string): Promise<string> => {
  const text = requestText(parts)
  switch (kind) {
    case 'plain':
      return sha256(text)
    case 'costly':
      return costly(text, salt)
  }
}
