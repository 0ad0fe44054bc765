import { type Aircraft, bookingTexts, type PilotPublic, requestTexts } from '@pilotpair/contract'
import { failureText, useActing } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useState } from 'react'
import { forgetDraft } from '../drafts.ts'
import { forgetAircraft } from '../kept-aircraft.ts'
import type { OpenRequest } from '../open-booking.ts'
import { flightOf } from '../slots.ts'
import { requestBodyOf, useRequest } from '../use-pinned.tsx'
import { sendFailureText } from '../words.ts'
import { refusedNotes } from './notes.ts'

/** What {@link useSending} is about. */
export interface SendingOptions {
  readonly aircraft: Aircraft
  readonly pilot: PilotPublic
  /** A request of before whose answer was lost. */
  readonly before: OpenRequest | undefined
  readonly onSent: () => void
  /** The service has something against the notes. */
  readonly onNotesRefused: (problem: string) => void
  /** Nothing was sent, for this reason if it was refused: something else can be chosen. */
  readonly onFree: (tried: OpenRequest, failure?: unknown) => void
}

/** What sends the draft of a request, and what it says about how that went. */
export const useSending = ({ aircraft: known, pilot, before, onSent, onNotesRefused, onFree }: SendingOptions) => {
  const pilotId = pilot.user_account.id_user_account
  const { isActing, act } = useActing()
  const [hasMoved, setMoved] = useState(false)
  const request = useRequest(known, pilot.user_account.name, {
    before,
    onFree,
    doneText: requestTexts.requestSent,
    onDone: onSent,
    onStands: () => {
      forgetDraft(pilotId, known.id_aircraft)
      forgetAircraft()
    },
    onFailed: (failure) => {
      const refused = refusedNotes(failure)
      showToast({ type: 'error', text: sendFailureText(failure, refused) })
      if (refused !== undefined) onNotesRefused(refused)
    },
  })
  const { aircraft, failure } = request

  /** The price that was shown is the one that is agreed to: one that is being read is waited for. */
  const isPriceStill = async (): Promise<boolean> => {
    const now = request.isReading ? await request.awaited() : undefined
    return now === undefined || now.hourly_rate === aircraft.hourly_rate
  }
  const send = (selected: readonly string[], notes: string): void => {
    const flight = flightOf(selected)
    if (flight === undefined) return
    setMoved(false)
    act(async () => {
      if (await isPriceStill()) await request.commit(requestBodyOf(aircraft, flight, pilotId, notes))
      else setMoved(true)
    })
  }
  const problem = (): string | undefined => {
    if (failure !== undefined) return failureText(failure, requestTexts.sendFailed)
    return hasMoved ? bookingTexts.priceChanged : undefined
  }
  const forgetFailure = (): void => {
    setMoved(false)
    request.forgetFailure()
  }
  return { ...request, send, isSending: isActing, problem: problem(), forgetFailure }
}
