import { communityEndpoints, IDEMPOTENCY_HEADER, readDetail } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createTestApi, type TestAnswer, type TestClient, type TestUser } from '../testing/index.ts'
import { sweepIdempotencyKeys } from './idempotent.ts'
import { outliveLeases, startBeside } from './testing-process.ts'

const kit = await createTestApi()
afterAll(() => kit.close())

const { idempotencyKeys, postComments } = tables

let ann: TestUser
let postId: string
let headers: Record<string, string>
beforeEach(async () => {
  ann = await kit.user({ role: 'pilot' })
  const { id_post: id } = await ann.client.ok(communityEndpoints.createPost, {
    body: { title: 'A title', content: 'Some words' },
  })
  postId = id
  headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
})

const remark = (client: TestClient, content = 'Nice', params = { id: postId }): Promise<TestAnswer> =>
  client.call(communityEndpoints.createComment, { params, body: { content }, headers })
const comments = (): Promise<number> => kit.db.$count(postComments, eq(postComments.postId, postId))
const rows = () => kit.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, ann.id))

test('two at once in one process act once, and both get the answer with its status', async () => {
  const [one, two] = await Promise.all([remark(ann.client), remark(ann.client)])
  expect([one.status, two.status]).toEqual([201, 201])
  expect(two.json).toEqual(one.json)
  expect(await comments()).toBe(1)
})

test('a repeat has the status of the first answer, and nothing but the answer is kept', async () => {
  const first = await remark(ann.client)
  const again = await remark(ann.client)
  expect([again.status, again.json]).toEqual([201, first.json])
  expect(await rows()).toMatchObject([{ answer: first.json, claim: null, leasedUntil: null, outcome: null }])
})

test('a second call waits for the first one in another process, and gets its answer', async () => {
  const other = await startBeside(kit)
  const client = await other.logIn(ann)
  const held = other.holdNext()
  const first = remark(client)
  await held.waits
  const second = remark(ann.client)
  held.go()
  const answers = [await first, await second]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[1]?.json).toEqual(answers[0]?.json)
  expect(await comments()).toBe(1)
})

test('when the first one takes longer, the second is told to come back, and nothing is done twice', async () => {
  const other = await startBeside(kit)
  const client = await other.logIn(ann)
  const held = other.holdNext()
  const first = remark(client)
  await held.waits
  const second = await remark(ann.client)
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5'])
  expect(readDetail(second.json)).toBe('This is still being worked on. Please try again in a moment.')
  expect(await comments()).toBe(0)
  held.go()
  const { json } = await first
  expect((await remark(ann.client)).json).toEqual(json)
  expect(await comments()).toBe(1)
})

test('another request under a key that is being worked on is refused at once', async () => {
  const other = await startBeside(kit)
  const client = await other.logIn(ann)
  const held = other.holdNext()
  const first = remark(client)
  await held.waits
  expect((await remark(ann.client, 'Other words')).status).toBe(422)
  held.go()
  expect((await first).status).toBe(201)
})

test('a call that fails frees its key', async () => {
  expect((await remark(ann.client, 'Nice', { id: crypto.randomUUID() })).status).toBe(404)
  expect(await rows()).toEqual([])
  expect((await remark(ann.client)).status).toBe(201)
})

test('killed before it acted: once its lease has run out a repeat acts, once', async () => {
  const other = await startBeside(kit)
  const client = await other.logIn(ann)
  other.killNext('before it')
  expect((await remark(client)).status).toBe(500)
  await outliveLeases(kit.db, ann.id)
  expect((await remark(ann.client)).status).toBe(201)
  expect(await comments()).toBe(1)
})

test('killed between its commit and its answer: a repeat finds the answer and does nothing again', async () => {
  const other = await startBeside(kit)
  const client = await other.logIn(ann)
  other.killNext('after it')
  expect((await remark(client)).status).toBe(500)
  const [stored] = await kit.db
    .select({ id: postComments.id })
    .from(postComments)
    .where(eq(postComments.postId, postId))
  await outliveLeases(kit.db, ann.id)
  const again = await remark(ann.client)
  expect([again.status, again.json]).toMatchObject([201, { id_community_post_comment: stored?.id, content: 'Nice' }])
  expect(await comments()).toBe(1)
  expect(await rows()).toMatchObject([{ answer: again.json, claim: null, outcome: null }])
})

test('a process that outlives its lease can commit nothing once another has taken over', async () => {
  const other = await startBeside(kit)
  const client = await other.logIn(ann)
  const held = other.holdNext()
  const late = remark(client)
  await held.waits
  await outliveLeases(kit.db, ann.id)
  const { status, json } = await remark(ann.client)
  held.go()
  expect([status, (await late).status]).toEqual([201, 503])
  expect(await comments()).toBe(1)
  expect((await remark(client)).json).toEqual(json)
})

test('claims and answers are forgotten after a day', async () => {
  await remark(ann.client)
  const later = (hours: number): Date => new Date(kit.clock.now().getTime() + hours * 3_600_000)
  await sweepIdempotencyKeys(kit.db, later(23))
  expect(await rows()).toHaveLength(1)
  await sweepIdempotencyKeys(kit.db, later(25))
  expect(await rows()).toEqual([])
})
