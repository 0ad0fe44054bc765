import { paymentEndpoints, type PaymentMethod } from '@pilotpair/contract'
import { readJsonText } from '../http/body.ts'
import { route, type RouteDef } from '../http/route.ts'
import { cardsOf, removeCard, setupSecret } from './cards.ts'
import { receiveEvent } from './events.ts'
import type { SavedCard } from './port.ts'
import { sandboxRoutes } from './sandbox-routes.ts'

const toPaymentMethod = (card: SavedCard): PaymentMethod => ({
  id: card.id,
  card: { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear },
})

/** The signature covers the body as it came, so nothing parses it before. */
const webhook: RouteDef = {
  endpoint: paymentEndpoints.webhook,
  async handle({ deps, request }) {
    const payload = await readJsonText(request)
    await receiveEvent(deps, payload, request.headers.get('stripe-signature') ?? '')
    return Response.json({ received: true })
  },
}

/** `payment/methods`, `payment/setup-intent`, `payment/config`, `payment/webhook` and the sandbox's calls. */
export const paymentRoutes = (): RouteDef[] => [
  route(paymentEndpoints.methods, async ({ deps, user }) => ({
    payment_methods: (await cardsOf(deps, user.id)).map(toPaymentMethod),
  })),
  route(paymentEndpoints.setupIntent, async ({ deps, user }) => ({ clientSecret: await setupSecret(deps, user.id) })),
  route(paymentEndpoints.removeMethod, async ({ deps, user, params }) => {
    await removeCard(deps, user.id, params.id)
    return { detail: 'Payment method removed.' }
  }),
  route(paymentEndpoints.config, ({ deps }) =>
    Promise.resolve({ gateway: deps.payments.kind, publishable_key: deps.payments.publishableKey }),
  ),
  webhook,
  ...sandboxRoutes(),
]
