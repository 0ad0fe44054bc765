import { dayOfWeek, addDays, instantAt, wallClockAt } from '../availability/wall-clock.ts'
import { pastProposals } from './past-proposals.ts'

/** A place on the calendar relative to today, so that a demo flight falls into the aircraft's opening hours. */
export interface DemoDay {
  /** 0 is Monday. */
  readonly weekday: number
  /** The first such day at least so many days ahead; negative: the last one at least so many days ago. */
  readonly away: number
  /** Hour of the airport's clock. */
  readonly hour: number
}

type Status =
  | 'pending'
  | 'accepted'
  | 'declined'
  | 'OPERATOR_COUNTER_PROPOSAL'
  | 'cancellation_requested'
  | 'cancelled'
  | 'expired'

/** One demo flight; people are named by the first part of their mailbox. */
export interface DemoFlight {
  readonly aircraft: string
  readonly inviter: string
  /** `null`: a solo flight. */
  readonly invitee: string | null
  readonly status: Status
  readonly day: DemoDay
  readonly hours: number
  /** Hours ago that it was sent and that its status changed last. */
  readonly sent: number
  readonly changed: number
  readonly notes: string
  readonly operatorAgreed: boolean
  readonly offer?: DemoDay
  readonly operatorMessage?: string
  readonly rating?: number
}

const SATURDAY = 5
const SUNDAY = 6
const TUESDAY = 1
const LETS_FLY = "Let's fly together!"
const DAY = 24

