/** What the service says after a like was toggled. */
export type Toggled = { readonly kind: 'done'; readonly liked: boolean } | { readonly kind: 'failed'; readonly failure: unknown }

interface Wish {
  /** What the person wants. */
  wanted: boolean
  /** What the service is known to hold. */
  known: boolean
}

/** Likes under way: the service only knows how to toggle, the person wants an end. */
export interface LikeQueue {
  /** Turns a like around. @param isLiked what is shown now */
  readonly press: (id: string, isLiked: boolean) => void
}

/** What a queue needs of its surroundings. */
export interface LikeQueueOptions {
  readonly send: (id: string) => Promise<Toggled>
  /** Told what to show for an item; `undefined` when what the service answers is to be shown again. */
  readonly show: (id: string, liked: boolean | undefined) => void
  /** A toggle failed: what is shown is the service's state again. */
  readonly onFailure: (id: string, failure: unknown) => void
}

/**
 * Lets presses be shown at once and sends one toggle at a time an item: presses meanwhile only change the wish, and
 * another toggle follows when the answer is not what is wished. So quick double presses end in the truth. A failure
 * takes the wish back.
 */
export const createLikeQueue = ({ send, show, onFailure }: LikeQueueOptions): LikeQueue => {
  const wishes = new Map<string, Wish>()

  const settle = async (id: string, wish: Wish): Promise<void> => {
    while (wish.wanted !== wish.known) {
      const answer = await send(id)
      if (answer.kind === 'failed') {
        wishes.delete(id)
        show(id, undefined)
        onFailure(id, answer.failure)
        return
      }
      wish.known = answer.liked
    }
    wishes.delete(id)
    show(id, undefined)
  }

  return {
    press: (id, isLiked) => {
      const running = wishes.get(id)
      if (running !== undefined) {
        running.wanted = !running.wanted
        show(id, running.wanted)
        return
      }
      const wish = { wanted: !isLiked, known: isLiked }
      wishes.set(id, wish)
      show(id, wish.wanted)
      void settle(id, wish)
    },
  }
}
