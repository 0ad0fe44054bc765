import type { Page } from '@playwright/test'

/**
 * Keys of the calls that the page sends to an address, one a call, as they leave: what is repeated carries the same.
 *
 * @param ending how the path ends, for example `/accept`
 */
export const keysOf = (page: Page, ending: string): string[] => {
  const keys: string[] = []
  page.on('request', (request) => {
    const isMeant = request.method() === 'POST' && new URL(request.url()).pathname.endsWith(ending)
    if (isMeant) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

/** What the service says of a fault of its own. */
export const FAULT = 'Internal server error'

/**
 * Calls to an address end with 500 and reach nobody, until `page.unroute(address)`.
 *
 * @param body of the answer. @default the service's own
 */
export const breaksDown = async (page: Page, address: string, body = JSON.stringify({ detail: FAULT })): Promise<void> => {
  await page.route(address, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'application/json', body })
      : route.fallback(),
  )
}

/**
 * The service does what it is asked, and its answer is held back.
 *
 * @returns lets the answer go
 */
export const holdsAnswer = async (page: Page, address: string): Promise<() => void> => {
  const held = Promise.withResolvers<undefined>()
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await held.promise
    // Whoever asked may have gone.
    await route.fulfill({ response }).catch(() => undefined)
  })
  return () => held.resolve(undefined)
}
