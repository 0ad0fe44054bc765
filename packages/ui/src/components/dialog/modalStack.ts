import type { RefObject } from 'react'

/**
 * The open dialogs, lowest first. One list for the whole page, because "only the top one reacts to Escape" and
 * "toasts stay above the top one" are facts about the page, not about one component.
 */
export interface OpenDialog {
  readonly element: HTMLDialogElement
  readonly modality: 'top-layer' | 'page'
  /** What gets the focus when the dialog goes. */
  readonly opener: RefObject<Element | null>
  /** Notes where the focus is in the dialog; the returned function puts it there again. */
  readonly holdFocus: () => () => void
}

let stack: readonly OpenDialog[] = []
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

const change = (next: readonly OpenDialog[]): void => {
  stack = next
  tell()
}

/** Shows a dialog over all that is shown by now. */
export const show = ({ element, modality }: Pick<OpenDialog, 'element' | 'modality'>): void => {
  if (modality === 'top-layer') element.showModal()
  else element.show()
}

/**
 * Shows again what a browser has closed by itself, be it several dialogs at one press of Escape. What is shown last lies
 * on top, so all that stood above it is shown anew too; then the focus goes back to its place in the top one.
 */
export const showAgain = (): void => {
  const lowest = stack.findIndex(({ element }) => !element.open)
  if (lowest === -1) return
  const anew = stack.slice(lowest)
  const giveFocusBack = anew.at(-1)?.holdFocus()
  for (const { element } of anew) {
    element.close()
    // It must not be seen to arrive twice.
    element.dataset['settled'] = ''
  }
  for (const dialog of anew) show(dialog)
  tell()
  giveFocusBack?.()
}

/**
 * A dialog goes for good. What was opened from inside it gives the focus back to what had opened that dialog, for
 * instance where a route ends with both open.
 */
export const passOpenerOn = (gone: HTMLDialogElement, opener: Element | null): void => {
  for (const { opener: own } of stack) if (own.current !== null && gone.contains(own.current)) own.current = opener
}

/** Puts a dialog on top; the returned function takes it away again, wherever it is by then. */
export const pushDialog = (dialog: OpenDialog): (() => void) => {
  change([...stack, dialog])
  return () => change(stack.filter((open) => open !== dialog))
}

/** The dialog that the person is in, if any. */
export const topDialog = (): OpenDialog | undefined => stack.at(-1)

/** Calls back after each change of the list. @returns the function that ends it */
export const watchDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
