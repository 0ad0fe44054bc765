import { COMMENT_MAX, type CommunityPost } from '@pilotpair/contract'
import { failureText, isApiFailure, placeProblems, useUnsaved } from '@pilotpair/feature-core'
import { CommentForm } from '@pilotpair/ui/comment-form'
import { CommentList } from '@pilotpair/ui/comment-list'
import { Link } from '@pilotpair/ui/link'
import { useState } from 'react'
import { useCreateCommentMutation } from '../api.ts'
import { useCommentDraft } from '../drafts.ts'
import { goneTexts, isGone } from '../gone.ts'
import { toCommentView, type Viewer } from '../post-view.ts'
import * as css from './Community.css.ts'
import type { Likes } from './use-likes.ts'

/** Props of {@link Comments}. */
export interface CommentsProps {
  readonly post: CommunityPost
  readonly viewer: Viewer
  readonly likes: Likes
  /** The login, which leads back here; only for whoever is known not to be logged in. */
  readonly loginHref: string | undefined
  readonly onDelete: (commentId: string) => void
}

const tooLong = `Must be at most ${String(COMMENT_MAX)} characters`

/** Why a comment was refused; a lost answer says no more than "Not sent". */
const refusalOf = (failure: unknown): string | undefined => {
  if (isGone(failure)) return `${goneTexts.post} Your comment cannot be sent.`
  if (!isApiFailure(failure) || failure.kind !== 'refused') return undefined
  return placeProblems(failure, { content: 'content' })[0]?.message ?? (failureText(failure, '') || undefined)
}

interface NewCommentProps {
  readonly postId: string
  readonly viewer: NonNullable<Viewer>
}

const NewComment = ({ postId, viewer }: NewCommentProps) => {
  const [create] = useCreateCommentMutation()
  const { read, keep, attempt } = useCommentDraft(viewer.id_user_account, postId)
  const [isWritten, setWritten] = useState(read() !== '')
  const [error, setError] = useState<string>()
  useUnsaved(isWritten)

  const send = async (content: string): Promise<void> => {
    setError(undefined)
    if (Array.from(content).length > COMMENT_MAX) {
      setError(tooLong)
      throw new Error(tooLong)
    }
    const { error: failure } = await create({ postId, content, idempotencyKey: attempt.keyFor(`${postId} ${content}`) })
    attempt.settle(failure)
    if (failure === undefined) return
    setError(refusalOf(failure))
    throw new Error('the comment was not sent')
  }
  return (
    <CommentForm
      author={{ name: viewer.name, imageUrl: viewer.profile_picture }}
      error={error}
      onInput={() => setError(undefined)}
      onSubmit={send}
      initialText={read()}
      onTextChange={(text) => {
        keep(text)
        setWritten(text !== '')
      }}
    />
  )
}

/** The comments of a post, and a line to write one (spec §2.14, §5). */
export const Comments = ({ post, viewer, likes, loginHref, onDelete }: CommentsProps) => (
  <div className={css.comments}>
    <CommentList
      comments={post.comments.map((comment) => toCommentView(comment, viewer, likes.shown))}
      sameDayAs={post.created_at}
      onDelete={onDelete}
      onLike={
        viewer === undefined
          ? undefined
          : (id) => {
              const comment = post.comments.find((each) => each.id_community_post_comment === id)
              if (comment !== undefined) likes.press(id, toCommentView(comment, viewer, likes.shown).liked === true)
            }
      }
    />
    {loginHref !== undefined && (
      <p>
        <Link href={loginHref}>Log in to comment</Link>
      </p>
    )}
    {viewer !== undefined && <NewComment key={viewer.id_user_account} postId={post.id_community_post} viewer={viewer} />}
  </div>
)
