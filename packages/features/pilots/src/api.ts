import {
  type Aircraft, aircraftEndpoints, type AircraftModel, type AnswerOf, PAGE_LIMIT_MAX, pilotEndpoints, type PilotMatch, type PilotPublic,
  profileEndpoints,
} from '@pilotpair/contract'
import { baseApi, call, type ServiceCall } from '@pilotpair/feature-core'
import { type PilotFilters, toPilotQuery } from './filters.ts'

/** Pilots asked for at a time. */
export const PAGE_SIZE = 24

/** One page of the search and where the next one begins. */
export interface PilotPage {
  readonly items: readonly PilotPublic[]
  /** From `X-Next-Cursor`; absent on the last page. */
  readonly nextCursor?: string
}

/** One page of the models and where the next one begins. */
export interface ModelPage {
  readonly items: readonly AircraftModel[]
  /** From `X-Next-Cursor`; absent on the last page. */
  readonly nextCursor?: string
}

/** A call of the search. The licence travels in upper case (section 3), which the contract reads in either. */
const searchCall = (filters: PilotFilters, cursor: string): ServiceCall => ({
  endpoint: pilotEndpoints.search,
  query: { ...toPilotQuery(filters), limit: PAGE_SIZE, ...(cursor === '' ? {} : { cursor }) },
})

/** Calls on other pilots (section 7). What depends on the own profile has the tag `Profile`. */
export const pilotsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET pilot-explorer, page after page. */
    searchPilots: build.infiniteQuery<PilotPage, PilotFilters, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => searchCall(queryArg, pageParam),
      transformResponse: (items: readonly PilotPublic[], meta) =>
        meta?.nextCursor === undefined ? { items } : { items, nextCursor: meta.nextCursor },
    }),
    /** GET pilots/matches: compatible pilots, best first. */
    pilotMatches: build.query<readonly PilotMatch[], void>({
      query: () => call(pilotEndpoints.matches, {}),
      providesTags: ['Profile'],
    }),
    /** GET me/profile: whether there is something to match by. */
    profileForMatches: build.query<AnswerOf<typeof profileEndpoints.get>, void>({
      query: () => call(profileEndpoints.get, {}),
      providesTags: ['Profile'],
    }),
    /** GET aircrafts/{id}: the aircraft that was chosen for the flight. */
    chosenAircraft: build.query<Aircraft, string>({
      query: (id) => call(aircraftEndpoints.get, { params: { id } }),
      providesTags: (_, __, id) => [{ type: 'Aircraft', id }],
    }),
    /** GET aircraft-models, page after page: what pilots may have flown. */
    aircraftModels: build.infiniteQuery<ModelPage, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) =>
        call(aircraftEndpoints.models, { query: { limit: PAGE_LIMIT_MAX, ...(pageParam === '' ? {} : { cursor: pageParam }) } }),
      transformResponse: (items: readonly AircraftModel[], meta) =>
        meta?.nextCursor === undefined ? { items } : { items, nextCursor: meta.nextCursor },
    }),
  }),
})

export const {
  useSearchPilotsInfiniteQuery, usePilotMatchesQuery, useProfileForMatchesQuery, useChosenAircraftQuery,
  useAircraftModelsInfiniteQuery,
} = pilotsApi
