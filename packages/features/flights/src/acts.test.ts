import { flightTexts, requestTexts } from '@pilotpair/contract'
import type { ApiFailure } from '@pilotpair/feature-core'
import { buildChangeOffer, buildConfirmedFlight, buildProposal, buildSentProposal, buildSoloFlight } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { actNames, actTexts, failureOf, failureToast, standingNote } from './acts.ts'
import { questionFor } from './questions.ts'

const refused: ApiFailure = { kind: 'refused', status: 409, detail: 'This flight has been declined.', fields: [] }
const lost: ApiFailure = { kind: 'unreachable' }

describe('toasts (decisions, "Which toast belongs to which action")', () => {
  test.each([
    ['decline', flightTexts.declineFailed],
    ['acceptNewTime', flightTexts.acceptCounterFailed],
    ['declineNewTime', flightTexts.declineCounterFailed],
    ['requestCancellation', flightTexts.cancellationFailed],
  ] as const)('%s fails with its fixed text, and the reason stands at the flight', (act, text) => {
    expect(failureToast(act, refused)).toBe(text)
    expect(failureToast(act, lost)).toBe(text)
    expect(failureOf(act, refused).note).toBe(refused.detail)
  })

  test.each(['cancel', 'rate'] as const)('%s fails with what the service said', (act) => {
    expect(failureToast(act, refused)).toBe(refused.detail)
    expect(failureToast(act, lost)).toBe(actTexts[act].fallback)
  })

  test('what is wrong with a rating is said without its name on the wire', () => {
    const problem = { loc: ['body', 'comment'], field: 'comment', msg: 'Not like this', message: 'Not like this' }
    const failure: ApiFailure = { kind: 'refused', status: 422, detail: 'comment: Not like this', fields: [problem] }
    expect(failureToast('rate', failure)).toBe('Not like this')
    expect(failureOf('rate', failure).note).toBe('Not like this')
    const unknown: ApiFailure = { ...failure, detail: 'id: wrong', fields: [{ ...problem, field: 'id' }] }
    expect(failureOf('rate', unknown).note).toBe('id: wrong')
  })

  test('taking a cancellation back has no toast', () => {
    expect(failureToast('withdraw', refused)).toBeUndefined()
    expect(actTexts.withdraw.done).toBeUndefined()
  })

  test('a lost answer says what to do', () => {
    for (const act of actNames) {
      expect(failureOf(act, lost).note).toBe('There is no connection. Check it and try again.')
      expect(failureOf(act, { kind: 'silent' }).note).toBe('The service did not answer in time. Please try again.')
      expect(failureOf(act, { kind: 'unreadable', status: 502 }).note).toBe(actTexts[act].fallback)
    }
  })
})

describe('what is told at a flight', () => {
  const never = () => false
  const still = () => true

  test('an act whose answer was lost, until the flight shows that it was done', () => {
    for (const failure of [lost, { kind: 'silent' }, { kind: 'unreadable', status: 502 }, { ...refused, status: 500 }] as const) {
      const failed = failureOf('decline', failure)
      expect(standingNote(failed, still)).toBe(failed.note)
      expect(standingNote(failed, never)).toBeUndefined()
    }
  })

  test('c16: what was refused, whatever is possible now', () => {
    expect(standingNote(failureOf('decline', refused), never)).toBe(refused.detail)
    expect(standingNote(undefined, still)).toBeUndefined()
  })
})

describe('questions', () => {
  const paid = { state: 'paid', share_cents: 24_750, refunded_cents: 0 } as const

  test('a proposal that cost nothing says so, one that was paid promises the refund', () => {
    expect(questionFor('cancel', buildSentProposal())?.lines[0]).toBe('Nothing has been charged.')
    const countered = buildSentProposal({ status: 'OPERATOR_COUNTER_PROPOSAL', payment: paid })
    expect(questionFor('cancel', countered)?.lines[0]).toBe(requestTexts.fullRefund)
    expect(questionFor('cancel', countered)?.confirmLabel).toBe(requestTexts.cancelProposal)
  })

  test('an unconfirmed flight promises the full refund, a confirmed one tells of fees', () => {
    const unconfirmed = buildConfirmedFlight({ is_confirmed: false })
    expect(questionFor('cancel', unconfirmed)).toMatchObject({ confirmLabel: flightTexts.cancelFlight })
    expect(questionFor('cancel', unconfirmed)?.lines).toEqual([requestTexts.fullRefund, 'It ends for Daniel Okafor too.'])
    expect(questionFor('cancel', buildSoloFlight())?.lines).toEqual([requestTexts.fullRefund])
    const confirmed = questionFor('requestCancellation', buildConfirmedFlight({ change_offer: buildChangeOffer() }))
    expect(confirmed?.lines.join(' ')).toMatch(/fees may apply, and cancelling is not guaranteed.*offer/)
    expect(confirmed?.lines.join(' ')).not.toContain(requestTexts.fullRefund)
  })

  test('declining a new time is asked only where it ends the request', () => {
    expect(questionFor('declineNewTime', buildProposal({ status: 'OPERATOR_COUNTER_PROPOSAL' }))).toBeDefined()
    expect(questionFor('declineNewTime', buildConfirmedFlight())).toBeUndefined()
    expect(questionFor('acceptNewTime', buildProposal())).toBeUndefined()
  })
})
