import { DemoBookingScreen, ProposeFlightScreen, RentalsBookingScreen, SelectAircraftScreen } from '@pilotpair/feature-booking'
import { useLocation } from 'react-router-dom'
import { useGo, useQuery } from '../go.ts'

/** /rentals. */
export const Rentals = () => {
  const [query, setQuery] = useQuery()
  const go = useGo()
  return (
    <RentalsBookingScreen
      search={query.toString()}
      onSearchChange={(search, options) => setQuery(search, options)}
      onBooked={() => go('/my-flights')}
      onShare={() => go('/pilot-matches')}
    />
  )
}

/** The parts of the address: `['', 'propose-flight', pilotId, aircraftId]`. */
const usePathParts = (): readonly string[] => useLocation().pathname.split('/')

/** /aircraft-selection/{pilotId} and /propose-flight/{pilotId}: one screen. */
export const SelectAircraft = () => {
  const [query, setQuery] = useQuery()
  const go = useGo()
  const [, , pilotId] = usePathParts()
  return (
    <SelectAircraftScreen
      pilotId={pilotId}
      search={query.toString()}
      onSearchChange={(search, options) => setQuery(search, options)}
      onSelect={(aircraftId) => go(`/propose-flight/${pilotId ?? ''}/${aircraftId}`)}
      explorerHref="/pilot-explorer"
    />
  )
}

/** /propose-flight/{pilotId}/{aircraftId}. */
export const ProposeFlight = () => {
  const go = useGo()
  const [, , pilotId, aircraftId] = usePathParts()
  return (
    <ProposeFlightScreen
      pilotId={pilotId}
      aircraftId={aircraftId}
      onNoAircraft={() => go('/rentals', { replace: true })}
      onSent={() => go('/flight-share-requests?tab=sent')}
      onCancel={() => go(`/aircraft-selection/${pilotId ?? ''}`)}
      explorerHref="/pilot-explorer"
    />
  )
}

/** /book-solo. */
export const DemoSolo = () => <DemoBookingScreen kind="solo" rentalsHref="/rentals" />

/** /book-invite. */
export const DemoInvite = () => <DemoBookingScreen kind="invite" rentalsHref="/rentals" />
