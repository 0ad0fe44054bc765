/** Where a pilot goes on who finds no co-pilot in the dialog. */
export interface WayOn {
  /** Where pilots complete their own profile, without which no co-pilots are found. */
  readonly profileHref: string
  /** Where pilots are found by hand. */
  readonly explorerHref: string
}

/** Told after a flight was booked or a request was sent; the lists reload by themselves. */
export type BookFlightDone = (type: 'solo' | 'shared') => void
