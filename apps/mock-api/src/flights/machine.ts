import type { Action } from './actions.ts'
import {
  acceptingOffer,
  closing,
  lapsing,
  leasing,
  noOffer,
  offering,
  settling,
  standing,
  type ActionInput,
  type Actor,
  type FlightPatch,
  type Outcome,
  type Situation,
} from './effects.ts'
import { isLeased, isLive, phaseOf, type Flight, type Phase } from './phases.ts'
import { refusalTexts, wrongPhaseText, type RefusalStatus } from './refusals.ts'
import { expiresAt } from './rules.ts'

export { actions, type Action } from './actions.ts'
export { actors, type ActionInput, type Actor, type FlightPatch } from './effects.ts'
export { isLeased, isLive, phaseOf, phases, type Flight, type Phase } from './phases.ts'

/** What becomes of money: `refund` gives all of it back, `refund_less_fee` keeps the owner's fee. */
export type Money = 'keep' | 'authorise' | 'capture' | 'void' | 'refund' | 'refund_less_fee'

/** What follows from an action. */
export type Decision =
  | {
      readonly kind: 'transition'
      /** Row of the table in the decisions. */
      readonly row: number
      readonly patch: FlightPatch
      readonly money: Money
      /** Whether the operator speaks to the pilots (SYSTEM_OPERATOR). */
      readonly speaks: boolean
      /** The flight leaves no trace: a solo booking whose payment came to nothing. */
      readonly vanishes: boolean
    }
  /** The same person did the same before: the first result is the answer. */
  | { readonly kind: 'repeat' }
  | { readonly kind: 'refusal'; readonly status: RefusalStatus; readonly detail: string }

/** One row of the table, or the part of a row that one action is. */
interface Rule {
  readonly row: number
  readonly action: Action
  readonly from: readonly Phase[]
  readonly by: readonly Actor[]
  /** How long it is possible: until the request lapses, until the start, or whatever the clock says. */
  readonly until: 'lapse' | 'start' | 'always'
  /** Whether it may happen while a payment runs. */
  readonly duringPayment?: true
  readonly money: Money
  readonly speaks?: true
  readonly vanishes?: (situation: Situation) => boolean
  readonly effect: (situation: Situation) => Outcome
}

const live: readonly Phase[] = ['booking', 'pending', 'countered', 'unconfirmed', 'confirmed', 'changing', 'cancelling']
const operators: readonly Actor[] = ['operator', 'admin']
const pilots: readonly Actor[] = ['inviter', 'invitee']

/** The flight is over: an offer that nobody answered is as void as one that lapsed before the start. */
const lapsingLate = (situation: Situation): Outcome =>
  situation.flight.leasedUntil === null && situation.flight.offerStartsAt !== null ? noOffer : lapsing(situation)

