import {
  type AnswerOf, communityEndpoints, type CommunityPost, flightEndpoints, type FlightProposal, flightTexts, profileEndpoints,
  proposalEndpoints,
} from '@pilotpair/contract'
import {
  buildConfirmedFlight, buildFlightAircraft, buildMyFlights, buildPilotProfile, buildPost, buildProposal, buildSentProposal, buildSoloFlight,
  buildUserPublic, hoursFromNow, sampleAirports, testId,
} from '@pilotpair/contract/testing'
import { answers, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { paymentAnswers, secrets } from '@pilotpair/feature-payments/testing'

const request = (number: number, name: string, overrides: Partial<FlightProposal> = {}): FlightProposal =>
  buildProposal({
    id_flight_proporsal: testId('flight', 100 + number),
    user_account: buildUserPublic({ id_user_account: testId('user', 100 + number), name }),
    created_at: hoursFromNow(-number),
    ...overrides,
  })

const aircraftOf = (number: number, manufacturer: string, model: string, rate: number) =>
  buildFlightAircraft({
    id_aircraft: testId('aircraft', number),
    hourly_rate: rate,
    aircraft_model: { id_aircraft_model: testId('model', number), manufacturer, model },
  })

/** Three requests that wait and one that was declined. */
export const someRequests: readonly FlightProposal[] = [
  request(2, 'Daniel Okafor', { aircraft: aircraftOf(1, 'Cessna', '172S Skyhawk', 110.1) }),
  request(5, 'Priya Raman', {
    aircraft: aircraftOf(3, 'Cirrus', 'SR22', 340),
    flight_date: '2026-12-13T17:00:00.000Z',
    status: 'OPERATOR_COUNTER_PROPOSAL',
  }),
  request(3, 'Tom Hallgren', {
    aircraft: aircraftOf(4, 'Diamond', 'DA42', 465),
    flight_date: '2026-12-19T21:00:00.000Z',
    status: 'rescheduled_by_weather',
  }),
  request(40, 'Aiko Tanabe', { status: 'declined' }),
]

const profile = (body: AnswerOf<typeof profileEndpoints.get>) => answers(profileEndpoints.get, body)
const received = (body: readonly FlightProposal[]) => answers(proposalEndpoints.received, [...body])
const sent = (body: readonly FlightProposal[]) => answers(proposalEndpoints.sent, [...body])
const posts = (body: readonly CommunityPost[]) => answers(communityEndpoints.posts, [...body])
const confirmed = (body: readonly FlightProposal[]) =>
  answers(flightEndpoints.mine, buildMyFlights({ confirmed: [...body] }))

/** Three posts, the last by nobody who is known. */
export const somePosts: readonly CommunityPost[] = [
  buildPost(),
  buildPost({
    id_post: testId('post', 2),
    title: 'Bay Tour transition: how I brief the Golden Gate leg',
    category: 'tips',
    user_account: buildUserPublic({ name: 'Sam Whitfield' }),
  }),
  buildPost({
    id_post: testId('post', 3),
    title: 'Does night currency carry over between high and low wing?',
    category: 'Q&A',
    user_account: null,
  }),
]
const feed = posts(somePosts)

const maya = profile(buildPilotProfile())
const upcoming: readonly FlightProposal[] = [
  buildSoloFlight({ flight_date: '2026-12-20T19:00:00.000Z' }),
  buildConfirmedFlight(),
]

/** 400 letters without a place to break. */
const unbroken = 'a'.repeat(400)

/** Answers of the service for the dashboard, by name. */
export const dashboardScenarios = {
  /** Requests and flights. */
  loaded: [maya, received(someRequests), sent([]), confirmed(upcoming), feed],
  /** No request, but a flight on the other coast that waits for its operator. */
  onlyFlights: [
    maya,
    received([]),
    sent([]),
    posts([]),
    confirmed([
      buildConfirmedFlight({
        is_confirmed: false,
        flight_date: '2026-12-04T15:00:00.000Z',
        aircraft: { ...aircraftOf(7, 'Beechcraft', 'Baron G58', 520), airport: sampleAirports.JFK, aircraft_type: 'multi_engine' },
      }),
    ]),
  ],
  /** Requests, no flight. */
  onlyRequests: [maya, received(someRequests), sent([]), confirmed([]), posts([])],
  /** Nothing but what others have written. */
  onlyPosts: [maya, received([]), sent([]), confirmed([]), feed],
  /** A new pilot. */
  empty: [profile(null), received([]), sent([]), confirmed([]), posts([])],
  /** Nothing has arrived yet. */
  loading: [neverAnswers(profileEndpoints.get), neverAnswers(proposalEndpoints.received), neverAnswers(flightEndpoints.mine), neverAnswers(proposalEndpoints.sent), neverAnswers(communityEndpoints.posts)],
  /** Nothing could be read. */
  error: [
    refuses(profileEndpoints.get, 503, 'The service is being updated.'),
    refuses(proposalEndpoints.received, 503, 'The service is being updated.'),
    refuses(flightEndpoints.mine, 503, 'The service is being updated.'),
    refuses(proposalEndpoints.sent, 503, 'The service is being updated.'),
    refuses(communityEndpoints.posts, 503, 'The service is being updated.'),
  ],
  /** The flights could not be read, the requests could. */
  partial: [maya, received(someRequests), sent([]), feed, refuses(flightEndpoints.mine, 503, flightTexts.loadFailed)],
  /** The posts could not be read, the flights could. */
  noFeed: [maya, received(someRequests), sent([]), confirmed(upcoming), refuses(communityEndpoints.posts, 503, 'The service is being updated.')],
  /** The inviter's bank asks about their share. */
  unpaid: [
    maya,
    received([]),
    sent([
      buildSentProposal({ payment_action: { clientSecret: secrets.payment } }),
    ]),
    confirmed([]),
    posts([]),
    ...paymentAnswers(),
  ],
  /** Names that are long, unbroken, from right to left, or look like markup (c35). */
  edge: [
    profile(buildPilotProfile({ first_name: 'محمد (room-42) 10:30' })),
    received([
      request(1, 'יעל (בר-לב)', { aircraft: aircraftOf(1, unbroken, 'x'.repeat(80), 99_999.99), flight_duration: 24 }),
      request(2, unbroken),
      request(3, '<img src=x onerror=alert(1)> 👨‍👩‍👧‍👦'),
    ]),
    sent([]),
    posts([
      buildPost({ title: unbroken, user_account: buildUserPublic({ name: unbroken }) }),
      buildPost({ id_post: testId('post', 2), title: 'يوم جميل للطيران (room-42) 10:30', user_account: buildUserPublic({ name: 'محمد' }) }),
    ]),
    confirmed([
      buildConfirmedFlight({
        status: 'cancellation_requested',
        invited_user: buildUserPublic({ name: `${unbroken} محمد` }),
        aircraft: { ...aircraftOf(2, unbroken, 'R44', 389), aircraft_type: 'helicopter' },
      }),
    ]),
  ],
  /** 500 requests and 500 flights. */
  full: [
    maya,
    received(Array.from({ length: 500 }, (_, index) => request(index + 1, `Pilot ${String(index + 1)}`))),
    sent([]),
    feed,
    confirmed(
      Array.from({ length: 500 }, (_, index) =>
        buildConfirmedFlight({
          id_flight_proporsal: testId('flight', 1000 + index),
          flight_date: hoursFromNow(48 + 2 * index),
        }),
      ),
    ),
  ],
}
