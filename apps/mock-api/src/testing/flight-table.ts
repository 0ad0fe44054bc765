/** Everybody who may call on a flight, with two whose business it is not. */
export const flightRoles = ['inviter', 'invitee', 'otherPilot', 'operator', 'otherOperator', 'admin'] as const
export type FlightRole = (typeof flightRoles)[number]

/** Every action that a call can ask for. */
export const flightCalls = [
  'accept',
  'decline',
  'cancel',
  'accept_counter',
  'decline_counter',
  'request_cancellation',
  'withdraw_cancellation',
  'rate',
  'approve',
  'operator_decline',
  'propose_new_time',
  'propose_change',
  'operator_cancel',
  'confirm_cancellation',
  'reject_cancellation',
] as const
export type FlightCall = (typeof flightCalls)[number]

const staff = ['operator', 'admin'] as const
const pilots = ['inviter', 'invitee'] as const
/** Row 3: who has accepted may ask again, and hears the first result. */
const repeat = { accept: ['invitee'] } as const

type Open = Partial<Record<FlightCall, readonly FlightRole[]>>
const confirmed: Open = { ...repeat, request_cancellation: ['inviter'], propose_change: staff, operator_cancel: staff }

/** Whose call it is where a flight stands (decisions, rows 3 to 19), whatever the clock and a payment say. */
const whose = {
  booking: {},
  pending: {
    accept: ['invitee'], decline: ['invitee'], cancel: ['inviter'], approve: staff, operator_decline: staff,
    propose_new_time: staff,
  },
  countered: {
    cancel: ['inviter'], accept_counter: pilots, decline_counter: pilots, operator_decline: staff,
    propose_new_time: staff,
  },
  unconfirmed: { ...repeat, cancel: pilots, approve: staff, operator_decline: staff, propose_new_time: staff },
  confirmed,
  changing: { ...confirmed, accept_counter: pilots, decline_counter: pilots },
  cancelling: {
    ...repeat, withdraw_cancellation: ['inviter'], operator_cancel: staff, confirm_cancellation: ['admin'],
    reject_cancellation: ['admin'],
  },
  flown: { rate: ['inviter'] },
  closed: {},
} as const satisfies Record<string, Open>
const openIn: Readonly<Record<keyof typeof whose, Open>> = whose

/** What each pilot has paid and not got back: nothing, the halves, all of it, or the fee that the tests take. */
export type Paid = 'nothing' | 'halves' | 'all' | 'the fee'

interface Stand {
  readonly stands: keyof typeof whose
  readonly status: string
  /** Aircraft, inviter and invited pilot: taken (upper case) and held (lower case), old and offered time. */
  readonly slots: string
  readonly paid: Paid
  /** Where each call leads that is open now; by who calls where it matters. What is missing is refused for now. */
  readonly leads: Partial<Record<FlightCall, string | { readonly inviter: string; readonly invitee: string }>>
  readonly isSolo?: true
}

const request = { status: 'pending', paid: 'nothing' } as const
const countered = { stands: 'countered', status: 'OPERATOR_COUNTER_PROPOSAL' } as const
const ended = { cancel: 'cancelled', operator_decline: 'declined' } as const
const answered = { ...ended, decline_counter: 'declined' } as const
const sure = { stands: 'confirmed', status: 'accepted', paid: 'halves' } as const
const standing = {
  accept: 'confirmed', request_cancellation: 'cancellation requested', propose_change: 'change offered',
  operator_cancel: 'cancelled',
} as const
const alone = { isSolo: true, paid: 'all' } as const
const soloStanding = {
  request_cancellation: 'solo, cancellation requested', propose_change: 'solo, change offered',
  operator_cancel: 'cancelled',
} as const
const closed = { stands: 'closed', slots: '', leads: {} } as const

/**
 * Where a flight can stand, what it then has, and where each call leads: written from the table of the decisions, so
 * that the tests ask the service and not the function that the service asks.
 */