/** The state machine of the decisions as data: whatever is not here is refused. */
export const rules: readonly Rule[] = [
  {
    row: 3, action: 'accept', from: ['pending'], by: ['invitee'], until: 'lapse', duringPayment: true,
    money: 'authorise',
    effect: leasing,
  },
  // Row 3: the payer's repeat of an accept that went through gets the first result.
  {
    row: 3, action: 'accept', from: ['unconfirmed', 'confirmed', 'changing', 'cancelling'],
    by: ['invitee'], until: 'always', duringPayment: true, money: 'keep',
    effect: () => 'repeat',
  },
  {
    row: 3, action: 'settle', from: ['booking', 'pending'], by: ['payment'], until: 'always',
    duringPayment: true, money: 'capture',
    effect: settling,
  },
  {
    row: 3, action: 'settle', from: ['unconfirmed', 'confirmed'], by: ['payment'], until: 'always',
    duringPayment: true, money: 'capture',
    effect: () => 'repeat',
  },
  {
    row: 3, action: 'release', from: ['booking', 'pending', 'unconfirmed', 'confirmed'], by: ['payment'],
    until: 'always', duringPayment: true, money: 'keep',
    vanishes: ({ phase }) => phase === 'booking',
    effect: () => ({ leasedUntil: null }),
  },
  {
    row: 3, action: 'capture_failed',
    from: ['unconfirmed', 'countered', 'confirmed', 'changing', 'cancelling'], by: ['payment'],
    until: 'always', duringPayment: true, money: 'refund',
    effect: closing('declined'),
  },
  {
    row: 4, action: 'decline', from: ['pending'], by: ['invitee'], until: 'lapse', money: 'keep',
    effect: closing('declined'),
  },
  {
    row: 5, action: 'cancel', from: ['pending', 'countered'], by: ['inviter'], until: 'lapse',
    money: 'refund',
    effect: closing('cancelled'),
  },
  {
    row: 6, action: 'cancel', from: ['unconfirmed'], by: pilots, until: 'lapse', money: 'refund',
    effect: closing('cancelled'),
  },
  {
    row: 7, action: 'approve', from: ['pending', 'unconfirmed'], by: operators, until: 'lapse',
    money: 'keep',
    effect: ({ flight, now }) => (flight.operatorConsentAt === null ? { operatorConsentAt: now } : { refuse: 409, detail: refusalTexts.alreadyApproved }),
  },
  {
    row: 8, action: 'operator_decline', from: ['pending', 'unconfirmed'], by: operators, until: 'lapse',
    money: 'refund',
    effect: closing('declined'),
  },
  {
    row: 9, action: 'propose_new_time', from: ['pending', 'unconfirmed'], by: operators, until: 'lapse',
    money: 'keep', speaks: true,
    effect: (situation) => (situation.flight.operatorConsentAt === null ? offering('OPERATOR_COUNTER_PROPOSAL')(situation) : { refuse: 409, detail: refusalTexts.alreadyApproved }),
  },
  {
    row: 10, action: 'propose_new_time', from: ['countered'], by: operators, until: 'lapse', money: 'keep',
    speaks: true,
    effect: offering('OPERATOR_COUNTER_PROPOSAL'),
  },
  {
    row: 10, action: 'operator_decline', from: ['countered'], by: operators, until: 'lapse',
    money: 'refund',
    effect: closing('declined'),
  },
  {
    row: 11, action: 'accept_counter', from: ['countered'], by: pilots, until: 'lapse', money: 'keep',
    effect: acceptingOffer,
  },
  {
    row: 12, action: 'decline_counter', from: ['countered'], by: pilots, until: 'lapse', money: 'refund',
    effect: closing('declined'),
  },
  {
    row: 13, action: 'lapse', from: ['pending', 'countered', 'unconfirmed'], by: ['clock'],
    until: 'always', duringPayment: true, money: 'refund',
    effect: lapsing,
  },
  {
    row: 13, action: 'lapse', from: ['booking'], by: ['clock'], until: 'always', duringPayment: true,
    money: 'void',
    vanishes: () => true,
    effect: lapsing,
  },
  {
    row: 14, action: 'propose_change', from: ['confirmed', 'changing'], by: operators, until: 'start',
    money: 'keep', speaks: true,
    effect: offering('accepted'),
  },
  {
    row: 15, action: 'accept_counter', from: ['changing'], by: pilots, until: 'start', money: 'keep',
    effect: acceptingOffer,
  },
  {
    row: 15, action: 'decline_counter', from: ['changing'], by: pilots, until: 'start', money: 'keep',
    effect: () => noOffer,
  },
  {
    row: 15, action: 'lapse', from: ['confirmed'], by: ['clock'], until: 'always', duringPayment: true,
    money: 'keep',
    effect: lapsing,
  },
  // Nobody looked between the start and the end.
  {
    row: 15, action: 'lapse', from: ['flown'], by: ['clock'], until: 'always', duringPayment: true,
    money: 'keep',
    effect: lapsingLate,
  },
  // Only a lease that a payment has left behind.
  {
    row: 3, action: 'lapse', from: ['changing', 'cancelling'], by: ['clock'], until: 'always', duringPayment: true,
    money: 'keep',
    effect: lapsing,
  },
  {
    row: 16, action: 'request_cancellation', from: ['confirmed', 'changing'], by: ['inviter'],
    until: 'start', money: 'keep',
    effect: ({ now }) => ({ ...noOffer, status: 'cancellation_requested', statusChangedAt: now, cancellationRequestedAt: now }),
  },
  {
    row: 17, action: 'withdraw_cancellation', from: ['cancelling'], by: ['inviter'], until: 'always',
    money: 'keep',
    effect: standing,
  },
  {
    row: 17, action: 'reject_cancellation', from: ['cancelling'], by: ['admin'], until: 'always',
    money: 'keep',
    effect: standing,
  },
  {
    row: 18, action: 'confirm_cancellation', from: ['cancelling'], by: ['admin'], until: 'always',
    money: 'refund_less_fee',
    effect: (situation) => ({ ...closing('cancelled')(situation), cancellationFeeCents: situation.input.feeCents ?? 0 }),
  },
  {
    row: 19, action: 'operator_cancel', from: ['confirmed', 'changing', 'cancelling'], by: operators,
    until: 'start', money: 'refund',
    effect: closing('cancelled'),
  },
  {
    row: 20, action: 'remove_pilot', from: live, by: ['admin'], until: 'always', duringPayment: true,
    money: 'refund',
    effect: closing('cancelled'),
  },
  {
    row: 0, action: 'rate', from: ['flown'], by: ['inviter'], until: 'always', money: 'keep',
    effect: () => ({}),
  },
]

