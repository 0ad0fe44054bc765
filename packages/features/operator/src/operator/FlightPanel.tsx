import { flightTexts } from '@pilotpair/contract'
import { ErrorState } from '@pilotpair/ui/error-state'
import { Panel } from '@pilotpair/ui/page'
import { countText } from '../fleet.ts'
import { detailOf } from './failure-detail.ts'
import { FlightList, type FlightListProps } from './FlightList.tsx'
import { useFlightGroup } from './use-flight-group.ts'

/** Props of {@link FlightPanel}. */
export interface FlightPanelProps extends FlightListProps {
  readonly group: 'waiting' | 'confirmed'
  readonly title: string
  /** Milliseconds between two looks while the page is visible. */
  readonly pollEvery: number
}

/** Flights that wait for their pilots, or are confirmed; nothing when there are none (decisions "Lists"). */
export const FlightPanel = ({ group, title, pollEvery, ...rest }: FlightPanelProps) => {
  const { flights = [], failure, isRetrying, retry, more } = useFlightGroup(group, pollEvery)
  if (failure === undefined && flights.length === 0) return null
  return (
    <Panel title={title}>
      {failure === undefined ? (
        <FlightList
          flights={flights}
          stage={group}
          total={`${countText(flights.length, more?.hasMore === true)} flights`}
          more={more}
          {...rest}
        />
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
    </Panel>
  )
}
