import { sandboxEndpoints } from '@pilotpair/contract'
import type { Person } from './fixtures.ts'

/** Where a bank with a page of its own sends the browser back to, as the card provider writes it. */
export const returnFrom = (clientSecret: string, proposalId: string): string => {
  const kind = clientSecret.startsWith('seti_') ? 'setup_intent' : 'payment_intent'
  const query = new URLSearchParams({
    [kind]: clientSecret.split('_secret_')[0] ?? '',
    [`${kind}_client_secret`]: clientSecret,
    redirect_status: 'succeeded',
    proposalId,
  })
  return `/my-flights?${query.toString()}`
}

/** The bank agrees, elsewhere. */
export const agreeAtBank = async (pilot: Person, clientSecret: string): Promise<void> => {
  await pilot.call(sandboxEndpoints.challenge, { body: { client_secret: clientSecret, outcome: 'complete' } })
}
