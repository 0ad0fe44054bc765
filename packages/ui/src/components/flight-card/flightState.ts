import type { Tone } from '../../theme/tokens.ts'

/**
 * Where a flight stands. `pending_approval` is paid or booked and waits for the operator, `counter_proposal` a solo
 * flight with another time on offer, `flown` lies behind. Any other text is shown as a disabled button.
 */
export const flightStates = [
  'confirmed', 'pending_approval', 'counter_proposal', 'cancellation_requested', 'flown', 'declined', 'cancelled',
  'expired',
] as const
export type FlightState = (typeof flightStates)[number]

/** How a state shows. `none` leaves the place to the rating. */
export interface FlightLook {
  tone: Tone
  mark: 'confirmed' | 'clock' | 'offer' | 'none' | 'disabled'
  isClosed: boolean
}

const looks: Record<FlightState, FlightLook> = {
  confirmed: { tone: 'success', mark: 'confirmed', isClosed: false },
  pending_approval: { tone: 'accent', mark: 'clock', isClosed: false },
  counter_proposal: { tone: 'accent', mark: 'offer', isClosed: false },
  cancellation_requested: { tone: 'warning', mark: 'clock', isClosed: false },
  flown: { tone: 'neutral', mark: 'none', isClosed: false },
  declined: { tone: 'neutral', mark: 'disabled', isClosed: true },
  cancelled: { tone: 'neutral', mark: 'disabled', isClosed: true },
  expired: { tone: 'neutral', mark: 'disabled', isClosed: true },
}

const unknown: FlightLook = { tone: 'neutral', mark: 'disabled', isClosed: false }
const changeOffered: FlightLook = { tone: 'accent', mark: 'offer', isClosed: false }

/** Whether the card knows the state. */
export const isFlightState = (state: string): state is FlightState => flightStates.some((known) => known === state)

/** How any state shows. An open offer on a live flight comes first: it needs the viewer. */
export const flightLook = (state: string, hasOpenOffer: boolean): FlightLook => {
  const look = isFlightState(state) ? looks[state] : unknown
  return hasOpenOffer && (state === 'confirmed' || state === 'pending_approval') ? changeOffered : look
}
