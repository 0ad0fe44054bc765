import {
  type Aircraft, aircraftEndpoints, type AnswerOf, type AvailabilitySlot, availabilityEndpoints, type BodyOf, operatorEndpoints, type OperatorAircraft,
  type OperatorFlight, type OperatorFlightGroup,
} from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'

/** Aircraft of one answer, as many as the service gives at a time. */
export const FLEET_PAGE_SIZE = 200
/** Flights of one answer. */
export const FLIGHT_PAGE_SIZE = 20

/** One page of a list and where the next one begins. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** From `X-Next-Cursor`; absent on the last page. */
  readonly nextCursor?: string
}

/** What an acting call on a flight needs: the flight, the aircraft whose hours it changes, and the attempt's key. */
export interface FlightAct {
  readonly id: string
  readonly aircraftId: string
  readonly idempotencyKey: string
}

interface Offering extends FlightAct {
  /** Wall clock at the aircraft's airport. */
  readonly newDate: string
  readonly message: string
}

const pageOf = <Item>(items: readonly Item[], meta: { readonly nextCursor?: string } | undefined): Page<Item> =>
  meta?.nextCursor === undefined ? { items } : { items, nextCursor: meta.nextCursor }

const paging = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { readonly nextCursor?: string }) => nextCursor,
} as const

/** What a flight's change touches: lists, the chat's messages of the operator, the free hours of the aircraft. */
const touchedBy = ({ aircraftId }: Pick<FlightAct, 'aircraftId'>) =>
  [
    'OperatorFlights',
    'Flights',
    'Conversations',
    { type: 'Availability' as const, id: aircraftId },
  ] as const

const offerBody = ({ newDate, message }: Offering) => ({
  new_date: newDate,
  ...(message === '' ? {} : { operator_message: message }),
})

/** The calls of the operator's dashboard (spec §7 "Operator" and "Aircraft"; decisions "Added calls"). */
export const operatorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    fleet: build.infiniteQuery<Page<OperatorAircraft>, void, string>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) =>
        call(operatorEndpoints.aircrafts, {
          query: { limit: FLEET_PAGE_SIZE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        }),
      transformResponse: (items: readonly OperatorAircraft[], meta) => pageOf(items, meta),
      providesTags: [{ type: 'Aircraft', id: 'MINE' }],
    }),
    pendingFlights: build.query<readonly OperatorFlight[], void>({
      query: () => call(operatorEndpoints.pendingFlights, {}),
      providesTags: ['OperatorFlights'],
    }),
    operatorFlights: build.infiniteQuery<Page<OperatorFlight>, OperatorFlightGroup, string>({
      infiniteQueryOptions: paging,
      query: ({ queryArg: group, pageParam }) =>
        call(operatorEndpoints.flights, {
          query: { group, limit: FLIGHT_PAGE_SIZE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        }),
      transformResponse: (items: readonly OperatorFlight[], meta) => pageOf(items, meta),
      providesTags: ['OperatorFlights'],
    }),
    week: build.query<readonly AvailabilitySlot[], string>({
      query: (id) => call(availabilityEndpoints.list, { params: { id } }),
      providesTags: (_, __, id) => [{ type: 'Availability', id }],
    }),
    saveWeek: build.mutation<
      readonly AvailabilitySlot[],
      { readonly id: string; readonly slots: BodyOf<typeof availabilityEndpoints.replace>['slots'] }
    >({
      query: ({ id, slots }) => call(availabilityEndpoints.replace, { params: { id }, body: { slots } }),
      // The answer is the stored week: it stands at once, and is read again with everything else that shows it.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer !== undefined) dispatch(operatorApi.util.updateQueryData('week', id, () => [...answer.data]))
      },
      invalidatesTags: (_, __, { id }) => [{ type: 'Availability', id }],
    }),
    createAircraft: build.mutation<
      Aircraft,
      { readonly body: BodyOf<typeof aircraftEndpoints.create>; readonly idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => call(aircraftEndpoints.create, { body, idempotencyKey }),
      invalidatesTags: ['Aircraft'],
    }),
    updateAircraft: build.mutation<Aircraft, { readonly id: string; readonly body: BodyOf<typeof aircraftEndpoints.update> }>({
      query: ({ id, body }) => call(aircraftEndpoints.update, { params: { id }, body }),
      invalidatesTags: ['Aircraft'],
    }),
    retireAircraft: build.mutation<
      AnswerOf<typeof aircraftEndpoints.retire>,
      { readonly id: string; readonly cascade: boolean; readonly idempotencyKey: string }
    >({
      query: ({ id, cascade, idempotencyKey }) =>
        call(aircraftEndpoints.retire, { params: { id }, query: cascade ? { cascade: true } : {}, idempotencyKey }),
      invalidatesTags: ['Aircraft', 'OperatorFlights', 'Flights', 'Conversations'],
    }),
    approveFlight: build.mutation<OperatorFlight, FlightAct>({
      query: ({ id, idempotencyKey }) => call(operatorEndpoints.approve, { params: { id }, idempotencyKey }),
      // An approved request leaves the list (spec §4) without waiting for the next reading.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer === undefined) return
        dispatch(
          operatorApi.util.updateQueryData('pendingFlights', undefined, (flights) =>
            flights.filter((flight) => flight.id_flight_proporsal !== id),
          ),
        )
      },
      invalidatesTags: (_, __, act) => touchedBy(act),
    }),
    declineFlight: build.mutation<OperatorFlight, FlightAct & { readonly message: string }>({
      query: ({ id, message, idempotencyKey }) =>
        call(operatorEndpoints.decline, {
          params: { id },
          body: message === '' ? {} : { operator_message: message },
          idempotencyKey,
        }),
      invalidatesTags: (_, __, act) => touchedBy(act),
    }),
    cancelFlight: build.mutation<OperatorFlight, FlightAct & { readonly message: string }>({
      query: ({ id, message, idempotencyKey }) =>
        call(operatorEndpoints.cancel, { params: { id }, body: { operator_message: message }, idempotencyKey }),
      invalidatesTags: (_, __, act) => touchedBy(act),
    }),
    proposeNewTime: build.mutation<OperatorFlight, Offering>({
      query: (offer) =>
        call(operatorEndpoints.proposeNewTime, {
          params: { id: offer.id },
          body: offerBody(offer),
          idempotencyKey: offer.idempotencyKey,
        }),
      invalidatesTags: (_, __, act) => touchedBy(act),
    }),
    proposeChange: build.mutation<OperatorFlight, Offering>({
      query: (offer) =>
        call(operatorEndpoints.proposeChange, {
          params: { id: offer.id },
          body: offerBody(offer),
          idempotencyKey: offer.idempotencyKey,
        }),
      invalidatesTags: (_, __, act) => touchedBy(act),
    }),
  }),
})

export const {
  useFleetInfiniteQuery,
  usePendingFlightsQuery,
  useOperatorFlightsInfiniteQuery,
  useWeekQuery,
  useSaveWeekMutation,
  useCreateAircraftMutation,
  useUpdateAircraftMutation,
  useRetireAircraftMutation,
  useDeclineFlightMutation,
  useCancelFlightMutation,
  useProposeNewTimeMutation,
  useProposeChangeMutation,
} = operatorApi
