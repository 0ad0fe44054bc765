import { aircraftTexts, navigationTexts, OPERATOR_ACTIVE_RENTALS, operatorTexts } from '@pilotpair/contract'
import { useMyAircraftQuery } from '@pilotpair/feature-aircraft'
import { failureText } from '@pilotpair/feature-core'
import { ErrorState } from '@pilotpair/ui/error-state'
import { PageHeader, Panel } from '@pilotpair/ui/page'
import { Skeleton } from '@pilotpair/ui/skeleton'
import { StatTile } from '@pilotpair/ui/stat-tile'
import { showToast } from '@pilotpair/ui/toast-queue'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { Plane, RadioTower } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { FleetTable } from './FleetTable.tsx'
import * as css from './Operator.css.ts'

const aircraftCount = (count: number): string => `${String(count)} aircraft`

interface TilesProps {
  /** Absent while it loads, `null` when it could not be loaded. */
  readonly fleetSize: number | null | undefined
}

const figure = (value: number | null | undefined): ReactNode => {
  if (value === undefined) return <Skeleton width="2ch" />
  if (value !== null) return value
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not available</VisuallyHidden>
    </>
  )
}

/** What the service said beyond the text of the screen. */
const detailOf = (error: unknown): string => {
  const text = failureText(error, aircraftTexts.fleetLoadFailed)
  return text === aircraftTexts.fleetLoadFailed ? 'Check your connection, then try again.' : text
}

/** The operator's figures (spec §2.18). Pending Requests stands third, and joins with the list that it counts. */
const Tiles = ({ fleetSize }: TilesProps) => (
  <div className={css.tiles}>
    <StatTile className={css.tile} label={operatorTexts.totalAircraft} icon={<Plane />} value={figure(fleetSize)} />
    <StatTile
      className={css.tile}
      label={operatorTexts.activeRentals}
      icon={<RadioTower />}
      value={OPERATOR_ACTIVE_RENTALS}
    />
  </div>
)

/** The operator's dashboard: figures and the own fleet, read only (spec §2.18). */
export const OperatorScreen = () => {
  const { data: fleet, error, isFetching, refetch } = useMyAircraftQuery()
  const hasFailed = fleet === undefined && error !== undefined
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: aircraftTexts.fleetLoadFailed })
  }, [hasFailed])

  return (
    <>
      <PageHeader title={navigationTexts.operatorDashboard} />
      <div className={css.screen}>
        <Tiles fleetSize={hasFailed ? null : fleet?.length} />
        {hasFailed ? (
          <ErrorState
            title={aircraftTexts.fleetLoadFailed}
            detail={detailOf(error)}
            onRetry={() => void refetch()}
            retryingLabel={isFetching ? 'Trying again…' : undefined}
          />
        ) : (
          <Panel
            title="Fleet"
            {...(fleet !== undefined && fleet.length > 0 && { aside: aircraftCount(fleet.length) })}
          >
            <FleetTable fleet={fleet} />
          </Panel>
        )}
      </div>
    </>
  )
}