export const flightTable: Readonly<Record<string, Stand>> = {
  pending: {
    ...request, stands: 'pending', slots: '',
    leads: {
      ...ended, accept: 'accepted', decline: 'declined', approve: 'pending, approved',
      propose_new_time: 'countered',
    },
  },
  'pending, approved': {
    ...request, stands: 'pending', slots: 'a i', leads: { ...ended, accept: 'confirmed', decline: 'declined' },
  },
  'in payment': { ...request, stands: 'pending', slots: 'a i v', leads: { accept: 'in payment' } },
  'lapsed, not swept': { ...request, stands: 'pending', slots: '', leads: {} },
  countered: {
    ...countered, paid: 'nothing', slots: 'a a i',
    leads: {
      ...answered, propose_new_time: 'countered',
      accept_counter: { inviter: 'countered, half accepted', invitee: 'countered, accepted by the invited pilot' },
    },
  },
  'countered, half accepted': {
    ...countered, paid: 'nothing', slots: 'a a i i',
    leads: {
      ...answered, propose_new_time: 'countered',
      accept_counter: { inviter: 'countered, half accepted', invitee: 'pending, approved' },
    },
  },
  'countered, accepted by the invited pilot': {
    ...countered, paid: 'nothing', slots: 'a a i v',
    leads: {
      ...answered, propose_new_time: 'countered',
      accept_counter: { inviter: 'pending, approved', invitee: 'countered, accepted by the invited pilot' },
    },
  },
  'countered, paid': {
    ...countered, paid: 'halves', slots: 'a a i v',
    leads: {
      ...answered, propose_new_time: 'countered, paid',
      accept_counter: {
        inviter: 'countered, paid, accepted by the inviter',
        invitee: 'countered, paid, accepted by the invited pilot',
      },
    },
  },
  'countered, paid, accepted by the inviter': { ...countered, paid: 'halves', slots: 'a a i i v', leads: {} },
  'countered, paid, accepted by the invited pilot': {
    ...countered, paid: 'halves', slots: 'a a i v v',
    leads: {
      ...answered, propose_new_time: 'countered, paid',
      accept_counter: { inviter: 'confirmed', invitee: 'countered, paid, accepted by the invited pilot' },
    },
  },
  'countered, lapsed, not swept': { ...countered, paid: 'halves', slots: 'a a i v', leads: {} },
  accepted: {
    stands: 'unconfirmed', status: 'accepted', paid: 'halves', slots: 'A I V',
    leads: { ...ended, accept: 'accepted', approve: 'confirmed', propose_new_time: 'countered, paid' },
  },
  // The answer is the first result once more; the clock that the test then lets run ends the flight.
  'accepted, lapsed, not swept': {
    stands: 'unconfirmed', status: 'accepted', paid: 'halves', slots: 'A I V', leads: { accept: 'expired' },
  },
  confirmed: { ...sure, slots: 'A I V', leads: standing },
  'confirmed, in the air': { ...sure, slots: 'A I V', leads: { accept: 'confirmed, in the air' } },
  'change offered': {
    ...sure, stands: 'changing', slots: 'A I V a',
    leads: {
      ...standing, accept: 'change offered', decline_counter: 'confirmed',
      accept_counter: { inviter: 'change accepted by the inviter', invitee: 'change half accepted' },
    },
  },
  'change accepted by the inviter': { ...sure, stands: 'changing', slots: 'A I V a i', leads: {} },
  'change half accepted': {
    ...sure, stands: 'changing', slots: 'A I V a v',
    leads: {
      ...standing, accept: 'change half accepted', decline_counter: 'confirmed',
      accept_counter: { inviter: 'confirmed', invitee: 'change half accepted' },
    },
  },
  'cancellation requested': {
    stands: 'cancelling', status: 'cancellation_requested', paid: 'halves', slots: 'A I V',
    leads: {
      accept: 'cancellation requested', withdraw_cancellation: 'confirmed', reject_cancellation: 'confirmed',
      operator_cancel: 'cancelled', confirm_cancellation: 'cancelled less a fee',
    },
  },
  'cancellation overdue': {
    stands: 'cancelling', status: 'cancellation_requested', paid: 'halves', slots: 'A I V',
    leads: {
      accept: 'cancellation overdue', withdraw_cancellation: 'flown', reject_cancellation: 'flown',
      confirm_cancellation: 'cancelled less a fee',
    },
  },
  flown: { ...sure, stands: 'flown', slots: 'A I V', leads: { rate: 'flown' } },
  declined: { ...closed, status: 'declined', paid: 'nothing' },
  cancelled: { ...closed, status: 'cancelled', paid: 'nothing' },
  'cancelled less a fee': { ...closed, status: 'cancelled', paid: 'the fee' },
  expired: { ...closed, status: 'expired', paid: 'nothing' },
  'solo, in payment': { isSolo: true, stands: 'booking', status: 'pending', paid: 'nothing', slots: 'a i', leads: {} },
  'solo, accepted': {
    ...alone, stands: 'unconfirmed', status: 'accepted', slots: 'A I',
    leads: { ...ended, approve: 'solo, confirmed', propose_new_time: 'solo, countered' },
  },
  'solo, lapsed, not swept': { ...alone, stands: 'unconfirmed', status: 'accepted', slots: 'A I', leads: {} },
  'solo, countered': {
    ...alone, ...countered, slots: 'a a i',
    leads: { ...answered, propose_new_time: 'solo, countered', accept_counter: 'solo, confirmed' },
  },
  'solo, confirmed': { ...alone, stands: 'confirmed', status: 'accepted', slots: 'A I', leads: soloStanding },
  'solo, change offered': {
    ...alone, stands: 'changing', status: 'accepted', slots: 'A I a',
    leads: { ...soloStanding, accept_counter: 'solo, confirmed', decline_counter: 'solo, confirmed' },
  },
  'solo, cancellation requested': {
    ...alone, stands: 'cancelling', status: 'cancellation_requested', slots: 'A I',
    leads: {
      withdraw_cancellation: 'solo, confirmed', reject_cancellation: 'solo, confirmed',
      operator_cancel: 'cancelled', confirm_cancellation: 'cancelled less a fee',
    },
  },
}

