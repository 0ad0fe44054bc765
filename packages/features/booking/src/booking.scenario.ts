import {
  aircraftEndpoints, availabilityEndpoints, type AvailabilitySlot, availabilityTexts, type Endpoint, flightEndpoints, type PaymentAnswer,
  pilotEndpoints, type PilotMatch, type ProjectedSlot, proposalEndpoints,
} from '@pilotpair/contract'
import { buildAircraft, buildPilotMatch, buildPilotPublic, buildUserPublic, samplePilotNames, testId } from '@pilotpair/contract/testing'
import { answers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { connectToaster } from '@pilotpair/ui/toast-queue'
import { HttpResponse, type HttpHandler } from 'msw'
import { forgetPlan } from './book-flight/kept-plan.ts'
import { forgetDraft } from './drafts.ts'
import { dropAllOpen } from './open-booking.ts'

/** The aircraft of the mocks: N738PA at Palo Alto, $165 an hour. */
export const skyhawk = buildAircraft()
/** The pilot of the mocks who is invited: Daniel Okafor. */
export const daniel = buildPilotPublic()

const timezone = skyhawk.airport.timezone
const row = (date: string, start_time: string, end_time: string): ProjectedSlot => ({ date, start_time, end_time, timezone })

/** Dates on which the aircraft can be flown all day, as in the mocks. */
const openDates = ['04', '05', '06', '08', '09', '11', '13', '15', '16', '18', '19', '20', '22', '23', '27', '28', '29', '30'].map(
  (day) => `2026-12-${day}`,
)

/**
 * Free hours around TEST_NOW (Thu 3 Dec, 10:00 at Palo Alto). Sat 12 Dec is the day of the mocks: 06:00, 14:00 and 15:00
 * are taken. On Mon 21 Dec no two hours in a row are left.
 */
export const freeHours: readonly ProjectedSlot[] = [
  ...openDates.map((date) => row(date, '06:00', '18:00')),
  row('2026-12-12', '07:00', '14:00'),
  row('2026-12-12', '16:00', '18:00'),
  row('2026-12-21', '09:00', '10:00'),
  row('2026-12-21', '12:00', '13:00'),
]

/** Open every day from six to six. */
const week: readonly AvailabilitySlot[] = Array.from({ length: 7 }, (_, day_of_week) => ({
  id_availability: testId('availability', day_of_week + 1),
  day_of_week,
  start_time: '06:00',
  end_time: '18:00',
}))

/** The calls on hours answer these. */
export const answersHours = (projected: readonly ProjectedSlot[]): HttpHandler[] => [
  answers(availabilityEndpoints.projected, [...projected]),
  answers(availabilityEndpoints.list, [...week]),
]

/** The states of an aircraft's hours, as handlers. */
export const hoursScenarios = {
  loaded: answersHours(freeHours),
  none: answersHours([]),
  loading: [neverAnswers(availabilityEndpoints.projected), neverAnswers(availabilityEndpoints.list)],
  error: [
    refuses(availabilityEndpoints.projected, 500, availabilityTexts.loadFailed),
    refuses(availabilityEndpoints.list, 500, availabilityTexts.loadFailed),
  ],
  /** Open around the clock on each of the 61 days. */
  full: answersHours(
    Array.from({ length: 61 }, (_, day) =>
      row(new Date(Date.UTC(2026, 11, 3 + day)).toISOString().slice(0, 10), day === 0 ? '10:00' : '00:00', '00:00'),
    ),
  ),
} satisfies Record<string, readonly HttpHandler[]>

/** Pilots to share a flight with. */
export const matches: readonly PilotMatch[] = samplePilotNames.slice(1).map((name, index) =>
  buildPilotMatch({
    id_pilot_profile: testId('profile', index + 2),
    first_name: name.split(' ')[0] ?? name,
    user_account: buildUserPublic({ id_user_account: testId('user', index + 2), name }),
  }),
)

/** What the screens of booking read, all of it there. */
export const bookingScenarios = {
  loaded: [
    answers(aircraftEndpoints.get, skyhawk),
    answers(flightEndpoints.mine, { confirmed: [], past: [] }),
    answers(proposalEndpoints.sent, []),
    answers(proposalEndpoints.received, []),
    // Before pilots/{id}, whose pattern fits it too.
    answers(pilotEndpoints.matches, [...matches]),
    answers(pilotEndpoints.get, daniel),
    ...hoursScenarios.loaded,
  ],
} satisfies Record<string, readonly HttpHandler[]>

/** An acting call that a screen has made. */
export interface HeardCall {
  readonly key: string | null
  readonly body: unknown
}

/** The acting calls of the story, in order. Emptied by {@link listen}. */
export const heard: HeardCall[] = []
/** The toasts of the story, as `type: text`. Emptied by {@link listen}. */
export const toasts: string[] = []

/** Forgets what the story before kept, and begins to hear calls and toasts anew; to be returned from `beforeEach`, it answers the undo. */
export const listen = (): (() => void) => {
  dropAllOpen()
  forgetPlan()
  forgetDraft(daniel.user_account.id_user_account, skyhawk.id_aircraft)
  heard.length = 0
  toasts.length = 0
  return connectToaster({ show: ({ type, text }) => void toasts.push(`${type}: ${text}`), dismiss: () => undefined })
}

/** What a call is answered with. */
type Turn = () => Response | Promise<Response>

/** The endpoint records each call and answers one after the other; the last answer stays. */
export const answersInTurn = (endpoint: Endpoint, ...turns: readonly Turn[]): HttpHandler => {
  let count = 0
  return handle(endpoint, async ({ request }) => {
    heard.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
    const turn = turns[Math.min(count, turns.length - 1)]
    count += 1
    return turn === undefined ? HttpResponse.error() : turn()
  })
}

const answer = (given: PaymentAnswer) => (): Response => HttpResponse.json(given)

/** It is booked and paid. */
export const booked = answer({ status: 'succeeded', id_flight_proporsal: testId('flight', 9) })
/** The request is stored. */
export const stored = answer({ status: 'pending', id_flight_proporsal: testId('flight', 9) })
/** The service refuses with a detail. */
export const refusal = (status: number, detail: string) => (): Response => HttpResponse.json({ detail }, { status })

/** POST flights/book-solo answers in turn. */
export const solo = (...turns: readonly Turn[]): HttpHandler => answersInTurn(flightEndpoints.bookSolo, ...turns)
/** POST flight-proposals/ answers in turn. */
export const send = (...turns: readonly Turn[]): HttpHandler => answersInTurn(proposalEndpoints.send, ...turns)

/** The button of a day in the calendar of the page. @throws when the month does not show it */
export const dayButton = (date: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-date="${date}"]`)
  if (found === null) throw new Error(`${date} is not shown`)
  return found
}

/** The names of the hours that are chosen, in order. */
export const chosenHours = (): (string | null)[] =>
  Array.from(document.querySelectorAll('[aria-pressed="true"]'), (hour) => hour.getAttribute('aria-label'))
