/**
 * The open dialogs, lowest first. One list for the whole page, because "only the top one reacts to Escape" and
 * "toasts stay above the top one" are facts about the page, not about one component.
 */
export interface OpenDialog {
  readonly element: HTMLDialogElement
  readonly modality: 'top-layer' | 'page'
}

let stack: readonly OpenDialog[] = []
const listeners = new Set<() => void>()

const change = (next: readonly OpenDialog[]): void => {
  stack = next
  for (const listener of listeners) listener()
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
