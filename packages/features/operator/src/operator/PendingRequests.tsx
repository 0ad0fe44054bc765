import { type OperatorFlight, operatorTexts } from '@pilotpair/contract'
import { Panel } from '@pilotpair/ui/page'
import { requestCount } from '../fleet.ts'
import { FlightList, type FlightListProps } from './FlightList.tsx'

/** Props of {@link PendingRequests}. */
export interface PendingRequestsProps extends FlightListProps {
  readonly flights: readonly OperatorFlight[]
}

/** What waits for the operator; nothing when nothing waits (spec §2.18). */
export const PendingRequests = ({ flights, ...rest }: PendingRequestsProps) =>
  flights.length === 0 ? null : (
    <Panel title={operatorTexts.pendingFlightRequests}>
      <FlightList flights={flights} stage="pending" total={`${requestCount(flights)} requests`} {...rest} />
    </Panel>
  )
