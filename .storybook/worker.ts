import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

/** Requests that no handler answered since the last story began. */
const unhandled: string[] = []

/** Forgets what earlier stories asked for. */
export const forgetUnhandledRequests = (): void => {
  unhandled.length = 0
}

const barrier = http.get('*/__barrier', () => new HttpResponse(null, { status: 204 }))

/** Fails the story that called the service without a handler: MSW itself would only log it. */
export const assertNoUnhandledRequests = async (): Promise<void> => {
  // Requests pass the worker in order: once this one is answered, all that the story sent before have been seen.
  await fetch(new URL('./__barrier', globalThis.location.href))
  if (unhandled.length === 0) return
  const list = unhandled.splice(0).join(', ')
  throw new Error(`No handler for ${list}. Add one with msw.use(...) in the story's beforeEach.`)
}

const isServiceCall = (url: URL): boolean => url.pathname.includes('/api/v1/')

/** The request inside a frame; frames of other protocols hold none. */
const requestOf = (data: unknown): Request | undefined =>
  typeof data === 'object' && data !== null && 'request' in data && data.request instanceof Request
    ? data.request
    : undefined

const notice = (message: string): void => {
  const element = document.createElement('p')
  element.setAttribute('role', 'alert')
  element.style.cssText = 'margin:0;padding:12px 16px;background:#fff4d6;color:#3a2a00;font:14px/1.5 system-ui'
  element.textContent = message
  document.body.prepend(element)
}

/**
 * Starts the mock worker relative to this page, so that a Storybook published below a sub-folder
 * finds it and two builds on one host stay apart. Where service workers are off, stories say so.
 */
const start = async () => {
  const worker = setupWorker(barrier)
  const scope = new URL('./', globalThis.location.href)
  try {
    await worker.start({
      quiet: true,
      serviceWorker: { url: new URL('mockServiceWorker.js', scope).href, options: { scope: scope.pathname } },
      onUnhandledFrame: ({ frame }) => {
        const request = requestOf(frame.data)
        if (!request) return
        const url = new URL(request.url)
        if (isServiceCall(url)) unhandled.push(`${request.method} ${url.pathname}`)
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    notice(`The mock service could not start, so stories that load data show their error state. (${reason})`)
  }
  return worker
}

let started: ReturnType<typeof start> | undefined

/** The mock worker of this page. A page of documentation shows many stories at once, and each asks for it. */
export const startWorker = () => (started ??= start())
