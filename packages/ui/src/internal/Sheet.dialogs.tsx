import { useLayoutEffect, type ReactNode } from 'react'
import { holdStates, type StillState } from './held.ts'

/** Spread on a dialog, it stands in the page below what comes before it, so that one picture holds them all. */
export const inThePage = { modality: 'page', style: { position: 'relative', zIndex: 0, blockSize: 'auto' } } as const

/** As `ref` of a dialog that takes no `dir` of its own. */
export const rightToLeft = (dialog: HTMLDialogElement | null): void => {
  if (dialog !== null) dialog.dir = 'rtl'
}

/** Head and foot of each of them, which no real page has more than once: for `parameters.a11y.config.rules`. */
export const severalDialogs = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique'].map(
  (id) => ({ id, enabled: false }),
)

/** A part that is held still: its state and its selector, for dialogs stand at the end of the body. */
export type HeldPart = readonly [state: StillState, at: string]

interface DialogSheetProps {
  /** Dialogs with `inThePage` on them; a `StickerSheet` may go before them. */
  children: ReactNode
  /** Parts held still. @default none */
  held?: readonly HeldPart[]
}

const none: readonly HeldPart[] = []

/** A sticker sheet of dialogs. They have the page to themselves no more: it scrolls, and each of them is under axe. */
export const DialogSheet = ({ children, held = none }: DialogSheetProps) => {
  useLayoutEffect(() => {
    holdStates()
    document.documentElement.style.overflow = ''
    for (const element of document.querySelectorAll('body > [inert]')) element.removeAttribute('inert')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (const [state, at] of held) {
      const part = document.querySelector(at)
      if (!part) throw new Error(`Nothing to hold at ${at}`)
      part.setAttribute('data-held', state)
    }
  }, [held])
  return children
}
