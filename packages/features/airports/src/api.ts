import type { Airport } from '@pilotpair/contract'
import { type ApiFailure, type AppDispatch, baseApi, type RootState } from '@pilotpair/feature-core'

/** What reads 18,000 airports is wanted where somebody chooses one: no page's first load carries it. */
const fetchReader = () => import('./read-airports.ts')

/** The reader's file did not come. */
const unreachable: ApiFailure = { kind: 'unreachable' }

/** Calls on airports (section 7). */
export const airportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET airports: all of them, about 18,000, from the browser's cache or else with one call. Kept for as long as the
     * page lives.
     */
    listAirports: build.query<readonly Airport[], void>({
      queryFn: async (_, _api, _options, service) => {
        const reader = await fetchReader().catch(() => undefined)
        return reader === undefined ? { error: unreachable } : reader.readAirports(service)
      },
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      // Comparing 18,000 airports with their predecessors would cost more than drawing them again.
      structuralSharing: false,
    }),
  }),
})

/** Where the list is, as the store knows it. */
export const selectAirports = airportsApi.endpoints.listAirports.select()

/**
 * Brings the list into the store. Does nothing while it is on its way and once it is there; an empty list is asked for
 * again.
 */
export const loadAirports = () => async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
  const { data, isLoading } = selectAirports(getState())
  if (isLoading || (data !== undefined && data.length > 0)) return
  await dispatch(airportsApi.endpoints.listAirports.initiate(undefined, { subscribe: false, forceRefetch: true }))
}
