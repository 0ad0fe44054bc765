import { chatEndpoints } from '@pilotpair/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { badRequest, conflict, invalid, notFound } from '../http/errors.ts'
import { route, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor, type PagingQuery } from '../lib/paging.ts'
import { timePosition, timePositionParts } from '../lib/time-position.ts'
import { appendMessage, conversationOf } from './post.ts'
import {
  countUnread,
  findAccountId,
  findPartner,
  isMember,
  listConversations,
  listMessages,
  markRead,
  readMessage,
  sequenceOf,
  type MessagePage,
} from './queries.ts'

const noConversation = () => notFound('Conversation not found')

const olderPosition = z.tuple([z.int()])

const pageOf = async (
  deps: Deps,
  conversationId: string,
  query: PagingQuery & { readonly after_id?: string | undefined },
): Promise<MessagePage> => {
  if (query.after_id === undefined) {
    return { kind: 'newest', before: readPosition(query, olderPosition)?.[0], limit: pageLimit(query) }
  }
  const sequence = await sequenceOf(deps.db, conversationId, query.after_id)
  if (sequence === undefined) {
    throw invalid('query', [{ path: ['after_id'], message: 'Must be a message of this conversation' }])
  }
  return { kind: 'after', sequence, limit: pageLimit({ limit: query.limit }) }
}

const conversationRoutes = (): RouteDef[] => [
  route(chatEndpoints.conversations, async ({ deps, user, query, answerHeaders }) => {
    const page = { limit: pageLimit(query), after: readPosition(query, timePosition) }
    const { items, next } = await listConversations(deps.db, user.id, page)
    writeNextCursor(answerHeaders, timePositionParts(next))
    return items
  }),
  route(chatEndpoints.findOrCreate, async ({ deps, user, body }) => {
    const partner = await findAccountId(deps.db, body.pilot_id)
    if (partner === undefined) throw notFound('User not found')
    if (partner === user.id) throw badRequest('You cannot start a conversation with yourself.')
    const at = deps.clock.now()
    return { id_conversation: await deps.db.transaction((tx) => conversationOf(tx, [user.id, partner], at)) }
  }),
  route(chatEndpoints.read, async ({ deps, user, params }) => {
    if (!(await markRead(deps.db, params.id, user.id))) throw noConversation()
    return { detail: 'Conversation marked as read.' }
  }),
  route(chatEndpoints.unread, async ({ deps, user }) => ({ unread_count: await countUnread(deps.db, user.id) })),
]

const messageRoutes = (): RouteDef[] => [
  route(chatEndpoints.messages, async ({ deps, user, params, query, answerHeaders }) => {
    if (!(await isMember(deps.db, params.id, user.id))) throw noConversation()
    const page = await pageOf(deps, params.id, query)
    const { items, before } = await listMessages(deps.db, params.id, user.id, page)
    writeNextCursor(answerHeaders, before === undefined ? undefined : [before])
    return items
  }),
  route(chatEndpoints.send, async ({ deps, user, params, body }) => {
    const partner = await findPartner(deps.db, params.id, user.id)
    if (partner === undefined) throw noConversation()
    if (partner.deletedAt !== null) throw conflict('This person no longer has an account.')
    return deps.db.transaction(async (tx) => {
      const { id } = await appendMessage(tx, {
        conversationId: params.id,
        senderId: user.id,
        type: 'user_message',
        content: body.content,
        clientMessageId: body.client_message_id === '' ? undefined : body.client_message_id,
        at: deps.clock.now(),
      })
      return readMessage(tx, id, user.id)
    })
  }),
]

/** The chat: conversations, messages, what is unread. */
export const chatRoutes = (): RouteDef[] => [...conversationRoutes(), ...messageRoutes()]
