import type { DemoFlight } from './flights.ts'

const SUNDAY = 6
const TUESDAY = 1
const DAY = 24

/** Proposals whose time is over: with them `pilot@` sees every status, as who invites and as who is invited. */
export const pastProposals: readonly DemoFlight[] = [
  {
    aircraft: 'N744HB',
    inviter: 'pilot',
    invitee: 'aiko.tanabe',
    status: 'expired',
    day: { weekday: TUESDAY, away: -10, hour: 15 },
    hours: 1,
    sent: 22 * DAY,
    changed: 20 * DAY,
    notes: 'The same harbour, at high tide this time.',
    operatorAgreed: false,
  },
  {
    aircraft: 'N2847R',
    inviter: 'pilot',
    invitee: 'copilot',
    status: 'cancelled',
    day: { weekday: SUNDAY, away: -10, hour: 11 },
    hours: 2,
    sent: 19 * DAY,
    changed: 18 * DAY,
    notes: "Let's fly together!",
    operatorAgreed: false,
  },
  {
    aircraft: 'N5133E',
    inviter: 'elena.marchetti',
    invitee: 'pilot',
    status: 'cancelled',
    day: { weekday: SUNDAY, away: -17, hour: 10 },
    hours: 2,
    sent: 27 * DAY,
    changed: 25 * DAY,
    notes: "Let's fly together!",
    operatorAgreed: false,
  },
  // Nobody has decided on it in time: administrators see it marked as overdue, and its operator cannot leave before.
  {
    aircraft: 'D-EPAS',
    inviter: 'sam.whitfield',
    invitee: 'pilot',
    status: 'cancellation_requested',
    day: { weekday: SUNDAY, away: -3, hour: 11 },
    hours: 2,
    sent: 16 * DAY,
    changed: 11 * DAY,
    notes: 'A weekend in Berlin, two hours over its lakes.',
    operatorAgreed: true,
  },
]
