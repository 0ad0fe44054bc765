import { shareCents, splitShares, totalCents } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import { actions, actors, decide, isLive, phaseOf, phases, rules, type Action, type Actor, type Flight, type Phase } from './machine.ts'
import { slotsOf } from './slots.ts'

const HOUR = 3_600_000
const now = new Date('2027-01-13T12:00:00.000Z')
const hence = (hours: number): Date => new Date(now.getTime() + hours * HOUR)

const base: Flight = {
  id: 'flight',
  aircraftId: 'aircraft',
  inviterId: 'inviter',
  inviteeId: 'invitee',
  operatorId: 'operator',
  status: 'pending',
  statusChangedAt: hence(-2),
  startsAt: hence(72),
  endsAt: hence(75),
  during: '',
  durationHours: 3,
  rateCents: 16_501,
  totalCents: 49_503,
  notes: null,
  inviteeConsentAt: null,
  operatorConsentAt: null,
  operatorMessage: null,
  offerStartsAt: null,
  offerMadeAt: null,
  offerInviterAcceptedAt: null,
  offerInviteeAcceptedAt: null,
  leasedUntil: null,
  paymentAttempt: 0,
  cancellationRequestedAt: null,
  cancellationFeeCents: null,
  createdAt: hence(-2),
}
const paid = { status: 'accepted', inviteeConsentAt: hence(-1) } as const
const agreed = { ...paid, operatorConsentAt: hence(-1) } as const
const offer = { offerStartsAt: hence(80), offerMadeAt: hence(-1), operatorConsentAt: hence(-1) } as const

/** One flight in each phase. */
const inPhase: Readonly<Record<Phase, Flight>> = {
  booking: { ...base, inviteeId: null, leasedUntil: hence(0.25), paymentAttempt: 1 },
  pending: base,
  countered: { ...base, ...offer, status: 'OPERATOR_COUNTER_PROPOSAL' },
  unconfirmed: { ...base, ...paid },
  confirmed: { ...base, ...agreed },
  changing: { ...base, ...agreed, ...offer },
  cancelling: { ...base, ...agreed, status: 'cancellation_requested', cancellationRequestedAt: hence(-1) },
  flown: { ...base, ...agreed, startsAt: hence(-5), endsAt: hence(-2) },
  closed: { ...base, status: 'declined' },
}

/**
 * The table of the decisions, written down a second time: phase → action → who may. `payment`, `clock` and the
 * administrator's removal of a pilot belong to the service.
 */
const allowed: Readonly<Record<Phase, Partial<Record<Action, readonly Actor[]>>>> = {
  booking: { settle: ['payment'], release: ['payment'], remove_pilot: ['admin'] },
  pending: {
    accept: ['invitee'],
    decline: ['invitee'],
    cancel: ['inviter'],
    approve: ['operator', 'admin'],
    operator_decline: ['operator', 'admin'],
    propose_new_time: ['operator', 'admin'],
    remove_pilot: ['admin'],
    release: ['payment'],
  },
  countered: {
    cancel: ['inviter'],
    operator_decline: ['operator', 'admin'],
    propose_new_time: ['operator', 'admin'],
    accept_counter: ['inviter', 'invitee'],
    decline_counter: ['inviter', 'invitee'],
    remove_pilot: ['admin'],
    capture_failed: ['payment'],
  },
  unconfirmed: {
    accept: ['invitee'],
    cancel: ['inviter', 'invitee'],
    approve: ['operator', 'admin'],
    operator_decline: ['operator', 'admin'],
    propose_new_time: ['operator', 'admin'],
    remove_pilot: ['admin'],
    settle: ['payment'],
    release: ['payment'],
    capture_failed: ['payment'],
  },
  confirmed: {
    accept: ['invitee'],
    propose_change: ['operator', 'admin'],
    request_cancellation: ['inviter'],
    operator_cancel: ['operator', 'admin'],
    remove_pilot: ['admin'],
    settle: ['payment'],
    release: ['payment'],
    capture_failed: ['payment'],
  },
  changing: {
    accept: ['invitee'],
    propose_change: ['operator', 'admin'],
    accept_counter: ['inviter', 'invitee'],
    decline_counter: ['inviter', 'invitee'],
    request_cancellation: ['inviter'],
    operator_cancel: ['operator', 'admin'],
    remove_pilot: ['admin'],
    capture_failed: ['payment'],
  },
  cancelling: {
    accept: ['invitee'],
    withdraw_cancellation: ['inviter'],
    reject_cancellation: ['admin'],
    confirm_cancellation: ['admin'],
    operator_cancel: ['operator', 'admin'],
    remove_pilot: ['admin'],
    capture_failed: ['payment'],
  },
  flown: { rate: ['inviter'] },
  closed: {},
}

