import { chatEndpoints, type Conversation, type Message } from '@pilotpair/contract'
import { buildConversation, buildMessage, buildUser, buildUserPublic, hoursFromNow, testId } from '@pilotpair/contract/testing'
import { answers, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import type { HttpHandler } from 'msw'
import { fakeChat } from './fake-chat.ts'

const viewer = buildUser()
const own = { id_user_account: viewer.id_user_account, name: viewer.name, profile_picture: null }
const operator = { id_user_account: testId('user', 20), name: 'Golden Bay Aviation', profile_picture: null }

const talkWith = (number: number, name: string, content: string, hours: number, unread = 0): Conversation =>
  buildConversation({
    id_conversation: testId('conversation', number),
    other_participant: buildUserPublic({ id_user_account: testId('user', number + 1), name }),
    last_message: { content, created_at: hoursFromNow(hours) },
    unread_count: unread,
  })

/** Id of the conversation with Daniel. */
export const danielId = testId('conversation', 1)
/** Id of the conversation with Priya. */
export const priyaId = testId('conversation', 2)

/** The six conversations of the mocks. */
export const conversations: readonly Conversation[] = [
  talkWith(1, 'Daniel Okafor', 'Perfect. I will file for both of us.', -1),
  talkWith(2, 'Priya Raman', 'The operator moved us to noon, does that work for you?', -4, 2),
  talkWith(3, 'Tom Hallgren', 'Twin time sounds great.', -26),
  talkWith(4, 'Elena Marchetti', 'Bring a headset adapter for the right seat', -50),
  talkWith(5, 'Sam Whitfield', 'Invitation sent', -120),
  talkWith(6, 'Aiko Tanabe', 'Thanks for a smooth flight', -400),
]

const said = (number: number, minutes: number, content: string, more: Partial<Message> = {}): Message =>
  buildMessage({ id: testId('message', number), content, created_at: hoursFromNow(minutes / 60), ...more })

/** The conversation of the mocks: an invitation, both pilots, the operator. */
export const danielTalk: readonly Message[] = [
  said(1, -30, 'Flight invitation: Cessna 172S Skyhawk (N738PA), Sat, Dec 12, 2026, 10:00 PST, 3 hours.', {
    message_type: 'system_invitation',
  }),
  said(2, -22, 'Hi Maya. I booked the Skyhawk for the 12th and would love company on the coast leg.'),
  said(3, -22, 'You take the first half, I take the way back?'),
  said(4, -14, 'Yes please. Half Moon Bay for lunch, then home along the ridge.', { sender: own }),
  said(5, -10, 'Runway 31 closes at 13:30 on Sat 12 Dec. Please be back on the ramp by 13:00 PST.', {
    message_type: 'SYSTEM_OPERATOR',
    sender: operator,
  }),
  said(6, -8, 'Perfect. I will file for both of us.'),
]

const unbroken = 'a'.repeat(400)

const oddConversations: readonly Conversation[] = [
  talkWith(1, 'محمد علي (الطيار) 10:30', 'سأصل 10:30 (تقريبا)', -1, 120),
  talkWith(2, unbroken, unbroken, -4, 1),
  talkWith(3, '<img src=x onerror=alert(1)>', '<script>alert(1)</script>\nsecond line', -26),
  buildConversation({ id_conversation: testId('conversation', 4), other_participant: buildUserPublic({ name: '' }), last_message: null }),
]

const oddTalk: readonly Message[] = [
  said(1, -30, unbroken),
  said(2, -20, 'one\ntwo\nthree https://evil.example/?a=1 <b>bold</b>', { sender: own }),
  said(3, -10, 'سأصل 10:30 (تقريبا) 👨‍👩‍👧‍👦'),
  said(4, -5, 'x'.repeat(4000), { message_type: 'system_invitation', sender: own }),
]

const talking = (messages: readonly Message[], list: readonly Conversation[] = conversations): readonly HttpHandler[] => [
  ...sessionScenarios.pilot,
  ...fakeChat(messages, () => list).handlers,
]

/** The states of /messages, as handlers. A pilot is logged in. */
export const messagesScenarios = {
  loaded: talking(danielTalk),
  empty: talking([], []),
  /** A conversation in which nobody has written. */
  silent: talking([]),
  loading: [
    ...sessionScenarios.pilot,
    neverAnswers(chatEndpoints.conversations),
    neverAnswers(chatEndpoints.messages),
    answers(chatEndpoints.read, { detail: 'Conversation marked as read.' }),
  ],
  error: [
    ...sessionScenarios.pilot,
    refuses(chatEndpoints.conversations, 500, 'Internal server error'),
    refuses(chatEndpoints.messages, 500, 'Internal server error'),
  ],
  /** The list could not be read, the conversation could. */
  partial: [refuses(chatEndpoints.conversations, 503, 'The service is being updated.'), ...talking(danielTalk)],
  /** An address that leads to nobody. */
  notFound: [refuses(chatEndpoints.messages, 404, 'Conversation not found'), ...talking([])],
  /** An open conversation that the list does not hold, and in which only oneself has written. */
  stranger: talking([said(1, -5, 'Hello?', { sender: own })], conversations.slice(1)),
  edge: talking(oddTalk, oddConversations),
  operator: [...sessionScenarios.operator, ...talking(danielTalk).slice(sessionScenarios.pilot.length)],
} satisfies Record<string, readonly HttpHandler[]>
