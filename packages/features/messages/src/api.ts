import { type AnswerOf, chatEndpoints, type Conversation, type Message } from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'
import { emptyThread, joinNewest, type MessagePage, type Thread } from './thread.ts'

/** Messages read at a time when a conversation is opened, and when older ones are asked for. */
export const PAGE_SIZE = 50

/** Later messages read at a time, the most that the service gives. More than these are read in the next moment. */
export const LATER_SIZE = 200

/** A conversation, and the message after which its later ones are wanted. */
interface LaterThan {
  readonly conversationId: string
  /** Without it the newest are read: nobody had written yet. */
  readonly afterId?: string | undefined
}

/** A conversation, and where its older messages go on. */
interface OlderThan {
  readonly conversationId: string
  readonly cursor: string
}

/** What is sent. The same `clientMessageId` never makes a second message. */
interface Posting {
  readonly conversationId: string
  readonly content: string
  readonly clientMessageId: string
}

/** Calls of the chat (section 7). The list has the tag `Conversations`, the badge `Unread`. */
export const messagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET conversations/: the own conversations, latest first. */
    listConversations: build.query<readonly Conversation[], void>({
      query: () => call(chatEndpoints.conversations, {}),
      providesTags: ['Conversations'],
    }),
    /** POST conversations/find-or-create: the one conversation with a person. @see useStartConversation */
    findOrCreateConversation: build.mutation<AnswerOf<typeof chatEndpoints.findOrCreate>, string>({
      query: (pilotId) => call(chatEndpoints.findOrCreate, { body: { pilot_id: pilotId } }),
      invalidatesTags: (_, failure) => (failure === undefined ? ['Conversations'] : []),
    }),
    /**
     * An open conversation: first its newest messages, then everything that the calls below bring. Read again, the
     * newest are joined to what is known.
     */
    thread: build.query<Thread, string>({
      query: (conversationId) =>
        call(chatEndpoints.messages, { params: { id: conversationId }, query: { limit: PAGE_SIZE } }),
      transformResponse: (items: readonly Message[], meta) => joinNewest(emptyThread, { items, olderCursor: meta?.nextCursor }),
      merge: (known, { messages, olderCursor }) => joinNewest(known, { items: messages, olderCursor }),
    }),
    /** GET chat/conversations/{id}/messages after the last known one (section 4, "Messages are polled"). */
    laterMessages: build.query<readonly Message[], LaterThan>({
      query: ({ conversationId, afterId }) =>
        call(chatEndpoints.messages, {
          params: { id: conversationId },
          query: afterId === undefined ? { limit: PAGE_SIZE } : { after_id: afterId, limit: LATER_SIZE },
        }),
      keepUnusedDataFor: 0,
    }),
    /** The messages before those that are shown. */
    olderMessages: build.query<MessagePage, OlderThan>({
      query: ({ conversationId, cursor }) =>
        call(chatEndpoints.messages, { params: { id: conversationId }, query: { cursor, limit: PAGE_SIZE } }),
      transformResponse: (items: readonly Message[], meta) => ({ items, olderCursor: meta?.nextCursor }),
      keepUnusedDataFor: 0,
    }),
    /** POST chat/conversations/{id}/messages. @see postMessage */
    sendMessage: build.mutation<Message, Posting>({
      query: ({ conversationId, content, clientMessageId }) =>
        call(chatEndpoints.send, {
          params: { id: conversationId },
          body: { content, client_message_id: clientMessageId },
        }),
      invalidatesTags: (_, failure) => (failure === undefined ? ['Conversations'] : []),
    }),
    /** POST chat/conversations/{id}/read. */
    markConversationRead: build.mutation<unknown, string>({
      query: (conversationId) => call(chatEndpoints.read, { params: { id: conversationId } }),
      invalidatesTags: (_, failure) => (failure === undefined ? ['Conversations', 'Unread'] : []),
    }),
    /** GET chat/unread. @see useUnreadCount */
    unreadCount: build.query<number, void>({
      query: () => call(chatEndpoints.unread, {}),
      transformResponse: ({ unread_count: count }: AnswerOf<typeof chatEndpoints.unread>) => count,
      providesTags: ['Unread'],
    }),
  }),
})

export const {
  useListConversationsQuery, useFindOrCreateConversationMutation, useThreadQuery, useMarkConversationReadMutation,
  useUnreadCountQuery,
} = messagesApi
