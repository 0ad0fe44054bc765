import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { API_BASE, LIST_CAP, type Comment, type CommunityPost, type Like, type PostCategory } from '@pilotpair/contract'
import { tables, type Queryable } from '../db/index.ts'
import type { TimePosition } from '../lib/time-position.ts'
import { EACH, idRows } from '../lib/look-up.ts'
import { personColumns, personOfEach } from '../profile/person-rows.ts'
import { toUserPublic, type PersonFacts } from '../profile/people.ts'

const { commentLikes, communityPosts, postComments, postLikes } = tables

const postColumns = {
  id: communityPosts.id,
  title: communityPosts.title,
  content: communityPosts.content,
  category: communityPosts.category,
  imageId: communityPosts.imageId,
  createdAt: communityPosts.createdAt,
}

interface PostFacts {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly category: PostCategory
  readonly imageId: string | null
  readonly createdAt: Date
  readonly author: PersonFacts
}

interface CommentFacts {
  readonly id: string
  readonly content: string
  readonly createdAt: Date
  readonly author: PersonFacts
}

/** Address of a post's image; it changes with the image. */
const postImageUrl = (postId: string, imageId: string | null): string | null =>
  imageId === null ? null : `${API_BASE}community/posts/${postId}/image?v=${imageId}`

const toPost = (post: PostFacts, likes: Like[], comments: Comment[]): CommunityPost => ({
  id_community_post: post.id,
  id_post: post.id,
  title: post.title,
  content: post.content,
  category: post.category,
  image_url: postImageUrl(post.id, post.imageId),
  created_at: post.createdAt.toISOString(),
  likes,
  comments,
  user_account: toUserPublic(post.author),
})

const toComment = (comment: CommentFacts, likes: Like[]): Comment => ({
  id_community_post_comment: comment.id,
  content: comment.content,
  created_at: comment.createdAt.toISOString(),
  likes,
  user_account: toUserPublic(comment.author),
})

const grouped = <Row, Item>(rows: readonly Row[], keyOf: (row: Row) => string, itemOf: (row: Row) => Item): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [itemOf(row)])
    else group.push(itemOf(row))
  }
  return groups
}

/**
 * Who reads. Asked only where an item has more likes than an answer holds: the own one is always among them, because
 * screens mark it and a press takes it back.
 */
export type Reader = () => Promise<string | undefined>

const nobody: Reader = () => Promise.resolve(undefined)

/** Puts the reader's own like into lists that are full without it. */
const withOwn = async (
  likes: Map<string, Like[]>,
  reader: Reader,
  likedBy: (userId: string, itemIds: string[]) => Promise<readonly { itemId: string }[]>,
): Promise<Map<string, Like[]>> => {
  const full = [...likes].filter(([, list]) => list.length >= LIST_CAP).map(([itemId]) => itemId)
  const userId = full.length === 0 ? undefined : await reader()
  if (userId === undefined) return likes
  for (const { itemId } of await likedBy(userId, full)) {
    const list = likes.get(itemId) ?? []
    if (list.every((like) => like.id_user_account !== userId)) list.splice(-1, 1, { id_user_account: userId })
  }
  return likes
}

/** Likes of posts, at most `LIST_CAP` a post, oldest first; the reader's own is among them. */
export const likesOfPosts = async (db: Queryable, postIds: readonly string[], reader = nobody): Promise<Map<string, Like[]>> => {
  if (postIds.length === 0) return new Map()
  const likes = db
    .select()
    .from(postLikes)
    .where(sql`${postLikes.postId} = wanted.id`)
    .orderBy(asc(postLikes.userId))
    .limit(LIST_CAP)
    .as('post_likes')
  const rows = await db
    .select({ itemId: postLikes.postId, userId: postLikes.userId })
    .from(sql`${idRows(postIds)} as wanted(id)`)
    .innerJoinLateral(likes, EACH)
    .orderBy(asc(postLikes.createdAt), asc(postLikes.userId))
  const found = grouped(rows, ({ itemId }) => itemId, ({ userId }) => ({ id_user_account: userId }))
  return withOwn(found, reader, (userId, itemIds) =>
    db
      .select({ itemId: postLikes.postId })
      .from(postLikes)
      .where(and(eq(postLikes.userId, userId), inArray(postLikes.postId, itemIds))),
  )
}

