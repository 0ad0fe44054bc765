import { expect, test } from 'vitest'
import { createBackground } from './background.ts'

const failed = async (error: Error): Promise<string> => {
  const lines: unknown[] = []
  const ignore = (): void => {}
  const background = createBackground({
    info: ignore,
    warn: ignore,
    error: (fields, message) => void lines.push({ ...fields, message }),
  })
  const task = async (): Promise<void> => {
    throw error
  }
  background.run('reset mail', task)
  await background.settled()
  expect(lines).toHaveLength(1)
  return JSON.stringify(lines)
}

test('the log names the work that failed and why', async () => {
  expect(await failed(new Error('the mail server does not answer'))).toMatch(/reset mail.*does not answer/)
})

test('the log holds no parameters of a query that failed', async () => {
  const error = new Error('Failed query: select "id" from "user_accounts" where "email" = $1\nparams: ann@example.test')
  expect(await failed(error)).not.toMatch(/ann@|select/)
})
