import { type BodyOf, type Endpoint, endpointUrl, sandboxAnswer, type SandboxAnswer, type sandboxEndpoints } from '@pilotpair/contract'

/** Milliseconds after which the sandbox is given up. */
const PATIENCE_MS = 20_000

/** The sandbox has answered, and does not do it. */
export class SandboxRefusal extends Error {
  override readonly name = 'SandboxRefusal'
}

/**
 * A call of the sandbox. Made here and not by the store, as Stripe.js makes its own: what is typed as a card number
 * never comes near the application's state.
 *
 * @throws when there is no readable answer
 */
export const callSandbox = async <E extends (typeof sandboxEndpoints)[keyof typeof sandboxEndpoints]>(
  endpoint: E & Endpoint,
  body: BodyOf<E>,
): Promise<SandboxAnswer> => {
  const response = await fetch(new URL(endpointUrl(endpoint), globalThis.location.origin), {
    method: endpoint.method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.status === 400 || response.status === 404 || response.status === 422) {
    throw new SandboxRefusal(`the sandbox answered ${String(response.status)}`)
  }
  if (!response.ok) throw new Error(`the sandbox answered ${String(response.status)}`)
  return sandboxAnswer.parse(await response.json())
}
