import { flightTime, flightTimeForViewer } from '@pilotpair/feature-core'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { useUi } from '@pilotpair/ui/ui-provider'
import type { ReactNode } from 'react'
import * as css from './Booking.css.ts'
import type { ChosenFlight } from './slots.ts'

/** Props of {@link FlightWhen}. */
export interface FlightWhenProps {
  readonly flight: ChosenFlight
  /** IANA zone of the aircraft's airport. */
  readonly timeZone: string
  /** What else there is to say about the time. */
  readonly children?: ReactNode
}

/** When a flight will take place: the airport's clock, and the viewer's where it differs. */
export const FlightWhen = ({ flight, timeZone, children }: FlightWhenProps) => {
  const { timeZone: viewerZone } = useUi()
  const span = { ...flight, timeZone }
  const own = flightTimeForViewer(span, viewerZone)
  return (
    <InlineAlert tone="brand" role="note" title={flightTime(span)}>
      {own !== undefined && <p className={css.quiet}>Your time: {own}</p>}
      {children}
    </InlineAlert>
  )
}
