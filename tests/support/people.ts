import {
  adminEndpoints, aircraftEndpoints, airportEndpoints, type AnswerOf, authEndpoints, availabilityEndpoints, type Endpoint, endpointUrl, paymentEndpoints,
  profileEndpoints, sandboxEndpoints,
} from '@pilotpair/contract'
import { call, type CallInput, type ServiceCall } from '@pilotpair/feature-core'
import { demoEmail, demoPassword, type SessionCookie, sessionOf } from './demo-session.ts'

/** Somebody with a session of their own, for whom calls can be made beside the browser. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly cookies: readonly SessionCookie[]
  /** Makes a call as this person. @throws when it is refused, with what the service said */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E> & Omit<ServiceCall, 'endpoint'>): Promise<AnswerOf<E>>
}

/** Cards by what they do, as the card provider documents them. */
export const testCards = {
  good: '4242424242424242',
  declinedWhenCharged: '4000000000000341',
  asksAlways: '4000002760003184',
  asksAtPayment: '4000000000003220',
} as const

/** A world of a journey's own: nobody else's journey can change it, whatever the order of the files. */
export interface People {
  /** An approved pilot with a complete profile. @param name @default a name of its own */
  pilot(name?: string): Promise<Person>
  /** A pilot who has just registered: no profile, waiting for approval. */
  newcomer(name?: string): Promise<Person>
  operator(name?: string): Promise<Person>
  admin(): Promise<Person>
  /** An aircraft of an operator that is open around the clock, or in the hours given for every day. @returns its id */
  aircraft(operator: Person, options?: AircraftOptions): Promise<string>
  /** Saves a card for a pilot with the sandbox, its bank's question answered. @returns its id */
  card(pilot: Person, card?: keyof typeof testCards): Promise<string>
}

/** What a journey wants of an aircraft. */
export interface AircraftOptions {
  /** @default 'Cessna' */
  readonly manufacturer?: string
  /** Found by it in the list. @default a model that no other aircraft has */
  readonly model?: string
  /** USD an hour. @default 120 */
  readonly rate?: number
  /** IATA code of its airport. @default 'PAO' */
  readonly airport?: string
  /** Hours of every day. @default 00:00 to 00:00, the whole day */
  readonly hours?: { readonly start: string; readonly end: string }
}

/** Every name is one of a kind in the process; a service belongs to one process. */
let count = 0
const next = (): number => (count += 1)

/** 1 is "A", 27 is "AA": names hold no digits. */
const letters = (value: number): string =>
  (value > 26 ? letters(Math.floor((value - 1) / 26)) : '') + String.fromCodePoint(65 + ((value - 1) % 26))

const callAs = async <E extends Endpoint>(
  origin: string,
  cookies: readonly SessionCookie[],
  endpoint: E,
  { params, query, body, idempotencyKey }: Omit<ServiceCall, 'endpoint'>,
): Promise<AnswerOf<E>> => {
  const answer = await fetch(origin + endpointUrl(endpoint, { params, query }), {
    method: endpoint.method,
    headers: {
      origin,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${endpoint.id} answered ${String(answer.status)}: ${text}`)
  return JSON.parse(text)
}

const emailFor = (name: string): string => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${String(count)}@journeys.pilotpair.test`

/** Logs somebody of a demo world in. */
export const personOf = async (origin: string, email: string): Promise<Person> => {
  const cookies = await sessionOf(origin, email)
  const user = await callAs(origin, cookies, authEndpoints.currentUser, {})
  return {
    id: user.id_user_account,
    name: user.name,
    email,
    cookies,
    call: (endpoint, input) => callAs(origin, cookies, endpoint, call(endpoint, input)),
  }
}

const firstOf = (name: string): string => name.split(' ')[0] ?? name

/** Makes people of a journey's own on a running service in demo mode. */
export const createPeople = (origin: string): People => {
  const admin = (): Promise<Person> => personOf(origin, demoEmail('admin'))

  const newcomer = async (name = `Nora Newcomer ${letters(next())}`): Promise<Person> => {
    next()
    const email = emailFor(name)
    await callAs(origin, [], authEndpoints.register, { body: { name, email, password: demoPassword } })
    return personOf(origin, email)
  }

  return {
    admin,
    newcomer,
    async pilot(name = `Paula Pilot ${letters(next())}`) {
      const pilot = await newcomer(name)
      await pilot.call(profileEndpoints.update, {
        body: {
          first_name: firstOf(name), license_type: 'private', license_number: `J-${String(next())}`, flight_hours: 240,
          notes: null, termns_of_service_accepted: true,
        },
      })
      await (await admin()).call(adminEndpoints.updateUser, { params: { id: pilot.id }, body: { verification: 'approved' } })
      return pilot
    },
    async operator(name = `Otto Operator ${letters(next())}`) {
      next()
      const email = emailFor(name)
      await (await admin()).call(adminEndpoints.createOperator, { body: { name, email, password: demoPassword } })
      return personOf(origin, email)
    },
    async aircraft(operator, { manufacturer = 'Cessna', model, rate = 120, airport = 'PAO', hours } = {}) {
      const airports = await operator.call(airportEndpoints.list, {})
      const found = airports.find(({ iata_code: code }) => code === airport)
      if (found === undefined) throw new Error(`there is no airport ${airport}`)
      const number = next()
      const made = await operator.call(aircraftEndpoints.create, {
        body: {
          manufacturer, model: model ?? `Journey ${letters(number)}`, registration: `N${String(7000 + number)}J`, id_airport: found.id_airport,
          model_year: 2015, max_passengers: 3, hourly_rate: rate, max_wet_hourly_rate: rate, aircraft_type: 'single_engine',
        },
      })
      const params = { id: made.id_aircraft }
      const { start, end } = hours ?? { start: '00:00', end: '00:00' }
      const slots = Array.from({ length: 7 }, (_, day_of_week) => ({ day_of_week, start_time: start, end_time: end }))
      await operator.call(availabilityEndpoints.replace, { params, body: { slots } })
      return made.id_aircraft
    },
    async card(pilot, card = 'good') {
      const { clientSecret } = await pilot.call(paymentEndpoints.setupIntent, {})
      const body = { client_secret: clientSecret, card: { number: testCards[card], exp_month: 12, exp_year: 2031, cvc: '123' } }
      const { intent, error } = await pilot.call(sandboxEndpoints.confirm, { body })
      if (error !== null) throw new Error(error.message)
      if (intent.status === 'requires_action') {
        await pilot.call(sandboxEndpoints.challenge, { body: { client_secret: clientSecret, outcome: 'complete' } })
      }
      const { payment_methods: cards } = await pilot.call(paymentEndpoints.methods, {})
      const [newest] = cards
      if (newest === undefined) throw new Error('the card was not saved')
      return newest.id
    },
  }
}
