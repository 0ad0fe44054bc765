import { buildProposal, buildSentProposal, buildSoloFlight } from '@pilotpair/contract/testing'
import { expect, test } from 'vitest'
import { aboutFlight } from './about.ts'

test('a shared flight: with whom, when on both clocks, the sum and how it came about', () => {
  const about = {
    text: 'Flight with Daniel Okafor, Sat 12 Dec, 10:00–13:00 PST (your time Sat 12 Dec, 19:00–22:00 GMT+1)',
    totalCents: 49_500, shareCents: 24_750, rateCents: 16_500, hours: 3,
  }
  expect(aboutFlight(buildProposal(), 'Europe/Berlin')).toEqual({ ...about, rules: expect.stringMatching(/when you accept.*only Daniel Okafor can ask/) })
  expect(aboutFlight(buildSentProposal(), 'Europe/Berlin')).toEqual({ ...about, rules: expect.stringMatching(/only when Daniel Okafor accepts.*full refund.*fees may apply/) })
})

test('a solo flight has no share: the pilot pays all', () => {
  expect(aboutFlight(buildSoloFlight(), 'America/Los_Angeles')).toMatchObject({
    text: expect.stringMatching(/^Solo flight, .* PST$/), totalCents: 33_000, shareCents: undefined, hours: 2,
    rules: expect.stringMatching(/^You pay when you book\. .*fees may apply\.$/),
  })
})
