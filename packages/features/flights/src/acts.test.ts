import { flightTexts, requestTexts } from '@pilotpair/contract'
import type { ApiFailure } from '@pilotpair/feature-core'
import { buildChangeOffer, buildConfirmedFlight, buildProposal, buildSentProposal, buildSoloFlight } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { actNames, actTexts, failureNote, failureToast } from './acts.ts'
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
    expect(failureNote(act, refused)).toBe(refused.detail)
  })

  test.each(['cancel', 'rate'] as const)('%s fails with what the service said', (act) => {
    expect(failureToast(act, refused)).toBe(refused.detail)
    expect(failureToast(act, lost)).toBe(actTexts[act].fallback)
  })

  test('what is wrong with a rating is said without its name on the wire', () => {
    const problem = { loc: ['body', 'comment'], field: 'comment', msg: 'Not like this', message: 'Not like this' }
    const failure: ApiFailure = { kind: 'refused', status: 422, detail: 'comment: Not like this', fields: [problem] }
    expect(failureToast('rate', failure)).toBe('Not like this')
    expect(failureNote('rate', failure)).toBe('Not like this')
    const unknown: ApiFailure = { ...failure, detail: 'id: wrong', fields: [{ ...problem, field: 'id' }] }
    expect(failureNote('rate', unknown)).toBe('id: wrong')
  })

  test('taking a cancellation back has no toast', () => {
    expect(failureToast('withdraw', refused)).toBeUndefined()
    expect(actTexts.withdraw.done).toBeUndefined()
  })

  test('a lost answer says what to do', () => {
    for (const act of actNames) {
      expect(failureNote(act, lost)).toBe('There is no connection. Check it and try again.')
      expect(failureNote(act, { kind: 'silent' })).toBe('The service did not answer in time. Please try again.')
      expect(failureNote(act, { kind: 'unreadable', status: 502 })).toBe(actTexts[act].fallback)
    }
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
