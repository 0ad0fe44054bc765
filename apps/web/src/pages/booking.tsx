import { DemoBookingScreen, ProposeFlightScreen, RentalsBookingScreen, SelectAircraftScreen } from '@pilotpair/feature-booking'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** /rentals. */
export const Rentals = () => {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  return (
    <RentalsBookingScreen
      search={query.toString()}
      onSearchChange={(search, options) => setQuery(search, options)}
      onBooked={() => void navigate('/my-flights')}
      onShare={() => void navigate('/pilot-matches')}
    />
  )
}

/** The parts of the address: `['', 'propose-flight', pilotId, aircraftId]`. */
const usePathParts = (): readonly string[] => useLocation().pathname.split('/')

/** /aircraft-selection/{pilotId} and /propose-flight/{pilotId}: one screen. */
export const SelectAircraft = () => {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const [, , pilotId] = usePathParts()
  return (
    <SelectAircraftScreen
      pilotId={pilotId}
      search={query.toString()}
      onSearchChange={(search, options) => setQuery(search, options)}
      onSelect={(aircraftId) => void navigate(`/propose-flight/${pilotId ?? ''}/${aircraftId}`)}
      explorerHref="/pilot-explorer"
    />
  )
}

/** /propose-flight/{pilotId}/{aircraftId}. */
export const ProposeFlight = () => {
  const navigate = useNavigate()
  const [, , pilotId, aircraftId] = usePathParts()
  return (
    <ProposeFlightScreen
      pilotId={pilotId}
      aircraftId={aircraftId}
      onNoAircraft={() => void navigate('/rentals', { replace: true })}
      onSent={() => void navigate('/flight-share-requests?tab=sent')}
      onCancel={() => void navigate(`/aircraft-selection/${pilotId ?? ''}`)}
      explorerHref="/pilot-explorer"
    />
  )
}

/** /book-solo. */
export const DemoSolo = () => <DemoBookingScreen kind="solo" rentalsHref="/rentals" />

/** /book-invite. */
export const DemoInvite = () => <DemoBookingScreen kind="invite" rentalsHref="/rentals" />
