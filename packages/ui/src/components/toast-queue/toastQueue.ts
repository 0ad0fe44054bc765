/** Kinds of toast (specification §5, "Toast notifications"). */
export const toastTypes = ['default', 'success', 'info', 'warning', 'error', 'loading'] as const
export type ToastType = (typeof toastTypes)[number]

/** What a person can do about a toast, for example "Undo". */
export interface ToastAction {
  label: string
  /** The toast goes once it is pressed. */
  onPress: () => void
}

/** What a caller asks for. */
export interface ToastRequest {
  /** @default 'default' */
  type?: ToastType | undefined
  /** The sentence to show. */
  text: string
  /** Give one to replace a toast later, for example a `loading` one by its result. */
  id?: string | undefined
  /** A button in the toast. Such a toast stays until it is pressed or dismissed: nobody reads against a clock. */
  action?: ToastAction | undefined
}

/** A request with everything filled in. */
export interface Toast {
  id: string
  type: ToastType
  text: string
  action?: ToastAction | undefined
}

/** Where toasts go once the toaster is there. */
export interface ToastSink {
  show: (toast: Toast) => void
  dismiss: (id: string) => void
}

const waiting = new Map<string, Toast>()
/** The connected toasters; what is raised goes to the last one. */
let sinks: readonly ToastSink[] = []
let onWaiting: (() => void) | undefined

/**
 * Shows a toast, or keeps it until the toaster has been loaded. The same text of the same type raised again while it
 * is still there shows once.
 *
 * @returns the id, for {@link dismissToast} or for replacing it
 */
export const showToast = ({ type = 'default', text, id = `${type}: ${text}`, action }: ToastRequest): string => {
  const toast: Toast = { id, type, text, action }
  const sink = sinks.at(-1)
  if (sink === undefined) {
    waiting.set(id, toast)
    onWaiting?.()
  } else sink.show(toast)
  return id
}

/**
 * Tells once a toast waits for a toaster that is not there yet, so that the host can load it then. Tells at once when
 * one waits already.
 *
 * @returns the undo
 */
export const whenToastsWait = (listener: () => void): (() => void) => {
  onWaiting = listener
  if (sinks.length === 0 && waiting.size > 0) listener()
  return () => {
    if (onWaiting === listener) onWaiting = undefined
  }
}

/** Takes a toast away before its time. Unknown ids are ignored. */
export const dismissToast = (id: string): void => {
  const sink = sinks.at(-1)
  if (sink === undefined) waiting.delete(id)
  else sink.dismiss(id)
}

/**
 * Connects the toaster and hands over what waits, in order. A second one takes over until it is disconnected.
 *
 * @returns the function that disconnects it
 */
export const connectToaster = (next: ToastSink): (() => void) => {
  sinks = [...sinks, next]
  const handedOver = [...waiting.values()]
  waiting.clear()
  for (const toast of handedOver) next.show(toast)
  return () => {
    sinks = sinks.filter((sink) => sink !== next)
  }
}
