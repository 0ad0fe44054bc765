import { COMMENT_MAX, communityEndpoints, IDEMPOTENCY_HEADER, POST_CONTENT_MAX, POST_TITLE_MAX, type CommunityPost } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { decidedLimits } from '../auth/limits.ts'
import { tables } from '../db/index.ts'
import { createTestApi, type TestAnswer, type TestClient, type TestUser } from '../testing/index.ts'
import { fileOf, picture, refusedFiles } from '../testing/pictures.ts'

const kit = await createTestApi()
afterAll(() => kit.close())

let ann: TestUser
beforeEach(async () => {
  ann = await kit.user({ role: 'pilot', name: 'Ann Archer' })
})

const write = (client: TestClient, post: { title?: string; category?: CommunityPost['category']; image?: File } = {}) =>
  client.ok(communityEndpoints.createPost, {
    body: {
      title: post.title ?? 'A title',
      content: 'Some words',
      ...(post.category === undefined ? {} : { category: post.category }),
      ...(post.image === undefined ? {} : { image_file: post.image }),
    },
  })

const find = async (id: string): Promise<CommunityPost | undefined> =>
  (await kit.client().ok(communityEndpoints.posts)).find((post) => post.id_post === id)

const comment = (client: TestClient, id: string, content: string) =>
  client.ok(communityEndpoints.createComment, { params: { id }, body: { content } })

const postForm = (client: TestClient, fields: Record<string, string | File>): Promise<TestAnswer> => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return client.send('/api/v1/community/posts', { method: 'POST', body })
}

describe('posts', () => {
  test('are exactly as the contract says, readable by anybody, newest first', async () => {
    const first = await write(ann.client, { title: '  First  ' })
    expect(first).toEqual({
      id_community_post: first.id_post,
      id_post: first.id_post,
      title: 'First',
      content: 'Some words',
      category: 'flights',
      image_url: null,
      created_at: kit.clock.now().toISOString(),
      likes: [],
      comments: [],
      user_account: { id_user_account: ann.id, name: 'Ann Archer', profile_picture_url: null },
    })
    kit.clock.advance(60)
    const second = await write(ann.client)
    const list = await kit.client().ok(communityEndpoints.posts)
    expect(list.slice(0, 2).map(({ id_post }) => id_post)).toEqual([second.id_post, first.id_post])
  })

  test.each(['pilot', 'operator', 'super_admin'] as const)('by %s in any verification', async (role) => {
    const { client } = await kit.user({ role, verification: 'pending' })
    const { id_post: id } = await write(client)
    await comment(client, id, 'Nice')
    expect(await client.ok(communityEndpoints.likePost, { params: { id } })).toMatchObject({ liked: true })
  })

  test('page by cursor without losing or repeating any, also of one moment', async () => {
    const mine: string[] = []
    for (let count = 0; count < 5; count += 1) mine.push((await write(ann.client, { category: 'training' })).id_post)
    const found: string[] = []
    let cursor: string | null = null
    do {
      const query: { limit: number; category?: 'training'; cursor?: string } = { limit: 2, category: 'training' as const, ...(cursor === null ? {} : { cursor }) }
      const answer: TestAnswer = await kit.client().call(communityEndpoints.posts, { query })
      found.push(...communityEndpoints.posts.response.schema.parse(answer.json).map(({ id_post }) => id_post))
      cursor = answer.headers.get('x-next-cursor')
    } while (cursor !== null)
    expect(found).toEqual(mine.toReversed())
  })

  test('c38: Q&A is stored and found as exactly that', async () => {
    const { client } = ann
    const post = await write(client, { category: 'Q&A' })
    expect(post.category).toBe('Q&A')
    const listed = await client.ok(communityEndpoints.posts, { query: { category: 'Q&A' } })
    expect(listed.map(({ category }) => category)).toEqual(listed.map(() => 'Q&A'))
    expect(listed[0]?.id_post).toBe(post.id_post)
    const get = (query: string) => kit.client().send(`/api/v1/community/posts?category=${query}`)
    expect((await get('Q%26A')).json).toEqual(listed)
    for (const query of ['Q&A', 'q%26a', 'Flights', 'ANY', 'Q%2526A', 'Q%26amp;A', 'Q', 'rumours']) expect([query, (await get(query)).status]).toEqual([query, 422])
    for (const category of ['q&a', 'Q&amp;A', 'Q', 'Flights']) {
      expect((await postForm(client, { title: 'x', content: 'x', category })).status).toBe(422)
    }
  })

  test('c37: a line end is one character, also in a form, which sends two', async () => {
    const content = `${'x'.repeat(99)}\n`.repeat(100)
    expect(content).toHaveLength(POST_CONTENT_MAX)
    const answer = await postForm(ann.client, { title: 'Lines', content, category: 'tips' })
    expect([answer.status, answer.json]).toMatchObject([201, { content: content.trim() }])
    expect((await postForm(ann.client, { title: 'Lines', content: `y${content}`, category: 'tips' })).status).toBe(422)
  })

  test.each([
    [{ content: 'x' }, 'title'],
    [{ title: 'x' }, 'content'],
    [{ title: '   ', content: 'x' }, 'title'],
    [{ title: 'x', content: '\u200B\u00A0\n' }, 'content'],
    [{ title: 'x'.repeat(POST_TITLE_MAX + 1), content: 'x' }, 'title'],
    [{ title: 'a\u0000', content: 'x' }, 'title'],
    [{ title: 'x', content: 'x', image_file: 'text' }, 'image_file'],
    [{ title: 'x', content: 'x', author_id: 'me' }, 'body'],
  ])('c37: %j is refused at %s', async (fields, field) => {
    const before = await kit.db.$count(tables.communityPosts)
    const answer = await postForm(ann.client, fields)
    expect([answer.status, answer.json]).toMatchObject([422, { detail: [{ field }] }])
    expect(await kit.db.$count(tables.communityPosts)).toBe(before)
  })

  test('nobody writes without a session', async () => {
    expect((await postForm(kit.client(), { title: 'x', content: 'x' })).status).toBe(401)
    const id = (await write(ann.client)).id_post
    expect((await kit.client().call(communityEndpoints.likePost, { params: { id } })).status).toBe(401)
    expect((await kit.client().call(communityEndpoints.createComment, { params: { id }, body: { content: 'x' } })).status).toBe(401)
    expect((await kit.client().call(communityEndpoints.deletePost, { params: { id } })).status).toBe(401)
  })
})

