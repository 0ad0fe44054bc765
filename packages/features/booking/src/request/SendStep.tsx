import { type Aircraft, bookingTexts, type PilotPublic } from '@pilotpair/contract'
import { systemClock } from '@pilotpair/feature-core'
import { ErrorState } from '@pilotpair/ui/error-state'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import * as css from '../Booking.css.ts'
import { toCoPilotView } from '../co-pilot-view.ts'
import type { RequestDraft } from '../drafts.ts'
import { HoursOwn } from '../HoursOwn.tsx'
import { LostNote } from '../LostNote.tsx'
import { flightOfOpen, openRequest, type OpenRequest } from '../open-booking.ts'
import { hoursOf, keepFree } from '../slots.ts'
import { isSlotTaken, type Refusal, withRefusal } from '../slots-refused.ts'
import { useFocusAfterRetry } from '../use-focus-after-retry.ts'
import type { HoursState } from '../use-hours.ts'
import { useHoursOwn } from '../use-hours-own.ts'
import { wallClockAt } from '../wall-clock.ts'
import { DateStep } from './DateStep.tsx'
import { RequestSkeleton } from './RequestSkeleton.tsx'
import { useSending } from './use-sending.ts'
import { WizardHead } from './WizardHead.tsx'

/** Props of {@link SendStep}. */
export interface SendStepProps {
  readonly aircraft: Aircraft
  readonly pilot: PilotPublic
  readonly draft: RequestDraft
  readonly onChange: (changes: Partial<RequestDraft>) => void
  readonly onPrevious: () => void
  /** The service has this against the message: it stands at the step before. */
  readonly onNotesRefused: (problem: string) => void
  readonly onSent: () => void
}

/** A request that may have been sent, as it was. */
const triedDraft = (open: OpenRequest): Omit<RequestDraft, 'step'> => ({
  date: wallClockAt(Date.parse(open.body.flight_date), open.aircraft.airport.timezone).date,
  selected: hoursOf(flightOfOpen(open)),
  notes: open.body.notes ?? '',
})

/** The choice as far as its hours are still free. */
const choiceOf = ({ date, selected }: RequestDraft, hours: HoursState) => {
  if (hours.kind !== 'ready' || date === null) return { selected, isCut: false }
  const left = keepFree(selected, hours.slotsOf(date))
  return { selected: left, isCut: left.length < selected.length }
}

/** Step 2 of the wizard with all it takes: hours, price, sending, card, and a request of before without an answer. */
export const SendStep = (props: SendStepProps) => {
  const { aircraft: known, pilot, draft, onChange, onPrevious } = props
  const place = useRef<HTMLDivElement>(null)
  const coPilot = useMemo(() => toCoPilotView(pilot), [pilot])
  const [before] = useState(() => openRequest(coPilot.id, known.id_aircraft))
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const onFree = (tried: OpenRequest, failure?: unknown): void => {
    onChange(triedDraft(tried))
    if (isSlotTaken(failure)) setRefused((now) => withRefusal(now, flightOfOpen(tried), systemClock().getTime()))
  }
  const request = useSending({ ...props, before, onFree })
  const { aircraft, open, isOpen, isSending } = request
  const hours = useHoursOwn(aircraft, refused, setRefused)
  const retryHours = useFocusAfterRetry(hours, place)
  const tried = open && triedDraft(open)
  const { selected, isCut } = tried === undefined ? choiceOf(draft, hours) : { selected: tried.selected, isCut: false }

  const edit = (changes: Partial<RequestDraft>): void => {
    // Another time would be another request.
    if (isOpen) return
    request.forgetFailure()
    onChange(changes)
  }

  const content = (): ReactNode => {
    switch (hours.kind) {
      case 'loading':
        return <RequestSkeleton />
      case 'failed':
        return (
          <>
            <WizardHead current="date" onSelect={onPrevious} />
            <ErrorState title={hours.message} onRetry={retryHours} retryingLabel={hours.isRetrying ? 'Trying again…' : undefined} />
          </>
        )
      case 'ready':
        return (
          <DateStep
            aircraft={aircraft}
            coPilot={coPilot}
            hours={hours}
            date={tried === undefined ? draft.date : tried.date}
            selected={selected}
            onChange={edit}
            onPrevious={onPrevious}
            onSend={() => request.send(selected, draft.notes)}
            isSending={isSending}
            isLocked={isOpen}
            error={request.problem ?? (isCut ? bookingTexts.slotTaken : undefined)}
          />
        )
    }
  }
  return (
    <div ref={place} tabIndex={-1} className={`${css.screen} ${css.start}`}>
      {content()}
      {!isOpen && <HoursOwn hours={hours} date={draft.date} />}
      {isOpen && !isSending && <LostNote type="shared" />}
      {request.rest}
    </div>
  )
}
