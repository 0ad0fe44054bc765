import { dashboardTexts, flightTexts, NOTES_MAX, pilotTexts, requestTexts } from '@pilotpair/contract'
import { failureText } from '@pilotpair/feature-core'
import { refundRule, sharedPayRule, sharingNote } from '@pilotpair/feature-payments'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Select } from '@pilotpair/ui/select'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { TextArea } from '@pilotpair/ui/text-area'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type ReactNode, useState } from 'react'
import { useBookingMatchesQuery } from '../api.ts'
import { CoPilot } from '../CoPilot.tsx'
import { useBookingPilotQuery } from '../co-pilot-api.ts'
import { type CoPilotView, toCoPilotView } from '../co-pilot-view.ts'
import { flightOfOpen, openRequest } from '../open-booking.ts'
import { notesProblem, refusedNotes } from '../request/notes.ts'
import { isSlotTaken } from '../slots-refused.ts'
import { requestBodyOf, useRequest } from '../use-pinned.tsx'
import { detailOf } from '../words.ts'
import { ConfirmFrame, type ConfirmProps } from './ConfirmFrame.tsx'
import type { WayOn } from './way-on.ts'

/** Props of {@link ConfirmShared}. */
export interface ConfirmSharedProps extends ConfirmProps, WayOn {
  readonly coPilotId: string
  readonly onCoPilotChange: (id: string) => void
  readonly notes: string
  readonly onNotesChange: (notes: string) => void
}

type Matches = ReturnType<typeof useBookingMatchesQuery>

const MatchesFailure = ({ error, isFetching, refetch }: Matches) => (
  <InlineAlert
    tone="danger"
    title={pilotTexts.fetchAllFailed}
    action={
      <Button
        variant="outline"
        tone="neutral"
        size="compact"
        pending={isFetching}
        pendingLabel="Trying again…"
        onClick={() => void refetch()}
      >
        Try again
      </Button>
    }
  >
    {detailOf(error) !== pilotTexts.fetchAllFailed && detailOf(error)}
  </InlineAlert>
)

const NoMatches = ({ profileHref, explorerHref }: WayOn) => (
  <InlineAlert
    tone="info"
    title="No compatible pilots were found."
    action={
      <>
        <ButtonLink href={explorerHref} variant="outline" tone="neutral" size="compact">
          {dashboardTexts.findCoPilot}
        </ButtonLink>
        <ButtonLink href={profileHref} variant="outline" tone="neutral" size="compact">
          {dashboardTexts.completeProfile}
        </ButtonLink>
      </>
    }
  >
    A complete profile with airports and rates finds more of them.
  </InlineAlert>
)

interface CoPilotFieldProps extends ConfirmSharedProps {
  readonly matches: Matches
  readonly choices: readonly CoPilotView[]
  readonly chosen: CoPilotView | undefined
  readonly isLocked: boolean
}

/** Who flies along: one of the compatible pilots. */
const CoPilotField = (props: CoPilotFieldProps): ReactNode => {
  const { matches, choices, chosen, coPilotId, onCoPilotChange, isLocked } = props
  if (matches.data === undefined) {
    if (matches.error !== undefined) return <MatchesFailure {...matches} />
    return (
      <SkeletonGroup label="Loading compatible pilots">
        <Skeleton shape="block" height="4rem" />
      </SkeletonGroup>
    )
  }
  if (choices.length === 0) return <NoMatches {...props} />
  return (
    <>
      <Select
        label="Your co-pilot"
        placeholder="Choose a co-pilot"
        value={coPilotId}
        disabled={isLocked}
        options={choices.map(({ id, name, experience }) => ({
          value: id,
          label: experience === '' ? name : `${name}, ${experience}`,
        }))}
        onChange={({ currentTarget }) => onCoPilotChange(currentTarget.value)}
      />
      {chosen !== undefined && <CoPilot coPilot={chosen} hasHome />}
    </>
  )
}

/** The toast is fixed; what the service said stands in the dialog (decisions, table of toasts). */
const errorOf = (failure: unknown): string | undefined =>
  failure === undefined || refusedNotes(failure) !== undefined ? undefined : failureText(failure, requestTexts.createFailed)

/** The toast is fixed, whatever the service said. */
const toastFailure = (): void => {
  showToast({ type: 'error', text: flightTexts.sendFailed })
}

/** A request of before to this pilot whose answer was lost, and whom it went to. */
const useBefore = ({ aircraft, coPilotId, flight }: ConfirmSharedProps) => {
  const [before] = useState(() => {
    const open = openRequest(coPilotId, aircraft.id_aircraft)
    return open?.body.flight_date === flight.start ? open : undefined
  })
  // They need not be among the compatible pilots any more.
  const { currentData: pilot } = useBookingPilotQuery(coPilotId, { skip: before === undefined })
  return { before, invited: pilot && toCoPilotView(pilot) }
}

/** "Confirm Shared Flight" of the dashboard: chooses the co-pilot and sends the request. */
export const ConfirmShared = (props: ConfirmSharedProps) => {
  const { flight, coPilotId, notes, onNotesChange, onDone, onTaken } = props
  const { before, invited } = useBefore(props)
  const matches = useBookingMatchesQuery()
  const known = (matches.data ?? []).map(toCoPilotView)
  const choices = invited === undefined || known.some(({ id }) => id === invited.id) ? known : [invited, ...known]
  const chosen = choices.find(({ id }) => id === coPilotId)
  const request = useRequest(props.aircraft, chosen?.name, {
    before,
    onDone,
    doneText: flightTexts.sent,
    onFailed: toastFailure,
    onFree: (tried, refusal) => {
      if (isSlotTaken(refusal)) onTaken(flightOfOpen(tried))
    },
  })
  const { aircraft, isReading, isOpen } = request
  const isLocked = request.isRunning || isOpen
  const problem = notesProblem(notes) ?? refusedNotes(request.failure)

  const send = (): void => {
    if (notesProblem(notes) !== undefined) return
    void request.commit(requestBodyOf(aircraft, flight, coPilotId, notes))
  }

  return (
    <>
      <ConfirmFrame
        {...props}
        aircraft={aircraft}
        type="shared"
        title={dashboardTexts.confirmShared}
        rules={`${sharingNote} ${sharedPayRule(chosen?.firstName ?? 'your co-pilot')} ${refundRule}`}
        confirmLabel="Send flight request"
        pendingLabel="Sending..."
        isRunning={request.isRunning}
        isReading={isReading}
        isOpen={isOpen}
        isIncomplete={chosen === undefined && !isOpen}
        onConfirm={send}
        error={errorOf(request.failure)}
      >
        <CoPilotField {...props} {...{ matches, choices, chosen }} isLocked={isLocked} />
        <TextArea
          label="Message"
          optionalText="Optional"
          value={notes}
          limit={NOTES_MAX}
          readOnly={isLocked}
          error={problem}
          onChange={({ currentTarget }) => {
            request.forgetFailure()
            onNotesChange(currentTarget.value)
          }}
        />
      </ConfirmFrame>
      {request.rest}
    </>
  )
}
