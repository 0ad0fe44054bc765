import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmtpMailer } from './smtp.ts'

/** Speaks as much SMTP as it takes to refuse a mailbox, and names it in its refusal as real servers do. */
const refuse = (socket: Socket): void => {
  socket.write('220 mail.example ready\r\n')
  socket.on('data', (chunk: Buffer) => {
    const line = chunk.toString()
    if (line.startsWith('QUIT')) socket.end('221 bye\r\n')
    else if (line.startsWith('RCPT')) socket.write(`550 ${line.slice(8).trim()}: no such mailbox\r\n`)
    else socket.write('250 fine\r\n')
  })
}

let server: Server
const port = (): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
beforeAll(async () => {
  server = createServer(refuse).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

const mail = { to: 'ann@example.test', subject: 'Hello', text: 'https://pilotpair.example/reset-password?token=secret' }

test('a refusal says what the server said in numbers, never for whom', async () => {
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port()}`, 'PilotPair <no-reply@pilotpair.example>')
  const error = await mailer.send(mail).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(String(error)).toContain('EENVELOPE 550')
  const whole = error instanceof Error ? `${error.stack} ${String(error.cause)} ${JSON.stringify(error)}` : ''
  expect(whole).not.toMatch(/ann@|secret/)
})
