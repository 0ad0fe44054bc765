import type { FlightProposal } from '@pilotpair/contract'
import { type Attempt, createAttempt } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useCallback, useMemo, useRef, useState } from 'react'
import { type ActFailure, type ActName, actTexts, failureOf, failureToast } from './acts.ts'
import {
  useAcceptNewTimeMutation, useCancelRequestMutation, useDeclineNewTimeMutation, useDeclineRequestMutation,
  useRateFlightMutation, useRequestCancellationMutation, useWithdrawCancellationMutation,
} from './api.ts'

/** How an act on one flight stands. */
export interface ActState {
  /** The act that runs: the card is locked meanwhile. */
  readonly pending?: ActName | undefined
  /** The act that failed last, and why. */
  readonly failed?: ActFailure | undefined
}

/** A rating to send. */
export interface RatingInput {
  readonly rating: number
  readonly comment: string | null
}

/** What can be done to flights, one act a flight at a time. */
export interface Acts {
  readonly of: (id: string) => ActState
  /** @returns whether it was done; `false` too while another act of the flight runs. */
  readonly run: (act: ActName, flight: FlightProposal, rating?: RatingInput) => Promise<boolean>
  /** Says at a flight why an act could not even begin. */
  readonly explain: (act: ActName, id: string, note: string) => void
  /** Forgets why the last act on a flight failed. */
  readonly forget: (id: string) => void
}

const idle: ActState = {}

interface ActCall {
  readonly flight: FlightProposal
  readonly rating: RatingInput | undefined
  readonly idempotencyKey: string
}

/** The call of each act. */
const useActCalls = (): ((act: ActName, call: ActCall) => Promise<unknown>) => {
  const [decline] = useDeclineRequestMutation()
  const [cancel] = useCancelRequestMutation()
  const [acceptNewTime] = useAcceptNewTimeMutation()
  const [declineNewTime] = useDeclineNewTimeMutation()
  const [requestCancellation] = useRequestCancellationMutation()
  const [withdraw] = useWithdrawCancellationMutation()
  const [rate] = useRateFlightMutation()
  return useCallback(
    (act, { flight, rating, idempotencyKey }) => {
      const call = { id: flight.id_flight_proporsal, idempotencyKey }
      switch (act) {
        case 'decline':
          return decline(call).unwrap()
        case 'cancel':
          return cancel(call).unwrap()
        case 'acceptNewTime':
          return acceptNewTime({ ...call, newDate: flight.change_offer?.new_date ?? flight.flight_date }).unwrap()
        case 'declineNewTime':
          return declineNewTime(call).unwrap()
        case 'requestCancellation':
          return requestCancellation(call).unwrap()
        case 'withdraw':
          return withdraw(call).unwrap()
        case 'rate':
          return rate({ ...call, rating: rating?.rating ?? 0, comment: rating?.comment ?? null }).unwrap()
      }
    },
    [decline, cancel, acceptNewTime, declineNewTime, requestCancellation, withdraw, rate],
  )
}

/** What an attempt is about: the same act on the same offer or with the same rating carries the same key. */
const subjectOf = (act: ActName, { change_offer }: FlightProposal, rating: RatingInput | undefined): string =>
  JSON.stringify([act, act === 'acceptNewTime' ? change_offer?.new_date : undefined, rating])

/**
 * Acts on flights. The state of each flight is kept beside the lists, not in the cards: an act moves a card from one
 * group to another, and what went wrong must still stand at it there.
 */
export const useActs = (): Acts => {
  const [states, setStates] = useState<ReadonlyMap<string, ActState>>(new Map())
  const running = useRef(new Set<string>())
  const attempts = useRef(new Map<string, Attempt>())
  const send = useActCalls()

  const put = useCallback((id: string, state: ActState) => {
    setStates((before) => new Map(before).set(id, state))
  }, [])

  const run = useCallback<Acts['run']>(
    async (act, flight, rating) => {
      const id = flight.id_flight_proporsal
      // A second press may come before the first is drawn.
      if (running.current.has(id)) return false
      running.current.add(id)
      const attempt = attempts.current.get(id) ?? createAttempt()
      attempts.current.set(id, attempt)
      put(id, { pending: act })
      try {
        await send(act, { flight, rating, idempotencyKey: attempt.keyFor(subjectOf(act, flight, rating)) })
        attempt.settle()
        const { done } = actTexts[act]
        if (done !== undefined) showToast({ type: 'success', text: done })
        put(id, idle)
        return true
      } catch (failure) {
        attempt.settle(failure)
        const toast = failureToast(act, failure)
        if (toast !== undefined) showToast({ type: 'error', text: toast })
        put(id, { failed: failureOf(act, failure) })
        return false
      } finally {
        running.current.delete(id)
      }
    },
    [put, send],
  )

  return useMemo(
    () => ({
      of: (id) => states.get(id) ?? idle,
      run,
      explain: (act, id, note) => put(id, { failed: { act, note, isLost: false } }),
      forget: (id) => put(id, idle),
    }),
    [states, run, put],
  )
}
