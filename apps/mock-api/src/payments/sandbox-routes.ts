import { sandboxEndpoints, type SandboxAnswer } from '@pilotpair/contract'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import { publicRoute, type RouteDef } from '../http/route.ts'
import { deliverSandboxEvents } from './events.ts'
import type { BrowserAnswer } from './sandbox/browser.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

const sandboxOf = ({ payments }: Deps): Sandbox => {
  if (payments.sandbox === undefined) throw notFound('There is no such call.')
  return payments.sandbox
}

const toAnswer = (found: BrowserAnswer | undefined): SandboxAnswer => {
  if (found === undefined) throw notFound('No such intent.')
  const { intent, error } = found
  return {
    intent: {
      id: intent.id,
      object: intent.object,
      status: intent.status,
      client_secret: intent.client_secret,
      payment_method: intent.payment_method,
      next_action: intent.next_action === null ? null : { type: intent.next_action.type },
    },
    error:
      error === null
        ? null
        : {
            type: error.type,
            code: error.code,
            decline_code: error.decline_code ?? null,
            message: error.message,
          },
  }
}

/** Events of what just happened go out at once; the job repeats those that could not be delivered. */
const tellSoon = (deps: Deps, sandbox: Sandbox): void =>
  deps.background.run('sandbox events', () => deliverSandboxEvents(deps, sandbox))

/** `payment/sandbox/*`: what Stripe.js would do in the browser, opened by a client secret. */
export const sandboxRoutes = (): RouteDef[] => [
  publicRoute(sandboxEndpoints.retrieve, async ({ deps, body }) =>
    toAnswer(await sandboxOf(deps).retrieve(body.client_secret)),
  ),
  publicRoute(sandboxEndpoints.confirm, async ({ deps, body }) => {
    const sandbox = sandboxOf(deps)
    const found = await sandbox.confirm(body.client_secret, body.card)
    tellSoon(deps, sandbox)
    return toAnswer(found)
  }),
  publicRoute(sandboxEndpoints.challenge, async ({ deps, body }) => {
    const sandbox = sandboxOf(deps)
    const found = await sandbox.challenge(body.client_secret, body.outcome === 'complete')
    tellSoon(deps, sandbox)
    return toAnswer(found)
  }),
]
