import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { greet } from './serve.ts'
import { spawnService } from './testing/spawned-service.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const greeting = (env: Readonly<Record<string, string>>): string => {
  const printed: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(text) > 0)
  greet(readConfig(env, 'demo'), 3000)
  return printed.join('')
}

test('a start with Stripe and without the secret of its webhook says so', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
  expect(greeting(keys)).toContain('Warning: STRIPE_WEBHOOK_SECRET is not set')
  expect(greeting({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).not.toContain('Warning')
})

test('a service that was told to end is not ready any more, for as long as it answers', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pilotpair-stopping-'))
  const service = await spawnService({ DATA_DIR: dataDir })
  const socket = connect(Number(new URL(service.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  const ask = async (): Promise<string> => {
    socket.write('GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    let answer = ''
    while (!answer.endsWith('}')) answer += String((await once(socket, 'data'))[0])
    return answer
  }
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 /)
  const ended = service.end('SIGTERM')
  // One connection, asked without a pause: the first answer that closes it is the first one of the end.
  let answer = await ask()
  while (!/\r\nConnection: close\r\n/i.test(answer)) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    answer = await ask()
  }
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(await ended).toBe(0)
  rmSync(dataDir, { recursive: true, force: true })
})
