import { type OperatorFlight, operatorTexts } from '@pilotpair/contract'
import { LoadMore } from '@pilotpair/ui/load-more'
import { OperatorRequestList } from '@pilotpair/ui/operator-request-card'
import { Panel } from '@pilotpair/ui/page'
import { useState } from 'react'
import { FlightRow, type OnAsk } from './FlightRow.tsx'
import * as css from './Operator.css.ts'

/** Rows that are drawn at first, and how many more each time. */
const STEP = 25

/** Props of {@link PendingRequests}. */
export interface PendingRequestsProps {
  readonly flights: readonly OperatorFlight[]
  readonly showsOperator: boolean
  readonly onAsk: OnAsk
}

/** What waits for the operator; nothing when nothing waits (spec §2.18). */
export const PendingRequests = ({ flights, showsOperator, onAsk }: PendingRequestsProps) => {
  const [shown, setShown] = useState(STEP)
  if (flights.length === 0) return null
  return (
    <Panel title={operatorTexts.pendingFlightRequests}>
      <OperatorRequestList>
        {flights.slice(0, shown).map((flight) => (
          <FlightRow
            key={flight.id_flight_proporsal}
            flight={flight}
            stage="pending"
            showsOperator={showsOperator}
            onAsk={onAsk}
          />
        ))}
      </OperatorRequestList>
      {flights.length > STEP && (
        <div className={css.foot}>
          <LoadMore
            summary={`Showing ${String(Math.min(shown, flights.length))} of ${String(flights.length)} requests`}
            hasMore={shown < flights.length}
            onLoadMore={() => setShown((before) => before + STEP)}
          />
        </div>
      )}
    </Panel>
  )
}
