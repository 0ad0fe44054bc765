import { chatTexts } from '@pilotpair/contract'
import { buildConversation, buildMessage, buildUserPublic, testId } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { partnerOf, toConversationView, toMessageView, toMessageViews } from './chat-view.ts'

const viewer = { id: testId('user', 1), requestsHref: '/flight-share-requests' }
const own = { id_user_account: viewer.id, name: 'Maya Lindqvist', profile_picture: null }
const options = { hrefFor: (id: string) => `/messages/${id}`, openId: undefined }

describe('a conversation in the list', () => {
  test('has a partner, the last message and what is unread', () => {
    expect(toConversationView(buildConversation({ unread_count: 2 }), options)).toMatchObject({
      href: `/messages/${testId('conversation', 1)}`, name: 'Daniel Okafor', unread: 2,
      lastMessage: 'Perfect. I will file for both of us.',
    })
  })

  test('may have no message yet', () => {
    expect(toConversationView(buildConversation({ last_message: null }), options)).not.toHaveProperty('lastAt')
  })

  test('that is open has nothing unread', () => {
    const open = { ...options, openId: testId('conversation', 1) }
    expect(toConversationView(buildConversation({ unread_count: 2 }), open).unread).toBe(0)
  })
})

describe('a message', () => {
  test('is one\'s own or the other\'s, by its sender', () => {
    expect(toMessageView(buildMessage(), viewer)).toMatchObject({ kind: 'other', senderName: 'Daniel Okafor' })
    expect(toMessageView(buildMessage({ sender: own }), viewer).kind).toBe('own')
  })

  test('an invitation names who invited and leads to the requests', () => {
    const invitation = buildMessage({ message_type: 'system_invitation' })
    expect(toMessageView(invitation, viewer)).toMatchObject({
      kind: 'invitation', title: 'Daniel Okafor invited you to fly', link: { href: '/flight-share-requests' },
    })
    expect(toMessageView({ ...invitation, sender: own, sender_id: viewer.id }, viewer)).toMatchObject({
      title: 'You sent an invitation to fly',
    })
    expect(toMessageView(invitation, { ...viewer, requestsHref: undefined })).not.toHaveProperty('link')
  })

  test('of an operator is the operator\'s, whoever looks', () => {
    expect(toMessageView(buildMessage({ message_type: 'SYSTEM_OPERATOR', sender: own }), viewer).kind).toBe('operator')
  })

  test('keeps the id that it had on its way', () => {
    const clientMessageId = 'a'
    const at = '2026-12-03T18:00:00.000Z'
    const copy = buildMessage({ sender: own, client_message_id: clientMessageId })
    const ids = [
      toMessageViews({ messages: [], outgoing: [{ clientMessageId, content: 'x', at }] }, viewer),
      toMessageViews({ messages: [], outgoing: [{ clientMessageId, content: 'x', at, copy }] }, viewer),
      toMessageViews({ messages: [copy], outgoing: [] }, viewer),
    ].map(([message]) => [message?.id, message?.status])
    expect(ids).toEqual([['a', 'sending'], ['a', undefined], ['a', undefined]])
  })
})

describe('the partner', () => {
  test('is whom the list names, else who has written, else "Conversation"', () => {
    expect(partnerOf(buildConversation(), [], viewer.id).name).toBe('Daniel Okafor')
    expect(partnerOf(undefined, [buildMessage({ sender: own }), buildMessage()], viewer.id).name).toBe('Daniel Okafor')
    expect(partnerOf(undefined, [buildMessage({ sender: own })], viewer.id)).toEqual({ name: chatTexts.defaultPartner, isUnknown: true })
    expect(partnerOf(undefined, [buildMessage({ message_type: 'SYSTEM_OPERATOR' })], viewer.id).name).toBe('Conversation')
  })

  test('without a name is "Conversation"', () => {
    const nameless = buildConversation({ other_participant: buildUserPublic({ name: '' }) })
    expect(partnerOf(nameless, [], viewer.id).name).toBe(chatTexts.defaultPartner)
  })
})