const input = { newDate: hence(90), operatorMessage: 'Later?' }
const inputOf = (action: Action): typeof input | object => (action.startsWith('propose') ? input : {})

const everyTriple = phases.flatMap((phase) => actions.flatMap((action) => actors.map((actor) => [phase, action, actor] as const)))

describe('every (phase, action, actor)', () => {
  test('the flights of this test stand where they say', () => {
    for (const phase of phases) expect(phaseOf(inPhase[phase], now)).toBe(phase)
  })

  test.each(everyTriple)('%s · %s · %s', (phase, action, actor) => {
    const decision = decide(inPhase[phase], action, actor, now, inputOf(action))
    const isAllowed = allowed[phase][action]?.includes(actor) === true
    const mayEver = rules.some((rule) => rule.action === action && rule.by.includes(actor))
    const refusals = actor === 'stranger' ? [404] : mayEver ? [403, 409] : [403]
    const outcome = decision.kind === 'refusal' ? decision.status : 'allowed'
    expect(isAllowed ? ['allowed'] : refusals).toContain(outcome)
  })

  test('every rule is reached by some flight', () => {
    expect(new Set(rules.flatMap(({ from }) => from))).toEqual(new Set(phases.filter((phase) => phase !== 'closed')))
    expect(new Set(rules.map(({ action }) => action))).toEqual(new Set(actions))
  })
})

const patchOf = (flight: Flight, action: Action, actor: Actor, at = now, with_: Parameters<typeof decide>[4] = {}) => {
  const decision = decide(flight, action, actor, at, with_)
  if (decision.kind !== 'transition') throw new Error(`${action} was no transition: ${JSON.stringify(decision)}`)
  return decision
}
const after = (...[flight, action, actor, at, with_]: Parameters<typeof patchOf>): Flight => ({
  ...flight,
  ...patchOf(flight, action, actor, at, with_).patch,
})

describe('the clock', () => {
  const unanswered: Phase[] = ['pending', 'countered', 'unconfirmed']

  test.each(unanswered)('row 13: %s expires after 48 hours or at its start, never before', (phase) => {
    const flight = { ...inPhase[phase], statusChangedAt: now }
    expect(decide(flight, 'lapse', 'clock', hence(47.9)).kind).toBe('refusal')
    expect(patchOf(flight, 'lapse', 'clock', hence(48))).toMatchObject({ patch: { status: 'expired' }, money: 'refund' })
    const soon = { ...flight, startsAt: hence(2), endsAt: hence(5) }
    expect(patchOf(soon, 'lapse', 'clock', hence(2))).toMatchObject({ patch: { status: 'expired' } })
  })

  test('row 13: in counter the earlier of the old and the offered start counts', () => {
    const flight = { ...inPhase.countered, statusChangedAt: now, offerStartsAt: hence(3) }
    expect(patchOf(flight, 'lapse', 'clock', hence(3))).toMatchObject({ patch: { status: 'expired' } })
  })

  test.each(unanswered)('nobody can act on %s once it has lapsed, though no job has run', (phase) => {
    for (const [action, by] of Object.entries(allowed[phase])) {
      if (by.includes('payment') || action === 'remove_pilot' || action === 'lapse') continue
      const name = actions.find((each) => each === action)
      const [actor] = by
      if (name === undefined || actor === undefined) continue
      const decision = decide({ ...inPhase[phase], statusChangedAt: hence(-48) }, name, actor, now, input)
      // The payer's repeat of an accept that went through stays what it is.
      expect(decision.kind === 'refusal' ? decision.status : decision.kind).toBe(name === 'accept' && phase === 'unconfirmed' ? 'repeat' : 409)
    }
  })

  test('row 15: an offer on a confirmed flight lapses alone, the old time stands', () => {
    const flight = { ...inPhase.changing, offerMadeAt: hence(-48) }
    expect(phaseOf(flight, now)).toBe('confirmed')
    expect(patchOf(flight, 'lapse', 'clock')).toMatchObject({ money: 'keep', patch: { offerStartsAt: null } })
    expect(after(flight, 'lapse', 'clock')).toMatchObject({ status: 'accepted', startsAt: flight.startsAt })
    expect(decide(inPhase.confirmed, 'lapse', 'clock', now).kind).toBe('refusal')
  })

  test('row 15: an offer that is still open when the flight is over lapses, too; a flown flight without one is left alone', () => {
    const flown = { ...inPhase.flown, ...offer, offerStartsAt: hence(-1) }
    expect(phaseOf(flown, now)).toBe('flown')
    expect(patchOf(flown, 'lapse', 'clock')).toMatchObject({ row: 15, money: 'keep', patch: { offerStartsAt: null, offerMadeAt: null } })
    expect(decide(inPhase.flown, 'lapse', 'clock', now).kind).toBe('refusal')
  })

  test('rows 14, 16, 19: not once the flight has started', () => {
    const flying = { startsAt: hence(-1), endsAt: hence(2) }
    for (const [phase, action, actor] of [
      ['confirmed', 'propose_change', 'operator'],
      ['confirmed', 'request_cancellation', 'inviter'],
      ['confirmed', 'operator_cancel', 'operator'],
      ['cancelling', 'operator_cancel', 'operator'],
    ] as const) {
      expect(decide({ ...inPhase[phase], ...flying }, action, actor, now, input)).toMatchObject({ kind: 'refusal', status: 409 })
    }
  })

  test('rows 17, 18: a requested cancellation is decided also after the start', () => {
    const overdue = { ...inPhase.cancelling, startsAt: hence(-10), endsAt: hence(-7) }
    expect(isLive(overdue, now)).toBe(true)
    expect(patchOf(overdue, 'confirm_cancellation', 'admin')).toMatchObject({ patch: { status: 'cancelled' }, money: 'refund_less_fee' })
    expect(phaseOf(after(overdue, 'reject_cancellation', 'admin'), now)).toBe('flown')
    expect(phaseOf(after(overdue, 'withdraw_cancellation', 'inviter'), now)).toBe('flown')
  })

  test('the end of a lease: a request is free again, a solo booking vanishes, what was committed is captured', () => {
    const ended = { leasedUntil: hence(0), paymentAttempt: 1 }
    expect(patchOf({ ...inPhase.pending, ...ended }, 'lapse', 'clock')).toMatchObject({ money: 'void', vanishes: false, patch: { leasedUntil: null } })
    expect(patchOf({ ...inPhase.booking, ...ended }, 'lapse', 'clock')).toMatchObject({ money: 'void', vanishes: true })
    for (const phase of ['unconfirmed', 'confirmed', 'changing', 'cancelling', 'flown'] as const) {
      const { money, vanishes, patch } = patchOf({ ...inPhase[phase], ...ended }, 'lapse', 'clock')
      expect([money, vanishes, patch]).toEqual(['capture', false, { leasedUntil: null }])
    }
  })
})

