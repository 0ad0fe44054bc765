import { type CancellationRequest, centsToText } from '@pilotpair/contract'
import { flightTime, flightTimeForViewer } from '@pilotpair/feature-core'

/** A cancellation as the queue shows it. Amounts are USD as text. */
export interface CancellationView {
  readonly id: string
  readonly aircraft: string
  readonly registration: string
  /** At the aircraft's airport, with its zone. */
  readonly time: string
  /** The same on the viewer's clock, where that differs. */
  readonly ownTime: string | undefined
  readonly owner: string
  /** Absent on solo flights. */
  readonly coPilot: string | undefined
  readonly requestedAt: string
  /** The start has passed. */
  readonly isOverdue: boolean
  readonly total: string
  readonly ownerShare: string
  readonly ownerShareCents: number
  /** What the other pilot gets back, always whole. */
  readonly coPilotShare: string
}

/**
 * The view of a cancellation.
 *
 * @param viewerZone IANA zone of the viewer. @default the zone of the runtime
 */
export const toCancellationView = (request: CancellationRequest, viewerZone?: string): CancellationView => {
  const { aircraft, total_cents: total, owner_share_cents: share } = request
  const span = { start: request.flight_date, hours: request.flight_duration, timeZone: aircraft.airport.timezone }
  return {
    id: request.id_flight_proporsal,
    aircraft: `${aircraft.aircraft_model.manufacturer} ${aircraft.aircraft_model.model}`,
    registration: aircraft.registration,
    time: flightTime(span),
    ownTime: flightTimeForViewer(span, viewerZone),
    owner: request.user_account.name,
    coPilot: request.invited_user?.name,
    requestedAt: request.requested_at,
    isOverdue: request.is_overdue,
    total: `$${centsToText(total)}`,
    ownerShare: `$${centsToText(share)}`,
    ownerShareCents: share,
    coPilotShare: `$${centsToText(total - share)}`,
  }
}

/**
 * Makes views that stay the same objects as long as their requests do, so that of many rows only those are drawn again
 * that have changed.
 *
 * @param viewerZone IANA zone of the viewer. @default the zone of the runtime
 */
export const createViews = (viewerZone?: string): ((request: CancellationRequest) => CancellationView) => {
  const known = new WeakMap<CancellationRequest, CancellationView>()
  return (request) => {
    const view = known.get(request) ?? toCancellationView(request, viewerZone)
    known.set(request, view)
    return view
  }
}
