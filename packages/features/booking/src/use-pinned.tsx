import { type Aircraft, flightTexts, type PaymentAnswer, SOLO_DURATION_HOURS, totalCents } from '@pilotpair/contract'
import type { PayerPart } from '@pilotpair/feature-payments'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { type ReactNode, useRef, useState } from 'react'
import { aboutBooking } from './about-booking.ts'
import { forgetPlanOf } from './book-flight/kept-plan.ts'
import { type Keyed, type RequestBody, type SoloBody, useBookSoloFlightMutation, useSendFlightRequestMutation } from './api.ts'
import { isLost, settles } from './failures.ts'
import { dropOpen, isKeptOpen, keepOpen, type OpenBooking, type OpenRequest, type OpenSolo, whileUnderway } from './open-booking.ts'
import type { ChosenFlight } from './slots.ts'
import { type Commit, type CommitBody, useCommit } from './use-commit.tsx'
import { type FreshAircraft, useFreshAircraft } from './use-fresh-aircraft.ts'
import { useMounted } from './use-mounted.ts'
import { Verdict } from './Verdict.tsx'
import { isPriceChange } from './words.ts'

/** What is told on the way of a commitment. */
export interface PinnedOptions<Open> {
  /** A commitment of before whose outcome is not known. */
  readonly before: Open | undefined
  /** It stands; the toast is {@link PinnedOptions.doneText}. Not told when the page was left meanwhile. */
  readonly onDone: () => void
  readonly doneText: string
  /** It stands: what was kept for it can go. Told in any case. @default nothing */
  readonly onStands?: () => void
  /** It was refused, or its answer was lost. */
  readonly onFailed: (failure: unknown) => void
  /** Nothing was done, for this reason if it was refused: something else can be chosen. @default nothing */
  readonly onFree?: (tried: Open, failure?: unknown) => void
}

/** A commitment that stays the same until its outcome is known. */
export interface Pinned<Body, Open> extends FreshAircraft {
  /** Commits to this, or again to what is open. */
  readonly commit: (body: Body) => Promise<void>
  readonly isRunning: boolean
  readonly failure: unknown
  readonly forgetFailure: () => void
  /** The answer was lost: it may have been done, so the same is repeated or looked up. Another one could be done too. */
  readonly isOpen: boolean
  /** What may have been done. */
  readonly open: Open | undefined
  /** To be rendered: card and bank, and what finds out what became of the commitment of before. */
  readonly rest: ReactNode
}

interface PinnedCall<Body extends CommitBody, Open extends OpenBooking & Keyed<Body>> {
  readonly send: (call: Keyed<Body>) => Promise<PaymentAnswer>
  readonly pin: (aircraft: Aircraft, call: Keyed<Body>) => Open
  readonly flightOf: (body: Body) => ChosenFlight
  readonly part: PayerPart
  /** What did not happen when the page was left before card or bank could be asked. */
  readonly notDone: string
}

