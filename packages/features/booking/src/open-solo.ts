import type { Aircraft } from '@pilotpair/contract'
import type { ChosenFlight } from './slots.ts'

/** A solo flight whose booking has had no answer: it may stand, and be paid for. */
export interface OpenSolo {
  readonly aircraft: Aircraft
  readonly flight: ChosenFlight
}

let kept: OpenSolo | undefined

/** Keeps a booking without an answer, so that every screen means the same flight until it is settled. */
export const keepOpenSolo = (open: OpenSolo): void => {
  kept = open
}

/** The booking without an answer, of this aircraft or of any. */
export const openSolo = (aircraftId?: string): OpenSolo | undefined =>
  aircraftId === undefined || kept?.aircraft.id_aircraft === aircraftId ? kept : undefined

/** It is settled. */
export const dropOpenSolo = (): void => {
  kept = undefined
}
