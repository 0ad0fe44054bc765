import { dashboardTexts, type FlightProposal } from '@pilotpair/contract'
import { startOnBothClocks, systemClock, timeAgo } from '@pilotpair/feature-core'
import { SkyTileScene } from '@pilotpair/ui/illustrations'
import { Link } from '@pilotpair/ui/link'
import { Skeleton } from '@pilotpair/ui/skeleton'
import { StatTile } from '@pilotpair/ui/stat-tile'
import { useUi } from '@pilotpair/ui/ui-provider'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { ArrowRight, Mail, Plane } from 'lucide-react'
import type { ReactNode } from 'react'
import { pendingOf } from '@pilotpair/feature-flights'
import { confirmedCount, nextFlight, oldestOf, pendingCount, type Received } from '../overview.ts'
import type { Part } from '../use-dashboard.ts'
import * as css from './Dashboard.css.ts'
import { hrefs } from './hrefs.ts'

interface TilesProps {
  readonly isBuilt: (href: string) => boolean
  readonly received: Part<Received>
  readonly confirmed: Part<readonly FlightProposal[]>
}

const figure = <Data,>(part: Part<Data>, valueOf: (data: Data) => ReactNode): ReactNode => {
  switch (part.kind) {
    case 'loading':
      return (
        <span className={css.bone}>
          <Skeleton width="2ch" />
        </span>
      )
    case 'failed':
      return (
        <span className={css.missing}>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>Not available</VisuallyHidden>
        </span>
      )
    case 'ready':
      return valueOf(part.data)
  }
}

const ExploreTile = ({ href }: { href: string | undefined }) => {
  const content = (
    <>
      <SkyTileScene className={css.exploreScene} />
      <span className={css.exploreLabel}>{dashboardTexts.explorePilots}</span>
      <span className={css.exploreFoot}>
        <span className={css.exploreTitle}>{dashboardTexts.findCoPilot}</span>
        {href !== undefined && (
          <span className={css.exploreGo}>
            <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
          </span>
        )}
      </span>
    </>
  )
  return href === undefined ? (
    <div className={css.exploreTile}>{content}</div>
  ) : (
    <Link href={href} tone="inherit" underline="hover" className={`${css.exploreTile} ${css.exploreLink}`}>
      {content}
    </Link>
  )
}

/** Three tiles (spec §2.5): find a co-pilot, pending invites, confirmed flights. Each leads on once its screen is built. */
export const Tiles = ({ isBuilt, received, confirmed }: TilesProps) => {
  const { now = systemClock, timeZone } = useUi()
  const linkTo = (href: string) => (isBuilt(href) ? { href } : {})
  const pending = received.kind === 'ready' ? pendingOf(received.data.requests) : []
  const oldest = oldestOf(pending)
  const next = confirmed.kind === 'ready' ? nextFlight(confirmed.data, now()) : undefined
  return (
    <div className={css.tiles}>
      <ExploreTile href={isBuilt(hrefs.explorer) ? hrefs.explorer : undefined} />
      <StatTile
        {...linkTo(hrefs.requests)}
        className={css.statTile}
        label="Pending invites"
        icon={<Mail />}
        tone={pending.length > 0 ? 'accent' : 'neutral'}
        value={figure(received, pendingCount)}
        detail={
          <span className={css.tileDetail}>
            {received.kind === 'ready' &&
              (oldest === undefined ? 'Nothing waiting' : `Oldest: ${timeAgo(oldest.created_at, now())}`)}
          </span>
        }
      />
      <StatTile
        {...linkTo(hrefs.flights)}
        className={css.statTile}
        label="Confirmed flights"
        icon={<Plane />}
        value={figure(confirmed, confirmedCount)}
        detail={
          <span className={css.tileDetail}>
            {confirmed.kind === 'ready' &&
              (next === undefined ? (
                'Nothing booked'
              ) : (
                <>
                  Next: <time dateTime={next.flight_date} dir="ltr">{startOnBothClocks(next.flight_date, next.aircraft.airport.timezone, timeZone)}</time>
                </>
              ))}
          </span>
        }
      />
    </div>
  )
}
