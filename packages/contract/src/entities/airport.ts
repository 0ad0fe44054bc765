import * as z from 'zod/mini'
import { uuid } from '../schemas.ts'

/** An airport (spec §3). `location` (place and region) and the IANA `timezone` stand beside the listed fields. */
export const airport = /* @__PURE__ */ z.strictObject({
  id_airport: uuid,
  name: /* @__PURE__ */ z.string(),
  /** Null for a field without a code; its label is the plain name. */
  iata_code: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
  location: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
  /** IANA zone, for example `America/Los_Angeles` (addition). */
  timezone: /* @__PURE__ */ z.string(),
})
export type Airport = z.output<typeof airport>

/** Label of an airport: the name, with the code in brackets when a code exists (spec §3). */
export function airportLabel(of: Pick<Airport, 'name' | 'iata_code'>): string {
  return of.iata_code ? `${of.name} (${of.iata_code})` : of.name
}
