import { dashboardTexts } from '@pilotpair/contract'
import { ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { PageHeader } from '@pilotpair/ui/page'

/** Props of {@link DeadEnd}. */
export interface DeadEndProps {
  /** What the screen is called. */
  readonly heading: string
  /** Why it cannot go on. */
  readonly reason: string
  /** Where pilots are found: the way on. */
  readonly explorerHref: string
}

/** A screen whose address names nobody: why, and the way to somebody. */
export const DeadEnd = ({ heading, reason, explorerHref }: DeadEndProps) => (
  <>
    <PageHeader title={heading} />
    <Card padding="none">
      <EmptyState
        role="alert"
        drawing={<EmptyDrawing name="clouds" />}
        title={reason}
        action={<ButtonLink href={explorerHref}>{dashboardTexts.findCoPilot}</ButtonLink>}
      >
        Choose a pilot to fly with, then an aircraft.
      </EmptyState>
    </Card>
  </>
)
