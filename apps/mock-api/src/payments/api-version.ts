/** The version of Stripe's API that this service speaks: pinned, so that an account's default changes nothing. */
export const STRIPE_API_VERSION = '2026-10-28.endive'
