import { and, asc, desc, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Conversation, Message } from '@pilotpair/contract'
import { tables, type Db, type Queryable } from '../db/index.ts'
import { preparedRead } from '../lib/prepared.ts'
import type { TimePosition } from '../lib/time-position.ts'
import { EACH } from '../lib/look-up.ts'
import { personColumns, personOfEach } from '../profile/person-rows.ts'
import { DELETED_USER, pictureUrl, toUserPublic, type PersonFacts } from '../profile/people.ts'

const { conversationMembers, conversations, messages, pilotProfiles, userAccounts } = tables

/** One page of conversations: at most `limit` after a position. */
export interface ConversationPage {
  readonly limit: number
  readonly after: TimePosition | undefined
}

/**
 * A person's conversations, the last moved first.
 *
 * @returns the page, and the position to continue after when there is more
 */
export const listConversations = async (
  db: Queryable,
  userId: string,
  { limit, after }: ConversationPage,
): Promise<{ items: Conversation[]; next: TimePosition | undefined }> => {
  const mine = alias(conversationMembers, 'mine')
  const conversation = db
    .select()
    .from(conversations)
    .where(eq(conversations.id, mine.conversationId))
    .limit(1)
    .as('conversations')
  const partnerId = sql`case when ${conversations.firstUserId} = ${mine.userId} then ${conversations.secondUserId} else ${conversations.firstUserId} end`
  const partner = personOfEach(db, 'partner', partnerId)
  const newest = db
    .select({ content: messages.content, createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), eq(messages.sequence, conversations.lastSequence)))
    .limit(1)
    .as('newest')
  const rows = await db
    .select({
      id: conversations.id,
      movedAt: mine.movedAt,
      unreadCount: mine.unreadCount,
      other: personColumns(partner),
      content: newest.content,
      createdAt: newest.createdAt,
    })
    .from(mine)
    .innerJoinLateral(conversation, EACH)
    .innerJoinLateral(partner, EACH)
    .leftJoinLateral(newest, EACH)
    .where(
      and(
        eq(mine.userId, userId),
        after === undefined
          ? undefined
          : sql`(${mine.movedAt}, ${mine.conversationId}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(mine.movedAt), desc(mine.conversationId))
    .limit(limit + 1)
  const kept = rows.slice(0, limit)
  const last = kept.at(-1)
  return {
    items: kept.map(({ id, other, content, createdAt, unreadCount }) => ({
      id_conversation: id,
      other_participant: toUserPublic(other),
      last_message: content === null || createdAt === null ? null : { content, created_at: createdAt.toISOString() },
      unread_count: unreadCount,
    })),
    next: rows.length > limit && last !== undefined ? { createdAt: last.movedAt, id: last.id } : undefined,
  }
}

const membership = preparedRead((db) =>
  db
    .select({ userId: conversationMembers.userId })
    .from(conversationMembers)
    .where(
      and(
        eq(conversationMembers.conversationId, sql.placeholder('conversationId')),
        eq(conversationMembers.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('chat_membership'),
)

/** Whether a person is one of the two of a conversation. */
export const isMember = async (db: Db, conversationId: string, userId: string): Promise<boolean> => {
  const rows = await membership(db).execute({ conversationId, userId })
  return rows.length > 0
}

/** The other of the two of a conversation, for one of them; undefined for anybody else. */
export const findPartner = async (
  db: Queryable,
  conversationId: string,
  userId: string,
): Promise<{ readonly id: string; readonly deletedAt: Date | null } | undefined> => {
  const [row] = await db
    .select({ id: userAccounts.id, deletedAt: userAccounts.deletedAt })
    .from(conversations)
    .innerJoin(
      userAccounts,
      sql`${userAccounts.id} in (${conversations.firstUserId}, ${conversations.secondUserId}) and ${userAccounts.id} <> ${userId}::uuid`,
    )
    .where(
      and(
        eq(conversations.id, conversationId),
        or(eq(conversations.firstUserId, userId), eq(conversations.secondUserId, userId)),
      ),
    )
  return row
}

/** The account that an id stands for, the account's own or that of its pilot profile; removed people have none. */
export const findAccountId = async (db: Queryable, id: string): Promise<string | undefined> => {
  const [account] = await db
    .select({ id: userAccounts.id, deletedAt: userAccounts.deletedAt })
    .from(userAccounts)
    .where(eq(userAccounts.id, id))
  if (account !== undefined) return account.deletedAt === null ? account.id : undefined
  const [owner] = await db
    .select({ id: userAccounts.id })
    .from(pilotProfiles)
    .innerJoin(userAccounts, eq(userAccounts.id, pilotProfiles.userId))
    .where(and(eq(pilotProfiles.id, id), isNull(userAccounts.deletedAt)))
  return owner?.id
}

/** Place of a message in its conversation; undefined when the message is not of it. */
export const sequenceOf = async (
  db: Queryable,
  conversationId: string,
  messageId: string,
): Promise<number | undefined> => {
  const [row] = await db
    .select({ sequence: messages.sequence })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.conversationId, conversationId)))
  return row?.sequence
}

const messageColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  sequence: messages.sequence,
  type: messages.type,
  content: messages.content,
  clientMessageId: messages.clientMessageId,
  createdAt: messages.createdAt,
}

interface MessageFacts {
  readonly id: string
  readonly conversationId: string
  readonly type: Message['message_type']
  readonly content: string
  readonly clientMessageId: string | null
  readonly createdAt: Date
  readonly sender: PersonFacts
}

/** A message as one of the two sees it: only its sender learns the id that the sender gave it. */
export const toMessage = (row: MessageFacts, viewerId: string): Message => {
  const { sender } = row
  const isDeleted = sender.deletedAt !== null
  return {
    id: row.id,
    conversation_id: row.conversationId,
    sender_id: sender.id,
    content: row.content,
    created_at: row.createdAt.toISOString(),
    message_type: row.type,
    sender: {
      id_user_account: sender.id,
      name: isDeleted ? DELETED_USER : sender.name,
      profile_picture: isDeleted ? null : pictureUrl(sender.id, sender.pictureId),
    },
    ...(row.clientMessageId !== null && sender.id === viewerId ? { client_message_id: row.clientMessageId } : {}),
  }
}

const withSender = (db: Queryable) => {
  const sender = personOfEach(db, 'sender', messages.senderId)
  return db
    .select({ ...messageColumns, sender: personColumns(sender) })
    .from(messages)
    .innerJoinLateral(sender, EACH)
}

const messagesOf = (db: Queryable, bound: SQL) =>
  withSender(db).where(and(eq(messages.conversationId, sql.placeholder('conversationId')), bound))

const laterMessages = preparedRead((db) =>
  messagesOf(db, gt(messages.sequence, sql.placeholder('sequence')))
    .orderBy(asc(messages.sequence))
    .limit(sql.placeholder('limit'))
    .prepare('chat_later_messages'),
)

const earlierMessages = preparedRead((db) =>
  messagesOf(db, lt(messages.sequence, sql.placeholder('sequence')))
    .orderBy(desc(messages.sequence))
    .limit(sql.placeholder('limit'))
    .prepare('chat_earlier_messages'),
)

/** Which messages to read: those after a place, or the newest before one; in both cases in ascending order. */
export type MessagePage =
  | { readonly kind: 'after'; readonly sequence: number; readonly limit: number }
  | { readonly kind: 'newest'; readonly before: number | undefined; readonly limit: number }

/**
 * Messages of a conversation in its order.
 *
 * @returns the messages, and before which place to continue when the newest were asked for and older ones exist
 */
export const listMessages = async (
  db: Db,
  conversationId: string,
  viewerId: string,
  page: MessagePage,
): Promise<{ items: Message[]; before: number | undefined }> => {
  switch (page.kind) {
    case 'after': {
      const { sequence, limit } = page
      const rows = await laterMessages(db).execute({ conversationId, sequence, limit })
      return { items: rows.map((row) => toMessage(row, viewerId)), before: undefined }
    }
    case 'newest': {
      const sequence = page.before ?? Number.MAX_SAFE_INTEGER
      const rows = await earlierMessages(db).execute({ conversationId, sequence, limit: page.limit + 1 })
      const kept = rows.slice(0, page.limit).toReversed()
      return {
        items: kept.map((row) => toMessage(row, viewerId)),
        before: rows.length > page.limit ? kept[0]?.sequence : undefined,
      }
    }
  }
}

/** One message with its sender. */
export const readMessage = async (db: Queryable, messageId: string, viewerId: string): Promise<Message> => {
  const [row] = await withSender(db).where(eq(messages.id, messageId))
  if (row === undefined) throw new Error('a message that was just stored is gone')
  return toMessage(row, viewerId)
}

/** Marks everything of a conversation as read by a person. @returns whether the person is one of the two */
export const markRead = async (db: Queryable, conversationId: string, userId: string): Promise<boolean> => {
  const rows = await db
    .update(conversationMembers)
    .set({ unreadCount: 0 })
    .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId)))
    .returning({ userId: conversationMembers.userId })
  return rows.length > 0
}

const unreadTotal = preparedRead((db) =>
  db
    .select({ total: sql<number>`coalesce(sum(${conversationMembers.unreadCount}), 0)`.mapWith(Number) })
    .from(conversationMembers)
    .where(and(eq(conversationMembers.userId, sql.placeholder('userId')), sql`${conversationMembers.unreadCount} > 0`))
    .prepare('chat_unread'),
)

/** Number of messages that a person has not read, over all conversations. */
export const countUnread = async (db: Db, userId: string): Promise<number> => {
  const [row] = await unreadTotal(db).execute({ userId })
  return row?.total ?? 0
}
