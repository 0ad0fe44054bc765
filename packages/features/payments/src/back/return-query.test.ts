import { expect, test } from 'vitest'
import { readReturn } from './return-query.ts'

test('another query is no return', () => {
  expect(readReturn('?tab=past&proposalId=42')).toBeUndefined()
  expect(readReturn('')).toBeUndefined()
})

test('reads the secret, and leaves the rest of the query', () => {
  const search = '?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded&proposalId=42&tab=past'
  expect(readReturn(search)).toEqual({ clientSecret: 'seti_1_secret_2', proposalId: '42', rest: '?tab=past' })
  expect(readReturn('?payment_intent_client_secret=pi_1_secret_2')).toEqual({ clientSecret: 'pi_1_secret_2', proposalId: undefined, rest: '' })
})

test.each(['?redirect_status=succeeded', '?setup_intent_client_secret=%3Cscript%3E', '?payment_intent=pi_1'])('c13: %s opens nothing', (search) => {
  expect(readReturn(search)).toEqual({ clientSecret: undefined, proposalId: undefined, rest: '' })
})
