import { keptAircraft } from '@pilotpair/feature-booking'
import { PilotExplorerScreen, PilotMatchesScreen } from '@pilotpair/feature-pilots'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** /pilot-explorer: its filters live in the address. */
export const PilotExplorer = () => {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  return (
    <PilotExplorerScreen
      search={query.toString()}
      onSearchChange={(search, options) => setQuery(search, options)}
      proposeHref={(pilotId) => `/propose-flight/${pilotId}`}
      onConversation={(id) => void navigate(`/messages/${id}`)}
    />
  )
}

/** /pilot-matches, for the aircraft that was chosen on the rentals page. */
export const PilotMatches = () => {
  const navigate = useNavigate()
  const [aircraftId] = useState(() => keptAircraft()?.id)
  return (
    <PilotMatchesScreen
      aircraftId={aircraftId}
      onNoAircraft={() => void navigate('/rentals', { replace: true })}
      rentalsHref="/rentals"
      profileHref="/profile"
      explorerHref="/pilot-explorer"
      proposeHref={(pilotId, aircraft) => `/propose-flight/${pilotId}/${aircraft}`}
    />
  )
}
