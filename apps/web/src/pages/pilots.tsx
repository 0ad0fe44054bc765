import { keptAircraft } from '@pilotpair/feature-booking'
import { PilotExplorerScreen, PilotMatchesScreen } from '@pilotpair/feature-pilots'
import { useState } from 'react'
import { useGo, useQuery } from '../go.ts'

/** /pilot-explorer: its filters live in the address. */
export const PilotExplorer = () => {
  const go = useGo()
  const [query, setQuery] = useQuery()
  return (
    <PilotExplorerScreen
      search={query.toString()}
      onSearchChange={(search, options) => setQuery(search, options)}
      proposeHref={(pilotId) => `/propose-flight/${pilotId}`}
      onConversation={(id) => go(`/messages/${id}`)}
    />
  )
}

/** /pilot-matches, for the aircraft that was chosen on the rentals page. */
export const PilotMatches = () => {
  const go = useGo()
  const [aircraftId] = useState(() => keptAircraft()?.id)
  return (
    <PilotMatchesScreen
      aircraftId={aircraftId}
      onNoAircraft={() => go('/rentals', { replace: true })}
      rentalsHref="/rentals"
      profileHref="/profile"
      explorerHref="/pilot-explorer"
      proposeHref={(pilotId, aircraft) => `/propose-flight/${pilotId}/${aircraft}`}
    />
  )
}
