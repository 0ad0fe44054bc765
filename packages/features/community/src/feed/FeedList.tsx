import { type CommunityPost, communityTexts } from '@pilotpair/contract'
import { useDrawnNear } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { ErrorState } from '@pilotpair/ui/error-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { LoadMore } from '@pilotpair/ui/load-more'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import type { ReactNode } from 'react'
import * as css from './Community.css.ts'
import { shownOf } from '../post-view.ts'
import { PostItem, type PostItemProps } from './PostItem.tsx'
import type { Feed } from './use-feed.ts'
import type { Likes } from './use-likes.ts'

/** Props of {@link FeedList}. */
export interface FeedListProps extends Pick<PostItemProps, 'viewer' | 'loginHref' | 'onRemove'> {
  readonly feed: Feed
  /** The category that the feed is of. */
  readonly filter: string
  readonly postLikes: Likes
  readonly commentLikes: Likes
  /** What an empty category offers: to write, or to log in. */
  readonly emptyAction: ReactNode
}

const bones = [0, 1, 2]

const Bones = () => (
  <SkeletonGroup label="Loading posts" className={css.comments}>
    {bones.map((each) => (
      <Card key={each}>
        <div className={css.bones}>
          <div className={css.bonesHead}>
            <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
            <Skeleton width="10rem" />
          </div>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      </Card>
    ))}
  </SkeletonGroup>
)

const countText = (count: number, hasMore: boolean): string => {
  if (hasMore) return `Showing the newest ${String(count)} posts`
  return count === 1 ? '1 post' : `${String(count)} posts`
}

/** As many posts as the first view of a large window holds, and those that follow as their end comes near. */
const FIRST = 6
const STEP = 14

type PostsProps = Omit<FeedListProps, 'feed' | 'emptyAction'> & {
  readonly posts: readonly CommunityPost[]
  /** Below the posts, once all are drawn. */
  readonly foot: ReactNode
}

const Posts = ({ posts, filter, postLikes, commentLikes, foot, ...item }: PostsProps) => {
  const { shown, end } = useDrawnNear(posts.length, FIRST, STEP, `posts ${filter}`)
  return (
    <>
      {posts.slice(0, shown).map((post) => (
        <PostItem
          key={post.id_community_post}
          {...item}
          post={post}
          shownLikes={shownOf(postLikes.shown, [post.id_community_post])}
          shownCommentLikes={shownOf(commentLikes.shown, post.comments.map((comment) => comment.id_community_post_comment))}
          onLike={postLikes.press}
          onLikeComment={commentLikes.press}
        />
      ))}
      {shown < posts.length ? <div key={shown} ref={end} /> : foot}
    </>
  )
}

/** The posts in each of their states: on their way, failed, none, there. */
export const FeedList = ({ feed, emptyAction, ...rest }: FeedListProps) => {
  const { state, reload, loadMore } = feed
  switch (state.kind) {
    case 'loading':
      return <Bones />
    case 'failed':
      return (
        <ErrorState
          title={communityTexts.fetchFailed}
          detail={state.detail}
          onRetry={reload}
          retryingLabel={state.isRetrying ? 'Trying again…' : undefined}
        />
      )
    case 'loaded':
      if (state.posts.length === 0)
        return (
          <Card padding="none">
            <EmptyState drawing={<EmptyDrawing name="board" />} action={emptyAction}>
              {communityTexts.empty}
            </EmptyState>
          </Card>
        )
      return (
        <>
          {state.problem !== undefined && !state.hasMore && (
            <InlineAlert
              tone="danger"
              action={
                <Button variant="outline" tone="neutral" size="compact" onClick={reload}>
                  Try again
                </Button>
              }
            >
              {state.problem}
            </InlineAlert>
          )}
          <Posts
            {...rest}
            posts={state.posts}
            foot={
              <LoadMore
                summary={countText(state.posts.length, state.hasMore)}
                hasMore={state.hasMore}
                onLoadMore={loadMore}
                pendingLabel={state.isLoadingMore ? 'Loading…' : undefined}
                error={state.hasMore ? state.problem : undefined}
              />
            }
          />
        </>
      )
  }
}
