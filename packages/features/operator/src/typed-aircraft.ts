import type { AircraftFormInput, OperatorAircraft } from '@pilotpair/contract'
import { createTyped } from '@pilotpair/feature-core'

/** The form of an aircraft as it was being filled in. */
export interface TypedAircraft {
  /** The aircraft that was being edited; absent for a new one. */
  readonly aircraft?: OperatorAircraft
  readonly values: AircraftFormInput
}

/** The form that was open when a session ended, under `form`. */
export const typedAircraft = createTyped<TypedAircraft>()
