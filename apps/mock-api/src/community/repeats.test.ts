import { communityEndpoints, IDEMPOTENCY_HEADER } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { outliveLeases, startBeside } from '../http/testing-process.ts'
import { createTestApi, type TestUser } from '../testing/index.ts'
import { fileOf, picture } from '../testing/pictures.ts'

const kit = await createTestApi()
afterAll(() => kit.close())

const { communityPosts, images } = tables

let ann: TestUser
let headers: Record<string, string>
beforeEach(async () => {
  ann = await kit.user({ role: 'pilot', name: 'Ann Archer' })
  headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
})

const words = { title: 'A title', content: 'Some words' }
const posts = (): Promise<number> => kit.db.$count(communityPosts, eq(communityPosts.authorId, ann.id))

/** A picture, and behind its end so many bytes that make the file large. */
const large = async (megabytes: number, width = 64): Promise<File> => {
  const seen = await picture('jpeg', { width })
  const bytes = new Uint8Array(seen.byteLength + megabytes * 1024 * 1024)
  bytes.set(seen)
  return fileOf(bytes)
}

describe('a post with a picture of several megabytes', () => {
  test('repeats to the first answer, and another picture under its key is refused', async () => {
    const post = (file: File) =>
      ann.client.call(communityEndpoints.createPost, { body: { ...words, image_file: file }, headers })
    const first = await post(await large(5))
    const again = await post(await large(5))
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json).toEqual(first.json)
    expect((await post(await large(5, 65))).status).toBe(422)
    expect(await posts()).toBe(1)
  })

  test('whose answer was lost with its process is there once, with its picture', async () => {
    const other = await startBeside(kit)
    const client = await other.logIn(ann)
    const parts = { body: { ...words, image_file: fileOf(await picture()) }, headers }
    other.killNext('after it')
    expect((await client.call(communityEndpoints.createPost, parts)).status).toBe(500)
    await outliveLeases(kit.db, ann.id)
    const again = await ann.client.call(communityEndpoints.createPost, parts)
    const [stored] = await kit.db.select().from(communityPosts).where(eq(communityPosts.authorId, ann.id))
    expect([again.status, again.json]).toMatchObject([201, { id_post: stored?.id }])
    expect(await posts()).toBe(1)
    expect(await kit.db.$count(images, eq(images.ownerId, ann.id))).toBe(1)
  })
})

describe('removals and likes with the key of the attempt', () => {
  test('a repeated removal of a post gives the first answer; without the key it is gone', async () => {
    const { id_post: id } = await ann.client.ok(communityEndpoints.createPost, { body: words })
    const call = { params: { id }, headers }
    const first = await ann.client.ok(communityEndpoints.deletePost, call)
    expect(await ann.client.ok(communityEndpoints.deletePost, call)).toEqual(first)
    expect((await ann.client.call(communityEndpoints.deletePost, { params: { id } })).status).toBe(404)
  })

  test('a repeated removal of a comment, too', async () => {
    const { id_post: postId } = await ann.client.ok(communityEndpoints.createPost, { body: words })
    const { id_community_post_comment: id } = await ann.client.ok(communityEndpoints.createComment, {
      params: { id: postId },
      body: { content: 'Nice' },
    })
    const call = { params: { id }, headers }
    const first = await ann.client.ok(communityEndpoints.deleteComment, call)
    expect(await ann.client.ok(communityEndpoints.deleteComment, call)).toEqual(first)
    expect((await ann.client.call(communityEndpoints.deleteComment, { params: { id } })).status).toBe(404)
  })

  test('a repeated like stays a like; another attempt takes it back', async () => {
    const { id_post: id } = await ann.client.ok(communityEndpoints.createPost, { body: words })
    const comment = await ann.client.ok(communityEndpoints.createComment, { params: { id }, body: { content: 'Nice' } })
    for (const [endpoint, params] of [
      [communityEndpoints.likePost, { id }],
      [communityEndpoints.likeComment, { id: comment.id_community_post_comment }],
    ] as const) {
      const first = await ann.client.ok(endpoint, { params, headers })
      expect(first.liked).toBe(true)
      expect(await ann.client.ok(endpoint, { params, headers })).toEqual(first)
      const another = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
      expect(await ann.client.ok(endpoint, { params, headers: another })).toEqual({ liked: false, likes: [] })
    }
  })
})
