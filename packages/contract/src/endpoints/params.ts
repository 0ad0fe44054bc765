import * as z from 'zod/mini'
import { queryFlag, queryOf } from '../query.ts'
import { uuid } from '../schemas.ts'

/** Path parameter `{id}`. */
export const idParams = /* @__PURE__ */ z.object({ id: uuid })

/** Query of removals: `cascade=true` closes the flights that stand in the way, else they give a 409. */
export const cascadeQuery = /* @__PURE__ */ queryOf({ cascade: /* @__PURE__ */ queryFlag() })
