import * as z from 'zod/mini'
import { DEFAULT_POST_CATEGORY } from '../constants.ts'
import { postCategory } from '../endpoints/post-parts.ts'
import {
  COMMENT_MAX,
  MESSAGE_MAX,
  POST_CONTENT_MAX,
  POST_TITLE_MAX,
  UPLOAD_FILE_MAX_BYTES,
  UPLOAD_IMAGE_TYPES,
} from '../limits.ts'
import { requiredText, type UploadedFile, uploadedFile } from '../schemas.ts'
import { communityTexts } from '../texts/social.ts'

/** New post (spec §5). */
export const postForm = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ requiredText(POST_TITLE_MAX, 'Title is required'),
  content: /* @__PURE__ */ requiredText(POST_CONTENT_MAX, 'Content is required'),
  category: /* @__PURE__ */ z.prefault(postCategory, DEFAULT_POST_CATEGORY),
  image_file: /* @__PURE__ */ z.optional(uploadedFile),
})
export type PostForm = z.output<typeof postForm>
/** A new post while it is written. */
export type PostFormInput = z.input<typeof postForm>

/** Comment (spec §5). */
export const commentForm = /* @__PURE__ */ z.object({
  content: /* @__PURE__ */ requiredText(COMMENT_MAX, communityTexts.commentEmpty),
})
export type CommentForm = z.output<typeof commentForm>

/** Chat message (spec §5). */
export const messageForm = /* @__PURE__ */ z.object({
  content: /* @__PURE__ */ requiredText(MESSAGE_MAX, 'Message cannot be empty'),
})
export type MessageForm = z.output<typeof messageForm>

/** What is wrong with a chosen image before it is sent. The service judges by content. */
export type ImageProblem = 'empty' | 'type' | 'size'

/** Judges a chosen image by what the browser knows of it. */
export function imageProblem(file: Pick<UploadedFile, 'size' | 'type'>): ImageProblem | undefined {
  if (file.size === 0) return 'empty'
  const types: readonly string[] = UPLOAD_IMAGE_TYPES
  if (!types.includes(file.type)) return 'type'
  return file.size > UPLOAD_FILE_MAX_BYTES ? 'size' : undefined
}
