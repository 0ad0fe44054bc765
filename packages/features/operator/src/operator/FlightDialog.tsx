import { flightTexts, OPERATOR_MESSAGE_MAX, type OperatorFlight, operatorTexts } from '@pilotpair/contract'
import {
  type Attempt, failureText, flightTime, placeProblems, systemClock, TYPED_IS_BACK, useActing, useTyped, useUnsaved,
} from '@pilotpair/feature-core'
import { ProposeTimeDialog, type TimeProposal } from '@pilotpair/ui/propose-time-dialog'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { useRef, useState } from 'react'
import {
  type FlightAct, useCancelFlightMutation, useDeclineFlightMutation, useProposeChangeMutation, useProposeNewTimeMutation,
} from '../api.ts'
import { describeFlight, describeFlightWithTime, type FlightAction, placeOf, spanOf } from '../flight-view.ts'
import { typedTimes } from '../typed-messages.ts'
import { wallClock } from '../wall-clock.ts'
import { useDiscard } from './DiscardDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'

/** What is asked about which flight. */
export interface FlightQuestion {
  readonly action: Exclude<FlightAction, 'approve'>
  readonly flight: OperatorFlight
  /** A confirmed flight keeps its time until all pilots accept another. */
  readonly isConfirmed: boolean
}

/** Props of {@link FlightDialog}. */
export interface FlightDialogProps {
  readonly question: FlightQuestion
  /** Lives longer than the dialog: a repeat after a lost answer is the same attempt. */
  readonly attempt: Attempt
  readonly onClose: () => void
}

/** Where the dialogs show what the service says against a field of the call. */
const wireNames = { new_date: 'newTime', operator_message: 'message' } as const

/** Why the last try failed: at its fields, else as a whole. */
type Problem = Partial<Record<(typeof wireNames)[keyof typeof wireNames] | 'whole', string>>

/** The service's own words, without the wire's names where they are about a field of the dialog. */
const said = (failure: unknown, fallback: string): string => {
  const placed = placeProblems(failure, wireNames)
  return placed.length === 0 ? failureText(failure, fallback) : placed.map(({ message }) => message).join(', ')
}

const problemOf = (failure: unknown, fallback: string): Problem => {
  const placed = placeProblems(failure, wireNames)
  if (placed.length === 0) return { whole: failureText(failure, fallback) }
  return Object.fromEntries(placed.map(({ name, message }) => [name, message]))
}

interface Outcome {
  readonly done: string
  /** The toast of a failure. */
  readonly failed: (failure: unknown) => string
  /** What stands in the dialog where the service said nothing. */
  readonly fallback: string
}

/** One acting call of a dialog: it waits, says how it ended, and closes only when that is well. */
const useDialogAct = ({ question: { flight }, attempt, onClose }: FlightDialogProps) => {
  const { isActing, act } = useActing()
  const [problem, setProblem] = useState<Problem>()
  const run = (
    subject: string,
    send: (act: FlightAct) => Promise<{ readonly error?: unknown }>,
    { done, failed, fallback }: Outcome,
  ): void =>
    act(async () => {
      setProblem(undefined)
      const id = flight.id_flight_proporsal
      const { error } = await send({
        id,
        aircraftId: flight.aircraft.id_aircraft,
        idempotencyKey: attempt.keyFor(`${subject} ${id}`),
      })
      attempt.settle(error)
      if (error === undefined) {
        showToast({ type: 'success', text: done })
        onClose()
        return
      }
      showToast({ type: 'error', text: failed(error) })
      setProblem(problemOf(error, fallback))
    })
  return { isActing, problem, run }
}

const proposing: Outcome = {
  done: operatorTexts.newTimeProposed,
  failed: (failure) => said(failure, flightTexts.changeFailed),
  fallback: flightTexts.changeFailed,
}

const declining: Outcome = {
  done: flightTexts.declined,
  failed: () => flightTexts.declineFailed,
  fallback: flightTexts.declineFailed,
}

const CANCEL_FAILED = 'Could not cancel the flight. Please try again.'

const cancelling: Outcome = {
  done: 'Flight cancelled.',
  failed: (failure) => said(failure, CANCEL_FAILED),
  fallback: CANCEL_FAILED,
}

