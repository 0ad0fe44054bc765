import { buildChangeOffer, buildConfirmedFlight, buildProposal, buildSentProposal, buildSoloFlight } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { questionFor } from './questions.ts'
import { termsOf } from './terms.ts'

const zone = 'America/Los_Angeles'
const change_offer = buildChangeOffer()
const countered = { status: 'OPERATOR_COUNTER_PROPOSAL', change_offer }
const paid = { state: 'paid', share_cents: 24_750, refunded_cents: 0 } as const
const linesOf = (flight: Parameters<typeof termsOf>[0], viewerZone: string | undefined = zone) =>
  termsOf(flight, viewerZone)?.lines.join(' ') ?? ''

describe('until when', () => {
  test('who can answer hears it from their side, with the zone', () => {
    expect(linesOf(buildProposal())).toBe('Answer by Sat 5 Dec, 05:00 PST.')
    expect(linesOf(buildSentProposal())).toBe('Your co-pilot can answer until Sat 5 Dec, 05:00 PST.')
  })

  test('the viewer’s own time stands beside it where it differs', () => {
    expect(linesOf(buildProposal(), 'Europe/Berlin')).toBe('Answer by Sat 5 Dec, 05:00 PST (your time Sat 5 Dec, 14:00 GMT+1).')
  })

  test('what waits for the operator says what follows without them', () => {
    expect(linesOf(buildSoloFlight())).toBe('The operator can approve it until Sat 5 Dec, 05:00 PST. If not, it ends. You get a full refund.')
  })

  test('an offer has a deadline of its own, and it is the other’s once the viewer has accepted', () => {
    expect(linesOf(buildProposal(countered))).toContain('Answer by Sat 5 Dec, 08:00 PST.')
    const accepted = { ...countered, change_offer: buildChangeOffer({ accepted_by_me: true }) }
    expect(linesOf(buildProposal(accepted))).toContain('Your co-pilot can answer until Sat 5 Dec, 08:00 PST.')
  })

  test.each(['declined', 'cancelled', 'expired', 'weather_hold'])('%s waits for nobody', (status) => {
    expect(linesOf(buildProposal({ status }))).toBe('')
  })

  test('a confirmed flight waits for nobody', () => {
    expect(termsOf(buildConfirmedFlight(), zone)).toBeUndefined()
  })
})

describe('an offered time', () => {
  test('stands on the viewer’s clock too', () => {
    expect(linesOf(buildProposal(countered), 'Asia/Kolkata')).toContain('The new time on your clock: Sun 13 Dec, 01:30–04:30 GMT+5:30.')
    expect(linesOf(buildProposal(countered))).not.toContain('on your clock')
  })

  test('says what becomes of the money, paid or not', () => {
    expect(linesOf(buildProposal(countered))).toMatch(
      /^Your share stays \$247\.50 of \$495\.00\. Accepting the new time charges nothing yet\. If one of you declines.*the request ends and nothing is charged\./,
    )
    expect(linesOf(buildProposal({ ...countered, payment: paid }))).toMatch(
      /When both of you have accepted it, the flight is confirmed: after that only Daniel Okafor can ask.*all of your share back\. If one of you.*the flight ends\. You get a full refund\./,
    )
    expect(linesOf(buildSentProposal({ ...countered, payment: paid }))).toMatch(/the flight is confirmed: after that an administrator confirms.*fees may apply\. If one of you/)
    expect(linesOf(buildSoloFlight(countered))).toMatch(
      /^The price stays \$330\.00\. When you accept it, the flight is confirmed.*fees may apply\. If you decline.*the flight ends\. You get a full refund\./,
    )
  })

  test('on a confirmed flight moves no money', () => {
    expect(linesOf(buildConfirmedFlight({ change_offer }))).toMatch(/the old time holds and your payment stays as it is\./)
  })

  test('is what is asked about before it is declined', () => {
    const question = questionFor('declineNewTime', buildProposal(countered), 'Asia/Kolkata')
    expect(question).toMatchObject({
      about: 'Cessna 172S Skyhawk, Sat 12 Dec, 12:00–15:00 PST',
      ownTime: 'Sun 13 Dec, 01:30–04:30 GMT+5:30',
      price: { totalCents: 49_500, shareCents: 24_750, rateCents: 16_500, hours: 3 },
    })
    expect(questionFor('decline', buildProposal(countered), zone)).toMatchObject({
      about: 'Cessna 172S Skyhawk, Sat 12 Dec, 10:00–13:00 PST', ownTime: undefined,
    })
  })
})

describe('what was written', () => {
  test('stands while the request waits', () => {
    expect(termsOf(buildProposal({ notes: ' Coffee at Half Moon Bay? ' }), zone)?.note).toBe('Coffee at Half Moon Bay?')
    expect(termsOf(buildProposal({ notes: ' ' }), zone)?.note).toBeUndefined()
    expect(termsOf(buildProposal({ status: 'declined', notes: 'Hello' }), zone)).toBeUndefined()
  })
})
