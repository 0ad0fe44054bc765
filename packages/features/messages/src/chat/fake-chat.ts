import { chatEndpoints, type Conversation, type Message } from '@pilotpair/contract'
import { buildMessage, buildUser, hoursFromNow, testId } from '@pilotpair/contract/testing'
import { handle } from '@pilotpair/feature-core/testing'
import { HttpResponse, type HttpHandler } from 'msw'

/** What a test may ask of the conversation behind {@link fakeChat}. */
export interface FakeChat {
  readonly handlers: readonly HttpHandler[]
  /** Bodies of all messages sent, in their order. */
  readonly posted: readonly { readonly content: string; readonly client_message_id: string }[]
  /** Queries of all readings of messages, in their order. */
  readonly asked: readonly string[]
  /** How often the conversation was marked as read. */
  readonly reads: () => number
  /** The other person writes. */
  readonly receive: (content: string) => void
  /** Replaces the answer to the next message sent: what comes before it is not stored, unless `stores`. */
  readonly failNext: (answer: () => Response | Promise<Response>, options?: { readonly stores: boolean }) => void
  /** The next message waits for the returned function to be called. */
  readonly holdNext: () => () => void
  /** Everything that was stored, in its order. */
  readonly stored: () => readonly Message[]
}

const viewer = buildUser()
const own = { id_user_account: viewer.id_user_account, name: viewer.name, profile_picture: null }

/** So many messages from both sides, oldest first, one an hour. */
export const buildTalk = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) =>
    buildMessage({
      id: testId('message', index + 1),
      content: `Message ${String(index + 1)}`,
      created_at: hoursFromNow(index - count),
      ...(index % 3 === 2 ? { sender: own, client_message_id: `client-${String(index + 1)}` } : {}),
    }),
  )

const pageOf = (messages: readonly Message[], query: URLSearchParams): Response => {
  const limit = Number(query.get('limit') ?? 500)
  const afterId = query.get('after_id')
  if (afterId !== null) {
    const at = messages.findIndex(({ id }) => id === afterId)
    return HttpResponse.json(messages.slice(at + 1, at + 1 + limit))
  }
  const end = Number(query.get('cursor') ?? messages.length)
  const start = Math.max(0, end - limit)
  return HttpResponse.json(messages.slice(start, end), { headers: start > 0 ? { 'X-Next-Cursor': String(start) } : {} })
}

interface Fault {
  readonly answer: () => Response | Promise<Response>
  readonly stores: boolean
}

/**
 * A conversation that behaves as the service's does: one order, later and older pages, the same client id stored once.
 *
 * @param before what was said so far
 * @param conversations the list
 */
export const fakeChat = (before: readonly Message[], conversations: () => readonly Conversation[]): FakeChat => {
  const messages = [...before]
  const posted: { content: string; client_message_id: string }[] = []
  const asked: string[] = []
  let reads = 0
  let fault: Fault | undefined
  let hold: Promise<void> | undefined
  const append = (message: Partial<Message>): Message => {
    const number = messages.length + 1
    const stored = buildMessage({ id: testId('message', number), created_at: hoursFromNow(number / 60), ...message })
    messages.push(stored)
    return stored
  }
  const store = ({ content, client_message_id }: { content: string; client_message_id: string }): Message =>
    messages.find(({ client_message_id: id }) => id === client_message_id) ??
    append({ content, client_message_id, sender: own })

  const handlers = [
    handle(chatEndpoints.conversations, () => HttpResponse.json(conversations())),
    handle(chatEndpoints.messages, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      return pageOf(messages, searchParams)
    }),
    handle(chatEndpoints.send, async ({ request }) => {
      const body: { content: string; client_message_id: string } = JSON.parse(await request.text())
      posted.push(body)
      const now = fault
      fault = undefined
      const waits = hold
      hold = undefined
      await waits
      if (now !== undefined) {
        if (now.stores) store(body)
        return now.answer()
      }
      return HttpResponse.json(store(body), { status: 201 })
    }),
    handle(chatEndpoints.read, () => {
      reads += 1
      return HttpResponse.json({ detail: 'Conversation marked as read.' })
    }),
  ]
  return {
    handlers,
    posted,
    asked,
    reads: () => reads,
    receive: (content) => void append({ content }),
    failNext: (answer, { stores } = { stores: false }) => {
      fault = { answer, stores }
    },
    holdNext: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return resolve
    },
    stored: () => messages,
  }
}
