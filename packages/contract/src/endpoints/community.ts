import * as z from 'zod/mini'
import { DEFAULT_POST_CATEGORY, POST_CATEGORIES } from '../constants.ts'
import { anyOf, answers, creates, defineEndpoint, image, json, multipart, publicAccess } from '../define.ts'
import { comment, communityPost, like } from '../entities/social.ts'
import { detailAnswer } from '../errors.ts'
import { COMMENT_MAX, POST_CONTENT_MAX, POST_TITLE_MAX } from '../limits.ts'
import { paging, queryExactly, queryOf } from '../query.ts'
import { requiredText, uploadForm, uuid } from '../schemas.ts'
import { communityTexts } from '../texts/social.ts'
import { optionalFile, postCategory } from './post-parts.ts'
import { idParams } from './params.ts'

/** Multipart body of POST community/posts (spec §3, §5). */
export const postBody = /* @__PURE__ */ uploadForm({
  title: /* @__PURE__ */ requiredText(POST_TITLE_MAX, 'Title is required'),
  content: /* @__PURE__ */ requiredText(POST_CONTENT_MAX, 'Content is required'),
  category: /* @__PURE__ */ z.prefault(postCategory, DEFAULT_POST_CATEGORY),
  image_file: optionalFile,
})

/** Body of POST community/posts/{id}/comments. */
export const commentBody = /* @__PURE__ */ z.object({
  content: /* @__PURE__ */ requiredText(COMMENT_MAX, communityTexts.commentEmpty),
})

const likes = /* @__PURE__ */ z.strictObject({
  /** Whether the viewer likes it now. */
  liked: /* @__PURE__ */ z.boolean(),
  likes: /* @__PURE__ */ z.array(like),
})

/** Calls of the community feed (spec §7). */
export const communityEndpoints = {
  posts: /* @__PURE__ */ defineEndpoint({
    id: 'community.posts',
    method: 'GET',
    path: 'community/posts',
    summary: 'Posts, newest first; readable without a session (spec §2.14). At most 500 without `limit`, the newest 500 comments of each and 500 likes of each, the own one among them.',
    access: publicAccess,
    query: /* @__PURE__ */ queryOf({
      category: /* @__PURE__ */ queryExactly(POST_CATEGORIES),
      .../* @__PURE__ */ paging(),
    }),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(communityPost)),
  }),
  createPost: /* @__PURE__ */ defineEndpoint({
    id: 'community.createPost',
    method: 'POST',
    path: 'community/posts',
    summary: 'Writes a post, with an image if wanted (spec §5).',
    access: /* @__PURE__ */ anyOf(),
    body: /* @__PURE__ */ multipart(postBody),
    response: /* @__PURE__ */ creates(communityPost),
  }),
  deletePost: /* @__PURE__ */ defineEndpoint({
    id: 'community.deletePost',
    method: 'DELETE',
    path: 'community/posts/{id}',
    summary: 'Deletes an own post; a super_admin any (addition).',
    access: /* @__PURE__ */ anyOf(),
    params: idParams,
    response: /* @__PURE__ */ answers(detailAnswer),
    errors: [400],
  }),
  createComment: /* @__PURE__ */ defineEndpoint({
    id: 'community.createComment',
    method: 'POST',
    path: 'community/posts/{id}/comments',
    summary: 'Comments on a post (spec §5).',
    access: /* @__PURE__ */ anyOf(),
    params: idParams,
    body: /* @__PURE__ */ json(commentBody),
    response: /* @__PURE__ */ creates(comment),
  }),
  deleteComment: /* @__PURE__ */ defineEndpoint({
    id: 'community.deleteComment',
    method: 'DELETE',
    path: 'community/comments/{id}',
    summary: 'Deletes an own comment; a super_admin any (addition).',
    access: /* @__PURE__ */ anyOf(),
    params: idParams,
    response: /* @__PURE__ */ answers(detailAnswer),
    errors: [400],
  }),
  likePost: /* @__PURE__ */ defineEndpoint({
    id: 'community.likePost',
    method: 'POST',
    path: 'community/posts/{id}/like',
    summary: 'Toggles the own like of a post (spec §7).',
    access: /* @__PURE__ */ anyOf(),
    params: idParams,
    response: /* @__PURE__ */ answers(likes),
    errors: [400],
  }),
  likeComment: /* @__PURE__ */ defineEndpoint({
    id: 'community.likeComment',
    method: 'POST',
    path: 'community/comments/{id}/like',
    summary: 'Toggles the own like of a comment (spec §7).',
    access: /* @__PURE__ */ anyOf(),
    params: idParams,
    response: /* @__PURE__ */ answers(likes),
    errors: [400],
  }),
  postImage: /* @__PURE__ */ defineEndpoint({
    id: 'community.postImage',
    method: 'GET',
    path: 'community/posts/{postId}/image',
    summary: 'Image of a post (spec §7).',
    access: publicAccess,
    params: /* @__PURE__ */ z.object({ postId: uuid }),
    response: image,
  }),
} as const
