import * as z from 'zod/mini'
import { answers, defineEndpoint, publicAccess } from '../define.ts'
import { airport } from '../entities/airport.ts'
import { paging, queryOf } from '../query.ts'

/** The airport list (spec §7). */
export const airportEndpoints = {
  list: /* @__PURE__ */ defineEndpoint({
    id: 'airports.list',
    method: 'GET',
    path: 'airports',
    summary: 'Every airport, never capped (spec §9); `limit` and `cursor` page it on request.',
    access: publicAccess,
    query: /* @__PURE__ */ queryOf(/* @__PURE__ */ paging()),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(airport)),
  }),
} as const
