import { bookingTexts } from '@pilotpair/contract'
import { ErrorState } from '@pilotpair/ui/error-state'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { Stack } from '@pilotpair/ui/stack'
import { Text } from '@pilotpair/ui/text'
import { type ReactNode, useRef } from 'react'
import * as css from './Booking.css.ts'
import { useFocusAfterRetry } from './use-focus-after-retry.ts'
import type { HoursState, ReadyHours } from './use-hours.ts'

/** Props of {@link HoursGate}. */
export interface HoursGateProps {
  readonly hours: HoursState
  /** What shows the hours, once they are known and there are some. */
  readonly children: (hours: ReadyHours) => ReactNode
}

const weeks = Array.from({ length: 6 }, (_, week) => week)

/** A calendar that is on its way. */
export const CalendarSkeleton = () => (
  <SkeletonGroup label="Loading the available hours">
    <Stack gap={12}>
      <Skeleton width="9rem" height="1.5rem" />
      {weeks.map((week) => (
        <Skeleton key={week} shape="block" height="2.5rem" width="100%" />
      ))}
    </Stack>
  </SkeletonGroup>
)

/** Why nothing can be booked: no hours at all (section 2.7). */
export const NoHours = () => (
  <div>
    <Text weight="strong">{bookingTexts.noTimes}</Text>
    <Text size={14} color="textMuted">
      {bookingTexts.contactOperator}
    </Text>
  </div>
)

const gated = ({ hours, children }: HoursGateProps, retry: () => void): ReactNode => {
  switch (hours.kind) {
    case 'loading':
      return <CalendarSkeleton />
    case 'failed':
      return (
        <ErrorState
          surface="plain"
          headingLevel={3}
          title={hours.message}
          onRetry={retry}
          retryingLabel={hours.isRetrying ? 'Trying again…' : undefined}
        />
      )
    case 'ready':
      return hours.hasAvailability ? children(hours) : <NoHours />
  }
}

/** The hours of an aircraft in a dialog, or what stands in their place. */
export const HoursGate = (props: HoursGateProps) => {
  const place = useRef<HTMLDivElement>(null)
  const retry = useFocusAfterRetry(props.hours, place)
  return (
    <div ref={place} tabIndex={-1} className={css.start}>
      {gated(props, retry)}
    </div>
  )
}
