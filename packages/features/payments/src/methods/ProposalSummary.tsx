import { flightDay, flightHours, flightTimeForViewer, startOnBothClocks } from '@pilotpair/feature-core'
import { AircraftPicture } from '@pilotpair/ui/aircraft-picture'
import { Card } from '@pilotpair/ui/card'
import { Price } from '@pilotpair/ui/price'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { Heading, Text } from '@pilotpair/ui/text'
import { useUi } from '@pilotpair/ui/ui-provider'
import { useId } from 'react'
import { acceptRule } from '../rules.ts'
import type { PayableView } from './payable.ts'
import * as css from './Payments.css.ts'

/** Props of {@link ProposalSummary}. */
export interface ProposalSummaryProps {
  readonly view: PayableView
  /** What to do, for example "Choose the card that pays your share." */
  readonly advice?: string | undefined
  /** It waits for the viewer's card: until when, and what becomes of the money, stand with it. */
  readonly isOpen: boolean
}

/**
 * What is paid, before it is: whose flight, when on the airport's clock, total, own share, rate and hours, and the rule
 * of the money.
 */
export const ProposalSummary = ({ view, advice, isOpen }: ProposalSummaryProps) => {
  const title = useId()
  const { timeZone } = useUi()
  const ownTime = flightTimeForViewer(view.span, timeZone)
  return (
    <Card as="section" aria-labelledby={title} className={css.summary}>
      <div className={css.picture}>
        <AircraftPicture
          type={view.aircraftType}
          model={view.aircraft}
          alt=""
          imageUrl={view.imageUrl}
          registration={view.registration}
          hasPlate={false}
          shape="rounded"
        />
      </div>
      <div className={css.facts}>
        <Heading level={2} looksLike={3} id={title} dir="auto">
          {view.inviterName}’s flight, {flightDay(view.span)}
        </Heading>
        <Text size={14} color="textMuted" numeric>
          {flightHours(view.span)}, {view.aircraft}
        </Text>
        {ownTime !== undefined && (
          <Text size={14} color="textMuted" numeric>
            Your time: {ownTime}
          </Text>
        )}
        {isOpen && view.answerBy !== undefined && (
          <Text size={14} color="textMuted" numeric>
            Answer by {startOnBothClocks(view.answerBy, view.span.timeZone, timeZone)}
          </Text>
        )}
        {view.note !== undefined && (
          <Text size={14}>
            <q dir="auto" className={css.note}>
              {view.note}
            </q>
          </Text>
        )}
        {advice !== undefined && (
          <Text size={14} color="textMuted">
            {advice}
          </Text>
        )}
      </div>
      <Price
        totalCents={view.totalCents}
        shareCents={view.shareCents}
        rateCents={view.rateCents}
        hours={view.span.hours}
        layout="beneath"
      />
      {isOpen && (
        <Text size={14} color="textMuted" dir="auto" className={css.rule}>
          {acceptRule(view.inviterName)}
        </Text>
      )}
    </Card>
  )
}

/** The summary while it loads. */
export const ProposalSummaryBones = () => (
  <SkeletonGroup label="Loading the flight request">
    <Card className={css.summary}>
      <div className={css.picture}>
        <Skeleton shape="block" width="100%" height="5rem" />
      </div>
      <div className={css.facts}>
        <Skeleton width="14rem" />
        <Skeleton width="10rem" />
      </div>
      <Skeleton shape="block" width="6rem" height="3rem" />
    </Card>
  </SkeletonGroup>
)
