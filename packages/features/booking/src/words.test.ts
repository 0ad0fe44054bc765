import { expect, test } from 'vitest'
import { sendFailureText, soloFailureText } from './words.ts'

const refused = (status: number, detail: string) => ({ kind: 'refused', status, detail, fields: [] }) as const

test('a refusal is told with its reason, with one full stop', () => {
  expect(sendFailureText(refused(409, 'This time is no longer available.'))).toBe(
    'Failed to send proposal: This time is no longer available.',
  )
  expect(sendFailureText(refused(422, 'flight_date: Must be an ISO date and time'))).toBe(
    'Failed to send proposal: flight_date: Must be an ISO date and time.',
  )
})

test('what is wrong with the message, which the screen shows, is told without its name on the wire', () => {
  const message = 'Must be at most 2000 characters'
  expect(sendFailureText(refused(422, `notes: ${message}`), message)).toBe(`Failed to send proposal: ${message}.`)
})

test('without a reason it is the fixed sentence', () => {
  for (const failure of [{ kind: 'unreachable' }, { kind: 'silent' }, { kind: 'unreadable', status: 502 }, refused(500, '')] as const) {
    expect(sendFailureText(failure)).toBe('Failed to send flight request. Please try again.')
    expect(soloFailureText(failure)).toBe('An unexpected error occurred.')
  }
})

test('a solo flight tells the detail itself', () => {
  expect(soloFailureText(refused(402, 'Your card was declined.'))).toBe('Your card was declined.')
})
