import { airportLabel, aircraftTexts, type OperatorAircraft, operatorTexts } from '@pilotpair/contract'
import { aircraftName, toAircraftView } from '@pilotpair/feature-aircraft'
import { useDrawnNear } from '@pilotpair/feature-core'
import { AircraftPicture, RegistrationPlate } from '@pilotpair/ui/aircraft-picture'
import { Badge } from '@pilotpair/ui/badge'
import { Button } from '@pilotpair/ui/button'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { LoadMore } from '@pilotpair/ui/load-more'
import { Table, type TableColumn, type TableExpansion } from '@pilotpair/ui/table'
import { type ReactNode, type RefObject, useState } from 'react'
import { countText, wetRateOf } from '../fleet.ts'
import * as css from './Operator.css.ts'

const model: TableColumn<OperatorAircraft> = {
  id: 'model',
  header: operatorTexts.columnModel,
  isRowHeader: true,
  cell: (aircraft) => {
    const { name, type, imageUrl, registration } = toAircraftView(aircraft)
    return (
      <span className={css.model} data-aircraft={aircraft.id_aircraft}>
        <AircraftPicture shape="thumb" alt="" type={type} model={name} imageUrl={imageUrl} registration={registration} />
        <span className={css.modelName} dir="auto">
          {name}
        </span>
      </span>
    )
  },
}

const operator: TableColumn<OperatorAircraft> = {
  id: 'operator',
  header: 'Operator',
  cell: (aircraft) => <bdi>{aircraft.operator.name}</bdi>,
}

const others: readonly TableColumn<OperatorAircraft>[] = [
  {
    id: 'registration',
    header: operatorTexts.columnRegistration,
    onPhone: 'hidden',
    cell: ({ registration }) => <RegistrationPlate registration={registration} />,
  },
  {
    id: 'airport',
    header: operatorTexts.columnHomeAirport,
    cell: ({ airport, registration }) => (
      <span className={css.place}>
        <span className={css.onPhoneOnly}>
          <RegistrationPlate registration={registration} />
        </span>
        <bdi>{airportLabel(airport)}</bdi>
      </span>
    ),
  },
  {
    id: 'rate',
    header: operatorTexts.columnWetRate,
    align: 'end',
    cell: (aircraft) => {
      const { text, isDry } = wetRateOf(aircraft)
      return (
        <span className={css.rate}>
          {isDry && <Badge shape="tag">{aircraftTexts.dry}</Badge>}
          {text}
        </span>
      )
    },
  },
]

const ofOne = [model, ...others]
const ofAll = [model, operator, ...others]

/** An aircraft in words: "Cessna 172S Skyhawk N738PA". */
export const rowName = (aircraft: OperatorAircraft): string => `${aircraftName(aircraft)} ${aircraft.registration}`

/** Rows that are shown at first, and how many more each time. */
const STEP = 25
/** As many of them are drawn before their end comes near: the fleet stands below the requests. */
const FIRST = 4

/** Props of {@link FleetTable}. */
export interface FleetTableProps {
  /** Absent while it loads. */
  readonly fleet: readonly OperatorAircraft[] | undefined
  /** Ids of aircraft whose rows are drawn wherever they stand, as that of an open row is. */
  readonly sought: readonly string[]
  /** Gets the element around the rows. */
  readonly rows: RefObject<HTMLDivElement | null>
  readonly showsOperator: boolean
  /** Id of the aircraft whose row is open. */
  readonly openId: string | null
  readonly onOpenChange: (id: string | null) => void
  /** Asks for the form of a new aircraft. */
  readonly onAdd: () => void
  /** What an open row shows. */
  readonly renderDetail: (aircraft: OperatorAircraft) => ReactNode
  /** The service has more than `fleet`. */
  readonly hasMore: boolean
  readonly onLoadMore: () => void
  readonly isLoadingMore: boolean
  readonly moreError?: string | undefined
}

const expansionOf = ({ openId, onOpenChange, renderDetail }: FleetTableProps): TableExpansion<OperatorAircraft> => ({
  header: operatorTexts.columnActions,
  label: 'Availability',
  rowName,
  render: renderDetail,
  openKey: openId,
  onOpenChange,
})

/** The fleet (spec §2.18): a row opens to what can be done with its aircraft. */
export const FleetTable = (props: FleetTableProps) => {
  const { fleet, sought, rows, showsOperator, openId, onAdd, hasMore, onLoadMore, isLoadingMore, moreError } = props
  const [limit, setLimit] = useState(STEP)
  const total = fleet?.length ?? 0
  const { shown, end } = useDrawnNear(Math.min(limit, total), FIRST, STEP, 'fleet')
  const isDrawn = shown >= Math.min(limit, total)
  const isKept = (id: string): boolean => id === openId || sought.includes(id)
  const drawn = fleet?.filter(({ id_aircraft: id }, at) => at < Math.min(shown, limit) || isKept(id)) ?? []
  const loadMore = (): void => {
    setLimit((before) => before + STEP)
    if (limit + STEP > total && hasMore) onLoadMore()
  }
  return (
    <>
      <Table
        ref={rows}
        caption="Fleet"
        density="compact"
        columns={showsOperator ? ofAll : ofOne}
        rows={drawn}
        rowKey={({ id_aircraft: id }) => id}
        expansion={expansionOf(props)}
        empty={
          <EmptyState
            drawing={<EmptyDrawing name="hangar" />}
            title="No aircraft yet"
            level={3}
            action={<Button onClick={onAdd}>Add your first aircraft</Button>}
          >
            Add the first one with its home airport and rate. Pilots can book it in the hours that you open.
          </EmptyState>
        }
        {...(fleet === undefined && { loading: { label: 'Loading your fleet', rows: 5 } })}
      />
      {!isDrawn && <div key={shown} ref={end} />}
      {isDrawn && (total > STEP || hasMore) && (
        <div className={css.foot}>
          <LoadMore
            summary={`Showing ${String(drawn.length)} of ${countText(total, hasMore)} aircraft`}
            hasMore={drawn.length < total || hasMore}
            onLoadMore={loadMore}
            pendingLabel={isLoadingMore ? 'Loading…' : undefined}
            error={moreError}
          />
        </div>
      )}
    </>
  )
}
