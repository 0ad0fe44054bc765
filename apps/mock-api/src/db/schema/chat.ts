import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userAccounts } from './accounts.ts'
import { instant, primaryId } from './columns.ts'

/** What a message is: written by a person, or by the service in the name of one. */
export const messageTypes = ['user_message', 'system_invitation', 'SYSTEM_OPERATOR'] as const

/** The one conversation of two people; their ids are kept in order, so that a pair has one row. */
export const conversations = pgTable(
  'conversations',
  {
    id: primaryId(),
    firstUserId: uuid('first_user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    secondUserId: uuid('second_user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    /** Number of the newest message; 0 before the first. Its row lock gives messages their order. */
    lastSequence: bigint('last_sequence', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('conversations_pair_key').on(t.firstUserId, t.secondUserId),
    index('conversations_second_user_idx').on(t.secondUserId),
    check('conversations_pair_order', sql`${t.firstUserId} < ${t.secondUserId}`),
    check('conversations_sequence_check', sql`${t.lastSequence} >= 0`),
  ],
)

/** A person's side of a conversation: when it last moved, for the order of the list, and what is unread. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    movedAt: instant('moved_at').notNull(),
    unreadCount: integer('unread_count').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'conversation_members_pkey', columns: [t.conversationId, t.userId] }),
    index('conversation_members_list_idx').on(t.userId, t.movedAt, t.conversationId),
    // In SQL it also includes unread_count (0070_bounded_lists.sql), so that adding up reads no row.
    index('conversation_members_unread_idx').on(t.userId).where(sql`${t.unreadCount} > 0`),
    check('conversation_members_unread_check', sql`${t.unreadCount} >= 0`),
  ],
)

/** Messages, in each conversation totally ordered by `sequence`, without gaps. */
export const messages = pgTable(
  'messages',
  {
    id: primaryId(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    /** For a message of an operator on a flight this may be somebody else than the two of the conversation. */
    senderId: uuid('sender_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    type: text('type', { enum: messageTypes }).notNull(),
    content: text('content').notNull(),
    /** The sender's own name for the message: the same one again is the same message. */
    clientMessageId: text('client_message_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('messages_sequence_key').on(t.conversationId, t.sequence),
    uniqueIndex('messages_client_id_key')
      .on(t.conversationId, t.senderId, t.clientMessageId)
      .where(sql`${t.clientMessageId} is not null`),
    index('messages_sender_idx').on(t.senderId),
    check('messages_type_check', sql`${t.type} in ('user_message', 'system_invitation', 'SYSTEM_OPERATOR')`),
    check('messages_sequence_check', sql`${t.sequence} > 0`),
    check('messages_content_check', sql`public.says_something(${t.content})`),
  ],
)