const refusal = (status: RefusalStatus, detail: string): Decision => ({ kind: 'refusal', status, detail })

const findRule = (action: Action, phase: Phase, actor: Actor): Rule | 'wrong phase' | 'wrong person' => {
  const ofAction = rules.filter((rule) => rule.action === action)
  const found = ofAction.find((rule) => rule.from.includes(phase) && rule.by.includes(actor))
  if (found !== undefined) return found
  const isSomebodyElses = ofAction.some((rule) => rule.from.includes(phase))
  return ofAction.some((rule) => rule.by.includes(actor)) && !isSomebodyElses ? 'wrong phase' : 'wrong person'
}

/** Phases of flights whose payment was committed. */
const committed: readonly Phase[] = ['unconfirmed', 'confirmed', 'changing', 'cancelling', 'flown']

/** The end of a lease: what was authorised for a commit that came is captured, the rest is released. */
const afterLease = (phase: Phase): Money => (committed.includes(phase) ? 'capture' : 'void')

const isTooLate = (rule: Rule, flight: Flight, now: Date): boolean => {
  switch (rule.until) {
    case 'always':
      return false
    case 'start':
      return flight.startsAt <= now
    case 'lapse': {
      const end = expiresAt(flight)
      return end !== null && end <= now
    }
  }
}

/**
 * What an action of somebody does to a flight: a transition, the first result once more, or a refusal (404 for a
 * stranger, 403 for the wrong one of its people, 409 for a wrong status or a payment that runs).
 */
export const decide = (flight: Flight, action: Action, actor: Actor, now: Date, input: ActionInput = {}): Decision => {
  if (actor === 'stranger') return refusal(404, refusalTexts.notFound)
  const phase = phaseOf(flight, now)
  const rule = findRule(action, phase, actor)
  if (rule === 'wrong person') return refusal(403, refusalTexts.wrongPerson)
  if (rule === 'wrong phase') return refusal(409, wrongPhaseText(flight, phase, action))
  if (isLeased(flight, now) && rule.duringPayment !== true) return refusal(409, refusalTexts.paymentRuns)
  if (isTooLate(rule, flight, now)) {
    return refusal(409, rule.until === 'start' ? refusalTexts.started : refusalTexts.lapsed)
  }
  if (action === 'remove_pilot' && !isLive(flight, now)) return refusal(409, refusalTexts.started)
  const situation = { flight, phase, actor, now, input }
  const outcome = rule.effect(situation)
  if (outcome === 'repeat') return { kind: 'repeat' }
  if ('refuse' in outcome) return refusal(outcome.refuse, outcome.detail)
  return {
    kind: 'transition',
    row: rule.row,
    patch: outcome,
    money: action === 'lapse' && flight.leasedUntil !== null ? afterLease(phase) : rule.money,
    speaks: rule.speaks === true,
    vanishes: rule.vanishes?.(situation) === true,
  }
}
