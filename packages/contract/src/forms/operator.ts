import * as z from 'zod/mini'
import { OPERATOR_MESSAGE_MAX } from '../limits.ts'
import { safeText } from '../schemas.ts'
import { operatorTexts } from '../texts/fleet.ts'

/** "Propose a New Flight Time" (spec §2.18, §5). `new_date` is the value of a datetime-local field. */
export const newTimeForm = /* @__PURE__ */ z.object({
  new_date: /* @__PURE__ */ z.iso.datetime({ offset: true, local: true, error: operatorTexts.selectNewDate }),
  operator_message: /* @__PURE__ */ z.optional(/* @__PURE__ */ safeText(OPERATOR_MESSAGE_MAX)),
})
export type NewTimeForm = z.output<typeof newTimeForm>
