import * as z from 'zod/mini'
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '../limits.ts'
import { checked, requiredText } from '../schemas.ts'
import { characterCount } from '../text-rules.ts'
import { authTexts } from '../texts/auth.ts'

/** A person's full name. */
export const personName = /* @__PURE__ */ checked(
  /* @__PURE__ */ requiredText(NAME_MAX_LENGTH, authTexts.nameTooShort),
  /* @__PURE__ */ z.refine((text: string) => characterCount(text) >= NAME_MIN_LENGTH, authTexts.nameTooShort),
)
