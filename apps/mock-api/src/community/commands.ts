import { and, eq, sql } from 'drizzle-orm'
import type { Like, PostCategory } from '@pilotpair/contract'
import { recordAudit } from '../admin/audit.ts'
import type { SessionUser } from '../auth/session.ts'
import { tables, type Tx } from '../db/index.ts'
import { forbidden, notFound } from '../http/errors.ts'
import { deleteImages } from '../images/queries.ts'
import { newId } from '../lib/ids.ts'
import { likesOfComments, likesOfPosts } from './queries.ts'
import { removalBy } from './rules.ts'

const { commentLikes, communityPosts, postComments, postLikes } = tables

const noPost = () => notFound('Post not found')
const noComment = () => notFound('Comment not found')

/** A post to store. */
export interface NewPost {
  readonly authorId: string
  readonly title: string
  readonly content: string
  readonly category: PostCategory
  readonly imageId: string | undefined
  readonly at: Date
}

/** Stores a post. @returns its id */
export const insertPost = async (tx: Tx, post: NewPost): Promise<string> => {
  const { imageId, at, ...rest } = post
  const id = newId()
  await tx.insert(communityPosts).values({ ...rest, id, imageId: imageId ?? null, createdAt: at })
  return id
}

/** Keeps a post from being removed until the transaction ends. */
const holdPost = async (tx: Tx, postId: string): Promise<void> => {
  const found = await tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.id, postId))
    .for('key share')
  if (found.length === 0) throw noPost()
}

/**
 * Stores a comment.
 *
 * @returns its id
 * @throws ApiError 404 when the post is gone
 */
export const insertComment = async (
  tx: Tx,
  comment: { readonly postId: string; readonly authorId: string; readonly content: string; readonly at: Date },
): Promise<string> => {
  await holdPost(tx, comment.postId)
  const { at, ...rest } = comment
  const id = newId()
  await tx.insert(postComments).values({ ...rest, id, createdAt: at })
  return id
}

/** Toggles of one person on one item follow each other: two at the same moment end where they began. */
const lockToggle = async (tx: Tx, userId: string, itemId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`like:${userId}:${itemId}`}, 0))`)
}

/** The outcome of a toggle. */
export interface LikeState {
  readonly liked: boolean
  readonly likes: Like[]
}

/**
 * Likes a post, or takes the like back.
 *
 * @throws ApiError 404 when the post is gone
 */
export const togglePostLike = async (tx: Tx, userId: string, postId: string, at: Date): Promise<LikeState> => {
  await lockToggle(tx, userId, postId)
  await holdPost(tx, postId)
  const taken = await tx
    .delete(postLikes)
    .where(and(eq(postLikes.postId, postId), eq(postLikes.userId, userId)))
    .returning({ userId: postLikes.userId })
  if (taken.length === 0) await tx.insert(postLikes).values({ postId, userId, createdAt: at })
  return { liked: taken.length === 0, likes: (await likesOfPosts(tx, [postId], () => Promise.resolve(userId))).get(postId) ?? [] }
}

/**
 * Likes a comment, or takes the like back.
 *
 * @throws ApiError 404 when the comment is gone
 */
export const toggleCommentLike = async (tx: Tx, userId: string, commentId: string, at: Date): Promise<LikeState> => {
  await lockToggle(tx, userId, commentId)
  const found = await tx
    .select({ id: postComments.id })
    .from(postComments)
    .where(eq(postComments.id, commentId))
    .for('key share')
  if (found.length === 0) throw noComment()
  const taken = await tx
    .delete(commentLikes)
    .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)))
    .returning({ userId: commentLikes.userId })
  if (taken.length === 0) await tx.insert(commentLikes).values({ commentId, userId, createdAt: at })
  return { liked: taken.length === 0, likes: (await likesOfComments(tx, [commentId], () => Promise.resolve(userId))).get(commentId) ?? [] }
}

/** What is removed, by whom. */
interface Removed {
  readonly kind: 'post' | 'comment'
  readonly id: string
  readonly authorId: string
}

const allowRemoval = async (tx: Tx, user: SessionUser, item: Removed, at: Date): Promise<void> => {
  switch (removalBy(user, item.authorId)) {
    case 'as author':
      return
    case 'as administrator':
      await recordAudit(tx, { actorId: user.id, action: `community.remove_${item.kind}`, targetId: item.id, at })
      return
    case 'refused':
      throw forbidden(`Only its author can delete a ${item.kind}.`)
  }
}

/**
 * Removes a post with its comments, likes and image row.
 *
 * @returns the image whose file goes once the transaction is committed, if any
 * @throws ApiError 404 when it is gone, 403 for another person's
 */
export const removePost = async (tx: Tx, user: SessionUser, postId: string, at: Date): Promise<string[]> => {
  const [post] = await tx
    .select({ authorId: communityPosts.authorId, imageId: communityPosts.imageId })
    .from(communityPosts)
    .where(eq(communityPosts.id, postId))
    .for('update')
  if (post === undefined) throw noPost()
  await allowRemoval(tx, user, { kind: 'post', id: postId, authorId: post.authorId }, at)
  await tx.delete(communityPosts).where(eq(communityPosts.id, postId))
  const imageIds = post.imageId === null ? [] : [post.imageId]
  await deleteImages(tx, imageIds)
  return imageIds
}

/**
 * Removes a comment with its likes.
 *
 * @throws ApiError 404 when it is gone, 403 for another person's
 */
export const removeComment = async (tx: Tx, user: SessionUser, commentId: string, at: Date): Promise<void> => {
  const [comment] = await tx
    .select({ authorId: postComments.authorId })
    .from(postComments)
    .where(eq(postComments.id, commentId))
    .for('update')
  if (comment === undefined) throw noComment()
  await allowRemoval(tx, user, { kind: 'comment', id: commentId, authorId: comment.authorId }, at)
  await tx.delete(postComments).where(eq(postComments.id, commentId))
}
