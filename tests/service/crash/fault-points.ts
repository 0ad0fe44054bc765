/**
 * Loaded into a service before it starts (`node --import`): ends the process at a statement of one request. Every step
 * of a payment, ours and the sandbox's, is a statement on PostgreSQL, so a request that dies before its 1st, 2nd, …
 * statement dies at every step between authorise, commit and capture.
 *
 * A request with the header `x-die-before: N` kills the process before its Nth statement is sent; with
 * `x-die-before: answer` when all is done and only the answer is missing. `x-list-statements` prints the statements. A
 * request that needed fewer statements than that is answered, and their number printed.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import process from 'node:process'
import { Client } from 'pg'

interface Watched {
  readonly dieBefore: number
  readonly lists: boolean
  count: number
}

const watched = new AsyncLocalStorage<Watched>()

/** Watches work that is no request: it dies before its Nth statement, or prints them all. */
export const underWatch = <Result>(dieBefore: number | undefined, work: () => Promise<Result>): Promise<Result> =>
  watched.run({ dieBefore: dieBefore ?? Number.NaN, lists: dieBefore === undefined, count: 0 }, work)

const die = (): void => {
  process.kill(process.pid, 'SIGKILL')
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement
  if (typeof statement === 'object' && statement !== null && 'text' in statement) return String(statement.text)
  return ''
}

const methodOf = (owner: object, name: string) => {
  const found: unknown = Reflect.get(owner, name)
  if (typeof found !== 'function') throw new Error(`${name} is no method`)
  return found
}

/**
 * What a request sets going and does not wait for: mails that wait, whosever they are, and the turns of jobs. How much
 * of it comes before the answer is another each time, so it is no step of the request.
 */
const isBackground = (text: string): boolean => /^(update|delete from|insert into) "(mails" (set "due_at"|where)|job_leases")/.test(text)

const query = methodOf(Client.prototype, 'query')
Object.defineProperty(Client.prototype, 'query', {
  value(this: Client, ...args: readonly unknown[]): unknown {
    const request = watched.getStore()
    if (request !== undefined && !isBackground(textOf(args[0]))) {
      request.count += 1
      if (request.lists) process.stdout.write(`statement ${request.count} ${textOf(args[0]).slice(0, 60)}\n`)
      if (request.count === request.dieBefore) die()
    }
    return Reflect.apply(query, this, args)
  },
})

const emit = methodOf(Server.prototype, 'emit')
Object.defineProperty(Server.prototype, 'emit', {
  value(this: Server, event: string, ...args: readonly [IncomingMessage, ServerResponse]): boolean {
    const whole: readonly unknown[] = [event, ...args]
    if (event !== 'request') return Boolean(Reflect.apply(emit, this, whole))
    const [request, response] = args
    const at = request.headers['x-die-before']
    const lists = request.headers['x-list-statements'] !== undefined
    if (at === undefined && !lists) return Boolean(Reflect.apply(emit, this, whole))
    const own: Watched = { dieBefore: Number(at), lists, count: 0 }
    const writeHead = methodOf(response, 'writeHead')
    Object.defineProperty(response, 'writeHead', {
      value(this: ServerResponse, ...head: readonly unknown[]): unknown {
        if (at === 'answer') die()
        process.stdout.write(`answered after ${own.count} statements\n`)
        return Reflect.apply(writeHead, this, head)
      },
    })
    return watched.run(own, () => Boolean(Reflect.apply(emit, this, whole)))
  },
})
