import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { Stack } from '@pilotpair/ui/stack'
import * as css from '../Booking.css.ts'
import type { WizardStep } from '../drafts.ts'
import { WizardHead } from './WizardHead.tsx'

/** Props of {@link RequestSkeleton}. */
export interface RequestSkeletonProps {
  /** The step that is on its way. @default 'date' */
  readonly step?: WizardStep
}

/** What fills the two columns beside the aircraft: message and costs, or calendar and hours. */
const heights = { details: ['8rem', '6rem'], date: ['20rem', '12rem'] } as const

/** The review that is on its way, in the shape of its step: heading and steps stand already where they will. */
export const RequestSkeleton = ({ step = 'date' }: RequestSkeletonProps) => (
  <div className={css.screen}>
    <WizardHead current={step} />
    <SkeletonGroup label="Loading the flight request">
      <div className={css.card}>
        <div className={css.columns}>
          <div className={`${css.column} ${css.side}`}>
            <Skeleton shape="block" height="11rem" className={css.onlyWide} />
            <Stack gap={6}>
              <Skeleton width="70%" height="1.25rem" />
              <Skeleton width="55%" />
              <Skeleton width="40%" />
            </Stack>
          </div>
          {heights[step].map((height) => (
            <div key={height} className={css.column}>
              <Skeleton width="45%" height="1.25rem" />
              <Skeleton shape="block" height={height} />
            </div>
          ))}
        </div>
        <div className={css.foot}>
          <Skeleton width="9rem" className={css.onlyWide} />
          <div className={css.actions}>
            <Skeleton shape="block" width="14rem" height="3rem" className={css.grows} />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  </div>
)
