import { failureText, isApiFailure } from '@pilotpair/feature-core'
import { type ComponentType, useRef, useState } from 'react'
import { useRemoveCardMutation } from '../api.ts'
import type { CardView } from './card-view.ts'
import type { RemoveCardDialogProps } from './RemoveCardDialog.tsx'

/** The removal of a card: nobody asked, asked about, under way, refused, or done. */
export type Removal =
  | { readonly kind: 'none' }
  /** The question is on its way. */
  | { readonly kind: 'opening'; readonly card: CardView }
  /** The question itself could not be loaded. */
  | { readonly kind: 'unaskable' }
  | { readonly kind: 'asking'; readonly card: CardView; readonly error?: string | undefined }
  | { readonly kind: 'removing'; readonly card: CardView }
  | { readonly kind: 'removed'; readonly card: CardView }

/** The question's code, which comes when it is first asked. An object, so that a story can hold it back. */
export const removalCode = {
  load: async () => (await import('./RemoveCardDialog.tsx')).RemoveCardDialog,
}

/**
 * Removes cards, each after a question.
 *
 * @param cards as the service lists them now: one that is asked about and has gone was removed, by an answer that was
 *   lost or in another tab
 */
export const useRemoval = (cards: readonly CardView[]) => {
  const [remove] = useRemoveCardMutation()
  const [last, setRemoval] = useState<Removal>({ kind: 'none' })
  const isRemoving = useRef(false)
  // The dialog's code comes with the first question; without a connection the page stays, and says so.
  const [Dialog, setDialog] = useState<ComponentType<RemoveCardDialogProps>>()
  const ask = async (card: CardView): Promise<void> => {
    if (Dialog === undefined) setRemoval({ kind: 'opening', card })
    // Another card may be asked about before the code is there: the last one is meant.
    const isMeant = (now: Removal): boolean => Dialog !== undefined || (now.kind === 'opening' && now.card.id === card.id)
    try {
      const RemoveCardDialog = await removalCode.load()
      setDialog(() => RemoveCardDialog)
      setRemoval((now) => (isMeant(now) ? { kind: 'asking', card } : now))
    } catch {
      setRemoval((now) => (isMeant(now) ? { kind: 'unaskable' } : now))
    }
  }

  const confirm = async (card: CardView): Promise<void> => {
    if (isRemoving.current) return
    isRemoving.current = true
    setRemoval({ kind: 'removing', card })
    const { error } = await remove(card.id)
    isRemoving.current = false
    const isGone = error === undefined || (isApiFailure(error) && error.kind === 'refused' && error.status === 404)
    setRemoval(
      isGone
        ? { kind: 'removed', card }
        : { kind: 'asking', card, error: failureText(error, 'The card could not be removed. Please try again.') },
    )
  }
  const isGone = last.kind === 'asking' && !cards.some(({ id }) => id === last.card.id)
  const removal: Removal = isGone ? { kind: 'removed', card: last.card } : last
  return {
    removal,
    Dialog,
    ask,
    cancel: (): void => setRemoval({ kind: 'none' }),
    confirm,
  }
}
