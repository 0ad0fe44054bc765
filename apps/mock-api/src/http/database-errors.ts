import { aircraftTexts, authTexts } from '@pilotpair/contract'
import { databaseFault, type DatabaseFault } from '../db/index.ts'
import { ApiError, conflict, invalidField } from './errors.ts'

const UNKNOWN_AIRPORT = 'Must be a known airport'

/** Answers of single constraints; a handler that wants another text catches the violation itself. */
const byConstraint: Readonly<Record<string, () => ApiError>> = {
  user_accounts_email_key: () => conflict(authTexts.emailTaken),
  aircrafts_registration_key: () => conflict('An aircraft with this registration is already listed.'),
  aircrafts_airport_id_airports_id_fk: () => invalidField('id_airport', aircraftTexts.airportInvalid),
  pilot_profiles_home_airport_id_airports_id_fk: () => invalidField('home_airport', UNKNOWN_AIRPORT),
  pilot_profiles_favourite_airport_id_airports_id_fk: () => invalidField('favourite_airport', UNKNOWN_AIRPORT),
  pilot_preferred_airports_airport_id_airports_id_fk: () => invalidField('preferred_airports', UNKNOWN_AIRPORT),
  availability_slots_no_overlap: () => invalidField('start_time', 'Times of a day must not overlap'),
  flight_slots_aircraft_free: () => conflict('This time is no longer available.'),
  flight_slots_pilot_free: () => conflict('This time is no longer available.'),
  pilot_profiles_rate_order: () => invalidField('min_houry_rate', 'Must not be above the maximum rate'),
}

const unavailable = (): ApiError =>
  new ApiError(503, 'The service is busy. Please try again in a moment.', { 'Retry-After': '5' })

const byCode = ({ code }: DatabaseFault): ApiError | undefined => {
  switch (code) {
    case '23505':
      return conflict('This already exists.')
    case '23503':
      return conflict('Something this refers to does not exist, or is still in use.')
    case '23P01':
      return conflict('This overlaps with something that exists.')
    case '23502':
    case '23514':
    case '22001':
    case '22003':
    case '22007':
    case '22008':
    case '22021':
    case '22P02':
    case '22P05':
      return new ApiError(422, 'A value cannot be stored.')
    case '40001':
    case '40P01':
    case '57014':
    case '57P01':
    case '57P02':
    case '57P03':
      return unavailable()
    default:
      return /^(08|53)/.test(code) ? unavailable() : undefined
  }
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])

/** Drivers, and the embedded database once the service stops, say so in words alone. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|^PGlite is clos(?:ed|ing)$|^Cannot use a pool after calling end/

const isConnectionFault = (error: unknown): boolean => {
  let current: unknown = error
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    if ('code' in current && typeof current.code === 'string' && networkCodes.has(current.code)) return true
    if (lostConnection.test(current.message)) return true
    current = current.cause
  }
  return false
}

/** The answer to an error of the database; undefined when it is none, or one that no input should cause. */
export const fromDatabaseError = (error: unknown): ApiError | undefined => {
  const fault = databaseFault(error)
  if (!fault) return isConnectionFault(error) ? unavailable() : undefined
  const named = fault.constraint === undefined ? undefined : byConstraint[fault.constraint]
  return named?.() ?? byCode(fault)
}

/** What may be logged of an unexpected error: never parameters or row contents. */
export const describeError = (error: unknown): Readonly<Record<string, unknown>> => {
  const fault = databaseFault(error)
  if (fault) return { sqlstate: fault.code, constraint: fault.constraint }
  if (!(error instanceof Error)) return { reason: 'not an Error' }
  const isQuery = error.message.startsWith('Failed query')
  return { reason: isQuery ? 'failed query' : error.message, stack: isQuery ? undefined : error.stack }
}
