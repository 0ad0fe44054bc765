import {
  availabilityEndpoints, type AvailabilitySlot, type BodyOf, flightEndpoints, type FlightProposal, type MyFlights, type PaymentAnswer,
  pilotEndpoints, type PilotMatch, type ProjectedSlot, proposalEndpoints,
} from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'

/** An acting call with the key of its logical attempt. */
export interface Keyed<Body> {
  readonly body: Body
  readonly idempotencyKey: string
}

/** Body of POST flight-proposals/. */
export type RequestBody = BodyOf<typeof proposalEndpoints.send>
/** Body of POST flights/book-solo. */
export type SoloBody = BodyOf<typeof flightEndpoints.bookSolo>

/**
 * What a booking may have changed, be its outcome known or not: after a lost answer too, the screens must show the
 * truth. A request also writes into the conversation of the pair.
 */
export const bookingTags = (aircraftId: string) =>
  ['Flights', 'Conversations', { type: 'Availability', id: aircraftId }] as const

/** Requests of the last days are among so many: older ones have lapsed or stand in My Flights. */
const NEWEST = 50

/** Calls of booking (section 7). Their names are their own: all features share one API. */
export const bookingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET availability/aircraft/{id}/projected: free hours of the next 60 days. */
    bookingFreeHours: build.query<readonly ProjectedSlot[], string>({
      query: (id) => call(availabilityEndpoints.projected, { params: { id } }),
      providesTags: (_, __, id) => [{ type: 'Availability', id }],
    }),
    /** GET availability/aircraft/{id}: the weekly hours, by which taken hours are told from closed ones. */
    bookingWeek: build.query<readonly AvailabilitySlot[], string>({
      query: (id) => call(availabilityEndpoints.list, { params: { id } }),
      providesTags: (_, __, id) => [{ type: 'Availability', id }],
    }),
    /** GET pilots/matches: whom a flight could be shared with. */
    bookingMatches: build.query<readonly PilotMatch[], void>({
      query: () => call(pilotEndpoints.matches, {}),
      providesTags: ['Profile'],
    }),
    /** GET flights/my-flights, for the pilot's own time, and for what became of a booking without an answer. */
    bookingMyFlights: build.query<MyFlights, void>({
      query: () => call(flightEndpoints.mine, {}),
      providesTags: ['Flights'],
    }),
    /** GET flight-proposals/sent, the newest, for the same. */
    bookingSent: build.query<readonly FlightProposal[], void>({
      query: () => call(proposalEndpoints.sent, { query: { limit: NEWEST } }),
      providesTags: ['Flights'],
    }),
    /** GET flight-proposals/received, the newest, for the pilot's own time. */
    bookingReceived: build.query<readonly FlightProposal[], void>({
      query: () => call(proposalEndpoints.received, { query: { limit: NEWEST } }),
      providesTags: ['Flights'],
    }),
    /** POST flight-proposals/. */
    sendFlightRequest: build.mutation<PaymentAnswer, Keyed<RequestBody>>({
      query: ({ body, idempotencyKey }) => call(proposalEndpoints.send, { body, idempotencyKey }),
      invalidatesTags: (_, __, { body }) => bookingTags(body.aircraft_id),
    }),
    /** POST flights/book-solo. */
    bookSoloFlight: build.mutation<PaymentAnswer, Keyed<SoloBody>>({
      query: ({ body, idempotencyKey }) => call(flightEndpoints.bookSolo, { body, idempotencyKey }),
      invalidatesTags: (_, __, { body }) => bookingTags(body.aircraft_id),
    }),
  }),
})

export const {
  useBookingFreeHoursQuery, useBookingWeekQuery, useBookingMatchesQuery, useSendFlightRequestMutation, useBookSoloFlightMutation,
  useBookingMyFlightsQuery, useBookingSentQuery, useBookingReceivedQuery,
} = bookingApi