describe('images of posts', () => {
  test('are public, of a true type, and go with the post', async () => {
    const before = kit.images.kept.size
    const post = await write(ann.client, { image: fileOf(await picture('png'), 'sky.png', 'image/png') })
    expect(post.image_url).toMatch(new RegExp(`^/api/v1/community/posts/${post.id_post}/image\\?v=`))
    const shown = await kit.client().send(post.image_url ?? '')
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(shown.headers.get('cache-control')).toContain('public')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    await ann.client.ok(communityEndpoints.deletePost, { params: { id: post.id_post } })
    expect((await kit.client().send(post.image_url ?? '')).status).toBe(404)
    expect(kit.images.kept.size).toBe(before)
    expect(await kit.db.$count(tables.images, eq(tables.images.ownerId, ann.id))).toBe(0)
  })

  test('a post without one answers 404; an untouched file input counts as none', async () => {
    const answer = await postForm(ann.client, { title: 'x', content: 'x', image_file: new File([], '') })
    expect(answer.status).toBe(201)
    const post = communityEndpoints.createPost.response.schema.parse(answer.json)
    expect(post.image_url).toBeNull()
    expect((await kit.client().call(communityEndpoints.postImage, { params: { postId: post.id_post } })).status).toBe(404)
  })

  test.each(refusedFiles().map(([name, file]) => [name, file.name, file] as const))('c29 c31: %s as %s: no post, no file', async (name, _file, file) => {
    const before = [kit.images.kept.size, await kit.db.$count(tables.communityPosts)]
    const answer = await postForm(ann.client, { title: 'x', content: 'x', image_file: file })
    expect([answer.status, answer.json]).toMatchObject([422, { detail: [{ field: 'image_file', message: expect.stringContaining(name) }] }])
    expect([kit.images.kept.size, await kit.db.$count(tables.communityPosts)]).toEqual(before)
  })

  test('count as uploads; posts of text alone do not', async () => {
    const limited = await createTestApi({ deps: { limits: { ...decidedLimits, upload: { hits: 1, windowSeconds: 3600 } } } })
    const { client } = await limited.user({ role: 'pilot' })
    const image = fileOf(await picture())
    await write(client, { image })
    expect((await postForm(client, { title: 'x', content: 'x', image_file: image })).status).toBe(429)
    await write(client)
    await limited.close()
  })
})

