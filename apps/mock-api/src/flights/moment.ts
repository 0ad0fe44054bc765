import { instantAt } from '../availability/wall-clock.ts'
import { invalidField } from '../http/errors.ts'

const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?$/

/**
 * A moment of a flight as a body gives it: an instant, or without an offset the wall clock at the aircraft's airport
 * (decisions, Time).
 *
 * @param field where a refusal is shown
 * @throws ApiError 422 for a local time that the clock of that day skips, or a year that no calendar has
 */
export const readMoment = (field: string, text: string, zone: string): Date => {
  const parts = local.exec(text)
  if (parts === null) {
    const instant = new Date(text)
    if (Number.isNaN(instant.getTime())) throw invalidField(field, 'Must be an ISO date and time')
    return instant
  }
  const [, date = '', hour = '0', minute = '0', second = '0', fraction = '0'] = parts
  const whole = Number(hour) < 24 ? instantAt(date, Number(hour) * 60 + Number(minute), zone) : null
  if (whole === null) throw invalidField(field, 'This time does not exist on that day: the clocks change.')
  return new Date(whole.getTime() + Number(second) * 1000 + Math.trunc(Number(`0.${fraction}`) * 1000))
}
