import { toCents } from '@pilotpair/contract'
import type { tables } from '../db/index.ts'
import { demoFleet, type DemoAircraft } from './fleet.ts'
import { demoFlights, demoInstant, isPaid, type DemoDay, type DemoFlight } from './flights.ts'
import { demoId } from './ids.ts'
import { DEMO_DOMAIN, demoPilots, demoStaff } from './people.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What the demo rows need to know of an airport. */
export interface DemoAirport {
  readonly id: string
  readonly timezone: string
}

/** Looks an airport up by ident. */
export type FindAirport = (ident: string) => DemoAirport

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)

/** Everybody of the demo world: staff first, then pilots. */
export const demoPeople = [...demoStaff, ...demoPilots]

/** Id of a demo person by the first part of the mailbox. */
export const personId = (mailbox: string): string => {
  const position = demoPeople.findIndex((person) => person.email === `${mailbox}@${DEMO_DOMAIN}`)
  if (position < 0) throw new Error(`The demo world has no ${mailbox}`)
  return demoId('account', position)
}

/** Accounts, each with its own hash of the demo password. */
export const accountRows = (now: Date, hashes: readonly string[]): (typeof tables.userAccounts.$inferInsert)[] =>
  demoPeople.map((person, position) => ({
    id: demoId('account', position),
    email: person.email,
    name: person.name,
    passwordHash: hashes[position] ?? null,
    role: 'role' in person ? person.role : 'pilot',
    isActivated: 'isActivated' in person ? person.isActivated : true,
    isDemo: true,
    createdAt: ago(now, person.joinedDaysAgo * DAY),
  }))

const licenseEnd = (now: Date, yearsAhead: number, position: number): string =>
  `${now.getUTCFullYear() + yearsAhead}-${String((position % 12) + 1).padStart(2, '0')}-28`

/** Profiles; a pilot who has filled in nothing has the row that registration creates. */
export const profileRows = (now: Date, airport: FindAirport): (typeof tables.pilotProfiles.$inferInsert)[] =>
  demoPilots.map((pilot, position) => {
    const { profile } = pilot
    const joined = ago(now, pilot.joinedDaysAgo * DAY)
    const base = {
      id: demoId('profile', position),
      userId: demoId('account', demoStaff.length + position),
      firstName: pilot.name.split(' ')[0] ?? pilot.name,
      verification: pilot.verification,
      createdAt: joined,
      updatedAt: joined,
    }
    if (profile === null) return base
    return {
      ...base,
      licenseType: profile.licenseType,
      licenseNumber: profile.licenseNumber,
      licenseExpiration: licenseEnd(now, profile.licenseYearsAhead, position),
      flightHours: profile.flightHours,
      accessToAircraft: profile.accessToAircraft,
      minHourlyRateCents: toCents(profile.rates[0]),
      maxHourlyRateCents: toCents(profile.rates[1]),
      homeAirportId: airport(profile.home).id,
      favouriteAirportId: airport(profile.favourite).id,
      notes: profile.notes === '' ? null : profile.notes,
      termsAccepted: true,
    }
  })

/** Preferred airports in the pilots' order. */
export const preferredAirportRows = (airport: FindAirport): (typeof tables.pilotPreferredAirports.$inferInsert)[] =>
  demoPilots.flatMap((pilot, position) =>
    (pilot.profile?.preferred ?? []).map((ident, order) => ({
      profileId: demoId('profile', position),
      airportId: airport(ident).id,
      position: order,
    })),
  )

/** Every manufacturer and model of the fleets. */
export const modelRows = (): (typeof tables.aircraftModels.$inferInsert)[] =>
  demoFleet.map(({ facts: { aircraft_model: model } }, position) => ({
    id: demoId('model', position),
    manufacturer: model.manufacturer,
    model: model.model,
  }))

/** The fleets. */
export const aircraftRows = (now: Date, airport: FindAirport): (typeof tables.aircrafts.$inferInsert)[] =>
  demoFleet.map(({ operator, airport: ident, facts }, position) => ({
    id: demoId('aircraft', position),
    operatorId: personId(operator),
    modelId: demoId('model', position),
    airportId: airport(ident).id,
    registration: facts.registration,
    hourlyRateCents: toCents(facts.hourly_rate),
    maxWetHourlyRateCents: facts.max_wet_hourly_rate === null ? null : toCents(facts.max_wet_hourly_rate),
    aircraftType: facts.aircraft_type,
    isIfrEquipped: facts.is_ifr_equipped,
    isGlassCockpit: facts.is_glass_cockpit,
    isTraditionalGauges: facts.is_traditional_gauges,
    hasAutopilot: facts.has_autopilot,
    hasGps: facts.has_gps,
    modelYear: facts.model_year,
    maxPassengers: facts.max_passengers,
    imageUrl: facts.image_url,
    createdAt: ago(now, 90 * DAY - position * HOUR),
  }))