describe('a payment that runs', () => {
  const leased = (phase: Phase): Flight => ({ ...inPhase[phase], leasedUntil: hence(0.1), paymentAttempt: 3 })

  test.each(['decline', 'cancel', 'approve', 'operator_decline', 'propose_new_time'] as const)('refuses %s', (action) => {
    const [actor] = allowed.pending[action] ?? []
    if (actor === undefined) throw new Error('somebody may')
    expect(decide(leased('pending'), action, actor, now, input)).toEqual({ kind: 'refusal', status: 409, detail: 'A payment is in progress.' })
  })

  test('is joined by the same payer, under the same attempt, and a new one starts when the lease is over', () => {
    expect(after(leased('pending'), 'accept', 'invitee')).toMatchObject({ paymentAttempt: 3, leasedUntil: hence(0.1) })
    expect(after(leased('pending'), 'accept', 'invitee', hence(0.2))).toMatchObject({ paymentAttempt: 4, leasedUntil: hence(0.45) })
  })

  test('settles only within its lease', () => {
    expect(after(leased('pending'), 'settle', 'payment')).toMatchObject({ status: 'accepted', inviteeConsentAt: now })
    expect(after(leased('booking'), 'settle', 'payment')).toMatchObject({ status: 'accepted', inviteeConsentAt: null })
    expect(decide(leased('pending'), 'settle', 'payment', hence(0.2)).kind).toBe('refusal')
  })

  test('does not keep an administrator from removing a pilot', () => {
    expect(after(leased('pending'), 'remove_pilot', 'admin')).toMatchObject({ status: 'cancelled', leasedUntil: null })
  })
})

