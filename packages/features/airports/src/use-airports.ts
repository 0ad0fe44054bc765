import { type Airport, airportTexts } from '@pilotpair/contract'
import { fixedFailureText, useAppDispatch, useAppSelector } from '@pilotpair/feature-core'
import { useCallback } from 'react'
import { loadAirports, selectAirports } from './api.ts'

/** Where the list of airports is. */
export type AirportsState =
  /** Nobody has asked for it yet. */
  | { readonly status: 'idle'; readonly airports: readonly Airport[] }
  | { readonly status: 'loading'; readonly airports: readonly Airport[] }
  | { readonly status: 'ready'; readonly airports: readonly Airport[] }
  /** The call failed (never the browser's storage). */
  | { readonly status: 'failed'; readonly airports: readonly Airport[]; readonly message: string }

/** The list and the way to ask for it. */
export type Airports = AirportsState & {
  /** Asks for the list, unless it is there or on its way. */
  readonly load: () => void
}

const none: readonly Airport[] = []

/** All airports (section 7), shared by everything on the page. Nothing is asked for before the first `load()`. */
export const useAirports = (): Airports => {
  const dispatch = useAppDispatch()
  const { data = none, error, isLoading, isSuccess, isError } = useAppSelector(selectAirports)
  const load = useCallback(() => void dispatch(loadAirports()), [dispatch])
  if (isLoading) return { status: 'loading', airports: data, load }
  if (isError) return { status: 'failed', airports: data, message: fixedFailureText(error, airportTexts.loadFailed), load }
  return { status: isSuccess ? 'ready' : 'idle', airports: data, load }
}
