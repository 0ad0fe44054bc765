import {
  type AnswerOf, type Endpoint, flightEndpoints, type FlightProposal, type MyFlights, proposalEndpoints,
} from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'

/** Requests asked for at a time. */
const PAGE_SIZE = 50

/** One page of sent or received requests and where the next one begins. */
export interface RequestPage {
  readonly items: readonly FlightProposal[]
  /** From `X-Next-Cursor`; absent on the last page. */
  readonly nextCursor?: string
}

const pageQuery = (cursor: string) => ({ limit: PAGE_SIZE, ...(cursor === '' ? {} : { cursor }) })

const toPage = (items: readonly FlightProposal[], meta: { readonly nextCursor?: string } | undefined): RequestPage =>
  meta?.nextCursor === undefined ? { items } : { items, nextCursor: meta.nextCursor }

const paged = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: RequestPage) => nextCursor,
}

/** What a pilot's flights are read by (section 7). Tag `Flights`. */
const listsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET flight-proposals/received, page after page, newest first. */
    receivedRequests: build.infiniteQuery<RequestPage, void, string>({
      infiniteQueryOptions: paged,
      query: ({ pageParam }) => call(proposalEndpoints.received, { query: pageQuery(pageParam) }),
      transformResponse: toPage,
      providesTags: ['Flights'],
    }),
    /** GET flight-proposals/sent, page after page, newest first. */
    sentRequests: build.infiniteQuery<RequestPage, void, string>({
      infiniteQueryOptions: paged,
      query: ({ pageParam }) => call(proposalEndpoints.sent, { query: pageQuery(pageParam) }),
      transformResponse: toPage,
      providesTags: ['Flights'],
    }),
    /** GET flights/my-flights. */
    myFlights: build.query<MyFlights, void>({
      query: () => call(flightEndpoints.mine, {}),
      providesTags: ['Flights'],
    }),
  }),
})

/** A flight to act on, and the key of the logical attempt. */
export interface FlightAct {
  readonly id: string
  readonly idempotencyKey: string
}

const replaced = (flights: readonly FlightProposal[], next: FlightProposal): FlightProposal[] =>
  flights.map((flight) => (flight.id_flight_proporsal === next.id_flight_proporsal ? next : flight))

/** The part of a mutation's life in which its answer arrives. */
interface Answering {
  readonly dispatch: (action: ReturnType<typeof listsApi.util.updateQueryData>) => unknown
  readonly queryFulfilled: Promise<{ readonly data: FlightProposal }>
}

/** The answer of an act stands in every list at once; the lists are read again all the same. */
const showAnswer = async (_: unknown, { dispatch, queryFulfilled }: Answering): Promise<void> => {
  const answer = await queryFulfilled.catch(() => undefined)
  if (answer === undefined) return
  const { data } = answer
  for (const list of ['receivedRequests', 'sentRequests'] as const) {
    dispatch(
      listsApi.util.updateQueryData(list, undefined, (draft) => {
        draft.pages = draft.pages.map((page) => ({ ...page, items: replaced(page.items, data) }))
      }),
    )
  }
  dispatch(
    listsApi.util.updateQueryData('myFlights', undefined, (draft) => {
      draft.confirmed = replaced(draft.confirmed, data)
      draft.past = replaced(draft.past, data)
    }),
  )
}

/** What an act changes elsewhere. After a failure too: only the service knows what came of a lost answer. */
const changed = ['Flights', 'Availability'] as const

/** An act on a flight that needs nothing but the flight. */
type PlainAct = Endpoint & (typeof proposalEndpoints)[
  'decline' | 'declineCounter' | 'cancel' | 'requestCancellation' | 'withdrawCancellation'
]

const plain = (endpoint: PlainAct) => ({ id, idempotencyKey }: FlightAct) =>
  call(endpoint, { params: { id }, idempotencyKey })

/** Calls on a pilot's requests and flights (section 7). Every act reloads the flights (section 4). */
export const flightsApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    declineRequest: build.mutation<FlightProposal, FlightAct>({
      query: plain(proposalEndpoints.decline),
      invalidatesTags: changed,
      onQueryStarted: showAnswer,
    }),
    cancelRequest: build.mutation<FlightProposal, FlightAct>({
      query: plain(proposalEndpoints.cancel),
      invalidatesTags: changed,
      onQueryStarted: showAnswer,
    }),
    /** With the time that was seen: another one meanwhile is refused. */
    acceptNewTime: build.mutation<FlightProposal, FlightAct & { readonly newDate: string }>({
      query: ({ id, idempotencyKey, newDate }) =>
        call(proposalEndpoints.acceptCounter, { params: { id }, body: { new_date: newDate }, idempotencyKey }),
      invalidatesTags: changed,
      onQueryStarted: showAnswer,
    }),
    declineNewTime: build.mutation<FlightProposal, FlightAct>({
      query: plain(proposalEndpoints.declineCounter),
      invalidatesTags: changed,
      onQueryStarted: showAnswer,
    }),
    requestCancellation: build.mutation<FlightProposal, FlightAct>({
      query: plain(proposalEndpoints.requestCancellation),
      invalidatesTags: changed,
      onQueryStarted: showAnswer,
    }),
    withdrawCancellation: build.mutation<FlightProposal, FlightAct>({
      query: plain(proposalEndpoints.withdrawCancellation),
      invalidatesTags: changed,
      onQueryStarted: showAnswer,
    }),
    rateFlight: build.mutation<AnswerOf<typeof flightEndpoints.rate>, FlightAct & { readonly rating: number; readonly comment: string | null }>({
      query: ({ id, idempotencyKey, rating, comment }) =>
        call(flightEndpoints.rate, { params: { id }, body: { rating, comment }, idempotencyKey }),
      invalidatesTags: changed,
      onQueryStarted: showAnswer,
    }),
  }),
})

export const {
  useReceivedRequestsInfiniteQuery, useSentRequestsInfiniteQuery, useMyFlightsQuery, useDeclineRequestMutation,
  useCancelRequestMutation, useAcceptNewTimeMutation, useDeclineNewTimeMutation, useRequestCancellationMutation,
  useWithdrawCancellationMutation, useRateFlightMutation,
} = flightsApi
