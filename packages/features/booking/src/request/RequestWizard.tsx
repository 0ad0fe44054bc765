import type { Aircraft, PilotPublic } from '@pilotpair/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBookingFreeHoursQuery } from '../api.ts'
import * as css from '../Booking.css.ts'
import { toCoPilotView } from '../co-pilot-view.ts'
import type { RequestDraft } from '../drafts.ts'
import { openRequest } from '../open-booking.ts'
import { useFreshAircraft } from '../use-fresh-aircraft.ts'
import { useOnDemand } from '../use-on-demand.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { RequestSkeleton } from './RequestSkeleton.tsx'
import { useDraft } from './use-draft.ts'

/** Props of {@link RequestWizard}. */
export interface RequestWizardProps {
  readonly aircraft: Aircraft
  readonly pilot: PilotPublic
  readonly onSent: () => void
  readonly onCancel: () => void
}

const loadSendStep = () => import('./SendStep.tsx').then(({ SendStep }) => SendStep)

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

/** The two steps of a flight request (section 2.7). What is chosen and typed stays over Back and a reload until it is sent. */
export const RequestWizard = ({ aircraft: known, pilot, onSent, onCancel }: RequestWizardProps) => {
  const { aircraft } = useFreshAircraft(known)
  const coPilot = toCoPilotView(pilot)
  const { id_aircraft: aircraftId } = aircraft
  // Asked for while the details are read, so that they are there at the next step.
  useBookingFreeHoursQuery(aircraftId)
  // What may have been sent is looked up at the second step.
  const [tried, setTried] = useState(() => openRequest(coPilot.id, aircraftId))
  const [draft, change, begin] = useDraft(coPilot.id, aircraftId, tried && 'date')
  const [refusedNotes, setRefusedNotes] = useState<string>()
  const sendStep = useOnDemand(loadSendStep)
  const section = useStepFocus(draft.step)

  const isAtDate = draft.step === 'date'
  const arrive = useEffectEvent(() => sendStep.want())
  useEffect(() => {
    if (isAtDate) arrive()
  }, [isAtDate])

  const toDetails = (): void => {
    setTried(openRequest(coPilot.id, aircraftId))
    change({ step: 'details' })
  }
  // Until the next page is there, or when Back leads here again, nothing can be sent a second time.
  const leave = (): void => {
    setTried(undefined)
    begin()
    onSent()
  }
  const content = () => {
    if (isAtDate) {
      const refuse = (problem: string): void => {
        setRefusedNotes(problem)
        toDetails()
      }
      const step = { aircraft, pilot, draft, onChange: change, onPrevious: toDetails, onNotesRefused: refuse, onSent: leave }
      return sendStep.render(step, <RequestSkeleton />)
    }
    return (
      <DetailsStep
        aircraft={aircraft}
        coPilot={coPilot}
        notes={tried?.body.notes ?? draft.notes}
        onNotesChange={(notes) => {
          setRefusedNotes(undefined)
          change({ notes })
        }}
        isLocked={tried !== undefined}
        refusedNotes={refusedNotes}
        hours={draft.selected.length}
        onNext={() => change({ step: 'date' })}
        onCancel={onCancel}
      />
    )
  }
  return (
    <section ref={section} tabIndex={-1} aria-label="Flight request" className={css.screen}>
      {content()}
    </section>
  )
}
