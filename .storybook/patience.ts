const running = new Set<ReturnType<typeof setTimeout>>()

/** A story begins: no call of an earlier one is given up in the middle of it. */
export const forgetPatience = (): void => {
  for (const timer of running) clearTimeout(timer)
  running.clear()
}

/**
 * Lets the patience of calls end with their story. A call that is never answered is given up after twenty seconds,
 * which on a slow machine is in the middle of a later story: that one then hears of somebody else's failure.
 */
export const keepPatienceToStories = (): void => {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      running.delete(timer)
      controller.abort(new DOMException('The time for an answer is over.', 'TimeoutError'))
    }, milliseconds)
    running.add(timer)
    return controller.signal
  }
}