/** Likes of comments, at most `LIST_CAP` a comment, oldest first; the reader's own is among them. */
export const likesOfComments = async (
  db: Queryable,
  commentIds: readonly string[],
  reader = nobody,
): Promise<Map<string, Like[]>> => {
  if (commentIds.length === 0) return new Map()
  const likes = db
    .select()
    .from(commentLikes)
    .where(sql`${commentLikes.commentId} = wanted.id`)
    .orderBy(asc(commentLikes.userId))
    .limit(LIST_CAP)
    .as('comment_likes')
  const rows = await db
    .select({ itemId: commentLikes.commentId, userId: commentLikes.userId })
    .from(sql`${idRows(commentIds)} as wanted(id)`)
    .innerJoinLateral(likes, EACH)
    .orderBy(asc(commentLikes.createdAt), asc(commentLikes.userId))
  const found = grouped(rows, ({ itemId }) => itemId, ({ userId }) => ({ id_user_account: userId }))
  return withOwn(found, reader, (userId, itemIds) =>
    db
      .select({ itemId: commentLikes.commentId })
      .from(commentLikes)
      .where(and(eq(commentLikes.userId, userId), inArray(commentLikes.commentId, itemIds))),
  )
}

/** The newest comments of each post, at most `LIST_CAP` a post, oldest first. */
const commentsOfPosts = async (db: Queryable, postIds: readonly string[], reader: Reader): Promise<Map<string, Comment[]>> => {
  if (postIds.length === 0) return new Map()
  const newest = db
    .select({
      id: postComments.id,
      postId: postComments.postId,
      authorId: postComments.authorId,
      content: postComments.content,
      createdAt: postComments.createdAt,
    })
    .from(postComments)
    .where(sql`${postComments.postId} = wanted.id`)
    .orderBy(desc(postComments.createdAt), desc(postComments.id))
    .limit(LIST_CAP)
    .as('newest')
  const author = personOfEach(db, 'author', newest.authorId)
  const rows = await db
    .select({
      id: newest.id,
      postId: newest.postId,
      content: newest.content,
      createdAt: newest.createdAt,
      author: personColumns(author),
    })
    .from(sql`${idRows(postIds)} as wanted(id)`)
    .innerJoinLateral(newest, EACH)
    .innerJoinLateral(author, EACH)
    .orderBy(asc(newest.createdAt), asc(newest.id))
  const likes = await likesOfComments(db, rows.map(({ id }) => id), reader)
  return grouped(rows, ({ postId }) => postId, (row) => toComment(row, likes.get(row.id) ?? []))
}

const withParts = async (db: Queryable, posts: readonly PostFacts[], reader = nobody): Promise<CommunityPost[]> => {
  const ids = posts.map(({ id }) => id)
  const likes = await likesOfPosts(db, ids, reader)
  const comments = await commentsOfPosts(db, ids, reader)
  return posts.map((post) => toPost(post, likes.get(post.id) ?? [], comments.get(post.id) ?? []))
}

/** Which posts, and which part of their list. */
export interface PostPage {
  readonly category: PostCategory | undefined
  readonly limit: number
  readonly after: TimePosition | undefined
}

/**
 * Posts, newest first, with their likes and comments.
 *
 * @returns the page, and the position to continue after when there is more
 */
export const listPosts = async (
  db: Queryable,
  { category, limit, after }: PostPage,
  reader: Reader,
): Promise<{ items: CommunityPost[]; next: TimePosition | undefined }> => {
  const author = personOfEach(db, 'author', communityPosts.authorId)
  const rows = await db
    .select({ ...postColumns, author: personColumns(author) })
    .from(communityPosts)
    .innerJoinLateral(author, EACH)
    .where(
      and(
        category === undefined ? undefined : eq(communityPosts.category, category),
        after === undefined
          ? undefined
          : sql`(${communityPosts.createdAt}, ${communityPosts.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(communityPosts.createdAt), desc(communityPosts.id))
    .limit(limit + 1)
  const kept = rows.slice(0, limit)
  const last = kept.at(-1)
  return {
    items: await withParts(db, kept, reader),
    next: rows.length > limit && last !== undefined ? { createdAt: last.createdAt, id: last.id } : undefined,
  }
}

/** One post as in the list; undefined when it is gone. */
export const readPost = async (db: Queryable, postId: string): Promise<CommunityPost | undefined> => {
  const author = personOfEach(db, 'author', communityPosts.authorId)
  const rows = await db
    .select({ ...postColumns, author: personColumns(author) })
    .from(communityPosts)
    .innerJoinLateral(author, EACH)
    .where(eq(communityPosts.id, postId))
  const [post] = await withParts(db, rows)
  return post
}

/** One comment as in the list; undefined when it is gone. */
export const readComment = async (db: Queryable, commentId: string): Promise<Comment | undefined> => {
  const author = personOfEach(db, 'author', postComments.authorId)
  const [row] = await db
    .select({
      id: postComments.id,
      content: postComments.content,
      createdAt: postComments.createdAt,
      author: personColumns(author),
    })
    .from(postComments)
    .innerJoinLateral(author, EACH)
    .where(eq(postComments.id, commentId))
  if (row === undefined) return undefined
  const likes = await likesOfComments(db, [row.id])
  return toComment(row, likes.get(row.id) ?? [])
}
