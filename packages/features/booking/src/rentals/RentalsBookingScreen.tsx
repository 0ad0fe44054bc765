import { type Aircraft, aircraftTexts } from '@pilotpair/contract'
import { aircraftName, RentalsScreen, type RentalsScreenProps } from '@pilotpair/feature-aircraft'
import { type ReactNode, useState } from 'react'
import { keepAircraft } from '../kept-aircraft.ts'
import { useOnDemand } from '../use-on-demand.tsx'

/** Props of {@link RentalsBookingScreen}. */
export interface RentalsBookingScreenProps extends Pick<RentalsScreenProps, 'search' | 'onSearchChange'> {
  /** A solo flight is booked: the shell leads to /my-flights. */
  readonly onBooked: () => void
  /** The aircraft is kept for a shared flight: the shell leads to /pilot-matches. */
  readonly onShare: () => void
}

/** How far the booking of an aircraft of the list has come. */
type Booking =
  | { readonly kind: 'none' }
  | { readonly kind: 'type'; readonly aircraft: Aircraft }
  | { readonly kind: 'solo'; readonly aircraft: Aircraft }

const loadTypeDialog = () => import('./TypeDialog.tsx').then(({ TypeDialog }) => TypeDialog)
const loadSoloDialog = () => import('./SoloDialog.tsx').then(({ SoloDialog }) => SoloDialog)

/** The aircraft whose dialog is still on its way. */
const openingOf = (booking: Booking, isLoading: Readonly<Record<'type' | 'solo', boolean>>): string | undefined =>
  booking.kind !== 'none' && isLoading[booking.kind] ? booking.aircraft.id_aircraft : undefined

/** The dialogs over the list, and what opens them. */
const useBookingDialogs = ({ onBooked, onShare }: Pick<RentalsBookingScreenProps, 'onBooked' | 'onShare'>) => {
  const [booking, setBooking] = useState<Booking>({ kind: 'none' })
  const close = () => setBooking({ kind: 'none' })
  const leave = (kind: 'type' | 'solo') => setBooking((now) => (now.kind === kind ? { kind: 'none' } : now))
  const typeDialog = useOnDemand(loadTypeDialog, true, () => leave('type'))
  const soloDialog = useOnDemand(loadSoloDialog, true, () => leave('solo'))
  const openingId = openingOf(booking, { type: typeDialog.isLoading, solo: soloDialog.isLoading })

  const start = (aircraft: Aircraft): void => {
    typeDialog.want()
    // Most come to fly alone: its calendar is on its way while they read the question.
    soloDialog.want()
    setBooking({ kind: 'type', aircraft })
  }

  const turnAway = (): void => {
    if (openingId !== undefined) close()
  }

  const share = (aircraft: Aircraft): void => {
    const { id_aircraft: id, registration } = aircraft
    keepAircraft({ id, name: aircraftName(aircraft), registration })
    close()
    onShare()
  }

  const element = (): ReactNode => {
    switch (booking.kind) {
      case 'none':
        return null
      case 'type': {
        const { aircraft } = booking
        const choose = (type: 'solo' | 'shared'): void => {
          if (type === 'shared') return share(aircraft)
          soloDialog.want()
          setBooking({ kind: 'solo', aircraft })
        }
        return typeDialog.render({ aircraft, onChoose: choose, onCancel: close })
      }
      case 'solo': {
        // Before the next page is there: what is booked is not confirmed a second time.
        const leave = (): void => {
          close()
          onBooked()
        }
        return soloDialog.render({ aircraft: booking.aircraft, onClose: close, onBooked: leave })
      }
    }
  }
  return { start, openingId, turnAway, element: element() }
}

/** Available Aircraft with booking (section 2.6): "Schedule Flight" asks for whom, then books alone or leads to co-pilots. */
export const RentalsBookingScreen = ({ search, onSearchChange, onBooked, onShare }: RentalsBookingScreenProps) => {
  const { start, openingId, turnAway, element } = useBookingDialogs({ onBooked, onShare })
  return (
    <>
      {element}
      <RentalsScreen
        search={search}
        onSearchChange={onSearchChange}
        action={{ label: aircraftTexts.scheduleFlight, onPress: start, openingId, onTurnAway: turnAway }}
      />
    </>
  )
}
