import { Stripe } from 'stripe'
import type { Config } from '../config.ts'
import { STRIPE_API_VERSION } from './api-version.ts'
import type { PaymentGateway } from './port.ts'
import type { SandboxParts } from './sandbox/api.ts'
import { createSandbox, SANDBOX_PUBLISHABLE_KEY, SANDBOX_SECRET_KEY, type Sandbox } from './sandbox/sandbox.ts'
import { createStripeGateway } from './stripe-gateway.ts'

/** A call that takes longer counts as unanswered. */
const TIMEOUT_MS = 10_000

const settings = { apiVersion: STRIPE_API_VERSION, timeout: TIMEOUT_MS, telemetry: false } as const

/** The official client, speaking to a sandbox in this process. */
export const createSandboxClient = (sandbox: Pick<Sandbox, 'fetch'>): Stripe =>
  new Stripe(SANDBOX_SECRET_KEY, {
    ...settings,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      sandbox.fetch(new Request(url, init)),
    ),
  })

/** The official client, speaking to Stripe. */
export const createStripeClient = (secretKey: string): Stripe =>
  new Stripe(secretKey, { ...settings, maxNetworkRetries: 2, httpClient: Stripe.createFetchHttpClient() })

/** The gateway on the sandbox of this database. */
export const createSandboxGateway = (parts: Omit<SandboxParts, 'secretKey'>): PaymentGateway => {
  const sandbox = createSandbox(parts)
  return createStripeGateway({
    kind: 'sandbox',
    stripe: createSandboxClient(sandbox),
    sandbox,
    publishableKey: SANDBOX_PUBLISHABLE_KEY,
    webhookSecret: () => sandbox.webhookSecret(),
  })
}

/** The gateway that the configuration names. */
export const createGateway = (
  config: Config['payments'],
  parts: Omit<SandboxParts, 'secretKey'>,
): PaymentGateway => {
  if (config.kind === 'sandbox') return createSandboxGateway(parts)
  return createStripeGateway({
    kind: 'stripe',
    stripe: createStripeClient(config.secretKey),
    sandbox: undefined,
    publishableKey: config.publishableKey,
    webhookSecret: () => Promise.resolve(config.webhookSecret),
  })
}