const hoursText = (hours: number): string => (hours === 1 ? '1 hour.' : `${String(hours)} hours.`)

const ProposeDialog = (props: FlightDialogProps) => {
  const { question: { flight, isConfirmed }, onClose } = props
  const { now = systemClock } = useUi()
  const [proposeNewTime] = useProposeNewTimeMutation()
  const [proposeChange] = useProposeChangeMutation()
  const { isActing, problem, run } = useDialogAct(props)
  const [isDirty, setDirty] = useState(false)
  const [typed] = useState(() => typedTimes.get(flight.id_flight_proporsal))
  const entered = useRef<TimeProposal | undefined>(typed)
  useUnsaved(isDirty)
  useTyped(typedTimes, flight.id_flight_proporsal, () => (isDirty ? entered.current : undefined))
  const { close, question: discard } = useDiscard(isDirty, onClose)
  const span = spanOf(flight)
  const send = isConfirmed ? proposeChange : proposeNewTime
  return (
    <>
      {discard}
      <ProposeTimeDialog
        isOpen
        flight={describeFlight(flight)}
        asked={flightTime(span)}
        hint={`${hoursText(flight.flight_duration)}${isConfirmed ? ' The present time holds until all pilots accept.' : ''}`}
        hours={span.hours}
        timeZone={span.timeZone}
        place={placeOf(flight)}
        min={wallClock(now(), span.timeZone)}
        initialProposal={typed}
        onProposalChange={(proposal) => {
          entered.current = proposal
        }}
        notice={typed === undefined ? undefined : TYPED_IS_BACK}
        messageLimit={OPERATOR_MESSAGE_MAX}
        pending={isActing}
        error={problem?.whole}
        newTimeError={problem?.newTime}
        messageError={problem?.message}
        onCancel={close}
        onDirtyChange={setDirty}
        texts={isConfirmed ? { asked: 'Confirmed for' } : undefined}
        onPropose={({ newTime, message }) =>
          run(
            JSON.stringify(['propose', newTime, message]),
            (act) => send({ ...act, newDate: newTime, message }),
            proposing,
          )
        }
      />
    </>
  )
}

const DeclineDialog = (props: FlightDialogProps) => {
  const { question: { flight }, onClose } = props
  const { timeZone } = useUi()
  const [decline] = useDeclineFlightMutation()
  const { isActing, problem, run } = useDialogAct(props)
  return (
    <MessageDialog
      subject={`decline ${flight.id_flight_proporsal}`}
      title="Decline this flight?"
      description={`${describeFlightWithTime(flight, timeZone)}. Whoever has paid gets a full refund.`}
      confirmLabel="Decline"
      pendingLabel="Declining…"
      isPending={isActing}
      error={problem?.whole}
      messageError={problem?.message}
      onClose={onClose}
      onConfirm={(message) =>
        run(JSON.stringify(['decline', message]), (act) => decline({ ...act, message }), declining)
      }
    />
  )
}

const CancelDialog = (props: FlightDialogProps) => {
  const { question: { flight }, onClose } = props
  const { timeZone } = useUi()
  const [cancel] = useCancelFlightMutation()
  const { isActing, problem, run } = useDialogAct(props)
  return (
    <MessageDialog
      subject={`cancel ${flight.id_flight_proporsal}`}
      title="Cancel this flight?"
      description={`${describeFlightWithTime(flight, timeZone)}. The pilots get a full refund.`}
      requiredText="Please tell the pilots why."
      confirmLabel={flightTexts.cancelFlight}
      pendingLabel="Cancelling…"
      isPending={isActing}
      error={problem?.whole}
      messageError={problem?.message}
      onClose={onClose}
      onConfirm={(message) =>
        run(JSON.stringify(['cancel', message]), (act) => cancel({ ...act, message }), cancelling)
      }
    />
  )
}

/** The dialog of an action that needs a time or a word to the pilots (spec §2.18; decisions rows 8 to 10, 14, 19). */
export const FlightDialog = (props: FlightDialogProps) => {
  switch (props.question.action) {
    case 'propose':
      return <ProposeDialog {...props} />
    case 'decline':
      return <DeclineDialog {...props} />
    case 'cancel':
      return <CancelDialog {...props} />
  }
}
