import { afterEach, expect, test, vi } from 'vitest'
import { readReturn } from '../back/return-query.ts'
import { returnUrl } from './return-url.ts'

afterEach(() => vi.unstubAllGlobals())

test('c55: who comes back from the bank’s own page goes on with the same proposal', () => {
  vi.stubGlobal('location', { origin: 'https://pilotpair.test' })
  const back = new URL(returnUrl('42 & more'))
  expect(back.pathname).toBe('/my-flights')
  // What the provider adds to it.
  back.searchParams.set('setup_intent_client_secret', 'seti_1_secret_2')
  back.searchParams.set('redirect_status', 'succeeded')
  expect(readReturn(back.search)).toEqual({ clientSecret: 'seti_1_secret_2', proposalId: '42 & more', rest: '' })
})

test.each([undefined, ''])('without a proposal (%j) there is nothing to go on with', (proposalId) => {
  vi.stubGlobal('location', { origin: 'https://pilotpair.test' })
  expect(returnUrl(proposalId)).toBe('https://pilotpair.test/my-flights')
})
