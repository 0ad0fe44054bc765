import * as z from 'zod/mini'
import { POST_CATEGORIES } from '../constants.ts'
import { uploadedFile } from '../schemas.ts'

/** A multipart file that may be missing; the empty part of an untouched file input counts as missing. */
export const optionalFile = /* @__PURE__ */ z.optional(
  /* @__PURE__ */ z.pipe(
    /* @__PURE__ */ z.transform((value: unknown): unknown => (isEmptyPart(value) ? undefined : value)),
    /* @__PURE__ */ z.optional(uploadedFile),
  ),
)

function isEmptyPart(value: unknown): boolean {
  if (value === '' || value === null) return true
  return typeof value === 'object' && 'size' in value && 'name' in value && value.size === 0 && value.name === ''
}

/** Category of a post as it travels. */
export const postCategory = /* @__PURE__ */ z.enum(POST_CATEGORIES, 'Must be flights, training, tips or Q&A')