export const demoFlights: readonly DemoFlight[] = [
  {
    aircraft: 'N738PA',
    inviter: 'copilot',
    invitee: 'pilot',
    status: 'pending',
    day: { weekday: SATURDAY, away: 6, hour: 10 },
    hours: 3,
    sent: 5,
    changed: 5,
    notes: 'Coast to Monterey and back? Lunch at the field.',
    operatorAgreed: false,
  },
  {
    aircraft: 'N622SC',
    inviter: 'priya.raman',
    invitee: 'pilot',
    status: 'OPERATOR_COUNTER_PROPOSAL',
    day: { weekday: SUNDAY, away: 6, hour: 9 },
    hours: 2,
    sent: 31,
    changed: 20,
    notes: LETS_FLY,
    operatorAgreed: true,
    offer: { weekday: SUNDAY, away: 6, hour: 12 },
    operatorMessage: 'The aircraft comes back from another flight at 11:00. Would noon suit you?',
  },
  {
    aircraft: 'N42DT',
    inviter: 'tom.hallgren',
    invitee: 'pilot',
    status: 'pending',
    day: { weekday: SATURDAY, away: 13, hour: 13 },
    hours: 2,
    sent: 30,
    changed: 30,
    notes: 'Some multi-engine time for you, some company for me.',
    operatorAgreed: false,
  },
  {
    aircraft: 'N2847R',
    inviter: 'sam.whitfield',
    invitee: 'pilot',
    status: 'accepted',
    day: { weekday: SUNDAY, away: 13, hour: 11 },
    hours: 2,
    sent: 60,
    changed: 26,
    notes: LETS_FLY,
    operatorAgreed: false,
  },
  {
    aircraft: 'N738PA',
    inviter: 'pilot',
    invitee: 'copilot',
    status: 'accepted',
    day: { weekday: SATURDAY, away: 13, hour: 10 },
    hours: 3,
    sent: 4 * DAY,
    changed: 2 * DAY,
    notes: 'Half Moon Bay for breakfast, then north along the coast.',
    operatorAgreed: true,
  },
  {
    aircraft: 'N744HB',
    inviter: 'pilot',
    invitee: null,
    status: 'accepted',
    day: { weekday: TUESDAY, away: 8, hour: 9 },
    hours: 2,
    sent: 9,
    changed: 9,
    notes: '',
    operatorAgreed: false,
  },
  {
    aircraft: 'N5133E',
    inviter: 'elena.marchetti',
    invitee: 'pilot',
    status: 'declined',
    day: { weekday: SATURDAY, away: -3, hour: 8 },
    hours: 2,
    sent: 14 * DAY,
    changed: 12 * DAY,
    notes: LETS_FLY,
    operatorAgreed: false,
  },
  {
    aircraft: 'N744HB',
    inviter: 'aiko.tanabe',
    invitee: 'pilot',
    status: 'expired',
    day: { weekday: TUESDAY, away: -3, hour: 15 },
    hours: 1,
    sent: 12 * DAY,
    changed: 10 * DAY,
    notes: 'Photographs of the harbour at low tide.',
    operatorAgreed: false,
  },
  {
    aircraft: 'N622SC',
    inviter: 'pilot',
    invitee: 'priya.raman',
    status: 'accepted',
    day: { weekday: SATURDAY, away: -7, hour: 8 },
    hours: 3,
    sent: 25 * DAY,
    changed: 20 * DAY,
    notes: LETS_FLY,
    operatorAgreed: true,
  },
  {
    aircraft: 'N738PA',
    inviter: 'pilot',
    invitee: 'aiko.tanabe',
    status: 'accepted',
    day: { weekday: SUNDAY, away: -16, hour: 13 },
    hours: 2,
    sent: 33 * DAY,
    changed: 30 * DAY,
    notes: LETS_FLY,
    operatorAgreed: true,
    rating: 5,
  },
  {
    aircraft: 'N5133E',
    inviter: 'pilot',
    invitee: null,
    status: 'cancelled',
    day: { weekday: SUNDAY, away: -24, hour: 10 },
    hours: 2,
    sent: 40 * DAY,
    changed: 38 * DAY,
    notes: '',
    operatorAgreed: false,
  },
  {
    aircraft: 'N5133E',
    inviter: 'pilot',
    invitee: 'elena.marchetti',
    status: 'pending',
    day: { weekday: SUNDAY, away: 20, hour: 10 },
    hours: 2,
    sent: 3,
    changed: 3,
    notes: LETS_FLY,
    operatorAgreed: false,
  },
  {
    aircraft: 'N2847R',
    inviter: 'pilot',
    invitee: 'sam.whitfield',
    status: 'OPERATOR_COUNTER_PROPOSAL',
    day: { weekday: SATURDAY, away: 20, hour: 9 },
    hours: 2,
    sent: 28,
    changed: 10,
    notes: 'Pattern work, then a look at the bay.',
    operatorAgreed: true,
    offer: { weekday: SATURDAY, away: 20, hour: 14 },
    operatorMessage: 'Maintenance until one that day. Would two in the afternoon do?',
  },
  {
    aircraft: 'N42DT',
    inviter: 'pilot',
    invitee: 'tom.hallgren',
    status: 'declined',
    day: { weekday: SATURDAY, away: -10, hour: 11 },
    hours: 2,
    sent: 20 * DAY,
    changed: 18 * DAY,
    notes: LETS_FLY,
    operatorAgreed: false,
  },
  {
    aircraft: 'N622SC',
    inviter: 'pilot',
    invitee: 'copilot',
    status: 'cancellation_requested',
    day: { weekday: TUESDAY, away: 15, hour: 10 },
    hours: 2,
    sent: 6 * DAY,
    changed: DAY,
    notes: 'Down the peninsula, if the fog lifts.',
    operatorAgreed: true,
  },
  {
    aircraft: 'N744HB',
    inviter: 'pilot',
    invitee: null,
    status: 'accepted',
    day: { weekday: TUESDAY, away: -20, hour: 9 },
    hours: 2,
    sent: 30 * DAY,
    changed: 29 * DAY,
    notes: '',
    operatorAgreed: true,
  },
  ...pastProposals,
]

/** Whether everybody on a demo flight has agreed and paid. */
export const isPaid = ({ status, invitee }: DemoFlight): boolean =>
  invitee === null || status === 'accepted' || status === 'cancellation_requested'

/**
 * The instant of a demo day as seen from `now`.
 *
 * @throws when the clock of `zone` never shows that hour; no demo hour lies where clocks change
 */
export const demoInstant = (day: DemoDay, now: Date, zone: string): Date => {
  const from = addDays(wallClockAt(now, zone).date, day.away)
  const step = day.away < 0 ? -1 : 1
  const distance = (step * (day.weekday - dayOfWeek(from)) + 7) % 7
  const instant = instantAt(addDays(from, step * distance), day.hour * 60, zone)
  if (instant === null) throw new Error(`No ${day.hour}:00 in ${zone} on that day`)
  return instant
}
