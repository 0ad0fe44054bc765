import { chatTexts, type Conversation, type Message } from '@pilotpair/contract'
import type { Conversation as ConversationView } from '@pilotpair/ui/conversation-list'
import type { Message as MessageView } from '@pilotpair/ui/message-bubble'
import type { Outgoing, Thread } from './thread.ts'

/** What the list needs to know beside the conversations. */
export interface ListOptions {
  /** Address of a conversation. */
  readonly hrefFor: (conversationId: string) => string
  /** The open conversation: what is in sight is read. */
  readonly openId: string | undefined
}

/** A conversation of the wire as the list shows it (section 2.13). */
export const toConversationView = (conversation: Conversation, { hrefFor, openId }: ListOptions): ConversationView => {
  const { id_conversation: id, other_participant: partner, last_message: last, unread_count: unread } = conversation
  return {
    id,
    href: hrefFor(id),
    name: partner.name,
    imageUrl: partner.profile_picture_url,
    ...(last === null ? {} : { lastMessage: last.content, lastAt: last.created_at }),
    unread: id === openId ? 0 : unread,
  }
}

/** For whom messages are shown. */
export interface Viewer {
  readonly id: string
  /** Where an invitation leads; without it there is no link. */
  readonly requestsHref: string | undefined
}

const invitationTitle = ({ sender_id: senderId, sender }: Message, viewer: Viewer): string =>
  senderId === viewer.id ? 'You sent an invitation to fly' : `${sender.name} invited you to fly`

/** A message of the wire as the conversation shows it. One's own keeps the id that it had while it was being sent. */
export const toMessageView = (message: Message, viewer: Viewer): MessageView => {
  const { client_message_id: clientId, content: text, created_at: at, sender } = message
  const base = { id: clientId ?? message.id, text, at, senderName: sender.name }
  switch (message.message_type) {
    case 'user_message':
      return { ...base, kind: message.sender_id === viewer.id ? 'own' : 'other' }
    case 'system_invitation':
      return {
        ...base,
        kind: 'invitation',
        title: invitationTitle(message, viewer),
        ...(viewer.requestsHref === undefined ? {} : { link: { href: viewer.requestsHref, label: 'Open the request' } }),
      }
    case 'SYSTEM_OPERATOR':
      return { ...base, kind: 'operator' }
  }
}

const toOutgoingView = ({ clientMessageId: id, content, at, copy }: Outgoing): MessageView =>
  copy === undefined
    ? { id, kind: 'own', text: content, at, status: 'sending' }
    : { id, kind: 'own', text: copy.content, at: copy.created_at, senderName: copy.sender.name }

/** A conversation as it is shown: the service's messages in its order, then what is on its way. */
export const toMessageViews = ({ messages, outgoing }: Thread, viewer: Viewer): readonly MessageView[] => [
  ...messages.map((message) => toMessageView(message, viewer)),
  ...outgoing.map(toOutgoingView),
]

/** The other person of a conversation. */
export interface Partner {
  readonly name: string
  readonly imageUrl?: string | null | undefined
  /** Nothing is known of them yet: the name is the product's, not theirs. */
  readonly isUnknown?: true
}

/**
 * Who the other person is: as the list knows, else by what they wrote, else "Conversation" (section 2.13).
 *
 * @param viewerId account id of the viewer
 */
export const partnerOf = (
  conversation: Conversation | undefined,
  messages: readonly Message[],
  viewerId: string,
): Partner => {
  if (conversation !== undefined) {
    const { name, profile_picture_url: imageUrl } = conversation.other_participant
    return { name: name === '' ? chatTexts.defaultPartner : name, imageUrl }
  }
  const theirs = messages.find(({ sender_id: id, message_type: type }) => id !== viewerId && type !== 'SYSTEM_OPERATOR')
  if (theirs === undefined) return { name: chatTexts.defaultPartner, isUnknown: true }
  return { name: theirs.sender.name, imageUrl: theirs.sender.profile_picture }
}
