import type { Aircraft } from '@pilotpair/contract'

/** What a button says that opens something, until the code of that has come. */
export const OPENING = 'Opening…'

/** What an aircraft of the list leads on to, for example "Schedule Flight" (section 2.6). */
export interface AircraftAction {
  /** Words of the button. */
  readonly label: string
  readonly onPress: (aircraft: Aircraft) => void
  /** The aircraft (`id_aircraft`) whose button waits for what it opens. @default none */
  readonly openingId?: string | undefined
  /** Something else was pressed: what is still on its way must not open over it. @default nothing */
  readonly onTurnAway?: (() => void) | undefined
}
