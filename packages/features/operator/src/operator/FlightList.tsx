import type { OperatorFlight } from '@pilotpair/contract'
import { useSteady } from '@pilotpair/feature-core'
import { LoadMore } from '@pilotpair/ui/load-more'
import { type ReactNode, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { drawnCount } from '../drawn.ts'
import type { FlightStage } from '../flight-view.ts'
import { FlightRow, type OnAsk } from './FlightRow.tsx'
import * as css from './Operator.css.ts'
import { type FocusHome, goHome } from './use-focus-kept.ts'
import type { FlightGroup } from './use-flight-group.ts'

/** Rows that come with the page: of the requests about as many as one sees, of what stands beneath them a few. */
const first: Readonly<Record<FlightStage, number>> = { pending: 5, waiting: 2, confirmed: 2 }
/** Rows that follow each time that the end of the list comes near, up to a step. */
const NEAR = 8
/** Rows that follow at each press. */
const STEP = 25

/** What every list of flights is given. */
export interface FlightListProps {
  readonly showsOperator: boolean
  readonly onAsk: OnAsk
  /** Where the focus goes on when its row has gone. */
  readonly home: FocusHome
}

interface Props extends FlightListProps {
  readonly flights: readonly OperatorFlight[]
  readonly stage: FlightStage
  /** How many there are, in words: "60 requests". */
  readonly total: string
  /** The service has more. */
  readonly more?: FlightGroup['more']
}

/** The ref of something that tells when it comes near the window; without the means to know, it never does. */
const useNear = (onNear: () => void) => {
  const tell = useSteady(onNear)
  return useCallback(
    (element: Element | null) => {
      if (element === null || typeof IntersectionObserver === 'undefined') return undefined
      const observer = new IntersectionObserver(
        // Scrolling goes first.
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(tell),
        // Without a root the margin counts for nothing in a page that another one holds.
        { root: document, rootMargin: '10% 0px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [tell],
  )
}

/** A row that goes while it has the focus hands it on, before it is lost. */
const Item = ({ home, children }: { readonly home: FocusHome; readonly children: ReactNode }) => {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const { current } = item
    return () => {
      if (current?.contains(document.activeElement) === true) goHome(home)
    }
  }, [home])
  return <li ref={item}>{children}</li>
}

/** Flights under each other. Of many the first are drawn, and more as their end comes near or on request. */
export const FlightList = ({ flights, stage, total, more, home, ...rest }: Props) => {
  const [shown, setShown] = useState(first[stage])
  const [last, setLast] = useState<string>()
  const count = drawnCount(flights.map(({ id_flight_proporsal: id }) => id), shown, last)
  const drawn = flights.slice(0, count)
  const lastDrawn = drawn.at(-1)?.id_flight_proporsal
  if (lastDrawn !== last) setLast(lastDrawn)
  if (count > shown) setShown(count)
  const foot = useRef<HTMLDivElement>(null)
  const near = useNear(() => {
    // A button that somebody is about to press stays.
    if (foot.current?.contains(document.activeElement) === true) return
    setShown((before) => Math.max(before, Math.min(before + NEAR, STEP)))
  })
  const isPart = count < flights.length
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away */}
      <ul role="list" className={css.flights}>
        {drawn.map((flight) => (
          <Item key={flight.id_flight_proporsal} home={home}>
            <FlightRow flight={flight} stage={stage} {...rest} />
          </Item>
        ))}
      </ul>
      {isPart && shown < STEP && <div key={count} ref={near} />}
      {(isPart || shown > STEP || more !== undefined) && (
        <div ref={foot} className={css.foot}>
          <LoadMore
            summary={`Showing ${String(count)} of ${total}`}
            hasMore={isPart || more?.hasMore === true}
            onLoadMore={() => {
              setShown(count + STEP)
              if (!isPart) more?.onLoadMore()
            }}
            pendingLabel={isPart ? undefined : more?.pendingLabel}
            error={isPart ? undefined : more?.error}
          />
        </div>
      )}
    </>
  )
}
