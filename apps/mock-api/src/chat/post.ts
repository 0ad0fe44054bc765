import { and, eq, sql } from 'drizzle-orm'
import { tables, type Tx } from '../db/index.ts'
import { newId } from '../lib/ids.ts'

const { conversationMembers, conversations, messages } = tables

type MessageRow = typeof messages.$inferSelect

/**
 * The id of the one conversation of two different people, created if they have none. Two callers at the same
 * moment get the same one: the second waits for the first one's transaction.
 */
export const conversationOf = async (tx: Tx, people: readonly [string, string], at: Date): Promise<string> => {
  const [firstUserId = '', secondUserId = ''] = [...people].sort()
  const [created] = await tx
    .insert(conversations)
    .values({ firstUserId, secondUserId, createdAt: at })
    .onConflictDoNothing({ target: [conversations.firstUserId, conversations.secondUserId] })
    .returning({ id: conversations.id })
  if (created !== undefined) {
    const members = [firstUserId, secondUserId].map((userId) => ({ conversationId: created.id, userId, movedAt: at }))
    await tx.insert(conversationMembers).values(members)
    return created.id
  }
  const [found] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.firstUserId, firstUserId), eq(conversations.secondUserId, secondUserId)))
  if (found === undefined) throw new Error('a conversation that stood in the way is gone')
  return found.id
}

/** A message to append. */
export interface NewMessage {
  readonly conversationId: string
  readonly senderId: string
  readonly type: MessageRow['type']
  readonly content: string
  readonly clientMessageId?: string | undefined
  readonly at: Date
}

/**
 * Appends a message as the newest of its conversation and counts it as unread for everybody but its sender. The
 * conversation's row stays locked until the transaction ends, so that the order of sequence numbers is the order
 * of commits: a reader who has seen one has seen all before it. A repeated `clientMessageId` of the same sender
 * gives the first message and stores nothing.
 */
export const appendMessage = async (tx: Tx, message: NewMessage): Promise<MessageRow> => {
  const { conversationId, senderId, clientMessageId, at } = message
  const [numbered] = await tx
    .update(conversations)
    .set({ lastSequence: sql`${conversations.lastSequence} + 1` })
    .where(eq(conversations.id, conversationId))
    .returning({ sequence: conversations.lastSequence })
  if (numbered === undefined) throw new Error('the conversation does not exist')
  if (clientMessageId !== undefined) {
    const first = await findByClientId(tx, { conversationId, senderId, clientMessageId })
    if (first !== undefined) {
      await tx
        .update(conversations)
        .set({ lastSequence: numbered.sequence - 1 })
        .where(eq(conversations.id, conversationId))
      return first
    }
  }
  const row: MessageRow = {
    id: newId(),
    conversationId,
    senderId,
    sequence: numbered.sequence,
    type: message.type,
    content: message.content,
    clientMessageId: clientMessageId ?? null,
    createdAt: at,
  }
  await tx.insert(messages).values(row)
  await tx
    .update(conversationMembers)
    .set({
      movedAt: at,
      unreadCount: sql`${conversationMembers.unreadCount} + case when ${conversationMembers.userId} = ${senderId}::uuid then 0 else 1 end`,
    })
    .where(eq(conversationMembers.conversationId, conversationId))
  return row
}

const findByClientId = async (
  tx: Tx,
  key: { readonly conversationId: string; readonly senderId: string; readonly clientMessageId: string },
): Promise<MessageRow | undefined> => {
  const [row] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, key.conversationId),
        eq(messages.senderId, key.senderId),
        eq(messages.clientMessageId, key.clientMessageId),
      ),
    )
  return row
}

/** A message that the service writes in somebody's name. */
export interface SystemMessage {
  readonly type: 'system_invitation' | 'SYSTEM_OPERATOR'
  readonly senderId: string
  readonly recipientId: string
  /**
   * The two whose conversation it goes into, when the sender is neither of them: an operator writes into the
   * conversation of the two pilots of a shared flight.
   *
   * @default sender and recipient
   */
  readonly between?: readonly [string, string]
  readonly content: string
  readonly at: Date
}

/**
 * Finds or creates the pair's conversation and appends the message, inside the caller's transaction: it stands
 * exactly when what it tells of is committed.
 */
export const postSystemMessage = async (tx: Tx, message: SystemMessage): Promise<void> => {
  const { type, senderId, recipientId, between = [senderId, recipientId], content, at } = message
  const conversationId = await conversationOf(tx, between, at)
  await appendMessage(tx, { conversationId, senderId, type, content, at })
}
