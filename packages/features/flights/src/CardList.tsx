import type { FlightProposal } from '@pilotpair/contract'
import { useDrawnNear } from '@pilotpair/feature-core'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { useId, type ReactNode } from 'react'
import * as css from './Flights.css.ts'

/** As many cards as the first view of a window holds, and those that follow as their end comes near. */
const FIRST = 5
const STEP = 5
/** So many at least, also of a group that begins out of sight. */
const LEAST = 3

interface CardListProps {
  readonly title: string
  readonly flights: readonly FlightProposal[]
  /** The list that the group is a part of. */
  readonly list: 'received' | 'sent' | 'mine'
  /** How many cards stand above this group: below many, few of its own are in sight. @default 0 */
  readonly above?: number | undefined
  /** How many there are, where more may follow. @default the number of `flights` */
  readonly count?: string | undefined
  /** A flight that stands all the same, wherever it is. @default none */
  readonly isKept?: ((id: string) => boolean) | undefined
  readonly children: (flight: FlightProposal) => ReactNode
  /** Below the cards. */
  readonly foot?: ReactNode
  /** Stands in place of cards. */
  readonly empty?: ReactNode
}

/** A titled group of flights. */
export const CardList = (props: CardListProps) => {
  const { title, flights, list, above = 0, count = String(flights.length), isKept, children, foot, empty } = props
  const id = useId()
  const { shown, end } = useDrawnNear(flights.length, Math.max(FIRST - above, LEAST), STEP, `${list} ${title}`)
  const drawn = flights.filter(({ id_flight_proporsal: flight }, index) => index < shown || isKept?.(flight) === true)
  return (
    <section aria-labelledby={id} className={css.group}>
      <div className={css.groupHead}>
        <h2 id={id} className={css.groupTitle}>
          {title}
        </h2>
        <span className={css.count}>{count}</span>
      </div>
      {flights.length === 0 ? (
        empty
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away
        <ul role="list" className={css.cards}>
          {drawn.map((flight) => (
            <li key={flight.id_flight_proporsal}>{children(flight)}</li>
          ))}
        </ul>
      )}
      {shown < flights.length ? <div key={shown} ref={end} /> : foot}
    </section>
  )
}

/** A group in the shape of the one that comes: its title, and cards. */
export const CardSkeletons = ({ label, count = 3 }: { readonly label: string; readonly count?: number }) => (
  <SkeletonGroup label={label} className={css.group}>
    <Skeleton width="11rem" height="1rem" />
    <div className={css.cards}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.skeletonCard}>
          <Skeleton width="4rem" height="4.5rem" />
          <span className={css.skeletonText}>
            <Skeleton width="min(14rem, 90%)" />
            <Skeleton width="min(10rem, 70%)" />
            <Skeleton width="min(18rem, 80%)" />
          </span>
          <span className={css.skeletonEnd}>
            <Skeleton width="9rem" height="2.75rem" />
          </span>
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
