import { allEndpoints, type Endpoint, type QueryValue } from '@pilotpair/contract'
import type { FlightWorld } from './flight-world.ts'
import { fileOf, picture } from './pictures.ts'
import type { Target } from './matrix-world.ts'

/**
 * What is told to somebody whose thing it is not, once role and verification are right:
 * `open`: it is everybody's to call; `hidden`: 404, also for administrators; `hidden but to administrators`;
 * `refused but to administrators`: 403.
 */
export type Foreign = 'open' | 'hidden' | 'hidden but to administrators' | 'refused but to administrators'

/** How an endpoint is called so that only the person decides the outcome. */
export interface Case {
  readonly target?: Target
  /** Name of the path parameter @default 'id' */
  readonly param?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, QueryValue>>
  readonly body?: (world: FlightWorld) => unknown
  readonly foreign?: Foreign
  /** The status for somebody who may call @default the endpoint's own */
  readonly status?: number
  /** The status for an administrator whose own account it is. */
  readonly adminOwnStatus?: number
  /** The call takes the caller's verification away. */
  readonly unverifies?: true
}

const start = (world: FlightWorld): string => world.nextStart().toISOString()
const offer = (world: FlightWorld): unknown => ({ new_date: start(world), operator_message: 'Later?' })
const file = fileOf(await picture())
const newEmail = (): string => `${crypto.randomUUID()}@new.test`
const password = 'Quiet-Harbour-71'
const aircraftBody = (): object => ({
  manufacturer: 'Cessna',
  model: '172S',
  model_year: 2015,
  max_passengers: 3,
  hourly_rate: 150,
  registration: crypto.randomUUID().slice(0, 12),
})

const airportOf = async ({ aircraftId, inviter }: FlightWorld): Promise<string> => {
  const answer = await inviter.client.send(`/api/v1/aircrafts/${aircraftId}`)
  return /"id_airport":"([0-9a-f-]{36})"/.exec(answer.text)?.[1] ?? ''
}

const ownAircraft: Case = { target: 'aircraft', foreign: 'refused but to administrators' }
const anyAircraft: Case = { target: 'aircraft', foreign: 'open' }
const party: Case = { target: 'flight', foreign: 'hidden' }
const fleetFlight: Case = { target: 'flight', foreign: 'hidden but to administrators' }
const member: Case = { target: 'conversation', foreign: 'hidden' }
const post: Case = { target: 'post', foreign: 'open' }
const comment: Case = { target: 'comment', foreign: 'open' }
const slot = { day_of_week: 1, start_time: '09:00', end_time: '17:00' }
/** The request is pending: whoever may act hears that it is not the time. */
const tooEarly = { status: 409 } as const