describe('repeats after a lost answer', () => {
  test('with the key of the attempt give the first answer, and post or comment no second time', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
    const body = { title: 'Once only', content: 'Some words' }
    const first = await ann.client.ok(communityEndpoints.createPost, { body, headers })
    const again = await ann.client.call(communityEndpoints.createPost, { body, headers })
    expect(again.json).toEqual(first)
    const posts = await kit.client().ok(communityEndpoints.posts)
    expect(posts.filter(({ title }) => title === body.title)).toHaveLength(1)

    const remark = { params: { id: first.id_post }, body: { content: 'Once too' }, headers }
    const said = await ann.client.ok(communityEndpoints.createComment, remark)
    expect((await ann.client.call(communityEndpoints.createComment, remark)).json).toEqual(said)
    expect((await find(first.id_post))?.comments).toHaveLength(1)
  })
})

describe('comments', () => {
  test('stand under their post, oldest first', async () => {
    const { id_post: id } = await write(ann.client)
    const ben = await kit.user({ role: 'operator', name: 'Ben Baker' })
    const first = await comment(ben.client, id, ' One\ntwo ')
    expect(first).toEqual({
      id_community_post_comment: first.id_community_post_comment,
      content: 'One\ntwo',
      created_at: kit.clock.now().toISOString(),
      likes: [],
      user_account: { id_user_account: ben.id, name: 'Ben Baker', profile_picture_url: null },
    })
    kit.clock.advance(1)
    await comment(ann.client, id, 'Three')
    expect((await find(id))?.comments.map(({ content }) => content)).toEqual(['One\ntwo', 'Three'])
  })

  test.each([
    ['', 'Comment cannot be empty'],
    ['   ', 'Comment cannot be empty'],
    ['\n\t', 'Comment cannot be empty'],
    ['\u200B', 'Comment cannot be empty'],
    ['\u00A0', 'Comment cannot be empty'],
    [null, 'Comment cannot be empty'],
    [undefined, 'Comment cannot be empty'],
    [7, 'Comment cannot be empty'],
    ['x'.repeat(100_000), `Must be at most ${COMMENT_MAX} characters`],
  ])('c37: content %j', async (content, message) => {
    const { id_post: id } = await write(ann.client)
    const answer = await ann.client.send(`/api/v1/community/posts/${id}/comments`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ content }),
    })
    expect([answer.status, answer.json]).toMatchObject([422, { detail: [{ field: 'content', message }] }])
    expect((await find(id))?.comments).toEqual([])
  })

  test('of a post that is gone are 404', async () => {
    const { id_post: id } = await write(ann.client)
    await ann.client.ok(communityEndpoints.deletePost, { params: { id } })
    const call = { params: { id }, body: { content: 'x' } }
    expect((await ann.client.call(communityEndpoints.createComment, call)).status).toBe(404)
  })
})

