import { availabilityEndpoints, AVAILABILITY_MAX_ROWS } from '@pilotpair/contract'
import { AIRCRAFT_NOT_FOUND, holdAircraft } from '../aircraft/ownership.ts'
import { invalid, notFound } from '../http/errors.ts'
import { route, type RouteDef } from '../http/route.ts'
import { bookingWindow, projectedWindows, type Schedule } from './booking.ts'
import { deleteWeek, insertRow, insertWeek, readBusy, readSchedule, readWeek, type Viewer } from './queries.ts'
import type { Db } from '../db/index.ts'
import { hasRoom, toSlot, toWeekRow } from './rules.ts'

const scheduleFor = async (db: Db, aircraftId: string, viewer: Viewer): Promise<Schedule> => {
  const schedule = await readSchedule(db, aircraftId, viewer)
  if (schedule === undefined) throw notFound(AIRCRAFT_NOT_FOUND)
  return schedule
}

const list = route(availabilityEndpoints.list, async ({ deps, params, user }) => {
  await scheduleFor(deps.db, params.id, user)
  return (await readWeek(deps.db, params.id)).map(toSlot)
})

const projected = route(availabilityEndpoints.projected, async ({ deps, params, user }) => {
  const schedule = await scheduleFor(deps.db, params.id, user)
  const now = deps.clock.now()
  const { from, until } = bookingWindow(now, schedule.zone)
  return projectedWindows(schedule, now, await readBusy(deps.db, params.id, from, until))
})

const create = route(availabilityEndpoints.create, async ({ deps, params, user, body }) => {
  const row = toWeekRow(body)
  const stored = await deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await holdAircraft(tx, { user, aircraftId: params.id, action: 'availability.create', at })
    const week = await readWeek(tx, params.id)
    if (!hasRoom(week.length)) {
      throw invalid('body', [{ path: [], message: `A week has at most ${AVAILABILITY_MAX_ROWS} rows` }])
    }
    return insertRow(tx, params.id, row)
  })
  return toSlot(stored)
})

const replace = route(availabilityEndpoints.replace, ({ deps, params, user, body }) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await holdAircraft(tx, { user, aircraftId: params.id, action: 'availability.replace', at })
    await deleteWeek(tx, params.id)
    await insertWeek(tx, params.id, body.slots.map(toWeekRow))
    return (await readWeek(tx, params.id)).map(toSlot)
  }),
)

const clear = route(availabilityEndpoints.clear, async ({ deps, params, user }) => {
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await holdAircraft(tx, { user, aircraftId: params.id, action: 'availability.clear', at })
    await deleteWeek(tx, params.id)
  })
  return { detail: 'Deleted' }
})

/** Section 7 "Aircraft and availability": the weekly hours, and the free time that follows from them. */
export const availabilityRoutes = (): RouteDef[] => [list, projected, create, replace, clear]
