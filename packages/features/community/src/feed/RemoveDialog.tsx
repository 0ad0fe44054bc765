import { failureText, useActing, useAttempt } from '@pilotpair/feature-core'
import { ConfirmDialog } from '@pilotpair/ui/dialog'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useState } from 'react'
import { useDeleteCommentMutation, useDeletePostMutation } from '../api.ts'
import { goneTexts, isGone } from '../gone.ts'

/** What is to be deleted. */
export type Removal =
  | { readonly kind: 'post'; readonly id: string; readonly title: string }
  | { readonly kind: 'comment'; readonly id: string }

/** Props of {@link RemoveDialog}. */
export interface RemoveDialogProps {
  readonly removal: Removal
  readonly onClose: () => void
}

const words = {
  post: {
    title: 'Delete this post?',
    consequence: 'Its comments and likes go with it. This cannot be taken back.',
    confirm: 'Delete post',
    done: 'Post deleted.',
    failed: 'Could not delete the post. Please try again.',
  },
  comment: {
    title: 'Delete this comment?',
    consequence: 'This cannot be taken back.',
    confirm: 'Delete comment',
    done: 'Comment deleted.',
    failed: 'Could not delete the comment. Please try again.',
  },
} as const

/** Asks before a post or a comment is deleted, and says in place why that failed. */
export const RemoveDialog = ({ removal, onClose }: RemoveDialogProps) => {
  const [deletePost] = useDeletePostMutation()
  const [deleteComment] = useDeleteCommentMutation()
  const attempt = useAttempt()
  const { isActing, act } = useActing()
  const [problem, setProblem] = useState<string>()
  const { title, consequence, confirm, done, failed } = words[removal.kind]
  const remove = (): void =>
    act(async () => {
      setProblem(undefined)
      const send = removal.kind === 'post' ? deletePost : deleteComment
      const { error } = await send({ id: removal.id, idempotencyKey: attempt.keyFor(`${removal.kind} ${removal.id}`) })
      attempt.settle(error)
      if (error !== undefined && !isGone(error)) {
        setProblem(failureText(error, failed))
        return
      }
      // Deleted elsewhere meanwhile: that is what was wanted.
      showToast(error === undefined ? { type: 'success', text: done } : { type: 'info', text: goneTexts[removal.kind] })
      onClose()
    })
  return (
    <ConfirmDialog
      isOpen
      title={title}
      tone="danger"
      confirmLabel={confirm}
      pendingLabel={isActing ? 'Deleting…' : undefined}
      error={problem}
      onConfirm={remove}
      onCancel={onClose}
    >
      {removal.kind === 'post' ? (
        <>
          <bdi>{removal.title}</bdi>
          <br />
          {consequence}
        </>
      ) : (
        consequence
      )}
    </ConfirmDialog>
  )
}
