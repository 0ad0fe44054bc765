import { slownessFrom } from '../tests/support/slowness.ts'

/** Waits, or ends at once with the reason for which the call was given up. */
const pause = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const stop = () => resolve(undefined)
  signal.addEventListener('abort', stop)
  const timer = setTimeout(stop, milliseconds)
  await promise
  clearTimeout(timer)
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
}

/** Lets each answer of the service take its own time on its way back: up to 400 ms. */
export const slowNetwork = (seed: string): void => {
  const fetchAtOnce = globalThis.fetch.bind(globalThis)
  const slownessOf = slownessFrom(seed)
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.includes('/api/v1/')) return fetchAtOnce(input, init)
    const answer = await fetchAtOnce(request)
    await pause(400 * slownessOf(`${request.method} ${request.url}`).back, request.signal)
    return answer
  }
}