/** Weekly opening hours of the fleets. */
export const availabilityRows = (): (typeof tables.availabilitySlots.$inferInsert)[] =>
  demoFleet
    .flatMap((aircraft, position) => aircraft.hours.map((hours) => ({ aircraftId: demoId('aircraft', position), hours })))
    .map(({ aircraftId, hours: [day, start, end] }, position) => ({
      id: demoId('slot', position),
      aircraftId,
      dayOfWeek: day,
      startMinute: start * 60,
      endMinute: end * 60,
    }))

interface Placed {
  readonly flight: DemoFlight
  readonly id: string
  readonly aircraft: DemoAircraft
  readonly aircraftId: string
  /** Instant of a demo day at the aircraft's airport. */
  readonly at: (day: DemoDay) => Date
}

const placeFlights = (now: Date, airport: FindAirport): Placed[] =>
  demoFlights.map((flight, position) => {
    const index = demoFleet.findIndex((each) => each.facts.registration === flight.aircraft)
    const aircraft = demoFleet[index]
    if (aircraft === undefined) throw new Error(`The demo fleet has no ${flight.aircraft}`)
    return {
      flight,
      id: demoId('flight', position),
      aircraft,
      aircraftId: demoId('aircraft', index),
      at: (day) => demoInstant(day, now, airport(aircraft.airport).timezone),
    }
  })

/** Flights around `pilot@`: proposals received, flights confirmed, flown and closed. */
export const flightRows = (now: Date, airport: FindAirport): (typeof tables.flights.$inferInsert)[] =>
  placeFlights(now, airport).map(({ flight, id, aircraft, aircraftId, at }) => {
    const changed = ago(now, flight.changed * HOUR)
    // All had agreed before one of them asked to cancel.
    const agreed = flight.status === 'cancellation_requested' ? ago(now, (flight.sent - 1) * HOUR) : changed
    const starts = at(flight.day)
    return {
      id,
      aircraftId,
      inviterId: personId(flight.inviter),
      inviteeId: flight.invitee === null ? null : personId(flight.invitee),
      status: flight.status,
      statusChangedAt: changed,
      startsAt: starts,
      endsAt: new Date(starts.getTime() + flight.hours * HOUR),
      durationHours: flight.hours,
      rateCents: toCents(aircraft.facts.hourly_rate),
      notes: flight.notes === '' ? null : flight.notes,
      inviteeConsentAt: flight.invitee !== null && isPaid(flight) ? agreed : null,
      operatorConsentAt: flight.operatorAgreed ? agreed : null,
      operatorMessage: flight.operatorMessage ?? null,
      offerStartsAt: flight.offer === undefined ? null : at(flight.offer),
      offerMadeAt: flight.offer === undefined ? null : changed,
      cancellationRequestedAt: flight.status === 'cancellation_requested' ? changed : null,
      createdAt: ago(now, flight.sent * HOUR),
    }
  })

const range = (starts: Date, hours: number): string =>
  `["${starts.toISOString()}","${new Date(starts.getTime() + hours * HOUR).toISOString()}")`

/** Time that accepted flights take and countered ones hold. */
export const flightSlotRows = (now: Date, airport: FindAirport): (typeof tables.flightSlots.$inferInsert)[] =>
  placeFlights(now, airport)
    .flatMap(({ flight, id, aircraftId, at }) => {
      const slot = (kind: 'taken' | 'held', day: DemoDay, party: { aircraftId: string } | { pilotId: string }) => ({
        flightId: id,
        kind,
        during: range(at(day), flight.hours),
        ...party,
      })
      if (flight.status === 'OPERATOR_COUNTER_PROPOSAL') {
        const days = flight.offer === undefined ? [flight.day] : [flight.day, flight.offer]
        return days.map((day) => slot('held', day, { aircraftId }))
      }
      if (flight.status !== 'accepted' && flight.status !== 'cancellation_requested') return []
      const pilots = flight.invitee === null ? [flight.inviter] : [flight.inviter, flight.invitee]
      return [
        slot('taken', flight.day, { aircraftId }),
        ...pilots.map((mailbox) => slot('taken', flight.day, { pilotId: personId(mailbox) })),
      ]
    })
    .map((row, position) => ({ id: demoId('flightSlot', position), ...row }))

/** Ratings of flown flights by their owners. */
export const ratingRows = (now: Date): (typeof tables.flightRatings.$inferInsert)[] =>
  demoFlights.flatMap((flight, position) =>
    flight.rating === undefined
      ? []
      : [
          {
            flightId: demoId('flight', position),
            raterId: personId(flight.inviter),
            rating: flight.rating,
            createdAt: ago(now, 2 * DAY),
          },
        ],
  )

/** Idents of all airports that the demo world names. */
export const demoAirportIdents = (): string[] => [
  ...new Set([
    ...demoFleet.map((aircraft) => aircraft.airport),
    ...demoPilots.flatMap(({ profile }) =>
      profile === null ? [] : [profile.home, profile.favourite, ...profile.preferred],
    ),
  ]),
]