/** Every endpoint by id. */
export const cases: Readonly<Record<string, Case>> = {
  'auth.currentUser': {},
  'auth.register': { body: () => ({ email: newEmail(), name: 'New Person', password }) },
  'auth.login': { body: () => ({ username: 'nobody@example.test', password }), status: 401 },
  'auth.tokenRefresh': { status: 401 },
  'auth.logout': {},
  'auth.logoutByGet': {},
  'auth.forgotPassword': { body: () => ({ email: 'nobody@example.test' }) },
  'auth.resetPassword': { body: () => ({ token: 'unknown', password }), status: 400 },
  'aircraft.list': {},
  'aircraft.get': anyAircraft,
  'aircraft.create': { body: async (world) => ({ ...aircraftBody(), id_airport: await airportOf(world) }) },
  'aircraft.update': { ...ownAircraft, body: () => ({ hourly_rate: 151 }) },
  'aircraft.retire': ownAircraft,
  'aircraft.mine': {},
  'aircraft.models': {},
  'availability.list': anyAircraft,
  'availability.projected': anyAircraft,
  'availability.create': { ...ownAircraft, body: () => slot },
  'availability.replace': { ...ownAircraft, body: () => ({ slots: [slot] }) },
  'availability.clear': ownAircraft,
  'airports.list': { query: { limit: 2 } },
  'pilots.matches': {},
  'pilots.get': { target: 'person', foreign: 'open', adminOwnStatus: 404 },
  'pilots.search': {},
  'pilots.picture': { target: 'person', param: 'userId', foreign: 'open' },
  'profile.get': {},
  'profile.update': {
    unverifies: true,
    body: () => ({ license_type: 'private', license_number: 'L1', flight_hours: 10, termns_of_service_accepted: true }),
  },
  'profile.uploadPicture': { body: () => ({ profile_picture: file }) },
  'profile.picture': {},
  'profile.uploadLicenseImages': { unverifies: true, body: () => ({ license_front: file, license_back: file, selfie: file }) },
  'profile.licenseImage': { params: { side: 'front' } },
  'community.posts': {},
  'community.createPost': { body: () => ({ title: 'Title', content: 'Content', category: 'tips' }) },
  'community.deletePost': { target: 'post', foreign: 'refused but to administrators' },
  'community.createComment': { ...post, body: () => ({ content: 'Nice' }) },
  'community.deleteComment': { target: 'comment', foreign: 'refused but to administrators' },
  'community.likePost': post,
  'community.likeComment': comment,
  'community.postImage': { ...post, param: 'postId' },
  'chat.conversations': {},
  'chat.findOrCreate': { body: ({ invitee }) => ({ pilot_id: invitee.id }) },
  'chat.messages': member,
  'chat.send': { ...member, body: () => ({ content: 'Hello' }) },
  'chat.read': member,
  'chat.unread': {},
  'proposals.send': {
    body: (world) => ({ aircraft_id: world.aircraftId, invited_user_id: world.invitee.id, flight_date: start(world), flight_duration: 2 }),
  },
  'proposals.sent': {},
  'proposals.received': {},
  'proposals.accept': { ...party, body: () => ({}) },
  'proposals.decline': party,
  'proposals.acceptCounter': { ...party, ...tooEarly, body: () => ({}) },
  'proposals.declineCounter': { ...party, ...tooEarly },
  'proposals.cancel': party,
  'proposals.requestCancellation': { ...party, ...tooEarly },
  'proposals.withdrawCancellation': { ...party, ...tooEarly },
  'flights.mine': {},
  'flights.bookSolo': { body: (world) => ({ aircraft_id: world.aircraftId, flight_date: start(world) }) },
  'flights.rate': { ...party, ...tooEarly, body: () => ({ rating: 4 }) },
  'operator.pendingFlights': {},
  'operator.flights': {},
  'operator.aircrafts': {},
  'operator.approve': fleetFlight,
  'operator.decline': { ...fleetFlight, body: () => ({}) },
  'operator.proposeNewTime': { ...fleetFlight, body: offer },
  'operator.cancel': { ...fleetFlight, ...tooEarly, body: () => ({ operator_message: 'Engine trouble.' }) },
  'operator.proposeChange': { ...fleetFlight, ...tooEarly, body: offer },
  'admin.users': {},
  'admin.userCounts': {},
  'admin.updateUser': { target: 'account', foreign: 'open', adminOwnStatus: 409, body: () => ({ is_activated: false }) },
  'admin.deleteUser': { target: 'account', foreign: 'open', adminOwnStatus: 409 },
  'admin.createOperator': { body: () => ({ email: newEmail(), name: 'New Operator', password }) },
  'admin.licenseImage': { target: 'person', params: { side: 'front' }, foreign: 'open', adminOwnStatus: 404 },
  'admin.cancellations': {},
  'admin.confirmCancellation': { target: 'flight', foreign: 'open', ...tooEarly, body: () => ({}) },
  'admin.rejectCancellation': { target: 'flight', foreign: 'open', ...tooEarly },
  'admin.refunds': {},
  'payments.methods': {},
  'payments.setupIntent': {},
  'payments.removeMethod': { target: 'card', foreign: 'hidden' },
  'payments.config': {},
  'payments.webhook': { body: () => ({ id: 'evt_1', type: 'unknown' }), status: 400 },
  'sandbox.retrieve': { body: () => ({ client_secret: 'seti_none_secret_none' }), status: 404 },
  'sandbox.confirm': { body: () => ({ client_secret: 'seti_none_secret_none' }), status: 404 },
  'sandbox.challenge': { body: () => ({ client_secret: 'seti_none_secret_none', outcome: 'complete' }), status: 404 },
  'health.get': {},
  'health.live': {},
}

/** Endpoints whose case is not written yet: a new call joins the matrix, or the test fails. */
export const uncovered = (): string[] => allEndpoints.map(({ id }: Endpoint) => id).filter((id) => cases[id] === undefined)
