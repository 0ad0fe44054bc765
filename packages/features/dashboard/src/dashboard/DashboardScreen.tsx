import { dashboardTexts, flightTexts } from '@pilotpair/contract'
import { BookFlight } from '@pilotpair/feature-booking'
import { failureText, flightDistance, systemClock } from '@pilotpair/feature-core'
import { spanOf } from '@pilotpair/feature-flights'
import { useFocusHandedOn } from '@pilotpair/feature-payments'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { PageHeader } from '@pilotpair/ui/page'
import { Skeleton } from '@pilotpair/ui/skeleton'
import { useUi } from '@pilotpair/ui/ui-provider'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { nextFlight } from '../overview.ts'
import { type Dashboard, useDashboard } from '../use-dashboard.ts'
import * as css from './Dashboard.css.ts'
import { Highlights } from './Highlights.tsx'
import { hrefs } from './hrefs.ts'
import { NextFlight, NextFlightSkeleton } from './NextFlight.tsx'
import { Notifications } from './Notifications.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import { Slotted } from './Slotted.tsx'
import { Tiles } from './Tiles.tsx'

export { prepareDashboard } from '../use-dashboard.ts'

/** Props of {@link DashboardScreen}. */
export interface DashboardScreenProps {
  /** Whether the shell has the screen behind an address; only then something leads there. */
  readonly isBuilt: (href: string) => boolean
  /** Where aircraft are looked at. */
  readonly rentalsHref: string
}

const ReadyForTakeoff = ({ isBuilt, rentalsHref }: DashboardScreenProps) => {
  const findsPilots = isBuilt(hrefs.explorer)
  const completesProfile = isBuilt(hrefs.profile)
  return (
    <Card padding="none">
      <EmptyState
        drawing={<EmptyDrawing name="runway" />}
        title={dashboardTexts.readyForTakeoff}
        action={
          <>
            {findsPilots && <ButtonLink href={hrefs.explorer}>{dashboardTexts.findCoPilot}</ButtonLink>}
            {completesProfile && (
              <ButtonLink href={hrefs.profile} variant="outline" tone="neutral">
                {dashboardTexts.completeProfile}
              </ButtonLink>
            )}
            {!findsPilots && !completesProfile && <ButtonLink href={rentalsHref}>See available aircraft</ButtonLink>}
          </>
        }
      >
        {findsPilots || completesProfile
          ? 'Find a pilot who flies from your airport, or finish your profile so that others find you.'
          : 'Choose an aircraft near you, and your flights and invitations gather here.'}
      </EmptyState>
    </Card>
  )
}

type FailedPart = Extract<Dashboard['received' | 'confirmed'], { kind: 'failed' }>

const Problem = ({ failed }: { readonly failed: readonly [FailedPart, ...FailedPart[]] }) => {
  const box = useFocusHandedOn()
  const [first] = failed
  const detail = failureText(first.error, '')
  return (
    <InlineAlert
      ref={box}
      tone="danger"
      title={flightTexts.loadFailed}
      action={
        <Button
          variant="outline"
          tone="neutral"
          size="compact"
          pending={failed.some(({ isRetrying }) => isRetrying)}
          pendingLabel="Trying again…"
          onClick={() => {
            for (const part of failed) part.retry()
          }}
        >
          Try again
        </Button>
      }
    >
      {detail !== '' && detail !== flightTexts.loadFailed && detail}
    </InlineAlert>
  )
}

const LoadFailure = ({ received, confirmed }: Dashboard) => {
  const [first, ...others] = [received, confirmed].filter((part) => part.kind === 'failed')
  return first === undefined ? null : <Problem failed={[first, ...others]} />
}

const isNone = (part: Dashboard[keyof Omit<Dashboard, 'name' | 'unpaid' | 'pending'>]): boolean => {
  if (part.kind !== 'ready') return false
  return 'requests' in part.data ? part.data.requests.length === 0 : part.data.length === 0
}

const Panels = ({ dashboard, isBuilt, rentalsHref }: DashboardScreenProps & { dashboard: Dashboard }) => {
  const { now = systemClock } = useUi()
  const { received, confirmed, posts } = dashboard
  if ([received, confirmed, posts].every(isNone)) return <ReadyForTakeoff isBuilt={isBuilt} rentalsHref={rentalsHref} />
  const linkTo = (href: string): string | undefined => (isBuilt(href) ? href : undefined)
  // Parts appear together, so that nothing that is being read is pushed down; posts alone may decide that all is empty.
  const isLoading =
    received.kind === 'loading' || confirmed.kind === 'loading' || (posts.kind === 'loading' && isNone(received) && isNone(confirmed))
  const next = confirmed.kind === 'ready' ? nextFlight(confirmed.data, now()) : undefined
  return (
    <>
      {!isLoading && <LoadFailure {...dashboard} />}
      {isLoading && (confirmed.kind === 'loading' || next !== undefined) && <NextFlightSkeleton />}
      {!isLoading && next !== undefined && <NextFlight flight={next} />}
      <div className={css.panels}>
        {(isLoading || received.kind === 'ready') && (
          <Notifications
            received={isLoading || received.kind !== 'ready' ? undefined : received.data.requests}
            href={linkTo(hrefs.requests)}
          />
        )}
        <Highlights posts={isLoading ? { kind: 'loading' } : posts} href={linkTo(hrefs.community)} />
      </div>
    </>
  )
}

/** One line about what is booked, also while nobody knows it yet. */
const Upcoming = ({ confirmed }: Pick<Dashboard, 'confirmed'>) => {
  const { now = systemClock } = useUi()
  switch (confirmed.kind) {
    case 'loading':
      return (
        <span className={css.bone}>
          <Skeleton width="13rem" />
        </span>
      )
    case 'failed':
      return 'What is booked could not be read.'
    case 'ready': {
      const next = nextFlight(confirmed.data, now())
      if (next === undefined) return flightTexts.noUpcoming
      return <bdi>{`Your next flight is ${flightDistance(spanOf(next), now())}.`}</bdi>
    }
  }
}

/** The pilot's dashboard (spec §2.5). */
export const DashboardScreen = ({ isBuilt, rentalsHref }: DashboardScreenProps) => {
  const dashboard = useDashboard()
  const { name, received, confirmed } = dashboard
  return (
    <>
      <PageHeader
        title={
          name === undefined ? (
            <>
              <VisuallyHidden>Dashboard</VisuallyHidden>
              <span className={css.bone}>
                <Skeleton width="9ch" />
              </span>
            </>
          ) : (
            <Slotted text={dashboardTexts.welcome} value={name} />
          )
        }
        description={<Upcoming confirmed={confirmed} />}
        actions={
          <div className={css.actions}>
            <BookFlight profileHref={hrefs.profile} explorerHref={hrefs.explorer} />
            <ButtonLink href={rentalsHref} variant="outline" tone="neutral">
              See available aircraft
            </ButtonLink>
          </div>
        }
      />
      <div className={css.screen}>
        <OpenPayment request={dashboard.unpaid} pending={dashboard.pending} newCardHref={isBuilt(hrefs.newCard) ? hrefs.newCard : undefined} />
        <Tiles isBuilt={isBuilt} received={received} confirmed={confirmed} />
        <Panels dashboard={dashboard} isBuilt={isBuilt} rentalsHref={rentalsHref} />
      </div>
    </>
  )
}
