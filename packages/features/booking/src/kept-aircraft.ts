import { dropFromTab, keepInTab, keptObject } from './tab-storage.ts'

const KEY = 'pilotpair.kept-aircraft'

/** The aircraft that a pilot wants to share, chosen at /rentals (section 2.6). */
export interface KeptAircraft {
  /** `id_aircraft`. */
  readonly id: string
  /** Manufacturer and model, so that the screens on the way can name it without asking. */
  readonly name: string
  readonly registration: string
}

/** Keeps the aircraft on the way from "Share costs" over the choice of a co-pilot to the request, also over a reload. */
export const keepAircraft = ({ id, name, registration }: KeptAircraft): void => {
  keepInTab(KEY, JSON.stringify({ id, name, registration }))
}

/** The aircraft that was kept in this tab; `undefined` when none was, or what was stored cannot be read. */
export const keptAircraft = (): KeptAircraft | undefined => {
  const { id, name, registration } = keptObject(KEY) ?? {}
  return typeof id === 'string' && id !== '' && typeof name === 'string' && typeof registration === 'string'
    ? { id, name, registration }
    : undefined
}

/** Forgets it, once the request is sent. */
export const forgetAircraft = (): void => dropFromTab(KEY)
