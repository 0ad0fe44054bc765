import { paymentTexts } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import { errorText } from './error-text.ts'
import { startFailureText } from './load-provider.ts'

describe('errorText', () => {
  test('the provider’s own words about the card and what was typed', () => {
    expect(errorText({ type: 'card_error', message: 'Your card was declined.' })).toBe('Your card was declined.')
    expect(errorText({ type: 'validation_error', message: 'Your card number is incomplete.' })).toBe('Your card number is incomplete.')
    expect(errorText({ type: 'invalid_request_error', code: 'setup_intent_authentication_failure', message: 'No.' })).toBe('No.')
  })

  test('anything else is unexpected', () => {
    expect(errorText({ type: 'api_connection_error', message: 'Offline.' })).toBe(paymentTexts.unexpected)
    expect(errorText({ type: 'invalid_request_error', code: 'parameter_missing', message: 'No such key: sk_…' })).toBe(paymentTexts.unexpected)
    expect(errorText({ type: 'card_error' })).toBe(paymentTexts.unexpected)
  })
})

test('a service that says no could not prepare the form; one that is silent could not be asked', () => {
  expect(startFailureText({ kind: 'refused', status: 502, detail: '', fields: [] })).toBe(paymentTexts.initFailed)
  expect(startFailureText({ kind: 'unreachable' })).toBe(paymentTexts.connectFailed)
  expect(startFailureText({ kind: 'unreadable', status: 502 })).toBe(paymentTexts.connectFailed)
})