describe('offers', () => {
  test('row 11: the last acceptance moves the flight: pending when the invited pilot has not paid', () => {
    const once = after(inPhase.countered, 'accept_counter', 'inviter')
    expect(once).toMatchObject({ status: 'OPERATOR_COUNTER_PROPOSAL', offerInviterAcceptedAt: now, startsAt: hence(72) })
    expect(decide(once, 'accept_counter', 'inviter', now).kind).toBe('repeat')
    const moved = after(once, 'accept_counter', 'invitee')
    expect(moved).toMatchObject({ status: 'pending', startsAt: hence(80), endsAt: hence(83), offerStartsAt: null })
    expect(after(moved, 'accept', 'invitee')).toMatchObject({ paymentAttempt: 1 })
  })

  test('row 11: confirmed when the invited pilot has paid, or there is none', () => {
    const paidCounter = { ...inPhase.countered, inviteeConsentAt: hence(-3), offerInviteeAcceptedAt: now }
    expect(phaseOf(after(paidCounter, 'accept_counter', 'inviter'), now)).toBe('confirmed')
    expect(phaseOf(after({ ...inPhase.countered, inviteeId: null }, 'accept_counter', 'inviter'), now)).toBe('confirmed')
  })

  test('row 10: a new offer clears what was accepted, and the 48 hours start anew', () => {
    const half = { ...inPhase.countered, offerInviterAcceptedAt: now }
    expect(after(half, 'propose_new_time', 'operator', hence(1), input)).toMatchObject({
      offerStartsAt: hence(90),
      offerInviterAcceptedAt: null,
      statusChangedAt: hence(1),
    })
  })

  test('c16: another offer than the one that was seen is refused, so is one that has gone by', () => {
    const seen = { newDate: hence(81) }
    expect(decide(inPhase.countered, 'accept_counter', 'invitee', now, seen)).toMatchObject({ kind: 'refusal', status: 409 })
    expect(decide(inPhase.countered, 'accept_counter', 'invitee', now, { newDate: hence(80) }).kind).toBe('transition')
  })

  test('row 15: one declines, the old time stands; row 12: one declines, the flight is declined', () => {
    expect(after(inPhase.changing, 'decline_counter', 'invitee')).toMatchObject({ status: 'accepted', offerStartsAt: null, startsAt: hence(72) })
    expect(after(inPhase.countered, 'decline_counter', 'invitee')).toMatchObject({ status: 'declined' })
  })

  test('row 16: a requested cancellation withdraws the offer', () => {
    expect(after(inPhase.changing, 'request_cancellation', 'inviter')).toMatchObject({ status: 'cancellation_requested', offerStartsAt: null })
  })
})

describe('time that is taken and held', () => {
  const summary = (flight: Flight): string[] =>
    slotsOf(flight).map(({ party, kind, startsAt }) => {
      const name = 'aircraftId' in party ? 'aircraft' : party.pilotId
      return `${kind} ${name} +${(startsAt.getTime() - now.getTime()) / HOUR}`
    })

  test('nothing by a plain request, the aircraft and the inviter once it is approved', () => {
    expect(summary(inPhase.pending)).toEqual([])
    expect(summary(after(inPhase.pending, 'approve', 'operator'))).toEqual(['held aircraft +72', 'held inviter +72'])
  })

  test('everybody while a payment runs and after it', () => {
    expect(summary(after(inPhase.pending, 'accept', 'invitee'))).toEqual(['held aircraft +72', 'held invitee +72', 'held inviter +72'])
    expect(summary(inPhase.unconfirmed)).toEqual(['taken aircraft +72', 'taken invitee +72', 'taken inviter +72'])
  })

  test('old and new time in counter; the new one of a pilot who has accepted it', () => {
    expect(summary({ ...inPhase.countered, offerInviterAcceptedAt: now })).toEqual([
      'held aircraft +80',
      'held inviter +80',
      'held aircraft +72',
      'held inviter +72',
    ])
  })

  test('the new time of an offer on a confirmed flight is held beside the old one', () => {
    expect(summary(inPhase.changing)).toEqual(['taken aircraft +72', 'taken invitee +72', 'taken inviter +72', 'held aircraft +80'])
  })

  test('nothing by a closed flight', () => {
    for (const status of ['declined', 'cancelled', 'expired'] as const) expect(summary({ ...base, status })).toEqual([])
  })
})

test('money is exact: 100,000 random rates and durations against integer arithmetic', () => {
  let state = 20_270_113
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const wrong: string[] = []
  for (let round = 0; round < 100_000; round += 1) {
    const rateCents = random(9_999_999) + 1
    const hundredths = (random(24) + 1) * 100 - (round % 2 === 0 ? 0 : random(100))
    const rate = Number(`${Math.trunc(rateCents / 100)}.${String(rateCents % 100).padStart(2, '0')}`)
    const hours = Number(`${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`)
    const exact = Number((BigInt(rateCents) * BigInt(hundredths) + 50n) / 100n)
    const total = totalCents(rate, hours)
    const { inviterCents, inviteeCents } = splitShares(total)
    const isRight =
      total === exact &&
      inviterCents + inviteeCents === total &&
      (inviterCents - inviteeCents === 0 || inviterCents - inviteeCents === 1) &&
      shareCents(total, 'solo') === total
    if (!isRight) wrong.push(`${rate} × ${hours}`)
  }
  expect(wrong).toEqual([])
})
