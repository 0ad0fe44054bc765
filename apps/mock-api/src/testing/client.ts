import { endpointUrl, type AnswerOf, type BodyOf, type Endpoint, type EndpointAddress, type QueryValue } from '@pilotpair/contract'

/** A request handler: the API's own `app.request`. */
export type Send = (path: string, init: RequestInit, remoteAddress: string) => Promise<Response>

/** An answer whose body has been read; `json` is undefined when it is not JSON. */
export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

/** Parts of a call of an endpoint. */
export interface CallParts<E extends Endpoint> {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, QueryValue>>
  readonly body?: BodyOf<E>
  readonly headers?: Readonly<Record<string, string>>
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const entriesOf = (body: unknown): [string, unknown][] =>
  typeof body === 'object' && body !== null ? Object.entries(body) : []

/** The content of a body as it travels by the endpoint. */
export const encodeBody = (endpoint: Endpoint, body: unknown): Pick<RequestInit, 'body' | 'headers'> => {
  switch (endpoint.body?.kind) {
    case undefined:
      return {}
    case 'json':
      return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    case 'form':
      return { body: new URLSearchParams(entriesOf(body).map(([key, value]): [string, string] => [key, String(value)])) }
    case 'multipart': {
      const data = new FormData()
      for (const [key, value] of entriesOf(body)) {
        if (value instanceof Blob) data.append(key, value)
        else data.append(key, String(value))
      }
      return { body: data }
    }
  }
}

/** A client with a cookie jar, as one browser is; it speaks to the real handlers. */
export interface TestClient {
  /** The jar: name → value. Change it to forge or drop cookies. */
  readonly cookies: Map<string, string>
  /** Any request: `path` from the root, `/api/v1/…`. */
  send(path: string, init?: RequestInit): Promise<TestAnswer>
  /** One call of an endpoint, whatever its outcome. */
  call<E extends Endpoint>(endpoint: E, parts?: CallParts<E>): Promise<TestAnswer>
  /** One call that must succeed; gives its content, checked by the endpoint's schema. */
  ok<E extends Endpoint>(endpoint: E, parts?: CallParts<E>): Promise<AnswerOf<E>>
}

const keepCookies = (jar: Map<string, string>, headers: Headers): void => {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, value)
  }
}

function contentOf<E extends Endpoint>(endpoint: E, answer: TestAnswer): AnswerOf<E>
function contentOf(endpoint: Endpoint, answer: TestAnswer): unknown {
  if (answer.status !== endpoint.response.status) {
    throw new Error(`${endpoint.id} answered ${answer.status}: ${answer.text.slice(0, 500)}`)
  }
  return endpoint.response.kind === 'json' ? endpoint.response.schema.parse(answer.json) : undefined
}

/** Makes a client; each has an empty jar of its own. */
export const createClient = (sendRequest: Send, remoteAddress: string): TestClient => {
  const cookies = new Map<string, string>()
  const send: TestClient['send'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await sendRequest(path, { ...init, headers }, remoteAddress)
    keepCookies(cookies, response.headers)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parse(text) }
  }
  const call: TestClient['call'] = (endpoint, parts = {}) => {
    const address: EndpointAddress = { params: parts.params, query: parts.query }
    const encoded = encodeBody(endpoint, parts.body)
    const headers = new Headers(encoded.headers)
    for (const [name, value] of Object.entries(parts.headers ?? {})) headers.set(name, value)
    return send(endpointUrl(endpoint, address), { method: endpoint.method, ...encoded, headers })
  }
  return { cookies, send, call, ok: async (endpoint, parts) => contentOf(endpoint, await call(endpoint, parts)) }
}
