import { type Aircraft, DEMO_INVITE_HOURS, DEMO_SOLO_HOURS, type ProjectedSlot } from '@pilotpair/contract'
import { addDays, dayOfWeek } from '../wall-clock.ts'

/** The two demo pages: alone (/book-solo), or with somebody invited (/book-invite). */
export type DemoKind = 'solo' | 'invite'

const nobody = '00000000-0000-4000-8000-000000000000'

const airport = {
  id_airport: nobody,
  name: 'Palo Alto',
  iata_code: 'PAO',
  location: 'Palo Alto, CA',
  timezone: 'America/Los_Angeles',
}

/** The sample aircraft of the demo pages; it is nowhere for rent. */
export const demoAircraft: Aircraft = {
  id_aircraft: nobody,
  registration: 'N000DM',
  hourly_rate: 165,
  max_wet_hourly_rate: 165,
  aircraft_model: { id_aircraft_model: nobody, manufacturer: 'Cessna', model: '172 Skyhawk' },
  airport,
  aircraft_type: 'single_engine',
  is_ifr_equipped: true,
  is_glass_cockpit: false,
  is_traditional_gauges: true,
  has_autopilot: false,
  has_gps: true,
  model_year: 2008,
  max_passengers: 4,
  image_url: null,
  id_airport: nobody,
  user_account_id: nobody,
}

const hours = { solo: DEMO_SOLO_HOURS, invite: DEMO_INVITE_HOURS } as const

/** The simulated availability: weekdays only, nothing on weekends (section 9). */
export const demoAvailability = (kind: DemoKind, today: string, last: string): readonly ProjectedSlot[] => {
  const rows: ProjectedSlot[] = []
  const { start, end } = hours[kind]
  for (let date = today; date <= last; date = addDays(date, 1)) {
    if (dayOfWeek(date) < 5) rows.push({ date, start_time: start, end_time: end, timezone: airport.timezone })
  }
  return rows
}
