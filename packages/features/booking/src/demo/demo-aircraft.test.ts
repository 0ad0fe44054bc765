import { expect, test } from 'vitest'
import { bookableDates, slotsOf } from '../slots.ts'
import { demoAircraft, demoAvailability } from './demo-aircraft.ts'

const now = new Date('2026-12-03T18:00:00Z')
const timeZone = demoAircraft.airport.timezone

test('weekdays only, from nine to five alone and to six with somebody', () => {
  const solo = { timeZone, projected: demoAvailability('solo', '2026-12-03', '2026-12-10') }
  expect(bookableDates(solo, now)).toEqual(['2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'])
  expect(slotsOf(solo, '2026-12-04', now)).toHaveLength(8)
  const invite = { timeZone, projected: demoAvailability('invite', '2026-12-03', '2026-12-10') }
  expect(slotsOf(invite, '2026-12-04', now)).toHaveLength(9)
  expect(slotsOf(invite, '2026-12-05', now)).toEqual([])
})
