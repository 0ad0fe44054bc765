import type { Aircraft } from '@pilotpair/contract'

/** What an aircraft of the list leads on to, for example "Schedule Flight" (section 2.6). */
export interface AircraftAction {
  /** Words of the button. */
  readonly label: string
  readonly onPress: (aircraft: Aircraft) => void
}
