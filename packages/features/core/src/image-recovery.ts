import { type SyntheticEvent, useRef, useState } from 'react'

/** What looks after images that only a session may see. */
export interface ImageRecovery {
  /** For an element around the images, in a portal too. */
  readonly onErrorCapture: (event: SyntheticEvent) => void
  /** The address to show for an image's address. */
  readonly addressOf: (url: string) => string
}

/**
 * Loads images again, once, after the session was looked after (decisions, "Images"): an image cannot say that it was
 * answered 401, so the first one that fails asks for a check, which renews expired tokens on its way.
 *
 * @param check a call of the session's; its own failure changes nothing.
 */
export const useImageRecovery = (check: () => PromiseLike<unknown>): ImageRecovery => {
  const [isAgain, setAgain] = useState(false)
  const hasTried = useRef(false)
  return {
    onErrorCapture: ({ target }) => {
      if (hasTried.current || !(target instanceof HTMLImageElement) || target.src.startsWith('blob:')) return
      hasTried.current = true
      const again = () => setAgain(true)
      void check().then(again, again)
    },
    addressOf: (url) => (isAgain ? `${url}${url.includes('?') ? '&' : '?'}again=1` : url),
  }
}
