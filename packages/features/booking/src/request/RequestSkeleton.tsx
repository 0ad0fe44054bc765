import { bookingTexts } from '@pilotpair/contract'
import { PageHeader } from '@pilotpair/ui/page'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { Stack } from '@pilotpair/ui/stack'
import * as css from '../Booking.css.ts'

const columns = ['aircraft', 'pilot', 'costs'] as const

/** The review that is on its way. */
export const RequestSkeleton = () => (
  <>
    <PageHeader title={bookingTexts.reviewHeading} />
    <SkeletonGroup label="Loading the flight request">
      <div className={css.card}>
        <div className={css.columns}>
          {columns.map((column) => (
            <div key={column} className={css.column}>
              <Stack gap={16}>
                <Skeleton shape="block" height="9rem" />
                <Skeleton width="70%" />
                <Skeleton width="50%" />
              </Stack>
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  </>
)
