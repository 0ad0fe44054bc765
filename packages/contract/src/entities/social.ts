import * as z from 'zod/mini'
import { MESSAGE_TYPES, POST_CATEGORIES } from '../constants.ts'
import { instant, uuid } from '../schemas.ts'
import { userPublic } from './person.ts'

const text = /* @__PURE__ */ z.string()
const author = /* @__PURE__ */ z.nullable(userPublic)

/** One person's like. */
export const like = /* @__PURE__ */ z.strictObject({ id_user_account: uuid })
export type Like = z.output<typeof like>

/** A comment (spec §3). The author is null when unknown. */
export const comment = /* @__PURE__ */ z.strictObject({
  id_community_post_comment: uuid,
  content: text,
  created_at: instant,
  likes: /* @__PURE__ */ z.array(like),
  user_account: author,
})
export type Comment = z.output<typeof comment>

/** A post (spec §3). Both ids hold the same value. */
export const communityPost = /* @__PURE__ */ z.strictObject({
  id_community_post: uuid,
  id_post: uuid,
  title: text,
  content: text,
  category: /* @__PURE__ */ z.enum(POST_CATEGORIES),
  /** Address of the image, null without one. */
  image_url: /* @__PURE__ */ z.nullable(text),
  created_at: instant,
  likes: /* @__PURE__ */ z.array(like),
  comments: /* @__PURE__ */ z.array(comment),
  /** Null when unknown: reads "Anonymous" (spec §2.5). */
  user_account: author,
})
export type CommunityPost = z.output<typeof communityPost>

/**
 * What a list of titles reads of a post. Its comments and likes, of which there may be hundreds each, are passed over
 * unread.
 */
export const postHead = /* @__PURE__ */ z.object({
  id_community_post: uuid,
  title: text,
  category: /* @__PURE__ */ z.enum(POST_CATEGORIES),
  user_account: author,
})
export type PostHead = z.output<typeof postHead>
/** A list of titles. */
export const postHeads = /* @__PURE__ */ z.array(postHead)

/** Sender of a message, with the specification's field name for the picture. */
export const messageSender = /* @__PURE__ */ z.strictObject({
  id_user_account: uuid,
  name: text,
  profile_picture: /* @__PURE__ */ z.nullable(text),
})
export type MessageSender = z.output<typeof messageSender>

/** A chat message (spec §3), in the total order of the service. */
export const message = /* @__PURE__ */ z.strictObject({
  id: uuid,
  conversation_id: uuid,
  sender_id: uuid,
  content: text,
  created_at: instant,
  message_type: /* @__PURE__ */ z.enum(MESSAGE_TYPES),
  sender: messageSender,
  /** The id its sender gave it; only the sender's own messages carry it (addition). */
  client_message_id: /* @__PURE__ */ z.optional(text),
  /** Only in the browser, until the service's copy replaces it. */
  status: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.literal('sending')),
})
export type Message = z.output<typeof message>

/** A conversation (spec §3). `last_message` is null before the first one. */
export const conversation = /* @__PURE__ */ z.strictObject({
  id_conversation: uuid,
  other_participant: userPublic,
  last_message: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.strictObject({ content: text, created_at: instant })),
  /** Messages the viewer has not read (addition). */
  unread_count: /* @__PURE__ */ z.int(),
})
export type Conversation = z.output<typeof conversation>
