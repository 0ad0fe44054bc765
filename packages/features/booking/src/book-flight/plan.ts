import { type Aircraft, bookingTexts } from '@pilotpair/contract'
import type { ChosenFlight } from '../slots.ts'
import type { Refusal } from '../slots-refused.ts'

/** Who flies. */
export type FlightType = 'solo' | 'shared'

/** How far "Book a flight" has come. Wizard and confirmation show one after the other. */
export type Phase = 'aircraft' | 'details' | 'date' | 'confirm'

/** What a pilot has chosen so far. Nothing of it is lost by going back. */
export interface Plan {
  readonly phase: Phase
  readonly aircraft: Aircraft | undefined
  readonly type: FlightType
  /** The day at the airport, `YYYY-MM-DD`. */
  readonly date: string | null
  /** Beginnings of the chosen hours, in order. */
  readonly selected: readonly string[]
  /** What is being confirmed: it stays the same while its own payment holds its hours. */
  readonly flight: ChosenFlight | undefined
  /** What the service has refused as taken, until the hours are read anew and say so themselves. */
  readonly refused: readonly Refusal[]
  /** `id_user_account` of the co-pilot; the empty text while none is chosen. */
  readonly coPilotId: string
  readonly notes: string
}

/** Nothing chosen yet. */
export const newPlan: Plan = {
  phase: 'aircraft',
  aircraft: undefined,
  type: 'solo',
  date: null,
  selected: [],
  flight: undefined,
  refused: [],
  coPilotId: '',
  notes: bookingTexts.defaultNotes,
}

/** With another aircraft, the hours of the one before mean nothing. */
export const withAircraft = (plan: Plan, aircraft: Aircraft): Plan => ({
  ...plan,
  phase: 'details',
  aircraft,
  ...(plan.aircraft?.id_aircraft === aircraft.id_aircraft ? {} : { date: null, selected: [], refused: [] }),
})

/** A solo flight has a length of its own: the hours are chosen anew, the day stays. */
export const withType = (plan: Plan, type: FlightType): Plan => (plan.type === type ? plan : { ...plan, type, selected: [] })
