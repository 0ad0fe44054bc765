import { type Airport, airportEndpoints } from '@pilotpair/contract'
import { type AppDispatch, baseApi, call, type RootState } from '@pilotpair/feature-core'
import { airportCache } from './airport-cache.ts'

/** Calls on airports (section 7). */
export const airportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET airports: all of them, about 18,000. Kept for as long as the page lives. */
    listAirports: build.query<readonly Airport[], void>({
      query: () => call(airportEndpoints.list, {}),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      // Comparing 18,000 airports with their predecessors would cost more than drawing them again.
      structuralSharing: false,
      onQueryStarted: async (_, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer !== undefined) airportCache.write(answer.data)
      },
    }),
  }),
})

/** Where the list is, as the store knows it. */
export const selectAirports = airportsApi.endpoints.listAirports.select()

/**
 * Brings the list into the store, from the browser's cache or else with one call. Does nothing while it is on its way
 * and once it is there; an empty list is asked for again.
 */
export const loadAirports = () => async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
  const { data, isLoading } = selectAirports(getState())
  if (isLoading || (data !== undefined && data.length > 0)) return
  const cached = airportCache.read()
  if (cached === undefined) {
    await dispatch(airportsApi.endpoints.listAirports.initiate(undefined, { subscribe: false, forceRefetch: true }))
  } else {
    await dispatch(airportsApi.util.upsertQueryData('listAirports', undefined, cached))
  }
}
