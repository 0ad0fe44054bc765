/** What the card provider adds to the address it sends the browser back to. */
const providerKeys = [
  'setup_intent', 'setup_intent_client_secret', 'payment_intent', 'payment_intent_client_secret', 'redirect_status',
] as const

const secretShape = /^(?:seti|pi)_[A-Za-z0-9]{1,100}_secret_[A-Za-z0-9]{1,100}$/

/** A return from the provider, as the address tells it. */
export interface ReturnQuery {
  /** Opens the intent at the provider, whose state alone counts; `redirect_status` can be written by anybody. */
  readonly clientSecret: string | undefined
  /** What a card was added for. */
  readonly proposalId: string | undefined
  /** The query without all of it: `''`, or begins with a question mark. */
  readonly rest: string
}

/** Reads the query of a return address; `undefined` when it is none. */
export const readReturn = (search: string): ReturnQuery | undefined => {
  const query = new URLSearchParams(search)
  if (!providerKeys.some((key) => query.has(key))) return undefined
  const secret = query.get('setup_intent_client_secret') ?? query.get('payment_intent_client_secret')
  const proposalId = query.get('proposalId') ?? undefined
  for (const key of [...providerKeys, 'proposalId']) query.delete(key)
  const rest = query.toString()
  return {
    clientSecret: secret !== null && secretShape.test(secret) ? secret : undefined,
    proposalId,
    rest: rest === '' ? '' : `?${rest}`,
  }
}
