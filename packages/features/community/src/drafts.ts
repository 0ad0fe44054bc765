import { type AppStore, type Attempt, createAttempt, useAppStore } from '@pilotpair/feature-core'
import { DEFAULT_POST_CATEGORY, type PostCategory } from '@pilotpair/contract'
import { useState } from 'react'

/** A post that is being written. */
export interface PostDraft {
  readonly title: string
  readonly content: string
  readonly category: PostCategory
  readonly image: File | null
}

/** Nothing written yet. */
export const emptyDraft: PostDraft = { title: '', content: '', category: DEFAULT_POST_CATEGORY, image: null }

/** Whether there is anything to lose. */
export const isWritten = ({ title, content, image }: PostDraft): boolean => title !== '' || content !== '' || image !== null

/** Something that is being written, and the attempt to send it. Both outlive the form. */
export interface KeptDraft<Draft> {
  readonly read: () => Draft
  readonly keep: (draft: Draft) => void
  /** What is sent again after a lost answer, from a form that was opened anew too, is the same attempt. */
  readonly attempt: Attempt
}

const createKept = <Draft>(empty: Draft): KeptDraft<Draft> => {
  let draft = empty
  return {
    read: () => draft,
    keep: (next) => {
      draft = next
    },
    attempt: createAttempt(),
  }
}

type Shelf<Draft> = WeakMap<AppStore, Map<string, KeptDraft<Draft>>>

const keptIn = <Draft>(shelf: Shelf<Draft>, store: AppStore, id: string, empty: Draft): KeptDraft<Draft> => {
  const drafts = shelf.get(store) ?? new Map<string, KeptDraft<Draft>>()
  shelf.set(store, drafts)
  const kept = drafts.get(id) ?? createKept(empty)
  drafts.set(id, kept)
  return kept
}

const posts: Shelf<PostDraft> = new WeakMap()
const comments: Shelf<string> = new WeakMap()

/**
 * The post that an account writes, kept while the page lives: a closed dialog or another screen loses nothing.
 *
 * @param userId the same for the life of the component.
 */
export const usePostDraft = (userId: string): KeptDraft<PostDraft> => {
  const store = useAppStore()
  return useState(() => keptIn(posts, store, userId, emptyDraft))[0]
}

/**
 * The comment that an account writes under a post, kept like {@link usePostDraft}: also when comments are folded.
 *
 * @param userId the same for the life of the component, like `postId`.
 */
export const useCommentDraft = (userId: string, postId: string): KeptDraft<string> => {
  const store = useAppStore()
  return useState(() => keptIn(comments, store, `${userId} ${postId}`, ''))[0]
}
