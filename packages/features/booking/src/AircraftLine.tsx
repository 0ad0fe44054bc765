import type { Aircraft } from '@pilotpair/contract'
import { toAircraftView } from '@pilotpair/feature-aircraft'

/** An aircraft in words, for the line below a dialog's title: "Cessna 172S Skyhawk, N738PA, Palo Alto (PAO)". */
export const AircraftLine = ({ aircraft }: { readonly aircraft: Aircraft }) => {
  const { name, registration, airport } = toAircraftView(aircraft)
  return (
    <>
      <bdi>{name}</bdi>, <span translate="no">{registration}</span>, <bdi>{airport}</bdi>
    </>
  )
}
