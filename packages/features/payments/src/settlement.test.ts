import type { PaymentAnswer } from '@pilotpair/contract'
import { describe, expect, test, vi } from 'vitest'
import { type Asking, type PayerAnswer, settlePayment } from './settlement.ts'

const card: PaymentAnswer = { status: 'requires_payment_method', clientSecret: 'seti_1_secret_1' }
const bank = (at: number): PaymentAnswer => ({ status: 'requires_action', clientSecret: `pi_${String(at)}_secret_1` })
const paid: PaymentAnswer = { status: 'succeeded', id_flight_proporsal: 'f' }
const saved: PayerAnswer = { kind: 'saved', idCard: 'pm_new' }
const confirmed: PayerAnswer = { kind: 'confirmed' }
const givenUp: PayerAnswer = { kind: 'given-up' }
const voided: PayerAnswer = { kind: 'void' }
const unreadable = { kind: 'unreadable', status: 200 }

/** Runs a payment in which service and payer answer in turn. */
const run = async (answers: readonly (PaymentAnswer | Error)[], payer: readonly PayerAnswer[] = [], canStillPay = true) => {
  const told = [...answers]
  const given = [...payer]
  const cards: (string | undefined)[] = []
  const asking = {
    ask: vi.fn<Asking['ask']>(() => Promise.resolve(given.shift() ?? givenUp)),
    onRetry: vi.fn<() => void>(),
    canStillPay: () => Promise.resolve(canStillPay),
  }
  const outcome = await settlePayment((idCard) => {
    cards.push(idCard)
    const next = told.shift()
    return next instanceof Error || next === undefined ? Promise.reject(next ?? new Error('asked too often')) : Promise.resolve(next)
  }, asking)
  return { outcome, cards, asked: asking.ask.mock.calls, retries: asking.onRetry.mock.calls.length }
}

describe('settlePayment', () => {
  test.each([paid, { status: 'pending' } satisfies PaymentAnswer])('is done at once: $status', async (answer) => {
    const { outcome, asked, cards } = await run([answer])
    expect(outcome).toEqual({ kind: 'done', answer, wasAsked: false })
    expect([asked, cards]).toEqual([[], [undefined]])
  })

  test('a card first: saved, then once more with it', async () => {
    const { outcome, asked, cards, retries } = await run([card, paid], [saved])
    expect(outcome).toEqual({ kind: 'done', answer: paid, wasAsked: true })
    expect(asked).toEqual([['card', 'seti_1_secret_1']])
    expect([cards, retries]).toEqual([[undefined, 'pm_new'], 1])
  })

  test('the bank: confirmed, then the service is asked how it ended, as before', async () => {
    const { outcome, cards, retries } = await run([bank(1), paid], [confirmed])
    expect(outcome).toEqual({ kind: 'done', answer: paid, wasAsked: true })
    expect([cards, retries]).toEqual([[undefined, undefined], 0])
  })

  test('a card, whose bank asks, which refuses, and another card', async () => {
    const { outcome, cards, asked } = await run([card, bank(1), bank(2), paid], [saved, { kind: 'saved', idCard: 'pm_other' }, confirmed])
    expect(outcome).toMatchObject({ kind: 'done' })
    expect(asked.map(([kind]) => kind)).toEqual(['card', 'bank', 'bank'])
    expect(cards).toEqual([undefined, 'pm_new', 'pm_other', 'pm_other'])
  })

  test('given up: nothing more is sent', async () => {
    for (const first of [card, bank(1)]) {
      const { outcome, cards } = await run([first], [givenUp])
      expect(outcome).toEqual({ kind: 'given-up' })
      expect(cards).toHaveLength(1)
    }
  })

  test('a payment that is void: nothing more is sent, and it is told apart from one that was given up', async () => {
    const { outcome, cards, retries } = await run([bank(1)], [voided])
    expect(outcome).toEqual({ kind: 'given-up', isVoid: true })
    expect([cards, retries]).toEqual([[undefined], 0])
  })

  test('a card saved for what can no longer be paid: nothing is retried', async () => {
    const { outcome, cards, retries } = await run([card, paid], [saved], false)
    expect(outcome).toEqual({ kind: 'given-up', isVoid: true })
    expect([cards, retries]).toEqual([[undefined], 0])
  })

  test('a rejection is handed over, with whether the payer was asked before', async () => {
    const failure = new Error('lost')
    expect((await run([failure])).outcome).toEqual({ kind: 'failed', failure, wasAsked: false })
    expect((await run([card, failure], [saved])).outcome).toEqual({ kind: 'failed', failure, wasAsked: true })
  })

  test('never in a circle', async () => {
    expect((await run([card, { ...card, clientSecret: 'seti_2_secret_2' }], [saved])).outcome).toMatchObject({ kind: 'failed', failure: unreadable })
    expect((await run([bank(1), bank(1)], [confirmed])).outcome).toMatchObject({ kind: 'failed', failure: unreadable })
    const many = Array.from({ length: 20 }, (_, at) => bank(at))
    const { outcome, asked } = await run(many, many.map(() => confirmed))
    expect(outcome).toMatchObject({ kind: 'failed', failure: unreadable })
    expect(asked.length).toBeLessThan(10)
  })

  test('an answer that asks without a secret is none', async () => {
    expect((await run([{ status: 'requires_action' }])).outcome).toMatchObject({ kind: 'failed', failure: unreadable })
  })
})
