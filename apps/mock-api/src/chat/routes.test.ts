import { chatEndpoints, MESSAGE_MAX, type Message } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createTestApi, type TestAnswer, type TestClient, type TestUser } from '../testing/index.ts'
import { postSystemMessage } from './post.ts'

const kit = await createTestApi()
afterAll(() => kit.close())

let ann: TestUser
let ben: TestUser
beforeEach(async () => {
  ann = await kit.user({ role: 'pilot', name: 'Ann Archer' })
  ben = await kit.user({ role: 'operator', name: 'Ben Baker' })
})

const open = async (from: TestUser, to: TestUser): Promise<string> =>
  (await from.client.ok(chatEndpoints.findOrCreate, { body: { pilot_id: to.id } })).id_conversation

const say = (client: TestClient, id: string, content: string, clientId?: string): Promise<Message> =>
  client.ok(chatEndpoints.send, {
    params: { id },
    body: { content, ...(clientId === undefined ? {} : { client_message_id: clientId }) },
  })

const read = (client: TestClient, id: string, query = {}): Promise<Message[]> =>
  client.ok(chatEndpoints.messages, { params: { id }, query })

const texts = (messages: readonly Message[]): string[] => messages.map(({ content }) => content)

const remove = async (user: TestUser): Promise<void> => {
  const gone = { deletedAt: kit.clock.now(), email: null, passwordHash: null, name: 'Removed' }
  await kit.db.update(tables.userAccounts).set(gone).where(eq(tables.userAccounts.id, user.id))
}

describe('find or create', () => {
  test('a pair has one conversation, from both sides and by profile id', async () => {
    const id = await open(ann, ben)
    expect(await open(ben, ann)).toBe(id)
    const [profile] = await kit.db.select().from(tables.pilotProfiles).where(eq(tables.pilotProfiles.userId, ann.id))
    expect(await ben.client.ok(chatEndpoints.findOrCreate, { body: { pilot_id: profile?.id ?? '' } })).toEqual({ id_conversation: id })
  })

  test('also when both ask at the same moment, many times', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? open(ann, ben) : open(ben, ann))))
    expect(new Set(ids).size).toBe(1)
    expect(await kit.db.$count(tables.conversationMembers, eq(tables.conversationMembers.conversationId, ids[0] ?? ''))).toBe(2)
  })

  test('oneself is 400, nobody 404, a removed person 404, no id 422', async () => {
    const call = (body: unknown) =>
      ann.client.send('/api/v1/conversations/find-or-create', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await call({ pilot_id: ann.id })).status).toBe(400)
    expect((await call({ pilot_id: '018f0000-0000-7000-8000-000000000000' })).status).toBe(404)
    const gone = await kit.user({ role: 'pilot' })
    await remove(gone)
    expect((await call({ pilot_id: gone.id })).status).toBe(404)
    for (const body of [{}, { pilot_id: 'x' }, { pilot_id: null }, []]) expect((await call(body)).status).toBe(422)
  })
})

