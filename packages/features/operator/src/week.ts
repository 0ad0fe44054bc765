import type { AvailabilitySlot, BodyOf, availabilityEndpoints } from '@pilotpair/contract'
import { weekDays, type WeeklyHours } from '@pilotpair/ui/availability-editor'

type Slots = BodyOf<typeof availabilityEndpoints.replace>['slots']

/** Stored slots as the week editor shows them. */
export const toWeeklyHours = (slots: readonly AvailabilitySlot[]): readonly WeeklyHours[] =>
  slots.flatMap(({ day_of_week, start_time, end_time }) => {
    const day = weekDays.find((each) => each === day_of_week)
    return day === undefined ? [] : [{ day, start: start_time, end: end_time }]
  })

/** The week of the editor as it is sent. */
export const toSlots = (hours: readonly WeeklyHours[]): Slots =>
  hours.map(({ day, start, end }) => ({ day_of_week: day, start_time: start, end_time: end }))

/** One text a week: the same hours in any order give the same text. */
export const weekKey = (hours: readonly WeeklyHours[]): string =>
  hours
    .map(({ day, start, end }) => `${String(day)} ${start}-${end}`)
    .toSorted()
    .join('|')
