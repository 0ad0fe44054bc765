import * as z from 'zod/mini'
import { answers, approved, creates, defineEndpoint, json } from '../define.ts'
import { conversation, message } from '../entities/social.ts'
import { detailAnswer } from '../errors.ts'
import { MESSAGE_MAX } from '../limits.ts'
import { paging, queryId, queryOf } from '../query.ts'
import { requiredText, safeText, uuid } from '../schemas.ts'
import { idParams } from './params.ts'

/** Body of POST chat/conversations/{id}/messages. The same `client_message_id` returns the first message. */
export const messageBody = /* @__PURE__ */ z.object({
  content: /* @__PURE__ */ requiredText(MESSAGE_MAX, 'Message cannot be empty'),
  client_message_id: /* @__PURE__ */ z.optional(/* @__PURE__ */ safeText(64)),
})

/** Calls of the chat (spec §7). */
export const chatEndpoints = {
  conversations: /* @__PURE__ */ defineEndpoint({
    id: 'chat.conversations',
    method: 'GET',
    path: 'conversations/',
    summary: 'Own conversations, latest first (spec §2.13). At most 500 without `limit`.',
    access: /* @__PURE__ */ approved(),
    query: /* @__PURE__ */ queryOf(/* @__PURE__ */ paging()),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(conversation)),
  }),
  findOrCreate: /* @__PURE__ */ defineEndpoint({
    id: 'chat.findOrCreate',
    method: 'POST',
    path: 'conversations/find-or-create',
    summary: 'The one conversation with a person; `pilot_id` is an account id (spec §7). Oneself gives 400.',
    access: /* @__PURE__ */ approved(),
    body: /* @__PURE__ */ json(/* @__PURE__ */ z.object({ pilot_id: uuid })),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.strictObject({ id_conversation: uuid })),
    errors: [404],
  }),
  messages: /* @__PURE__ */ defineEndpoint({
    id: 'chat.messages',
    method: 'GET',
    path: 'chat/conversations/{id}/messages',
    summary: 'Messages in the order of the service; after `after_id` only later ones (spec §4). At most the newest 500.',
    access: /* @__PURE__ */ approved(),
    params: idParams,
    query: /* @__PURE__ */ queryOf({ after_id: /* @__PURE__ */ queryId(), .../* @__PURE__ */ paging() }),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(message)),
  }),
  send: /* @__PURE__ */ defineEndpoint({
    id: 'chat.send',
    method: 'POST',
    path: 'chat/conversations/{id}/messages',
    summary: 'Sends a message (spec §5).',
    access: /* @__PURE__ */ approved(),
    params: idParams,
    body: /* @__PURE__ */ json(messageBody),
    response: /* @__PURE__ */ creates(message),
    errors: [409],
  }),
  read: /* @__PURE__ */ defineEndpoint({
    id: 'chat.read',
    method: 'POST',
    path: 'chat/conversations/{id}/read',
    summary: 'Marks a conversation as read (addition).',
    access: /* @__PURE__ */ approved(),
    params: idParams,
    response: /* @__PURE__ */ answers(detailAnswer),
  }),
  unread: /* @__PURE__ */ defineEndpoint({
    id: 'chat.unread',
    method: 'GET',
    path: 'chat/unread',
    summary: 'Number of unread messages (addition).',
    access: /* @__PURE__ */ approved(),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.strictObject({ unread_count: z.int() })),
  }),
} as const
