import {
  type AnswerOf, type BodyOf, type Comment, communityEndpoints, type CommunityPost, type Like,
} from '@pilotpair/contract'
import { baseApi, call, isApiFailure, type RootState } from '@pilotpair/feature-core'
import type { FeedFilter } from './feed-filter.ts'
import { isGone } from './gone.ts'
import { type Patch, withComment, withCommentLikes, withoutComment, withoutPost, withPostLikes } from './post-patches.ts'

/** Posts of one answer. */
export const POST_PAGE_SIZE = 20

/** One page of the feed and where the next one begins. */
export interface PostPage {
  readonly items: readonly CommunityPost[]
  /** From `X-Next-Cursor`; absent on the last page. */
  readonly nextCursor?: string
}

/** What a toggled like answers. */
export interface LikeAnswer {
  readonly liked: boolean
  readonly likes: readonly Like[]
}

type Keyed<Input> = Input & { readonly idempotencyKey: string }

/** Readings of the feed under way, each with what was done since it began. */
const readings = new Set<Patch[]>()

/** After a lost answer nobody knows what the service did: the feed is read again. A refusal changed nothing. */
const tagsAfterFailure = (failure: unknown): readonly 'Posts'[] =>
  isApiFailure(failure) && (failure.kind !== 'refused' || failure.status >= 500 || isGone(failure)) ? ['Posts'] : []

/** The calls of the community feed (spec §7). Tag `Posts`: the feed, in every category. */
export const communityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    posts: build.infiniteQuery<PostPage, FeedFilter, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg: filter, pageParam }) =>
        call(communityEndpoints.posts, {
          query: {
            limit: POST_PAGE_SIZE,
            ...(filter === 'all' ? {} : { category: filter }),
            ...(pageParam === '' ? {} : { cursor: pageParam }),
          },
        }),
      transformResponse: (items: readonly CommunityPost[], meta) =>
        meta?.nextCursor === undefined ? { items } : { items, nextCursor: meta.nextCursor },
      providesTags: ['Posts'],
      // What was done meanwhile may be missing in the answer: it is done to the answer too, before anybody sees it.
      onQueryStarted: async (filter, { dispatch, queryFulfilled }) => {
        const missed: Patch[] = []
        readings.add(missed)
        const answer = await queryFulfilled.catch(() => undefined)
        readings.delete(missed)
        if (answer !== undefined) for (const patch of missed) dispatch(feedPatch(filter, patch))
      },
    }),
    createPost: build.mutation<CommunityPost, Keyed<{ readonly body: BodyOf<typeof communityEndpoints.createPost> }>>({
      query: ({ body, idempotencyKey }) => call(communityEndpoints.createPost, { body, idempotencyKey }),
      invalidatesTags: ['Posts'],
    }),
    deletePost: build.mutation<AnswerOf<typeof communityEndpoints.deletePost>, Keyed<{ readonly id: string }>>({
      query: ({ id, idempotencyKey }) => call(communityEndpoints.deletePost, { params: { id }, idempotencyKey }),
      onQueryStarted: async ({ id }, api) => {
        const answer = await api.queryFulfilled.catch(() => undefined)
        if (answer !== undefined) patchFeeds(api, withoutPost(id))
      },
      invalidatesTags: (_, failure) => (failure === undefined ? ['Posts'] : tagsAfterFailure(failure)),
    }),
    likePost: build.mutation<LikeAnswer, { readonly id: string }>({
      query: ({ id }) => call(communityEndpoints.likePost, { params: { id } }),
      onQueryStarted: async ({ id }, api) => {
        const answer = await api.queryFulfilled.catch(() => undefined)
        if (answer !== undefined) patchFeeds(api, withPostLikes(id, answer.data.likes))
      },
      invalidatesTags: (_, failure) => tagsAfterFailure(failure),
    }),
    createComment: build.mutation<Comment, Keyed<{ readonly postId: string; readonly content: string }>>({
      query: ({ postId, content, idempotencyKey }) =>
        call(communityEndpoints.createComment, { params: { id: postId }, body: { content }, idempotencyKey }),
      onQueryStarted: async ({ postId }, api) => {
        const answer = await api.queryFulfilled.catch(() => undefined)
        if (answer !== undefined) patchFeeds(api, withComment(postId, answer.data))
      },
      // A post that is gone goes with the next reading: until then the comment stands under it, to be copied.
      invalidatesTags: (_, failure) => (isGone(failure) ? [] : tagsAfterFailure(failure)),
    }),
    deleteComment: build.mutation<AnswerOf<typeof communityEndpoints.deleteComment>, Keyed<{ readonly id: string }>>({
      query: ({ id, idempotencyKey }) => call(communityEndpoints.deleteComment, { params: { id }, idempotencyKey }),
      onQueryStarted: async ({ id }, api) => {
        const answer = await api.queryFulfilled.catch(() => undefined)
        if (answer !== undefined) patchFeeds(api, withoutComment(id))
      },
      invalidatesTags: (_, failure) => tagsAfterFailure(failure),
    }),
    likeComment: build.mutation<LikeAnswer, { readonly id: string }>({
      query: ({ id }) => call(communityEndpoints.likeComment, { params: { id } }),
      onQueryStarted: async ({ id }, api) => {
        const answer = await api.queryFulfilled.catch(() => undefined)
        if (answer !== undefined) patchFeeds(api, withCommentLikes(id, answer.data.likes))
      },
      invalidatesTags: (_, failure) => tagsAfterFailure(failure),
    }),
  }),
})

/** What a change of the held feeds needs of the store. */
interface FeedStore {
  readonly dispatch: (action: ReturnType<typeof feedPatch> | ReturnType<typeof readAgain>) => unknown
  readonly getState: () => Pick<RootState, 'api'>
}

const readAgain = () => communityApi.util.invalidateTags(['Posts'])

/** Changes a post in every category that is held. A reading under way may be older than that: it is done once more. */
const patchFeeds = (api: FeedStore, patch: Patch): void => {
  for (const missed of readings) missed.push(patch)
  const filters = communityApi.util.selectCachedArgsForQuery(api.getState(), 'posts')
  const isReading = filters.some((filter) => communityApi.endpoints.posts.select(filter)(api.getState()).isLoading)
  for (const filter of filters) api.dispatch(feedPatch(filter, patch))
  if (isReading) api.dispatch(readAgain())
}

const feedPatch = (filter: FeedFilter, patch: Patch) =>
  communityApi.util.updateQueryData('posts', filter, (feed) => ({
    ...feed,
    pages: feed.pages.map((page) => ({ ...page, items: [...patch(page.items)] })),
  }))

export const {
  usePostsInfiniteQuery,
  useCreatePostMutation,
  useDeletePostMutation,
  useLikePostMutation,
  useCreateCommentMutation,
  useDeleteCommentMutation,
  useLikeCommentMutation,
} = communityApi