describe('messages', () => {
  test('are exactly as the contract says, in the order of the service', async () => {
    const id = await open(ann, ben)
    const first = await say(ann.client, id, '  Hello\nBen  ', 'mine-1')
    expect(first).toEqual({
      id: first.id,
      conversation_id: id,
      sender_id: ann.id,
      content: 'Hello\nBen',
      created_at: kit.clock.now().toISOString(),
      message_type: 'user_message',
      sender: { id_user_account: ann.id, name: 'Ann Archer', profile_picture: null },
      client_message_id: 'mine-1',
    })
    await say(ben.client, id, 'Hi')
    expect(texts(await read(ann.client, id))).toEqual(['Hello\nBen', 'Hi'])
    const [seen] = await read(ben.client, id)
    expect(seen).not.toHaveProperty('client_message_id')
  })

  test('after_id gives the later ones only; an id of elsewhere is 422', async () => {
    const id = await open(ann, ben)
    const sent: Message[] = []
    for (const text of ['one', 'two', 'three']) sent.push(await say(ann.client, id, text))
    expect(texts(await read(ben.client, id, { after_id: sent[0]?.id }))).toEqual(['two', 'three'])
    expect(texts(await read(ben.client, id, { after_id: sent[0]?.id, limit: 1 }))).toEqual(['two'])
    expect(await read(ben.client, id, { after_id: sent[2]?.id })).toEqual([])
    const elsewhere = await say(ann.client, await open(ann, await kit.user({ role: 'pilot' })), 'other')
    for (const after of [elsewhere.id, '018f0000-0000-7000-8000-000000000000', 'x']) {
      const answer = await ben.client.call(chatEndpoints.messages, { params: { id }, query: { after_id: after } })
      expect(answer.status).toBe(422)
    }
  })

  test('the newest page comes first, each page in ascending order, the cursor leads to older ones', async () => {
    const id = await open(ann, ben)
    for (const text of ['1', '2', '3', '4', '5']) await say(ann.client, id, text)
    const pages: string[][] = []
    let cursor: string | null = null
    do {
      const query: { limit: number; cursor?: string } = { limit: 2, ...(cursor === null ? {} : { cursor }) }
      const answer: TestAnswer = await ben.client.call(chatEndpoints.messages, { params: { id }, query })
      pages.push(texts(chatEndpoints.messages.response.schema.parse(answer.json)))
      cursor = answer.headers.get('x-next-cursor')
    } while (cursor !== null)
    expect(pages).toEqual([['4', '5'], ['2', '3'], ['1']])
    const nonsense = await ben.client.call(chatEndpoints.messages, { params: { id }, query: { cursor: 'x' } })
    expect(nonsense.status).toBe(422)
  })

  test('the same client_message_id of a sender is the same message, also in parallel; of another sender it is not', async () => {
    const id = await open(ann, ben)
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(ann.client, id, 'once', 'key')))
    expect(new Set(answers.map((message) => message.id)).size).toBe(1)
    expect((await say(ann.client, id, 'another text', 'key')).content).toBe('once')
    await say(ben.client, id, 'mine', 'key')
    await say(ann.client, id, 'next')
    expect(texts(await read(ann.client, id))).toEqual(['once', 'mine', 'next'])
    const rows = await kit.db.select().from(tables.messages).where(eq(tables.messages.conversationId, id))
    expect(rows.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual([1, 2, 3])
    const [conversation] = (await ben.client.ok(chatEndpoints.conversations)).filter((each) => each.id_conversation === id)
    expect(conversation?.unread_count).toBe(2)
  })

  test('of many at the same moment none is lost, both see one order, and polling misses nothing', async () => {
    const id = await open(ann, ben)
    const start = await say(ann.client, id, 'start')
    const names = Array.from({ length: 30 }, (_, index) => `m${index}`)
    await Promise.all(names.map((name, index) => say((index % 2 === 0 ? ann : ben).client, id, name)))
    const seen = texts(await read(ann.client, id))
    expect(seen).toHaveLength(31)
    expect(new Set(seen)).toEqual(new Set(['start', ...names]))
    expect(texts(await read(ben.client, id))).toEqual(seen)
    expect(['start', ...texts(await read(ben.client, id, { after_id: start.id }))]).toEqual(seen)
  })

  test.each([
    ['', 422],
    ['   ', 422],
    ['\n\t\n', 422],
    ['\u200B', 422],
    ['\u00A0\uFEFF\u2060', 422],
    [null, 422],
    [undefined, 422],
    [5, 422],
    ['a\u0000b', 422],
    ['x'.repeat(100_000), 422],
    ['x'.repeat(MESSAGE_MAX), 201],
    ['✈'.repeat(MESSAGE_MAX), 201],
  ])('c37: content %j', async (content, status) => {
    const id = await open(ann, ben)
    const answer = await ann.client.send(`/api/v1/chat/conversations/${id}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ content }),
    })
    expect(answer.status).toBe(status)
    expect(await read(ann.client, id)).toHaveLength(status === 201 ? 1 : 0)
  })
})

describe('the list', () => {
  test('holds the own conversations, the last moved first, with what is unread; reading clears it', async () => {
    const cara = await kit.user({ role: 'super_admin', name: 'Cara Cole' })
    const [withBen, withCara] = [await open(ann, ben), await open(cara, ann)]
    kit.clock.advance(10)
    await say(ben.client, withBen, 'one')
    await say(ben.client, withBen, 'two')
    kit.clock.advance(10)
    await say(ann.client, withCara, 'hello')
    const list = await ann.client.ok(chatEndpoints.conversations)
    expect(list.map((each) => [each.id_conversation, each.other_participant.name, each.last_message?.content, each.unread_count])).toEqual([
      [withCara, 'Cara Cole', 'hello', 0],
      [withBen, 'Ben Baker', 'two', 2],
    ])
    expect(await ann.client.ok(chatEndpoints.unread)).toEqual({ unread_count: 2 })
    expect(await cara.client.ok(chatEndpoints.unread)).toEqual({ unread_count: 1 })
    await ann.client.ok(chatEndpoints.read, { params: { id: withBen } })
    await ann.client.ok(chatEndpoints.read, { params: { id: withBen } })
    expect(await ann.client.ok(chatEndpoints.unread)).toEqual({ unread_count: 0 })
  })

  test('pages by cursor without losing or repeating any, also at one moment', async () => {
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push(await open(ann, await kit.user({ role: 'operator' })))
    const found: string[] = []
    let cursor: string | null = null
    do {
      const query: { limit: number; cursor?: string } = { limit: 2, ...(cursor === null ? {} : { cursor }) }
      const answer: TestAnswer = await ann.client.call(chatEndpoints.conversations, { query })
      found.push(...chatEndpoints.conversations.response.schema.parse(answer.json).map((each) => each.id_conversation))
      cursor = answer.headers.get('x-next-cursor')
    } while (cursor !== null)
    expect(found.sort()).toEqual(ids.sort())
  })

  test('before the first message there is no last one', async () => {
    await open(ann, ben)
    expect(await ben.client.ok(chatEndpoints.conversations)).toMatchObject([{ last_message: null, unread_count: 0 }])
  })
})

describe('who may', () => {
  test('nobody reads, writes or marks the conversation of others: 404, as if it were not there', async () => {
    const id = await open(ann, ben)
    await say(ann.client, id, 'private')
    for (const role of ['pilot', 'operator', 'super_admin'] as const) {
      const { client } = await kit.user({ role })
      expect((await client.call(chatEndpoints.messages, { params: { id } })).status).toBe(404)
      expect((await client.call(chatEndpoints.send, { params: { id }, body: { content: 'x' } })).status).toBe(404)
      expect((await client.call(chatEndpoints.read, { params: { id } })).status).toBe(404)
      expect(await client.ok(chatEndpoints.conversations)).toEqual([])
    }
    expect(texts(await read(ben.client, id))).toEqual(['private'])
  })

  test('an unverified pilot gets 403, nobody 401', async () => {
    const pending = await kit.user({ role: 'pilot', verification: 'pending' })
    expect((await pending.client.call(chatEndpoints.conversations)).status).toBe(403)
    expect((await pending.client.call(chatEndpoints.findOrCreate, { body: { pilot_id: ben.id } })).status).toBe(403)
    expect((await kit.client().call(chatEndpoints.unread)).status).toBe(401)
  })

  test('a removed person reads "Deleted user"; nothing can be sent to them', async () => {
    const id = await open(ann, ben)
    await say(ben.client, id, 'bye')
    await remove(ben)
    const [conversation] = await ann.client.ok(chatEndpoints.conversations)
    expect(conversation).toMatchObject({
      other_participant: { id_user_account: ben.id, name: 'Deleted user', profile_picture_url: null },
      last_message: { content: 'bye' },
    })
    const [message] = await read(ann.client, id)
    expect(message?.sender).toEqual({ id_user_account: ben.id, name: 'Deleted user', profile_picture: null })
    expect((await ann.client.call(chatEndpoints.send, { params: { id }, body: { content: 'x' } })).status).toBe(409)
  })
})

describe('messages of the service', () => {
  test('go into the conversation of the pair with the transaction that tells of them', async () => {
    const at = kit.clock.now()
    const invitation = { type: 'system_invitation', senderId: ann.id, recipientId: ben.id, content: 'Fly?', at } as const
    await expect(
      kit.db.transaction(async (tx) => {
        await postSystemMessage(tx, invitation)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await ben.client.ok(chatEndpoints.conversations)).toEqual([])
    await kit.db.transaction((tx) => postSystemMessage(tx, invitation))
    const [conversation] = await ben.client.ok(chatEndpoints.conversations)
    expect(conversation).toMatchObject({ last_message: { content: 'Fly?' }, unread_count: 1 })
    expect(await read(ben.client, conversation?.id_conversation ?? '')).toMatchObject([{ message_type: 'system_invitation', sender_id: ann.id }])
  })

  test("an operator's go into the conversation of the two pilots, unread for both", async () => {
    const dan = await kit.user({ role: 'pilot' })
    const message = { type: 'SYSTEM_OPERATOR', senderId: ben.id, recipientId: ann.id, content: 'Noon?' } as const
    await kit.db.transaction((tx) => postSystemMessage(tx, { ...message, between: [ann.id, dan.id], at: kit.clock.now() }))
    for (const { client } of [ann, dan]) {
      const [conversation] = await client.ok(chatEndpoints.conversations)
      expect(conversation?.unread_count).toBe(1)
      expect(await read(client, conversation?.id_conversation ?? '')).toMatchObject([
        { message_type: 'SYSTEM_OPERATOR', sender: { name: 'Ben Baker' } },
      ])
    }
    expect(await ben.client.ok(chatEndpoints.conversations)).toEqual([])
  })
})
