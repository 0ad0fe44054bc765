import { authEndpoints } from '@pilotpair/contract'

let stories = 0
let hasEnded = false

/** A story begins: what earlier ones asked for changes nothing in it any more. */
export const forgetEarlierCalls = (): void => {
  stories += 1
  hasEnded = false
}

/**
 * A story has ended and still stands, until the next one takes its place: what it asks for from now on, as a poll does,
 * is not sent, since it would arrive where nobody answers it any more.
 */
export const endCalls = (): void => {
  hasEnded = true
}

/**
 * Lets no answer come to a story that has ended: whoever waited for it would go on in the middle of the next one, and
 * raise a toast there. A renewal of the session is shared by all that wait for it, whichever story they are of.
 */
export const keepCallsToStories = (): void => {
  const fetchForEver = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const isOfStory = url.includes('/api/v1/') && !url.includes(authEndpoints.tokenRefresh.path)
    if (!isOfStory) return fetchForEver(input, init)
    const { promise, resolve } = Promise.withResolvers<Response>()
    if (hasEnded) return promise
    const story = stories
    const answer = fetchForEver(input, init)
    const tell = (): void => {
      if (story === stories) resolve(answer)
    }
    answer.then(tell, tell)
    return promise
  }
}
