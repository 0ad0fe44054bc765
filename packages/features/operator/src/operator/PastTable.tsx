import { flightTexts, type OperatorFlight } from '@pilotpair/contract'
import { aircraftName } from '@pilotpair/feature-aircraft'
import { timeOnBothClocks } from '@pilotpair/feature-core'
import { RegistrationPlate } from '@pilotpair/ui/aircraft-picture'
import { Badge } from '@pilotpair/ui/badge'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { ErrorState } from '@pilotpair/ui/error-state'
import { LoadMore } from '@pilotpair/ui/load-more'
import { formatMoney } from '@pilotpair/ui/price'
import { Table, type TableColumn } from '@pilotpair/ui/table'
import { useUi } from '@pilotpair/ui/ui-provider'
import { endOf, pilotsOf, spanOf } from '../flight-view.ts'
import { detailOf } from './failure-detail.ts'
import * as css from './Operator.css.ts'
import { useFlightGroup } from './use-flight-group.ts'

const pilots: TableColumn<OperatorFlight> = {
  id: 'pilots',
  header: 'Pilots',
  isRowHeader: true,
  cell: (flight) => (
    <span className={css.modelName}>
      <bdi>{pilotsOf(flight)}</bdi>
    </span>
  ),
}

const operator: TableColumn<OperatorFlight> = {
  id: 'operator',
  header: 'Operator',
  cell: (flight) => <bdi>{flight.operator.name}</bdi>,
}

/** When it was, also on the viewer's own clock. */
const Time = ({ flight }: { readonly flight: OperatorFlight }) => timeOnBothClocks(spanOf(flight), useUi().timeZone)

const others: readonly TableColumn<OperatorFlight>[] = [
  { id: 'time', header: 'Time', cell: (flight) => <Time flight={flight} /> },
  {
    id: 'aircraft',
    header: 'Aircraft',
    cell: ({ aircraft }) => (
      <span className={css.place}>
        <RegistrationPlate registration={aircraft.registration} />
        <bdi>{aircraftName(aircraft)}</bdi>
      </span>
    ),
  },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total_cents: total }) => formatMoney(total) },
  {
    id: 'end',
    header: 'Status',
    align: 'end',
    onPhone: 'corner',
    cell: (flight) => {
      const { word, tone } = endOf(flight)
      return <Badge tone={tone}>{word}</Badge>
    },
  },
]

/** Flights that were flown or closed, page after page. */
export const PastTable = ({ showsOperator }: { readonly showsOperator: boolean }) => {
  const { flights, failure, isRetrying, retry, more } = useFlightGroup('past')
  if (failure !== undefined)
    return (
      <ErrorState
        surface="plain"
        headingLevel={3}
        title={flightTexts.loadFailed}
        detail={detailOf(failure)}
        onRetry={retry}
        retryingLabel={isRetrying ? 'Trying again…' : undefined}
      />
    )
  return (
    <>
      <Table
        className={css.folded}
        caption={flightTexts.pastHeading}
        density="compact"
        columns={showsOperator ? [pilots, operator, ...others] : [pilots, ...others]}
        rows={flights ?? []}
        rowKey={({ id_flight_proporsal: id }) => id}
        empty={<EmptyState>No flight of this fleet is over yet.</EmptyState>}
        {...(flights === undefined && { loading: { label: 'Loading past flights', rows: 3 } })}
      />
      {more !== undefined && (
        <div className={css.foot}>
          <LoadMore {...more} />
        </div>
      )}
    </>
  )
}
