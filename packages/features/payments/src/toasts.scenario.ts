import { connectToaster } from '@pilotpair/ui/toast-queue'

/** Texts of the toasts that the story has raised, in order: to be counted exactly, which the eye of a test cannot. */
export const toasts: string[] = []

/** Takes the toaster's place for a story: `beforeEach: hearToasts`. */
export const hearToasts = (): (() => void) => {
  toasts.length = 0
  const leave = connectToaster({ show: ({ text }) => void toasts.push(text), dismiss: () => undefined })
  // What had waited for a toaster is of another story.
  toasts.length = 0
  return leave
}
