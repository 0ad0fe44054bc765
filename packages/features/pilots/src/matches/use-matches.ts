import { type Aircraft, guardTexts, type PilotMatch, pilotTexts } from '@pilotpair/contract'
import { statusOf, useOnOpening } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useRef } from 'react'
import { useChosenAircraftQuery, usePilotMatchesQuery, useProfileForMatchesQuery } from '../api.ts'
import { listFailure } from '../list-failure.ts'

/** What the screen shows. */
export type MatchesState =
  | { readonly kind: 'loading' }
  /** No aircraft was chosen, or it is gone: the person is led to the rentals page. */
  | { readonly kind: 'no-aircraft' }
  | { readonly kind: 'no-profile' }
  | { readonly kind: 'failed'; readonly message: string; readonly isRetrying: boolean }
  | { readonly kind: 'loaded'; readonly aircraft: Aircraft; readonly pilots: readonly PilotMatch[]; readonly problem?: string }

/** The matches and another try. */
export interface Matches {
  readonly state: MatchesState
  readonly retry: () => void
}

interface Reading {
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** The guard of section 2.6: the toast, and the way to the rentals page, once. */
const useGuard = (isMissing: boolean, onNoAircraft: () => void): void => {
  const hasLed = useRef(false)
  useEffect(() => {
    if (!isMissing || hasLed.current) return
    hasLed.current = true
    showToast({ type: 'info', text: guardTexts.selectAircraftFirst })
    onNoAircraft()
  }, [isMissing, onNoAircraft])
}

/** Whether an answer says that there is no such aircraft. */
const deniesAircraft = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 404 || status === 410 || status === 422
}

const useFailureToast = (message: string | undefined): void => {
  useEffect(() => {
    if (message !== undefined) showToast({ type: 'error', text: message })
  }, [message])
}

/** The profile may be completed in another tab, and the aircraft retired: who comes back sees how things stand. */
const useFresh = () => ({ refetchOnMountOrArgChange: useOnOpening(), refetchOnFocus: true }) as const

/**
 * Reads who is compatible (section 2.9), for the chosen aircraft.
 *
 * @param aircraftId the chosen aircraft; absent when none was chosen
 */
export const useMatches = (aircraftId: string | undefined, onNoAircraft: () => void): Matches => {
  const fresh = useFresh()
  const skip = aircraftId === undefined
  const aircraft = useChosenAircraftQuery(aircraftId ?? '', { skip, ...fresh })
  const profile = useProfileForMatchesQuery(undefined, { skip, ...fresh })
  const isComplete = profile.data?.profile_completed === true
  const matches = usePilotMatchesQuery(undefined, { skip: skip || !isComplete, ...fresh })

  const isMissing = skip || deniesAircraft(aircraft.error)
  useGuard(isMissing, onNoAircraft)

  const readings: readonly Reading[] = [aircraft, profile, matches]
  const failed = readings.filter(({ error }) => error !== undefined)
  const hasAll = aircraft.data !== undefined && matches.data !== undefined
  const message = isMissing || failed.length === 0 ? undefined : listFailure(failed[0]?.error ?? pilotTexts.fetchAllFailed)
  useFailureToast(hasAll ? undefined : message)

  const retry = (): void => {
    for (const { refetch } of failed) refetch()
  }
  const state = (): MatchesState => {
    if (isMissing) return { kind: 'no-aircraft' }
    if (profile.data !== undefined && !isComplete) return { kind: 'no-profile' }
    if (aircraft.data !== undefined && matches.data !== undefined) {
      const problem = message === undefined ? {} : { problem: message }
      return { kind: 'loaded', aircraft: aircraft.data, pilots: matches.data, ...problem }
    }
    if (message === undefined) return { kind: 'loading' }
    return { kind: 'failed', message, isRetrying: failed.some(({ isFetching }) => isFetching) }
  }
  return { state: state(), retry }
}
