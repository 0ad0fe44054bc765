import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { spawnService, type SpawnedService } from '@pilotpair/mock-api/testing'
import { caller, hangUp, jsonOf, type Caller } from '../support/http.ts'
import { inParallel, report } from '../support/report.ts'
import type { Stage } from '../support/stage.ts'

/** How much is written, and how often it is interrupted. */
export interface WriteSizes {
  readonly rounds: number
  readonly writes: number
  readonly width: number
}

const demoPassword = 'Clear-Skies-26'

/** Logs in over the network; gives the cookies. */
const logIn = async (origin: string, email: string): Promise<Map<string, string>> => {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password: demoPassword }),
  })
  if (answer.status !== 200) throw new Error(`a login answered ${answer.status}: ${await answer.text()}`)
  const pairs = answer.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('='))
  return new Map(pairs.map(([name = '', value = '']): [string, string] => [name, value]))
}

const textAt = (value: unknown, key: string): string =>
  typeof value === 'object' && value !== null ? String(Object.entries(value).find(([name]) => name === key)?.[1] ?? '') : ''

/** A conversation of the caller with somebody. @returns its id */
export const conversationWith = async (me: Caller, pilotId: string): Promise<string> => {
  const answer = await me.call('POST', 'conversations/find-or-create', { pilot_id: pilotId })
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`a conversation answered ${answer.status}: ${answer.text}`)
  return textAt(jsonOf(answer), 'id_conversation')
}

/** Writes messages until so many are acknowledged; calls `onAcknowledged` after each. What is refused ends it. */
const write = async (
  me: Caller,
  conversationId: string,
  label: string,
  { writes, width }: WriteSizes,
  acknowledged: string[],
  onAcknowledged: () => void,
): Promise<void> => {
  let tries = 0
  const until = performance.now() + 600_000
  await inParallel(width, width, async () => {
    while (acknowledged.length < writes && performance.now() < until) {
      tries += 1
      const content = `${label} ${tries}`
      const answer = await me.call('POST', `chat/conversations/${conversationId}/messages`, { content })
      if (answer.status === 201 || answer.status === 200) {
        acknowledged.push(content)
        onAcknowledged()
      } else if (answer.status >= 400 && answer.status < 500) {
        throw new Error(`a message answered ${answer.status}: ${answer.text}`)
      } else await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

const messagesOf = async (me: Caller, conversationId: string): Promise<Set<string>> => {
  const found = new Set<string>()
  let cursor = ''
  for (;;) {
    const answer = await me.call('GET', `chat/conversations/${conversationId}/messages?limit=200${cursor === '' ? '' : `&cursor=${cursor}`}`)
    const items = jsonOf(answer)
    if (answer.status !== 200 || !Array.isArray(items)) throw new Error(`messages answered ${answer.status}: ${answer.text.slice(0, 200)}`)
    for (const item of items) found.add(textAt(item, 'content'))
    const next = answer.headers['x-next-cursor']
    if (typeof next !== 'string') return found
    cursor = next
  }
}

/** The embedded database: the process is killed once in the middle of each round and started anew on its folder. */
export const killEmbedded = async (sizes: WriteSizes): Promise<void> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pilotpair-crash-'))
  const env = { DATA_DIR: folder, WEB_DIR: 'none', THROTTLING: 'off', LOG_LEVEL: 'silent' }
  let service: SpawnedService = await spawnService(env)
  let lost = 0
  let written = 0
  try {
    const enter = async (): Promise<Caller> => caller(() => service.origin, await logIn(service.origin, 'pilot@demo.pilotpair.test'))
    const other = jsonOf(await caller(service.origin, await logIn(service.origin, 'copilot@demo.pilotpair.test')).call('GET', 'auth/current_user'))
    const conversationId = await conversationWith(await enter(), textAt(other, 'id_user_account'))
    for (let round = 0; round < sizes.rounds; round += 1) {
      // A session of its own for each round: all of them together may take longer than one lasts.
      const me = await enter()
      const acknowledged: string[] = []
      const killAfter = Math.floor(sizes.writes * (0.1 + Math.random() * 0.8))
      let restart: Promise<void> | undefined
      const label = `round ${round}`
      await write(me, conversationId, label, { ...sizes, writes: killAfter }, acknowledged, () => {})
      const tail: string[] = []
      await write(me, conversationId, `${label} tail`, { ...sizes, writes: sizes.writes - killAfter }, tail, () => {
        restart ??= (async () => {
          await service.end('SIGKILL')
          hangUp()
          service = await spawnService(env)
        })()
      })
      await restart
      const found = await messagesOf(await enter(), conversationId)
      const all = [...acknowledged, ...tail]
      written += all.length
      lost += all.filter((content) => !found.has(content)).length
    }
  } finally {
    hangUp()
    await service.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  report('kill -9 during writes, embedded database', lost === 0 && written >= sizes.rounds * sizes.writes, {
    rounds: sizes.rounds,
    acknowledged: written,
    lost,
  })
}

/** Ids of a process's children, where the system tells them. */
const childrenOf = async (pid: number): Promise<number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').filter((part) => part !== '').map(Number)
}

/** Several processes on PostgreSQL: in every other round one of them is killed, in the rest all of them. */
export const killProcesses = async (stage: Stage, sizes: WriteSizes, processes: number): Promise<void> => {
  const env = { DATABASE_URL: stage.url, WEB_DIR: 'none', LOG_LEVEL: 'silent', DB_POOL: '5' }
  const start = (): Promise<SpawnedService> => spawnService(env, { args: ['--processes', String(processes)] })
  let service = await start()
  let kills = 0
  let written = 0
  let lost = 0
  const me = caller(() => service.origin, stage.world.inviter.client.cookies)
  const conversationId = await conversationWith(me, stage.world.invitee.id)
  try {
    for (let round = 0; round < sizes.rounds; round += 1) {
      const acknowledged: string[] = []
      const killAfter = Math.floor(sizes.writes * (0.1 + Math.random() * 0.8))
      let restart: Promise<void> | undefined
      await write(me, conversationId, `several ${round}`, sizes, acknowledged, () => {
        if (acknowledged.length < killAfter) return
        restart ??= (async () => {
          const workers = await childrenOf(service.pid)
          const victim = workers[round % workers.length]
          if (round % 2 === 0 && victim !== undefined) {
            process.kill(victim, 'SIGKILL')
            kills += 1
            return
          }
          for (const pid of workers) process.kill(pid, 'SIGKILL')
          kills += workers.length
          await service.end('SIGKILL')
          hangUp()
          service = await start()
        })()
      })
      await restart
      const { rows } = await stage.client.query<{ content: string }>('select content from messages where content like $1', [`several ${round} %`])
      const found = new Set(rows.map(({ content }) => content))
      written += acknowledged.length
      lost += acknowledged.filter((content) => !found.has(content)).length
    }
  } finally {
    hangUp()
    await service.end('SIGTERM')
  }
  report('kill -9 during writes, several processes on PostgreSQL', lost === 0 && written >= sizes.rounds * sizes.writes, {
    rounds: sizes.rounds,
    processes,
    killed: kills,
    acknowledged: written,
    lost,
  })
}
