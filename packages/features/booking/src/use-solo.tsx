import { type Aircraft, flightTexts, totalCents } from '@pilotpair/contract'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type ReactNode, useState } from 'react'
import { isLost, isRefusal, settles } from './failures.ts'
import { dropOpenSolo, keepOpenSolo, type OpenSolo } from './open-solo.ts'
import { SoloVerdict } from './SoloVerdict.tsx'
import type { ChosenFlight } from './slots.ts'
import { type Commit, useBookSolo } from './use-commit.tsx'
import { type FreshAircraft, useFreshAircraft } from './use-fresh-aircraft.ts'
import { useMounted } from './use-mounted.ts'
import { isPriceChange, soloFailureText } from './words.ts'
import type { SoloBody } from './api.ts'

/** What {@link useSolo} is about. */
export interface SoloOptions {
  /** A booking of before whose answer was lost. */
  readonly before: OpenSolo | undefined
  /** It is booked and paid. */
  readonly onBooked: () => void
  /** Nothing was booked: another flight can be chosen. */
  readonly onFree?: () => void
}

/** The booking of a solo flight in a dialog. */
export interface Solo extends Omit<FreshAircraft, 'readAgain'> {
  readonly book: (flight: ChosenFlight) => Promise<void>
  readonly booking: Commit<SoloBody>
  /** The answer was lost: the flight may stand, so the same is repeated or looked up. Another start could be charged too. */
  readonly isOpen: boolean
  /** To be rendered: card and bank, and what finds out what became of the booking of before. */
  readonly rest: ReactNode
}

/** Books at the price that the service has now, and keeps a booking without an answer until it is settled. */
export const useSolo = (known: Aircraft, { before, onBooked, onFree }: SoloOptions): Solo => {
  const { aircraft, isReading, readAgain } = useFreshAircraft(known)
  const booking = useBookSolo()
  const isMounted = useMounted()
  const [isOpen, setOpen] = useState(before !== undefined)
  const [looksUp, setLooksUp] = useState(before !== undefined)

  const settle = (): void => {
    dropOpenSolo()
    setOpen(false)
    setLooksUp(false)
  }
  const succeed = (): void => {
    settle()
    showToast({ type: 'success', text: flightTexts.soloBooked })
    if (isMounted()) onBooked()
  }
  const fail = (failure: unknown, flight: ChosenFlight): void => {
    showToast({ type: 'error', text: soloFailureText(failure) })
    if (isPriceChange(failure)) readAgain()
    if (isLost(failure)) {
      keepOpenSolo({ aircraft, flight })
      setOpen(true)
    } else if (!isOpen || settles(failure)) settle()
    if (isRefusal(failure) && (!isOpen || settles(failure))) onFree?.()
  }
  const book = async (flight: ChosenFlight): Promise<void> => {
    setLooksUp(false)
    const result = await booking.run({
      aircraft_id: aircraft.id_aircraft,
      flight_date: flight.start,
      expected_total_cents: totalCents(aircraft.hourly_rate, flight.hours),
    })
    if (result.kind === 'failed') fail(result.failure, flight)
    // Card or bank were still asked for: nothing had been booked.
    if (result.kind === 'given-up') settle()
    if (result.kind === 'done') succeed()
  }
  const rest = (
    <>
      {looksUp && before !== undefined && (
        <SoloVerdict
          open={before}
          onBooked={succeed}
          onAbsent={() => {
            settle()
            onFree?.()
          }}
        />
      )}
      {booking.dialog}
    </>
  )
  return { aircraft, isReading, book, booking, isOpen, rest }
}
