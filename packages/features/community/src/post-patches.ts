import type { Comment, CommunityPost, Like } from '@pilotpair/contract'

/** A change of the posts of a page, after an answer of the service. */
export type Patch = (posts: readonly CommunityPost[]) => readonly CommunityPost[]

const ofPost =
  (id: string, change: (post: CommunityPost) => CommunityPost): Patch =>
  (posts) =>
    posts.map((post) => (post.id_community_post === id ? change(post) : post))

/** The other posts stay the same objects, so that nobody draws them again. */
const ofPostWith =
  (commentId: string, change: (post: CommunityPost) => CommunityPost): Patch =>
  (posts) =>
    posts.map((post) => (post.comments.some(({ id_community_post_comment: id }) => id === commentId) ? change(post) : post))

/** The likes of a post are these. */
export const withPostLikes = (id: string, likes: readonly Like[]): Patch => ofPost(id, (post) => ({ ...post, likes: [...likes] }))

/** A comment stands under a post, once. */
export const withComment = (postId: string, comment: Comment): Patch =>
  ofPost(postId, (post) => ({
    ...post,
    comments: [
      ...post.comments.filter(({ id_community_post_comment: id }) => id !== comment.id_community_post_comment),
      comment,
    ],
  }))

/** The likes of a comment are these. */
export const withCommentLikes = (commentId: string, likes: readonly Like[]): Patch =>
  ofPostWith(commentId, (post) => ({
    ...post,
    comments: post.comments.map((comment) =>
      comment.id_community_post_comment === commentId ? { ...comment, likes: [...likes] } : comment,
    ),
  }))

/** A comment is gone. */
export const withoutComment = (commentId: string): Patch =>
  ofPostWith(commentId, (post) => ({
    ...post,
    comments: post.comments.filter(({ id_community_post_comment: id }) => id !== commentId),
  }))

/** A post is gone. */
export const withoutPost = (id: string): Patch => (posts) => posts.filter((post) => post.id_community_post !== id)
