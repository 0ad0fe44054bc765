/**
 * Takes away the questions of a bank that earlier stories have left without an answer, or that came after their end: each
 * stands over the whole page and keeps the focus, so that every story after it would fail.
 */
export const forgetEarlierWindows = (): void => {
  for (const window of document.querySelectorAll('[data-bank-window]')) window.remove()
}
