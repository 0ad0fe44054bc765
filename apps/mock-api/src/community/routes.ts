import { communityEndpoints, type CommunityPost, type ParsedBodyOf } from '@pilotpair/contract'
import { readSession, type SessionUser } from '../auth/session.ts'
import type { Tx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { once } from '../http/idempotent.ts'
import { publicRoute, route, type RouteDef } from '../http/route.ts'
import { answerImage, discardFiles, keepImages } from '../images/files.ts'
import { prepareImage } from '../images/process.ts'
import { findPostImage } from '../images/queries.ts'
import { countUpload } from '../images/routes.ts'
import { pageLimit, readPosition, writeNextCursor } from '../lib/paging.ts'
import { timePosition, timePositionParts } from '../lib/time-position.ts'
import {
  insertComment,
  insertPost,
  removeComment,
  removePost,
  toggleCommentLike,
  togglePostLike,
} from './commands.ts'
import { listPosts, readComment, readPost } from './queries.ts'

const stored = <Item>(item: Item | undefined): Item => {
  if (item === undefined) throw new Error('what was just stored is gone')
  return item
}

const writePost = async (
  deps: Deps,
  user: SessionUser,
  body: ParsedBodyOf<typeof communityEndpoints.createPost>,
): Promise<CommunityPost> => {
  const { title, content, category, image_file: file } = body
  const write = async (tx: Tx, imageId: string | undefined): Promise<CommunityPost> => {
    const post = { authorId: user.id, title, content, category, imageId, at: deps.clock.now() }
    return stored(await readPost(tx, await insertPost(tx, post)))
  }
  if (file === undefined) return deps.db.transaction((tx) => write(tx, undefined))
  const image = await prepareImage(file, 'image_file', 'post')
  return keepImages(deps, user.id, [{ purpose: 'post', image }], async (tx, [id]) => ({
    result: await write(tx, id),
    replaced: [],
  }))
}

const postRoutes = (): RouteDef[] => [
  publicRoute(communityEndpoints.posts, async ({ deps, request, query, answerHeaders }) => {
    const page = { category: query.category, limit: pageLimit(query), after: readPosition(query, timePosition) }
    const { items, next } = await listPosts(deps.db, page, async () => {
      const session = await readSession(deps, request)
      return session.kind === 'active' ? session.user.id : undefined
    })
    writeNextCursor(answerHeaders, timePositionParts(next))
    return items
  }),
  route(
    communityEndpoints.createPost,
    once(communityEndpoints.createPost, async (call) => {
      const { deps, user, body } = call
      // Only here is it known whether there is a picture: a post of text alone is no upload.
      if (body.image_file !== undefined) await countUpload(call, user)
      return writePost(deps, user, body)
    }),
  ),
  route(
    communityEndpoints.deletePost,
    once(communityEndpoints.deletePost, async ({ deps, user, params }) => {
      const imageIds = await deps.db.transaction((tx) => removePost(tx, user, params.id, deps.clock.now()))
      await discardFiles(deps, imageIds)
      return { detail: 'Post deleted.' }
    }),
  ),
  route(
    communityEndpoints.likePost,
    once(communityEndpoints.likePost, ({ deps, user, params }) =>
      deps.db.transaction((tx) => togglePostLike(tx, user.id, params.id, deps.clock.now())),
    ),
  ),
  publicRoute(communityEndpoints.postImage, async ({ deps, params, request }) =>
    answerImage(deps, request, await findPostImage(deps.db, params.postId), 'public'),
  ),
]

const commentRoutes = (): RouteDef[] => [
  route(
    communityEndpoints.createComment,
    once(communityEndpoints.createComment, ({ deps, user, params, body }) =>
      deps.db.transaction(async (tx) => {
        const comment = { postId: params.id, authorId: user.id, content: body.content, at: deps.clock.now() }
        return stored(await readComment(tx, await insertComment(tx, comment)))
      }),
    ),
  ),
  route(
    communityEndpoints.deleteComment,
    once(communityEndpoints.deleteComment, async ({ deps, user, params }) => {
      await deps.db.transaction((tx) => removeComment(tx, user, params.id, deps.clock.now()))
      return { detail: 'Comment deleted.' }
    }),
  ),
  route(
    communityEndpoints.likeComment,
    once(communityEndpoints.likeComment, ({ deps, user, params }) =>
      deps.db.transaction((tx) => toggleCommentLike(tx, user.id, params.id, deps.clock.now())),
    ),
  ),
]

/** The community feed: posts, comments, likes, images of posts. */
export const communityRoutes = (): RouteDef[] => [...postRoutes(), ...commentRoutes()]
