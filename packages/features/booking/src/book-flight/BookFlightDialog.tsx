import { bookingTexts, SOLO_DURATION_HOURS } from '@pilotpair/contract'
import { systemClock } from '@pilotpair/feature-core'
import { useEffect, useState } from 'react'
import { flightOfOpen, latestOpen } from '../open-booking.ts'
import { type ChosenFlight, flightOf, hoursOf, keepFree } from '../slots.ts'
import { withRefusal } from '../slots-refused.ts'
import type { HoursState } from '../use-hours.ts'
import { useHoursOwn } from '../use-hours-own.ts'
import { wallClockAt } from '../wall-clock.ts'
import { ChooseAircraftDialog } from './ChooseAircraftDialog.tsx'
import { ConfirmShared } from './ConfirmShared.tsx'
import { ConfirmSolo } from './ConfirmSolo.tsx'
import { DateDialog } from './DateDialog.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { keepPlan, readPlan } from './kept-plan.ts'
import { newPlan, type Plan, withAircraft, withType } from './plan.ts'
import type { BookFlightDone, WayOn } from './way-on.ts'

/** Props of {@link BookFlightDialog}. */
export interface BookFlightDialogProps extends WayOn {
  readonly onDone?: BookFlightDone | undefined
  readonly onClose: () => void
}

/** What is left of a plan's hours. */
const choiceOf = ({ type, date, selected }: Plan, hours: HoursState) => {
  if (hours.kind !== 'ready' || date === null) return { selected, isCut: false }
  const left = keepFree(selected, hours.slotsOf(date), type === 'solo' ? SOLO_DURATION_HOURS : undefined)
  return { selected: left, isCut: left.length < selected.length }
}

interface WizardProps extends BookFlightDialogProps {
  readonly plan: Plan
  readonly aircraft: NonNullable<Plan['aircraft']>
  readonly change: (changes: Partial<Plan>) => void
  readonly setType: (type: Plan['type']) => void
}

/** Day and hours of an aircraft. */
const DateStep = ({ plan, aircraft, change, onClose }: WizardProps) => {
  const hours = useHoursOwn(aircraft, plan.refused, (refused) => change({ refused }))
  const { selected, isCut } = choiceOf(plan, hours)
  return (
    <DateDialog
      aircraft={aircraft}
      hours={hours}
      type={plan.type}
      date={plan.date}
      selected={selected}
      problem={isCut ? bookingTexts.slotTaken : undefined}
      onChange={change}
      onPrevious={() => change({ phase: 'details' })}
      onConfirm={() => change({ phase: 'confirm', flight: flightOf(selected) })}
      onCancel={onClose}
    />
  )
}

/** The last step: alone or with a co-pilot. */
const ConfirmStep = (props: WizardProps & { readonly flight: ChosenFlight }) => {
  const { plan, aircraft, flight, change, onClose, onDone, profileHref, explorerHref } = props
  const facts = {
    aircraft,
    flight,
    timeZone: aircraft.airport.timezone,
    onClose,
    onPrevious: () => change({ phase: 'date' }),
    onTaken: (taken: ChosenFlight) => change({ refused: withRefusal(plan.refused, taken, systemClock().getTime()) }),
    onDone: () => {
      onClose()
      onDone?.(plan.type)
    },
  }
  return plan.type === 'solo' ? (
    <ConfirmSolo {...facts} />
  ) : (
    <ConfirmShared
      {...facts}
      {...{ profileHref, explorerHref }}
      coPilotId={plan.coPilotId}
      notes={plan.notes}
      onCoPilotChange={(coPilotId) => change({ coPilotId })}
      onNotesChange={(notes) => change({ notes })}
    />
  )
}

/** The wizard for an aircraft, and the confirmation behind it: one dialog after the other. */
const Wizard = (props: WizardProps) => {
  const { plan, aircraft, change, setType, onClose } = props
  if (plan.phase === 'confirm' && plan.flight !== undefined) return <ConfirmStep {...props} flight={plan.flight} />
  if (plan.phase === 'date') return <DateStep {...props} />
  return (
    <DetailsDialog
      aircraft={aircraft}
      type={plan.type}
      onTypeChange={setType}
      onNext={() => change({ phase: 'date' })}
      onOther={() => change({ phase: 'aircraft' })}
      onCancel={onClose}
    />
  )
}

/** A booking without an answer comes first, as it was tried; otherwise it goes on where it was left in this tab. */
const firstPlan = (): Plan => {
  const open = latestOpen()
  if (open === undefined) return readPlan()
  const { aircraft, type } = open
  const flight = flightOfOpen(open)
  const { date } = wallClockAt(Date.parse(flight.start), aircraft.airport.timezone)
  const tried: Plan = { ...newPlan, phase: 'confirm', type, aircraft, date, selected: hoursOf(flight), flight }
  return open.type === 'solo' ? tried : { ...tried, coPilotId: open.body.invited_user_id, notes: open.body.notes ?? '' }
}

/**
 * "Book a flight" from the choice of an aircraft to the flight (sections 2.5, 2.7). Opened anew it goes on where it was
 * left; once its flight stands, it begins anew.
 */
export const BookFlightDialog = (props: BookFlightDialogProps) => {
  const [first] = useState(firstPlan)
  const [plan, setPlan] = useState(first)
  // Only what was chosen here: a booking without an answer has a place of its own.
  useEffect(() => {
    if (plan !== first) keepPlan(plan)
  }, [plan, first])
  const { aircraft, phase } = plan
  if (aircraft === undefined || phase === 'aircraft') {
    return <ChooseAircraftDialog onChoose={(chosen) => setPlan((now) => withAircraft(now, chosen))} onCancel={props.onClose} />
  }
  return (
    <Wizard
      {...props}
      plan={plan}
      aircraft={aircraft}
      change={(changes) => setPlan((now) => ({ ...now, ...changes }))}
      setType={(type) => setPlan((now) => withType(now, type))}
    />
  )
}
