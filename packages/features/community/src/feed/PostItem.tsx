import { chatTexts, type CommunityPost } from '@pilotpair/contract'
import { PostCard } from '@pilotpair/ui/post-card'
import { memo, useState } from 'react'
import { type ShownLikes, toPostView, type Viewer } from '../post-view.ts'
import { Comments } from './Comments.tsx'
import type { Removal } from './RemoveDialog.tsx'
import type { Likes } from './use-likes.ts'

/** Props of {@link PostItem}. */
export interface PostItemProps {
  readonly post: CommunityPost
  readonly viewer: Viewer
  /** Likes of the post that are under way, and of its comments. */
  readonly shownLikes: ShownLikes
  readonly shownCommentLikes: ShownLikes
  /** The same ones between renders, like `onRemove`. */
  readonly onLike: Likes['press']
  readonly onLikeComment: Likes['press']
  /** Where to log in; only for whoever is known not to be. */
  readonly loginHref: string | undefined
  /** Asks before something is deleted. */
  readonly onRemove: (removal: Removal) => void
}

/** The writer of a post may have left. */
const texts = { anonymous: chatTexts.deletedUser }

/** One post of the feed, with its comments when they are opened. Drawn again only for what happens to it. */
export const PostItem = memo((props: PostItemProps) => {
  const { post, viewer, shownLikes, shownCommentLikes, onLike, onLikeComment, loginHref, onRemove } = props
  const [isOpen, setOpen] = useState(false)
  const { isDeletable, ...view } = toPostView(post, viewer, shownLikes)
  const id = post.id_community_post
  return (
    <PostCard
      {...view}
      texts={texts}
      onLike={viewer === undefined ? undefined : () => onLike(id, view.liked === true)}
      onToggleComments={() => setOpen(!isOpen)}
      onDelete={isDeletable ? () => onRemove({ kind: 'post', id, title: post.title }) : undefined}
      comments={
        isOpen ? (
          <Comments
            post={post}
            viewer={viewer}
            likes={{ shown: shownCommentLikes, press: onLikeComment }}
            loginHref={loginHref}
            onDelete={(commentId) => onRemove({ kind: 'comment', id: commentId })}
          />
        ) : undefined
      }
    />
  )
})
