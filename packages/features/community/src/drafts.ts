import { type AppStore, type Attempt, createAttempt, onForget, useAppStore } from '@pilotpair/feature-core'
import { DEFAULT_POST_CATEGORY, POST_CATEGORIES, type PostCategory } from '@pilotpair/contract'
import { useState } from 'react'

/** A post that is being written. */
export interface PostDraft {
  readonly title: string
  readonly content: string
  readonly category: PostCategory
  readonly image: File | null
  /** A picture had been chosen, and was lost with a reload: pictures are not stored. */
  readonly hasLostImage?: boolean
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

let posts: Shelf<PostDraft> = new WeakMap()
let comments: Shelf<string> = new WeakMap()

// A logout leaves nothing behind, not even for the same account. A form that is still open keeps to the old shelf.
onForget(() => {
  posts = new WeakMap()
  comments = new WeakMap()
})

const storageKey = (userId: string): string => `pilotpair.post-draft.${userId}`

/** The post that was stored before a reload; what cannot be read was none. */
const storedDraft = (userId: string): PostDraft => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return emptyDraft
    const { title, content, category, hasImage }: Readonly<Record<string, unknown>> = { ...stored }
    return {
      title: typeof title === 'string' ? title : '',
      content: typeof content === 'string' ? content : '',
      category: POST_CATEGORIES.find((known) => known === category) ?? DEFAULT_POST_CATEGORY,
      image: null,
      hasLostImage: hasImage === true,
    }
  } catch {
    return emptyDraft
  }
}

const storeDraft = (userId: string, draft: PostDraft): void => {
  const { title, content, category, image, hasLostImage = false } = draft
  try {
    if (isWritten(draft)) {
      sessionStorage.setItem(storageKey(userId), JSON.stringify({ title, content, category, hasImage: image !== null || hasLostImage }))
    } else sessionStorage.removeItem(storageKey(userId))
  } catch {
    // The page has it, as long as it lives.
  }
}

/**
 * The post that an account writes: a closed dialog, another screen, a lost session or a reload loses nothing but the
 * picture. A logout forgets it with all else that the tab kept.
 *
 * @param userId the same for the life of the component.
 */
export const usePostDraft = (userId: string): KeptDraft<PostDraft> => {
  const store = useAppStore()
  return useState((): KeptDraft<PostDraft> => {
    const kept = keptIn(posts, store, userId, emptyDraft)
    return {
      attempt: kept.attempt,
      read: () => (isWritten(kept.read()) ? kept.read() : storedDraft(userId)),
      keep: (draft) => {
        kept.keep(draft)
        // The dialog of somebody who logs out closes after the storage was cleared.
        if (!store.getState().session.left) storeDraft(userId, draft)
      },
    }
  })[0]
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
