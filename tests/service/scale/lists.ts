import { endpoints, type Endpoint, type QueryValue } from '@pilotpair/contract'
import type { TestClient } from '@pilotpair/mock-api/testing'

/** One way to call a list. */
export interface ListCall {
  readonly name: string
  readonly endpoint: Endpoint
  readonly client: TestClient
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, QueryValue>>
}

/** Who reads, and of what. */
export interface Readers {
  readonly pilot: TestClient
  /** Has a third of all flights and a tenth of all conversations, one of them long. */
  readonly busyPilot: TestClient
  readonly operator: TestClient
  /** Has 40 of 100 aircraft. */
  readonly busyOperator: TestClient
  readonly admin: TestClient
  /** The busy pilot's long conversation, and a message of it. */
  readonly conversationId: string
  readonly messageId: string
  readonly aircraftId: string
  readonly airportId: string
  readonly modelIds: readonly string[]
  /** What is searched for and found once: the registration of an aircraft, an address. */
  readonly registration: string
  /** Of an airport with aircraft. */
  readonly airportCode: string
  readonly address: string
}

type Query = Readonly<Record<string, QueryValue>>

const { aircraft, admin, availability, chat, community, flights, operator, payments, pilots, proposals } = endpoints

const withFilters = (endpoint: Endpoint, client: TestClient, filters: Readonly<Record<string, Query>>): ListCall[] =>
  Object.entries(filters).map(([name, query]) => ({ name: `${endpoint.id} ${name}`, endpoint, client, query }))

/** Page sizes: what a screen asks for, and the cap of an answer that was asked for without a limit. */
const screen = { limit: 50 }

const aircraftLists = ({ pilot, registration, airportCode }: Readers): ListCall[] =>
  withFilters(aircraft.list, pilot, {
    capped: {},
    page: screen,
    'by type': { ...screen, aircraft_type: 'helicopter' },
    'by rate': { ...screen, max_rate: 150 },
    'by equipment': { ...screen, is_ifr_equipped: true, has_gps: true, has_autopilot: true },
    'by all': { ...screen, aircraft_type: 'helicopter', max_rate: 300, has_gps: true },
    'search for a make': { ...screen, search: 'cessna' },
    'search for two words': { ...screen, search: 'cessna series' },
    'search for a registration': { ...screen, search: registration },
    'search for the code of an airport': { limit: 10, search: airportCode },
    'by a rate that nobody has': { ...screen, max_rate: 20 },
    'search for nothing there': { ...screen, search: 'zeppelin' },
    'search for two words that never meet': { ...screen, search: `zeppelin ${registration}` },
    'search within a type': { ...screen, search: 'piper', aircraft_type: 'multi_engine' },
  })

const pilotLists = ({ pilot, airportId, modelIds }: Readers): ListCall[] => [
  ...withFilters(pilots.search, pilot, {
    capped: {},
    page: screen,
    'by licence': { ...screen, license_type: 'instructor' },
    'by hours': { ...screen, min_flight_hours: 4000 },
    'by airport': { ...screen, airport: airportId },
    'by airport, licence and hours': { limit: 40, airport: airportId, license_type: 'private', min_flight_hours: 1000 },
    'by model': { limit: 5, aircraft_model_ids: modelIds },
  }),
  ...withFilters(pilots.matches, pilot, { all: {} }),
  ...withFilters(payments.methods, pilot, { all: {} }),
]

/** Calls of several people, each by the name of what they are. */
const ofEach = (people: Readonly<Record<string, TestClient>>, callsOf: (client: TestClient) => ListCall[]): ListCall[] =>
  Object.entries(people).flatMap(([name, client]) =>
    callsOf(client).map((call) => ({ ...call, name: `${call.name}, ${name}` })),
  )

const ownLists = ({ pilot, busyPilot }: Readers): ListCall[] =>
  ofEach({ pilot, 'busy pilot': busyPilot }, (client) => [
    ...withFilters(flights.mine, client, { all: {} }),
    ...withFilters(proposals.sent, client, { capped: {}, page: screen }),
    ...withFilters(proposals.received, client, { capped: {}, page: screen }),
    ...withFilters(chat.conversations, client, { capped: {}, page: screen }),
    ...withFilters(chat.unread, client, { all: {} }),
  ])

const operatorLists = ({ operator: own, busyOperator, admin: administrator }: Readers): ListCall[] =>
  ofEach({ operator: own, 'busy operator': busyOperator, administrator }, (client) => [
    ...withFilters(operator.pendingFlights, client, { capped: {}, page: screen }),
    ...withFilters(operator.flights, client, {
      capped: {},
      page: screen,
      waiting: { ...screen, group: 'waiting' },
      confirmed: { ...screen, group: 'confirmed' },
      past: { ...screen, group: 'past' },
    }),
    ...withFilters(operator.aircrafts, client, { capped: {}, page: screen }),
    ...withFilters(aircraft.mine, client, { capped: {}, page: screen }),
  ])

const socialLists = ({ pilot, busyPilot, conversationId, messageId }: Readers): ListCall[] => [
  ...withFilters(community.posts, pilot, { capped: {}, page: screen, 'by category': { ...screen, category: 'Q&A' } }),
  ...withFilters(chat.messages, busyPilot, { capped: {}, page: screen, later: { after_id: messageId } }).map((call) => ({
    ...call,
    params: { id: conversationId },
  })),
]

const adminLists = ({ admin: client, address }: Readers): ListCall[] => [
  ...withFilters(admin.users, client, {
    capped: {},
    page: screen,
    'pending pilots': { ...screen, category: 'pending_pilots' },
    'active pilots': { ...screen, category: 'active_pilots' },
    operators: { ...screen, category: 'operators' },
    'search for a name': { ...screen, search: 'greta' },
    'search for a full name': { limit: 20, search: 'greta garcia' },
    'search for a seldom name': { ...screen, search: 'zebulon' },
    'search for a name that nobody has': { ...screen, search: 'xiomara' },
    'search within pilots': { ...screen, search: 'greta', category: 'active_pilots' },
    'search for an address': { ...screen, search: address },
    'search for a part of an address': { ...screen, search: address.slice(3, -5) },
  }),
  ...withFilters(admin.userCounts, client, { all: {} }),
  ...withFilters(admin.cancellations, client, { capped: {}, page: screen }),
  ...withFilters(admin.refunds, client, { capped: {}, page: screen }),
]

/** Every list route, with its filters. `airports` is exempt: its list is as long as the world has airports. */
export const listCalls = (readers: Readers): ListCall[] => [
  ...aircraftLists(readers),
  ...withFilters(aircraft.models, readers.pilot, { capped: {}, page: screen }),
  ...[availability.list, availability.projected].map((endpoint) => ({
    name: `${endpoint.id} all`,
    endpoint,
    client: readers.pilot,
    params: { id: readers.aircraftId },
  })),
  ...pilotLists(readers),
  ...ownLists(readers),
  ...operatorLists(readers),
  ...socialLists(readers),
  ...adminLists(readers),
]
