import { Agent, request } from 'node:http'

/** An answer whose body has been read; `status` 0: the connection ended before it came. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A person at a running service: calls carry the cookies that they logged in with. */
export interface Caller {
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
}

const agents = new Map<string, Agent>()

const agentOf = (origin: string): Agent => {
  const known = agents.get(origin)
  if (known !== undefined) return known
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  agents.set(origin, agent)
  return agent
}

/** Ends the idle connections, so that the process can end. */
export const hangUp = (): void => {
  for (const agent of agents.values()) agent.destroy()
  agents.clear()
}

/** Content of a JSON answer; undefined when it is none. */
export const jsonOf = (answer: Answer): unknown => {
  try {
    return JSON.parse(answer.text)
  } catch {
    return undefined
  }
}

/** Makes a caller with the cookies of a logged-in client; `path` is below `/api/v1/`. */
export const caller = (origin: string | (() => string), cookies: ReadonlyMap<string, string>): Caller => ({
  call: (method, path, body, headers = {}) =>
    new Promise((resolve) => {
      const at = typeof origin === 'string' ? origin : origin()
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
      const text = body === undefined ? undefined : JSON.stringify(body)
      const lost = (): void => resolve({ status: 0, text: '', headers: {} })
      const sent = request(
        new URL(`/api/v1/${path}`, at),
        {
          method,
          agent: agentOf(at),
          headers: {
            cookie,
            ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            ...headers,
          },
        },
        (response) => {
          let read = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => (read += chunk))
          response.once('error', lost)
          response.once('end', () => resolve({ status: response.statusCode ?? 0, text: read, headers: response.headers }))
        },
      )
      sent.once('error', lost)
      sent.end(text)
    }),
})