/** Commits at the price that the service has now, and keeps a commitment without an answer until it is settled. */
const usePinned = <Body extends CommitBody, Open extends OpenBooking & Keyed<Body>>(
  known: Aircraft,
  { send, pin, flightOf, part, notDone }: PinnedCall<Body, Open>,
  { before, onDone, doneText, onStands, onFailed, onFree }: PinnedOptions<Open>,
): Pinned<Body, Open> => {
  const fresh = useFreshAircraft(known)
  const isMounted = useMounted()
  const { timeZone: viewerZone } = useUi()
  const [open, setOpen] = useState(before)
  const [looksUp, setLooksUp] = useState(before !== undefined)
  const aircraft = open?.aircraft ?? fresh.aircraft
  // Kept before it is sent: a reload while it is on its way loses the answer too.
  const sent = useRef(before)
  const commitment: Commit<Body> = useCommit<Body>(async (call) => {
    const pinned = pin(aircraft, call)
    sent.current = pinned
    keepOpen(pinned)
    const answer = await whileUnderway(pinned, () => send(call))
    // Without a card nothing is stored.
    if (answer.status === 'requires_payment_method') dropOpen(pinned)
    return answer
  }, notDone)

  const settle = (): void => {
    if (sent.current !== undefined) dropOpen(sent.current)
    setOpen(undefined)
    setLooksUp(false)
  }
  const free = (tried: Open | undefined, failure?: unknown): void => {
    settle()
    if (tried !== undefined) onFree?.(tried, failure)
  }
  const succeed = (): void => {
    // Where it was sent may have told it already.
    const isNews = sent.current !== undefined && isKeptOpen(sent.current)
    settle()
    if (sent.current !== undefined) forgetPlanOf(sent.current.aircraft.id_aircraft, flightOf(sent.current.body))
    onStands?.()
    if (isNews) showToast({ type: 'success', text: doneText })
    if (isMounted()) onDone()
  }
  const fail = (failure: unknown): void => {
    if (isPriceChange(failure)) fresh.readAgain()
    if (isLost(failure)) setOpen(sent.current)
    else if (open === undefined || settles(failure)) free(sent.current, failure)
    onFailed(failure)
  }
  const commit = async (body: Body): Promise<void> => {
    setLooksUp(false)
    const about = aboutBooking(aircraft, part, flightOf(open?.body ?? body), viewerZone)
    const result = await commitment.run(body, about, open)
    switch (result.kind) {
      case 'busy':
        return
      case 'failed':
        return fail(result.failure)
      case 'given-up':
        // Card or bank were still asked for: nothing had been done.
        return settle()
      case 'done':
        return succeed()
    }
  }
  const { isRunning, failure, forgetFailure, dialog } = commitment
  const rest = (
    <>
      {looksUp && before !== undefined && <Verdict open={before} onStands={succeed} onAbsent={() => free(before)} />}
      {dialog}
    </>
  )
  const isReading = open === undefined && fresh.isReading
  return { ...fresh, aircraft, isReading, commit, isRunning, failure, forgetFailure, open, isOpen: open !== undefined, rest }
}

/** What booking a flight alone sends, at the price that is shown. */
export const soloBodyOf = ({ id_aircraft, hourly_rate }: Aircraft, { start, hours }: ChosenFlight): SoloBody => ({
  aircraft_id: id_aircraft,
  flight_date: start,
  expected_total_cents: totalCents(hourly_rate, hours),
})

/** What asking a pilot (`id_user_account`) for a flight sends, at the price that is shown. */
export const requestBodyOf = (
  { id_aircraft, hourly_rate }: Aircraft,
  { start, hours }: ChosenFlight,
  pilotId: string,
  notes: string,
): RequestBody => ({
  aircraft_id: id_aircraft,
  invited_user_id: pilotId,
  flight_date: start,
  flight_duration: hours,
  notes,
  expected_total_cents: totalCents(hourly_rate, hours),
})

const pinSolo = (aircraft: Aircraft, call: Keyed<SoloBody>): OpenSolo => ({ type: 'solo', aircraft, ...call })
const pinRequest = (aircraft: Aircraft, call: Keyed<RequestBody>): OpenRequest => ({ type: 'shared', aircraft, ...call })

/** Books and pays a solo flight of two hours (decisions, row 2). */
export const useSolo = (known: Aircraft, options: Omit<PinnedOptions<OpenSolo>, 'doneText'>): Pinned<SoloBody, OpenSolo> => {
  const [book] = useBookSoloFlightMutation()
  const call = {
    send: (keyed: Keyed<SoloBody>) => book(keyed).unwrap(),
    pin: pinSolo,
    flightOf: (body: SoloBody) => ({ start: body.flight_date, hours: SOLO_DURATION_HOURS }),
    part: { kind: 'solo' },
    notDone: 'Your solo flight was not booked',
  } as const
  return usePinned(known, call, { ...options, doneText: flightTexts.soloBooked })
}

/**
 * Sends a flight request (decisions, row 1).
 *
 * @param coPilot the name of who is asked, where it is known
 */
export const useRequest = (
  known: Aircraft,
  coPilot: string | undefined,
  options: PinnedOptions<OpenRequest>,
): Pinned<RequestBody, OpenRequest> => {
  const [send] = useSendFlightRequestMutation()
  const call = {
    send: (keyed: Keyed<RequestBody>) => send(keyed).unwrap(),
    pin: pinRequest,
    flightOf: (body: RequestBody) => ({ start: body.flight_date, hours: body.flight_duration }),
    part: { kind: 'inviter', other: coPilot },
    notDone: 'Your flight request was not sent',
  } as const
  return usePinned(known, call, options)
}
