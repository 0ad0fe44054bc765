import { type Comment, type CommunityPost, type Like, POST_CATEGORY_LABELS, type UserAccount } from '@pilotpair/contract'
import type { Comment as CommentView } from '@pilotpair/ui/comment-list'
import type { PostCardProps } from '@pilotpair/ui/post-card'

/** Who reads: their likes are marked, their own can be deleted; an administrator may remove any. */
export type Viewer = Pick<UserAccount, 'id_user_account' | 'role' | 'name' | 'profile_picture'> | undefined

/** What is shown of likes before the service has answered, by the id of a post or comment. */
export type ShownLikes = ReadonlyMap<string, boolean>

const noneShown: ShownLikes = new Map()

/**
 * What is shown of some items alone. While nothing of theirs is under way it is always the same object: they are not
 * drawn again for the others.
 */
export const shownOf = (shown: ShownLikes, ids: readonly string[]): ShownLikes =>
  ids.some((id) => shown.has(id)) ? shown : noneShown

const isLikedBy = (likes: readonly Like[], viewer: Viewer): boolean =>
  viewer !== undefined && likes.some(({ id_user_account: id }) => id === viewer.id_user_account)

/** Number of likes and whether the viewer is one of them, their press included. */
export const likesOf = (
  item: { readonly id: string; readonly likes: readonly Like[] },
  viewer: Viewer,
  shown: ShownLikes,
): { readonly likes: number; readonly liked: boolean } => {
  const stored = isLikedBy(item.likes, viewer)
  const liked = shown.get(item.id) ?? stored
  return { likes: item.likes.length + Number(liked) - Number(stored), liked }
}

const mayDelete = (author: CommunityPost['user_account'], viewer: Viewer): boolean =>
  viewer !== undefined && (viewer.role === 'super_admin' || author?.id_user_account === viewer.id_user_account)

const authorOf = (author: CommunityPost['user_account']) =>
  author === null ? undefined : { name: author.name, imageUrl: author.profile_picture_url }

/** A post of the wire as its card shows it, without its actions. */
export const toPostView = (
  post: CommunityPost,
  viewer: Viewer,
  shown: ShownLikes,
): Pick<PostCardProps, 'title' | 'content' | 'category' | 'author' | 'at' | 'imageUrl' | 'likes' | 'liked' | 'commentCount'> & {
  readonly isDeletable: boolean
} => ({
  title: post.title,
  content: post.content,
  category: POST_CATEGORY_LABELS[post.category],
  author: authorOf(post.user_account),
  at: post.created_at,
  imageUrl: post.image_url,
  ...likesOf({ id: post.id_community_post, likes: post.likes }, viewer, shown),
  commentCount: post.comments.length,
  isDeletable: mayDelete(post.user_account, viewer),
})

/** A comment of the wire as its list shows it. */
export const toCommentView = (comment: Comment, viewer: Viewer, shown: ShownLikes): CommentView => ({
  id: comment.id_community_post_comment,
  author: authorOf(comment.user_account),
  text: comment.content,
  at: comment.created_at,
  ...likesOf({ id: comment.id_community_post_comment, likes: comment.likes }, viewer, shown),
  deletable: mayDelete(comment.user_account, viewer),
})
