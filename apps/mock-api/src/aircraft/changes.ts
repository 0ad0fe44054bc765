import { aircraftEndpoints, aircraftTexts, modelYearProblem, toCents, type Aircraft } from '@pilotpair/contract'
import { tables } from '../db/index.ts'
import { announce } from '../flights/announce.ts'
import { closeFlightsOfAircraft, liveFlightsOf } from '../flights/cascade.ts'
import { conflict, invalidField } from '../http/errors.ts'
import { once } from '../http/idempotent.ts'
import { publicOrigin } from '../http/origin.ts'
import { route, type RequestContext } from '../http/route.ts'
import { wakeMails } from '../mail/queue.ts'
import { modelIdOf, readFleetAircraft, readModel, toColumns, updateAircraft, type AircraftFields } from './fleet.ts'
import { holdAircraft } from './ownership.ts'
import { flightsInTheWay, isOwnApi } from './rules.ts'

const { aircrafts } = tables

/** What the schema cannot know: this year, and where we are reached. @throws ApiError 422 */
const assertFields = ({ deps, request }: RequestContext, fields: AircraftFields): void => {
  if (fields.model_year !== undefined) {
    const problem = modelYearProblem(fields.model_year, deps.clock.now().getUTCFullYear())
    if (problem !== undefined) throw invalidField('model_year', problem)
  }
  const own = [publicOrigin(deps.settings), new URL(request.url).origin]
  if (typeof fields.image_url === 'string' && isOwnApi(fields.image_url, own)) {
    throw invalidField('image_url', aircraftTexts.imageUrlInvalid)
  }
}

/** `POST aircrafts/`: the owner is the session's, whatever the body says. */
export const createAircraft = route(
  aircraftEndpoints.create,
  once(aircraftEndpoints.create, async (call): Promise<Aircraft> => {
    const { deps, user, body } = call
    assertFields(call, body)
    const { manufacturer, model } = body
    return deps.db.transaction(async (tx) => {
      const [stored] = await tx
        .insert(aircrafts)
        .values({
          ...toColumns(body),
          operatorId: user.id,
          modelId: await modelIdOf(tx, manufacturer, model),
          airportId: body.id_airport,
          registration: body.registration,
          hourlyRateCents: toCents(body.hourly_rate),
          modelYear: body.model_year,
          maxPassengers: body.max_passengers,
          createdAt: deps.clock.now(),
        })
        .returning({ id: aircrafts.id })
      if (stored === undefined) throw new Error('the aircraft just stored was not returned')
      return readFleetAircraft(tx, stored.id)
    })
  }),
)

/** `PATCH aircrafts/{id}`: flights keep the rate they were sent with. */
export const changeAircraft = route(aircraftEndpoints.update, async (call): Promise<Aircraft> => {
  const { deps, user, params, body } = call
  assertFields(call, body)
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const held = await holdAircraft(tx, { user, aircraftId: params.id, action: 'aircraft.update', at })
    const columns = toColumns(body)
    if (body.manufacturer === undefined && body.model === undefined) {
      await updateAircraft(tx, held.id, columns)
    } else {
      const before = await readModel(tx, held.modelId)
      const modelId = await modelIdOf(tx, body.manufacturer ?? before.manufacturer, body.model ?? before.model)
      await updateAircraft(tx, held.id, { ...columns, modelId })
    }
    return readFleetAircraft(tx, held.id)
  })
})

/**
 * `DELETE aircrafts/{id}`: retired, not deleted, because its flights refer to it. Flights in the way give a 409 that
 * names them, or are closed with full refunds with `?cascade=true` (state machine, row 21).
 */
export const retireAircraft = route(
  aircraftEndpoints.retire,
  once(aircraftEndpoints.retire, async ({ deps, user, params, query }) => {
    await deps.db.transaction(async (tx) => {
      const at = deps.clock.now()
      const held = await holdAircraft(tx, { user, aircraftId: params.id, action: 'aircraft.retire', at })
      const aircraftIds = [held.id]
      const inTheWay = await liveFlightsOf(tx, { aircraftIds, at })
      if (inTheWay.length > 0 && query.cascade !== true) {
        throw conflict(flightsInTheWay('The aircraft cannot be retired', inTheWay))
      }
      await updateAircraft(tx, held.id, { retiredAt: at })
      await announce(tx, deps, await closeFlightsOfAircraft(tx, { aircraftIds, at }))
    })
    wakeMails(deps)
    return { detail: 'Aircraft retired' }
  }),
)
