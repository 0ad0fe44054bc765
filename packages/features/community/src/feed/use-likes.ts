import { failureText } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useMemo, useState } from 'react'
import { type LikeAnswer, useLikeCommentMutation, useLikePostMutation } from '../api.ts'
import { goneTexts, isGone } from '../gone.ts'
import { createLikeQueue, type LikeQueue, type Toggled } from '../like-queue.ts'
import type { ShownLikes } from '../post-view.ts'

/** Likes as they are shown, and the way to give one or take it back. */
export interface Likes {
  readonly shown: ShownLikes
  readonly press: LikeQueue['press']
}

const NOT_SAVED = 'Your like was not saved. Please try again.'

type Send = (input: { readonly id: string }) => Promise<{ readonly data?: LikeAnswer | undefined; readonly error?: unknown }>

const toggledBy = async (send: Send, id: string): Promise<Toggled> => {
  const { data, error } = await send({ id })
  return data === undefined ? { kind: 'failed', failure: error } : { kind: 'done', liked: data.liked }
}

const useQueue = (send: Send, kind: keyof typeof goneTexts): Likes => {
  const [shown, setShown] = useState<ShownLikes>(new Map())
  // The trigger of a mutation stays the same one, and the queue with it.
  const queue = useMemo(
    () =>
      createLikeQueue({
        send: (id) => toggledBy(send, id),
        show: (id, liked) =>
          setShown((before) => {
            const next = new Map(before)
            if (liked === undefined) next.delete(id)
            else next.set(id, liked)
            return next
          }),
        onFailure: (_, failure) =>
          showToast({ type: 'error', text: isGone(failure) ? goneTexts[kind] : failureText(failure, NOT_SAVED) }),
      }),
    [send, kind],
  )
  return { shown, press: queue.press }
}

/** Likes of posts: shown at once, undone when they fail. */
export const usePostLikes = (): Likes => useQueue(useLikePostMutation()[0], 'post')

/** Likes of comments. */
export const useCommentLikes = (): Likes => useQueue(useLikeCommentMutation()[0], 'comment')
