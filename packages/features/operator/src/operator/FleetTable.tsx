import { type Aircraft, airportLabel, aircraftTexts, operatorTexts } from '@pilotpair/contract'
import { toAircraftView } from '@pilotpair/feature-aircraft'
import { AircraftPicture, RegistrationPlate } from '@pilotpair/ui/aircraft-picture'
import { Badge } from '@pilotpair/ui/badge'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { LoadMore } from '@pilotpair/ui/load-more'
import { Table, type TableColumn } from '@pilotpair/ui/table'
import { useState } from 'react'
import { wetRateOf } from '../fleet.ts'
import * as css from './Operator.css.ts'

const columns: readonly TableColumn<Aircraft>[] = [
  {
    id: 'model',
    header: operatorTexts.columnModel,
    isRowHeader: true,
    cell: (aircraft) => {
      const { name, type, imageUrl, registration } = toAircraftView(aircraft)
      return (
        <span className={css.model}>
          <AircraftPicture shape="thumb" alt="" type={type} model={name} imageUrl={imageUrl} registration={registration} />
          <span className={css.modelName} dir="auto">
            {name}
          </span>
        </span>
      )
    },
  },
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
    onPhone: 'corner',
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

/** Rows that are drawn at first, and how many more each time. */
const STEP = 25

interface FleetTableProps {
  /** Absent while it loads. */
  readonly fleet: readonly Aircraft[] | undefined
}

/** The fleet, read only (spec §2.18). The column of actions joins with its actions. */
export const FleetTable = ({ fleet }: FleetTableProps) => {
  const [shown, setShown] = useState(STEP)
  const total = fleet?.length ?? 0
  return (
    <>
      <Table
        caption="Fleet"
        density="compact"
        columns={columns}
        rows={fleet?.slice(0, shown) ?? []}
        rowKey={({ id_aircraft }) => id_aircraft}
        empty={
          <EmptyState drawing={<EmptyDrawing name="hangar" />} title="No aircraft yet" level={3}>
            Aircraft of your fleet are listed here with their home airport and rate.
          </EmptyState>
        }
        {...(fleet === undefined && { loading: { label: 'Loading your fleet', rows: 5 } })}
      />
      {total > STEP && (
        <div className={css.foot}>
          <LoadMore
            summary={`Showing ${String(Math.min(shown, total))} of ${String(total)} aircraft`}
            hasMore={shown < total}
            onLoadMore={() => setShown((before) => before + STEP)}
          />
        </div>
      )}
    </>
  )
}
