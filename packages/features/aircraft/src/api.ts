import { type Aircraft, aircraftEndpoints } from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'
import { type AircraftFilters, toAircraftQuery } from './filters.ts'

/** Aircraft asked for at a time. */
export const PAGE_SIZE = 24

/** One page of the list and where the next one begins. */
export interface AircraftPage {
  readonly items: readonly Aircraft[]
  /** From `X-Next-Cursor`; absent on the last page. */
  readonly nextCursor?: string
}

/** Calls on aircraft (section 7). Tag `Aircraft` with the id of an aircraft, or `LIST` or `MINE` for the lists. */
export const aircraftApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET aircrafts, page after page: the rental aircraft that pass the filters. */
    listAircraft: build.infiniteQuery<AircraftPage, AircraftFilters, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) =>
        call(aircraftEndpoints.list, {
          query: { ...toAircraftQuery(queryArg), limit: PAGE_SIZE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        }),
      transformResponse: (items: readonly Aircraft[], meta) =>
        meta?.nextCursor === undefined ? { items } : { items, nextCursor: meta.nextCursor },
      providesTags: [{ type: 'Aircraft', id: 'LIST' }],
    }),
    /** GET aircrafts/{id}. */
    getAircraft: build.query<Aircraft, string>({
      query: (id) => call(aircraftEndpoints.get, { params: { id } }),
      providesTags: (_, __, id) => [{ type: 'Aircraft', id }],
    }),
    /** GET me/aircrafts: the fleet of the operator who is logged in. */
    myAircraft: build.query<readonly Aircraft[], void>({
      query: () => call(aircraftEndpoints.mine, {}),
      providesTags: [{ type: 'Aircraft', id: 'MINE' }],
    }),
  }),
})

export const { useListAircraftInfiniteQuery, useGetAircraftQuery, useMyAircraftQuery } = aircraftApi