describe('likes', () => {
  test('toggle, one a person and item, for posts and comments', async () => {
    const ben = await kit.user({ role: 'operator' })
    const { id_post: id } = await write(ann.client)
    const like = { id_user_account: ann.id }
    expect(await ann.client.ok(communityEndpoints.likePost, { params: { id } })).toEqual({ liked: true, likes: [like] })
    kit.clock.advance(1)
    const both = await ben.client.ok(communityEndpoints.likePost, { params: { id } })
    expect(both.likes).toEqual([like, { id_user_account: ben.id }])
    expect(await ann.client.ok(communityEndpoints.likePost, { params: { id } })).toMatchObject({ liked: false })
    const { id_community_post_comment: commentId } = await comment(ann.client, id, 'x')
    const target = { params: { id: commentId } }
    expect(await ben.client.ok(communityEndpoints.likeComment, target)).toMatchObject({ liked: true })
    expect(await find(id)).toMatchObject({
      likes: [{ id_user_account: ben.id }],
      comments: [{ likes: [{ id_user_account: ben.id }] }],
    })
    expect(await ben.client.ok(communityEndpoints.likeComment, target)).toEqual({ liked: false, likes: [] })
  })

  test.each([
    [20, 0],
    [21, 1],
  ])('%i toggles at the same moment leave %i', async (count, left) => {
    const { id_post: id } = await write(ann.client)
    const { id_community_post_comment: commentId } = await comment(ann.client, id, 'x')
    const answers = await Promise.all(
      Array.from({ length: count }, () => [
        ann.client.call(communityEndpoints.likePost, { params: { id } }),
        ann.client.call(communityEndpoints.likeComment, { params: { id: commentId } }),
      ]).flat(),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const post = await find(id)
    expect([post?.likes.length, post?.comments[0]?.likes.length]).toEqual([left, left])
  })

  test('of what very many like are 500, the own one always among them', async () => {
    const { id_post: id } = await write(ann.client)
    const { id_community_post_comment: commentId } = await comment(ann.client, id, 'x')
    const crowd = await kit.db
      .insert(tables.userAccounts)
      .values(
        Array.from({ length: 510 }, (_, index) => ({
          name: `Fan ${index}`,
          email: `fan-${index}@example.test`,
          passwordHash: 'none',
          role: 'pilot' as const,
          createdAt: kit.clock.now(),
        })),
      )
      .returning({ userId: tables.userAccounts.id })
    const at = kit.clock.now()
    await kit.db.insert(tables.postLikes).values(crowd.map(({ userId }) => ({ postId: id, userId, createdAt: at })))
    await kit.db.insert(tables.commentLikes).values(crowd.map(({ userId }) => ({ commentId, userId, createdAt: at })))
    // The newest account's likes come last by every order.
    const late = await kit.user({ role: 'pilot' })
    kit.clock.advance(1)
    const own = { id_user_account: late.id }
    const answers = [
      await late.client.ok(communityEndpoints.likePost, { params: { id } }),
      await late.client.ok(communityEndpoints.likeComment, { params: { id: commentId } }),
    ]
    for (const { liked, likes } of answers) {
      expect([liked, likes.length]).toEqual([true, 500])
      expect(likes).toContainEqual(own)
    }
    const mine = (await late.client.ok(communityEndpoints.posts)).find((post) => post.id_post === id)
    for (const likes of [mine?.likes, mine?.comments[0]?.likes]) {
      expect(likes).toHaveLength(500)
      expect(likes).toContainEqual(own)
    }
    const anybodys = await find(id)
    expect([anybodys?.likes.length, anybodys?.comments[0]?.likes.length]).toEqual([500, 500])
    const back = await late.client.ok(communityEndpoints.likePost, { params: { id } })
    expect([back.liked, back.likes.length]).toEqual([false, 500])
    expect(back.likes).not.toContainEqual(own)
  })

  test('of what is not there are 404', async () => {
    const id = '018f0000-0000-7000-8000-000000000000'
    expect((await ann.client.call(communityEndpoints.likePost, { params: { id } })).status).toBe(404)
    expect((await ann.client.call(communityEndpoints.likeComment, { params: { id } })).status).toBe(404)
  })
})

describe('removing', () => {
  test('is for the author, and for an administrator, whose act is audited', async () => {
    const [ben, operator, admin] = [
      await kit.user({ role: 'pilot' }),
      await kit.user({ role: 'operator' }),
      await kit.user({ role: 'super_admin' }),
    ]
    const { id_post: id } = await write(ann.client)
    const { id_community_post_comment: commentId } = await comment(ann.client, id, 'x')
    await ben.client.ok(communityEndpoints.likePost, { params: { id } })
    await ben.client.ok(communityEndpoints.likeComment, { params: { id: commentId } })
    for (const { client } of [ben, operator]) {
      expect((await client.call(communityEndpoints.deletePost, { params: { id } })).status).toBe(403)
      expect((await client.call(communityEndpoints.deleteComment, { params: { id: commentId } })).status).toBe(403)
    }
    await admin.client.ok(communityEndpoints.deleteComment, { params: { id: commentId } })
    expect((await find(id))?.comments).toEqual([])
    await admin.client.ok(communityEndpoints.deletePost, { params: { id } })
    expect(await find(id)).toBeUndefined()
    expect((await admin.client.call(communityEndpoints.deletePost, { params: { id } })).status).toBe(404)
    const audited = await kit.db.select().from(tables.auditLog).where(eq(tables.auditLog.actorId, admin.id))
    expect(audited.map(({ action, targetId }) => [action, targetId])).toEqual([
      ['community.remove_comment', commentId],
      ['community.remove_post', id],
    ])
  })

  test('own ones leave no audit', async () => {
    const admin = await kit.user({ role: 'super_admin' })
    const { id_post: id } = await write(admin.client)
    await admin.client.ok(communityEndpoints.deletePost, { params: { id } })
    expect(await kit.db.$count(tables.auditLog, eq(tables.auditLog.actorId, admin.id))).toBe(0)
  })
})

test('a removed person reads "Deleted user" in posts and comments', async () => {
  const { id_post: id } = await write(ann.client)
  await comment(ann.client, id, 'x')
  const gone = { deletedAt: kit.clock.now(), email: null, passwordHash: null, name: 'Removed' }
  await kit.db.update(tables.userAccounts).set(gone).where(eq(tables.userAccounts.id, ann.id))
  const person = { id_user_account: ann.id, name: 'Deleted user', profile_picture_url: null }
  expect(await find(id)).toMatchObject({ user_account: person, comments: [{ user_account: person }] })
})
