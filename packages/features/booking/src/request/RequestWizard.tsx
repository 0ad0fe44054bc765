import { type Aircraft, bookingTexts, type PilotPublic, requestTexts, totalCents } from '@pilotpair/contract'
import { failureText } from '@pilotpair/feature-core'
import { ErrorState } from '@pilotpair/ui/error-state'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as css from '../Booking.css.ts'
import { toCoPilotView } from '../co-pilot-view.ts'
import { forgetDraft, type RequestDraft } from '../drafts.ts'
import { isLost } from '../failures.ts'
import { forgetAircraft } from '../kept-aircraft.ts'
import { LostNote } from '../LostNote.tsx'
import { flightOf, keepFree } from '../slots.ts'
import { useSendRequest } from '../use-commit.tsx'
import { useFreshAircraft } from '../use-fresh-aircraft.ts'
import { type HoursState, useHours } from '../use-hours.ts'
import { useMounted } from '../use-mounted.ts'
import { useOnDemand } from '../use-on-demand.tsx'
import { isPriceChange, sendFailureText } from '../words.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { refusedNotes } from './notes.ts'
import { RequestSkeleton } from './RequestSkeleton.tsx'
import { useDraft } from './use-draft.ts'
import { WizardHead } from './WizardHead.tsx'

/** Props of {@link RequestWizard}. */
export interface RequestWizardProps {
  readonly aircraft: Aircraft
  readonly pilot: PilotPublic
  readonly onSent: () => void
  readonly onCancel: () => void
}

const loadDateStep = () => import('./DateStep.tsx').then(({ DateStep }) => DateStep)

/** With the step the content changes whole: the focus and the eye go to its beginning. */
const useStepFocus = (step: RequestDraft['step']) => {
  const section = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    section.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return section
}

/** The choice as far as its hours are still free. */
const useChoice = ({ date, selected }: RequestDraft, hours: HoursState) => {
  if (hours.kind !== 'ready' || date === null) return { selected, isCut: false }
  const left = keepFree(selected, hours.slotsOf(date))
  return { selected: left, isCut: left.length < selected.length }
}

const HoursFailure = ({ hours, children }: { hours: Extract<HoursState, { kind: 'failed' }>; children: ReactNode }) => (
  <>
    {children}
    <ErrorState
      title={hours.message}
      onRetry={hours.retry}
      retryingLabel={hours.isRetrying ? 'Trying again…' : undefined}
    />
  </>
)

/** What sends the draft, and what it says about how that went. */
const useSending = (
  { aircraft, pilot, onSent }: RequestWizardProps,
  change: (changes: Partial<RequestDraft>) => void,
  readAgain: () => void,
) => {
  // Until a repeat has settled it: another time would be another request.
  const [isOpen, setOpen] = useState(false)
  const request = useSendRequest()
  const isMounted = useMounted()
  const pilotId = pilot.user_account.id_user_account
  const send = async (selected: readonly string[], notes: string): Promise<void> => {
    const flight = flightOf(selected)
    if (flight === undefined) return
    const result = await request.run({
      aircraft_id: aircraft.id_aircraft,
      invited_user_id: pilotId,
      flight_date: flight.start,
      flight_duration: flight.hours,
      notes,
      expected_total_cents: totalCents(aircraft.hourly_rate, flight.hours),
    })
    if (result.kind !== 'busy') setOpen(result.kind === 'failed' && isLost(result.failure))
    if (result.kind === 'failed') {
      showToast({ type: 'error', text: sendFailureText(result.failure, refusedNotes(result.failure)) })
      if (refusedNotes(result.failure) !== undefined) change({ step: 'details' })
      if (isPriceChange(result.failure)) readAgain()
    }
    if (result.kind !== 'done') return
    forgetDraft(pilotId, aircraft.id_aircraft)
    forgetAircraft()
    showToast({ type: 'success', text: requestTexts.requestSent })
    if (isMounted()) onSent()
  }
  return { ...request, send, isOpen }
}

/** The two steps of a flight request (section 2.7). What is chosen and typed stays over Back and a reload until it is sent. */
export const RequestWizard = (props: RequestWizardProps) => {
  const { pilot, onCancel } = props
  const { aircraft, readAgain } = useFreshAircraft(props.aircraft)
  const coPilot = toCoPilotView(pilot)
  const [draft, change] = useDraft(coPilot.id, aircraft.id_aircraft)
  const hours = useHours(aircraft)
  const choice = useChoice(draft, hours)
  const request = useSending({ ...props, aircraft }, change, readAgain)
  const dateStep = useOnDemand(loadDateStep)
  const section = useStepFocus(draft.step)

  const isAtDate = draft.step === 'date'
  const wantDateStep = dateStep.want
  const readAircraft = useEffectEvent(readAgain)
  useEffect(() => {
    if (!isAtDate) return
    wantDateStep()
    // The price that is confirmed there is the one that is charged.
    readAircraft()
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once the step is reached, not with each render
  }, [isAtDate])

  const edit = (changes: Partial<RequestDraft>): void => {
    request.forgetFailure()
    change(changes)
  }
  const error = (): string | undefined => {
    if (request.failure !== undefined) return failureText(request.failure, requestTexts.sendFailed)
    return choice.isCut ? bookingTexts.slotTaken : undefined
  }

  const content = (): ReactNode => {
    if (!isAtDate) {
      return (
        <DetailsStep
          aircraft={aircraft}
          coPilot={coPilot}
          notes={draft.notes}
          onNotesChange={(notes) => edit({ notes })}
          refusedNotes={refusedNotes(request.failure)}
          hours={choice.selected.length}
          onNext={() => change({ step: 'date' })}
          onCancel={onCancel}
        />
      )
    }
    if (hours.kind === 'loading') return <RequestSkeleton />
    if (hours.kind === 'failed') {
      return (
        <HoursFailure hours={hours}>
          <WizardHead current="date" onSelect={() => change({ step: 'details' })} />
        </HoursFailure>
      )
    }
    return dateStep.render(
      {
        aircraft,
        coPilot,
        hours,
        date: draft.date,
        selected: choice.selected,
        onChange: edit,
        onPrevious: () => change({ step: 'details' }),
        onSend: () => void request.send(choice.selected, draft.notes),
        isSending: request.isRunning,
        error: error(),
      },
      <RequestSkeleton />,
    )
  }
  return (
    <section ref={section} tabIndex={-1} aria-label="Flight request" className={css.screen}>
      {content()}
      {request.isOpen && !request.isRunning && <LostNote type="shared" />}
      {request.dialog}
    </section>
  )
}
