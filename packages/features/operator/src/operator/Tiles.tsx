import { OPERATOR_ACTIVE_RENTALS, operatorTexts } from '@pilotpair/contract'
import { Skeleton } from '@pilotpair/ui/skeleton'
import { StatTile } from '@pilotpair/ui/stat-tile'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { Clock, Plane, RadioTower } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './Operator.css.ts'

/** A figure, "500+" for one that may be more: absent while it loads, `null` when it could not be loaded. */
export type Figure = string | null | undefined

/** Props of {@link Tiles}. */
export interface TilesProps {
  readonly fleetSize: Figure
  readonly pending: Figure
}

const shown = (value: Figure): ReactNode => {
  if (value === undefined) return <Skeleton width="2ch" />
  if (value !== null) return value
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not available</VisuallyHidden>
    </>
  )
}

/** The operator's three figures (spec §2.18). Active Rentals is 0, as specified. */
export const Tiles = ({ fleetSize, pending }: TilesProps) => (
  <div className={css.tiles}>
    <StatTile className={css.tile} label={operatorTexts.totalAircraft} icon={<Plane />} value={shown(fleetSize)} />
    <StatTile
      className={css.tile}
      label={operatorTexts.activeRentals}
      icon={<RadioTower />}
      value={OPERATOR_ACTIVE_RENTALS}
    />
    <StatTile
      className={css.tile}
      label={operatorTexts.pendingRequests}
      icon={<Clock />}
      value={shown(pending)}
      tone={typeof pending === 'string' && pending !== '0' ? 'accent' : 'neutral'}
    />
  </div>
)
