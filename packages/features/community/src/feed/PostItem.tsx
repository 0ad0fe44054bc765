import { chatTexts, type CommunityPost } from '@pilotpair/contract'
import { PostCard } from '@pilotpair/ui/post-card'
import { useState } from 'react'
import { toPostView, type Viewer } from '../post-view.ts'
import { Comments } from './Comments.tsx'
import type { Removal } from './RemoveDialog.tsx'
import type { Likes } from './use-likes.ts'

/** Props of {@link PostItem}. */
export interface PostItemProps {
  readonly post: CommunityPost
  readonly viewer: Viewer
  readonly postLikes: Likes
  readonly commentLikes: Likes
  /** Where to log in; only for whoever is known not to be. */
  readonly loginHref: string | undefined
  /** Asks before something is deleted. */
  readonly onRemove: (removal: Removal) => void
}

/** The writer of a post may have left. */
const texts = { anonymous: chatTexts.deletedUser }

/** One post of the feed, with its comments when they are opened. */
export const PostItem = ({ post, viewer, postLikes, commentLikes, loginHref, onRemove }: PostItemProps) => {
  const [isOpen, setOpen] = useState(false)
  const { isDeletable, ...view } = toPostView(post, viewer, postLikes.shown)
  const id = post.id_community_post
  return (
    <PostCard
      {...view}
      texts={texts}
      onLike={viewer === undefined ? undefined : () => postLikes.press(id, view.liked === true)}
      onToggleComments={() => setOpen(!isOpen)}
      onDelete={isDeletable ? () => onRemove({ kind: 'post', id, title: post.title }) : undefined}
      comments={
        isOpen ? (
          <Comments
            post={post}
            viewer={viewer}
            likes={commentLikes}
            loginHref={loginHref}
            onDelete={(commentId) => onRemove({ kind: 'comment', id: commentId })}
          />
        ) : undefined
      }
    />
  )
}
