import { connect, type Socket } from 'node:net'
import { spawnService } from '@pilotpair/mock-api/testing'
import { caller, hangUp } from '../support/http.ts'
import { report, tally } from '../support/report.ts'
import type { Stage } from '../support/stage.ts'
import { conversationWith } from './writes.ts'

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What a client that keeps its connection saw until the server let it go. */
interface Seen {
  readonly sent: number
  readonly answered: number
  readonly statuses: readonly number[]
}

/** One connection, one request after the other, until an answer says that it is the last. */
const keepAsking = (origin: string, cookie: string): Promise<Seen> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin)
    const socket: Socket = connect(Number(port), hostname)
    const statuses: number[] = []
    let sent = 0
    let read = ''
    const ask = (): void => {
      sent += 1
      socket.write(`GET /api/v1/auth/current_user HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`)
    }
    const finish = (): void => {
      socket.destroy()
      resolve({ sent, answered: statuses.length, statuses })
    }
    socket.once('connect', ask)
    socket.on('data', (chunk) => {
      read += chunk.toString('latin1')
      const end = read.indexOf('\r\n\r\n')
      if (end === -1) return
      const head = read.slice(0, end)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
      const isWhole = Number.isNaN(length) ? read.endsWith('0\r\n\r\n') : read.length >= end + 4 + length
      if (!isWhole) return
      statuses.push(Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0))
      read = ''
      if (/connection: close/i.test(head)) finish()
      else ask()
    })
    socket.once('error', finish)
    socket.once('close', finish)
  })

/** SIGTERM while every connection is asking: each request that was sent is answered, and the end comes within 5 s. */
export const stopUnderLoad = async (stage: Stage, processes: number, rounds: number): Promise<void> => {
  let sent = 0
  let answered = 0
  let slowest = 0
  const codes: (number | null)[] = []
  const statuses: number[] = []
  const cookie = Array.from(stage.world.inviter.client.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  for (let round = 0; round < rounds; round += 1) {
    const args = processes === 1 ? [] : ['--processes', String(processes)]
    const service = await spawnService({ DATABASE_URL: stage.url, WEB_DIR: 'none', LOG_LEVEL: 'silent', DB_POOL: '5' }, { args })
    const clients = Array.from({ length: 64 }, () => keepAsking(service.origin, cookie))
    await pause(1_000)
    const began = performance.now()
    codes.push(await service.end('SIGTERM'))
    slowest = Math.max(slowest, performance.now() - began)
    for (const seen of await Promise.all(clients)) {
      sent += seen.sent
      answered += seen.answered
      statuses.push(...seen.statuses)
    }
  }
  const holds = sent === answered && slowest < 5_000 && codes.every((code) => code === 0) && statuses.every((status) => status === 200)
  report('SIGTERM under load', holds, {
    processes,
    rounds,
    connections: 64,
    sent,
    answered,
    dropped: sent - answered,
    answers: tally(statuses),
    slowestStopMs: Math.round(slowest),
    exitCodes: [...new Set(codes)],
  })
}

type Phase = 'before' | 'away' | 'returning' | 'after'

/** The database goes away under load for so long: 503 meanwhile, then everything as before, in the same process. */
export const loseDatabase = async (
  stage: Stage,
  server: { readonly halt: () => void; readonly resume: () => void },
  seconds: number,
): Promise<void> => {
  const service = await spawnService({ DATABASE_URL: stage.url, WEB_DIR: 'none', LOG_LEVEL: 'silent', DB_POOL: '10' }, {})
  const me = caller(service.origin, stage.world.inviter.client.cookies)
  const conversationId = await conversationWith(me, stage.world.invitee.id)
  let phase: Phase = 'before'
  const seen: Record<Phase, number[]> = { before: [], away: [], returning: [], after: [] }
  const over = new AbortController()
  const ask = async (lane: number): Promise<void> => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      // A call counts where it began; one that spans the end of a phase may see either.
      const at = phase
      const answer =
        lane % 4 === 0
          ? await me.call('POST', `chat/conversations/${conversationId}/messages`, { content: `While it lasts ${count}` })
          : await me.call('GET', lane % 2 === 0 ? 'health' : 'flights/my-flights')
      if (at === phase) seen[at].push(answer.status)
      if (answer.status >= 400 || answer.status === 0) await pause(50)
    }
  }
  const lanes = Array.from({ length: 16 }, (_, lane) => ask(lane))
  await pause(1_000)
  server.halt()
  phase = 'away'
  await pause(seconds * 1_000)
  // A call on its way while the server comes back may see either.
  phase = 'returning'
  server.resume()
  const back = performance.now()
  while ((await me.call('GET', 'auth/current_user')).status !== 200 && performance.now() - back < 10_000) await pause(50)
  const recoveredMs = Math.round(performance.now() - back)
  phase = 'after'
  await pause(2_000)
  over.abort()
  await Promise.all(lanes)
  hangUp()
  const code = await service.end('SIGTERM')
  const holds =
    seen.away.length > 0 &&
    seen.away.every((status) => status === 503) &&
    seen.after.length > 0 &&
    seen.after.every((status) => status < 500 && status > 0) &&
    recoveredMs < 10_000 &&
    code === 0
  report('the database away', holds, {
    seconds,
    before: tally(seen.before),
    away: tally(seen.away),
    after: tally(seen.after),
    recoveredMs,
    exitCode: code,
    ...(holds ? {} : { output: service.output().slice(-2_000) }),
  })
}
