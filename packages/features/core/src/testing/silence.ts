/** Header of an answer that stands for none: see {@link hearSilence}. */
const SILENT = 'x-silent'

/** An answer that never reaches the caller where {@link hearSilence} was called. */
export const silence = (): Response => new Response(null, { status: 204, headers: { [SILENT]: 'yes' } })

/**
 * Makes {@link silence} what it stands for: the call is never answered, and the patience of whoever made it is over.
 * Nobody waits for that: the signal of `AbortSignal.timeout(…)` with which the call was sent fires at once, that of no
 * other call does.
 *
 * @returns undoes it
 */
export const hearSilence = (): (() => void) => {
  const send = globalThis.fetch.bind(globalThis)
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  /** Of the signal that was made last. A call is sent in the same breath in which its signal is made. */
  let newest: AbortController | undefined
  AbortSignal.timeout = (milliseconds) => {
    newest = new AbortController()
    return AbortSignal.any([timeout(milliseconds), newest.signal])
  }
  globalThis.fetch = async (input, init) => {
    const patience = newest
    newest = undefined
    const answer = await send(input, init)
    if (!answer.headers.has(SILENT)) return answer
    patience?.abort(new DOMException('The patience is over.', 'TimeoutError'))
    patience?.signal.throwIfAborted()
    // Without patience it is waited for without end.
    return new Promise(() => undefined)
  }
  return () => {
    globalThis.fetch = send
    AbortSignal.timeout = timeout
  }
}
