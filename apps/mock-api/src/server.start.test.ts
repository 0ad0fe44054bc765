import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spawnRefused, spawnService, type SpawnedService } from './testing/spawned-service.ts'

const parent = mkdtempSync(path.join(os.tmpdir(), 'pilotpair-start-'))
const folder = (name: string): string => path.join(parent, name)
let service: SpawnedService

beforeAll(async () => {
  service = await spawnService({ DATA_DIR: folder('main') })
})
afterAll(async () => {
  await service.end('SIGKILL')
  rmSync(parent, { recursive: true, force: true })
})

describe('a start that cannot be: one line and exit code 1', () => {
  const port = (): string => new URL(service.origin).port

  test('the data folder is in use', async () => {
    const { code, output } = await spawnRefused({ DATA_DIR: folder('main'), PORT: '0' })
    expect(code).toBe(1)
    expect(output).toMatch(/^The data folder \S+ is in use by process \d+: stop it, or set DATA_DIR\.\n$/)
  })

  test.runIf(existsSync('/proc/self'))('the data folder lies where nothing can be made', async () => {
    const { code, output } = await spawnRefused({ DATA_DIR: '/proc/pilotpair/data' })
    expect(code).toBe(1)
    expect(output).toMatch(/^Cannot write to the data folder \/proc\/pilotpair\/data \(.+\): set DATA_DIR to another\.\n$/)
  })

  test('the port is taken', async () => {
    const { code, output } = await spawnRefused({ DATA_DIR: folder('port'), PORT: port() })
    expect(code).toBe(1)
    expect(output).toMatch(/^Port \d+ is taken: stop what listens on \S+, or set PORT to another\.\n$/)
  })

  test('the database cannot be reached; its password is not shown', async () => {
    const { code, output } = await spawnRefused({ DATABASE_URL: 'postgres://u:hush@127.0.0.1:9/x' })
    expect(code).toBe(1)
    expect(output).toMatch(/^Cannot reach the database at 127\.0\.0\.1:9\/x: .*ECONNREFUSED.*\n$/)
    expect(output).not.toContain('hush')
  })

  test('several processes on the embedded database', async () => {
    const { code, output } = await spawnRefused({ DATA_DIR: folder('several') }, 'demo', { args: ['--processes', '4'] })
    expect({ code, output }).toEqual({
      code: 1,
      output: 'Several processes need PostgreSQL: set DATABASE_URL (the embedded database serves one process).\n',
    })
  })

  test('a number of processes that is none', async () => {
    const { code, output } = await spawnRefused({}, 'demo', { args: ['--processes', 'many'] })
    expect({ code, output }).toEqual({ code: 1, output: '--processes takes a whole number from 1 to 64.\n' })
  })

  test('a variable is wrong', async () => {
    const { code, output } = await spawnRefused({ PORT: 'many' })
    expect({ code, output }).toEqual({ code: 1, output: 'PORT must be a whole number from 0 to 65535.\n' })
  })
})

describe('the running service', () => {
  test('prints a login for each role', () => {
    for (const role of ['pilot', 'operator', 'admin']) expect(service.output()).toContain(`${role}@demo.pilotpair.test`)
    expect(service.output()).toContain('Clear-Skies-26')
  })

  test('is healthy, with and without a trailing slash', async () => {
    for (const slash of ['', '/']) {
      const answer = await fetch(`${service.origin}/api/v1/health${slash}`, { redirect: 'error' })
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
    }
  })

  test('c59: a 20 MB body is cut off with 413 in JSON', async () => {
    const answer = await fetch(`${service.origin}/api/v1/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Uint8Array(20 * 1024 * 1024),
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toHaveProperty('detail')
  })

  test.each([
    ['headers that are too long', `GET /api/v1/aircrafts/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    ['what is not HTTP', 'HELLO\r\n\r\n', 400],
    ['a broken chunk', 'POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n', 400],
  ])('c59: %s is answered in JSON too', async (_label, text, status) => {
    const socket = net.connect(Number(new URL(service.origin).port), '127.0.0.1')
    socket.end(text)
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/\r\nContent-Type: application\/json\r\n/i)
    expect(JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n') + 4))).toEqual({ detail: expect.any(String) })
  })

  test('ends within 5 seconds on SIGTERM, keeps its data, and production refuses that database', async () => {
    const data = { DATA_DIR: folder('twice') }
    const first = await spawnService(data)
    await fetch(`${first.origin}/api/v1/health`)
    const began = performance.now()
    expect(await first.end('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(5000)
    const refused = await spawnRefused(
      { ...data, PUBLIC_URL: 'https://pilotpair.example', ALLOW_SANDBOX_PAYMENTS: '1', PORT: '0' },
      'production',
    )
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('This database holds demo accounts')
  })
})