/** Where a flight stands by the name of its state. @throws for a name that the table has not */
export const standOf = (state: string): Stand => {
  const found = flightTable[state]
  if (found === undefined) throw new Error(`the table has no state ${state}`)
  return found
}

const isEver = (call: FlightCall, role: FlightRole): boolean =>
  Object.values(openIn).some((open) => open[call]?.includes(role) === true)

/** How a call of somebody with the right kind of account is answered in a state. */
export const statusIn = (state: string, call: FlightCall, role: FlightRole): 200 | 403 | 404 | 409 => {
  const { stands, isSolo, leads } = standOf(state)
  if (role === 'otherPilot' || role === 'otherOperator' || (isSolo === true && role === 'invitee')) return 404
  const people = openIn[stands][call] ?? []
  if (people.includes(role)) return leads[call] === undefined ? 409 : 200
  return people.length === 0 && isEver(call, role) ? 409 : 403
}

/** The state that an allowed call leads to. @throws for one that is refused */
export const stateAfter = (state: string, call: FlightCall, role: FlightRole): string => {
  const to = standOf(state).leads[call]
  if (to === undefined) throw new Error(`${call} is refused in ${state}`)
  return typeof to === 'string' ? to : role === 'inviter' ? to.inviter : to.invitee
}

const slotNames: Readonly<Record<string, string>> = { a: 'aircraft', i: 'inviter', v: 'invitee' }

/** The slots of a state, as `FlightWorld.slots` names them. */
export const slotsIn = (state: string): string[] =>
  standOf(state)
    .slots.split(' ')
    .filter((letter) => letter !== '')
    .map((letter) => `${letter === letter.toLowerCase() ? 'held' : 'taken'} ${slotNames[letter.toLowerCase()] ?? letter}`)
    .sort()
