import { flightTexts } from '@pilotpair/contract'
import { ErrorState } from '@pilotpair/ui/error-state'
import { LoadMore } from '@pilotpair/ui/load-more'
import { OperatorRequestList } from '@pilotpair/ui/operator-request-card'
import { Panel } from '@pilotpair/ui/page'
import { detailOf } from './failure-detail.ts'
import { FlightRow, type OnAsk } from './FlightRow.tsx'
import * as css from './Operator.css.ts'
import { useFlightGroup } from './use-flight-group.ts'

/** Props of {@link FlightPanel}. */
export interface FlightPanelProps {
  readonly group: 'waiting' | 'confirmed'
  readonly title: string
  readonly showsOperator: boolean
  readonly onAsk: OnAsk
}

/** Flights that wait for their pilots, or are confirmed; nothing when there are none (decisions "Lists"). */
export const FlightPanel = ({ group, title, showsOperator, onAsk }: FlightPanelProps) => {
  const { flights = [], failure, isRetrying, retry, more } = useFlightGroup(group)
  if (failure === undefined && flights.length === 0) return null
  return (
    <Panel title={title}>
      {failure === undefined ? (
        <OperatorRequestList>
          {flights.map((flight) => (
            <FlightRow
              key={flight.id_flight_proporsal}
              flight={flight}
              stage={group}
              showsOperator={showsOperator}
              onAsk={onAsk}
            />
          ))}
        </OperatorRequestList>
      ) : (
        <ErrorState
          surface="plain"
          headingLevel={3}
          title={flightTexts.loadFailed}
          detail={detailOf(failure)}
          onRetry={retry}
          retryingLabel={isRetrying ? 'Trying again…' : undefined}
        />
      )}
      {more !== undefined && (
        <div className={css.foot}>
          <LoadMore {...more} />
        </div>
      )}
    </Panel>
  )
}
