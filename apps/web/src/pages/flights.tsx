import { MyFlightsScreen, RequestsScreen } from '@pilotpair/feature-flights'
import { BankReturn } from '@pilotpair/feature-payments'
import { awaitsApproval, useSession } from '@pilotpair/feature-session'
import { useGo, useQuery } from '../go.ts'
import { methodsHref, newMethodHref } from './payment-hrefs.ts'

/** Whether the user may promise something new: their account is approved. */
const useCanCommit = (): boolean => {
  const session = useSession()
  return session.kind === 'user' && !awaitsApproval(session.user)
}

/** /flight-share-requests: its tab lives in the address. */
export const FlightShareRequests = () => {
  const [query, setQuery] = useQuery()
  return (
    <RequestsScreen
      tab={query.get('tab') === 'sent' ? 'sent' : 'received'}
      onTabChange={(tab) => setQuery(tab === 'sent' ? { tab } : {}, { replace: true })}
      acceptHref={methodsHref}
      newCardHref={newMethodHref(undefined)}
      explorerHref="/pilot-explorer"
      canCommit={useCanCommit()}
    />
  )
}

/** /my-flights, where the return from a bank leads too. */
export const MyFlights = () => {
  const [query, setQuery] = useQuery()
  const go = useGo()
  return (
    <>
      <BankReturn
        search={query.toString()}
        onSearchChange={(search) => setQuery(search, { replace: true })}
        methodsHref={methodsHref}
        onCardForProposal={(proposalId) => go(methodsHref(proposalId))}
      />
      <MyFlightsScreen rentalsHref="/rentals" canCommit={useCanCommit()} />
    </>
  )
}
