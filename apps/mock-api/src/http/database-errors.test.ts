import { describe, expect, test } from 'vitest'
import { describeError, fromDatabaseError } from './database-errors.ts'

const failure = (code: string, message = 'it broke'): Error => Object.assign(new Error(message), { code })
const failedQuery = (cause: Error): Error =>
  new Error('Failed query: select "id" from "user_accounts" where "email" = $1\nparams: ann@example.test', { cause })

describe('fromDatabaseError', () => {
  test.each(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', '57P01', '08006', '53300', '40P01'])(
    'c59: %s is a 503 that says when to try again',
    (code) => {
      const answer = fromDatabaseError(failedQuery(failure(code)))
      expect(answer?.status).toBe(503)
      expect(answer?.headers).toEqual({ 'Retry-After': '5' })
    },
  )

  test('an error that is not of the database is none of its business', () => {
    expect(fromDatabaseError(new Error('no'))).toBeUndefined()
  })
})

test('what is logged of a failed query holds neither its text nor its parameters', () => {
  for (const code of ['EPIPE', '22P02', 'unknown']) {
    expect(JSON.stringify(describeError(failedQuery(failure(code))))).not.toMatch(/ann@|select/)
  }
})
