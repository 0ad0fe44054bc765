import { authEndpoints } from '@pilotpair/contract'

let stories = 0

/** A story begins: what earlier ones asked for changes nothing in it any more. */
export const forgetEarlierCalls = (): void => {
  stories += 1
}

/**
 * Lets no answer come to a story that has ended: whoever waited for it would go on in the middle of the next one, and
 * raise a toast there. A renewal of the session is shared by all that wait for it, whichever story they are of.
 */
export const keepCallsToStories = (): void => {
  const fetchForEver = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const answer = fetchForEver(input, init)
    if (!url.includes('/api/v1/') || url.includes(authEndpoints.tokenRefresh.path)) return answer
    const story = stories
    const { promise, resolve } = Promise.withResolvers<Response>()
    const tell = (): void => {
      if (story === stories) resolve(answer)
    }
    answer.then(tell, tell)
    return promise
  }
}
