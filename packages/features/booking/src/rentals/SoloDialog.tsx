import { type Aircraft, airportLabel, bookingTexts, dashboardTexts, SOLO_DURATION_HOURS } from '@pilotpair/contract'
import { systemClock } from '@pilotpair/feature-core'
import { refundRule, soloPayRule } from '@pilotpair/feature-payments'
import { Button } from '@pilotpair/ui/button'
import { Calendar } from '@pilotpair/ui/calendar'
import { Dialog } from '@pilotpair/ui/dialog'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Stack } from '@pilotpair/ui/stack'
import { Text } from '@pilotpair/ui/text'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { AircraftLine } from '../AircraftLine.tsx'
import * as css from '../Booking.css.ts'
import { FlightPrice } from '../FlightPrice.tsx'
import { FlightWhen } from '../FlightWhen.tsx'
import { HoursGate } from '../HoursGate.tsx'
import { HoursOwn } from '../HoursOwn.tsx'
import { LostNote } from '../LostNote.tsx'
import { flightOfOpen, openSolo, type OpenSolo } from '../open-booking.ts'
import { type ChosenFlight, firstRun, flightOf } from '../slots.ts'
import { isSlotTaken, type Refusal, withRefusal } from '../slots-refused.ts'
import type { ReadyHours } from '../use-hours.ts'
import { useHoursOwn } from '../use-hours-own.ts'
import { soloBodyOf, useSolo } from '../use-pinned.tsx'
import { wallClockAt } from '../wall-clock.ts'
import { soloFailureText, toastSoloFailure } from '../words.ts'

/** Props of {@link SoloDialog}. */
export interface SoloDialogProps {
  readonly aircraft: Aircraft
  readonly onClose: () => void
  /** The flight is booked and paid; the host leads on. */
  readonly onBooked: () => void
}

interface DayProps {
  readonly aircraft: Aircraft
  readonly hours: ReadyHours
  readonly date: string | null
  /** The day of which `flight` tells: the chosen one, a moment later. */
  readonly shown: string | null
  readonly onDateChange: (date: string) => void
  readonly isLocked: boolean
  /** It was confirmed: by now its own hours may count among the pilot's flights. */
  readonly isTried: boolean
  /** The two hours that the flight takes; `undefined` when the day has none. */
  readonly flight: ChosenFlight | undefined
}

/** The first two free hours in a row of a day. */
const soloFlightOn = (hours: ReadyHours, date: string) => flightOf(firstRun(hours.slotsOf(date), SOLO_DURATION_HOURS) ?? [])

interface FactsProps {
  readonly aircraft: Aircraft
  readonly flight: ChosenFlight
  readonly children?: ReactNode
}

/** When the flight will be, and what it costs. */
const Facts = ({ aircraft, flight, children }: FactsProps) => (
  <>
    <FlightWhen flight={flight} timeZone={aircraft.airport.timezone}>
      {children}
    </FlightWhen>
    <FlightPrice rate={aircraft.hourly_rate} hours={flight.hours} type="solo" />
  </>
)

/** When it is paid and when that comes back. */
const Rules = () => (
  <Text size={14} color="textMuted">
    {soloPayRule} {refundRule}
  </Text>
)

/** What the chosen day means: the hours that the flight will take, or that there are none. */
const ChosenDay = memo(({ aircraft, shown, flight }: Pick<DayProps, 'aircraft' | 'shown' | 'flight'>) => {
  if (shown === null) return <Text size={14} color="textMuted">Choose a date to see its hours.</Text>
  if (flight === undefined) {
    return (
      <InlineAlert tone="warning">
        No two free hours in a row are left on this day. Choose another date.
      </InlineAlert>
    )
  }
  return (
    <Facts aircraft={aircraft} flight={flight}>
      <p className={css.quiet}>
        The first two free hours of that day at <bdi>{airportLabel(aircraft.airport)}</bdi>.
      </p>
    </Facts>
  )
})

const Days = (props: DayProps) => {
  const { aircraft, hours, date, shown, onDateChange, isLocked, isTried, flight } = props
  return (
    <Stack gap={16}>
      <Calendar
        aria-label="Date"
        look="offers"
        value={date}
        onValueChange={onDateChange}
        min={hours.window.today}
        max={hours.window.last}
        today={hours.window.today}
        isDateUnavailable={hours.isDateUnavailable}
        timeZone={hours.timeZone}
        disabled={isLocked}
      />
      <div aria-live="polite">
        <Stack gap={16}>
          <ChosenDay aircraft={aircraft} shown={shown} flight={flight} />
          {!isTried && <HoursOwn hours={hours} date={shown} />}
        </Stack>
      </div>
      <Rules />
    </Stack>
  )
}

/**
 * Confirms the date of a solo flight (section 2.6, "Only for me"): shows the two hours that it will take, what it costs
 * and when that comes back, then books and pays it.
 */
export const SoloDialog = ({ aircraft: known, onClose, onBooked }: SoloDialogProps) => {
  const [before] = useState(() => openSolo(known.id_aircraft))
  const [date, setDate] = useState(() =>
    before === undefined ? null : wallClockAt(Date.parse(before.body.flight_date), known.airport.timezone).date,
  )
  // What has been tried stays the same until its outcome is known: while it is paid for it holds its own hours, and
  // after a lost answer a repeat must mean the same flight, not the next free hours.
  const [tried, setTried] = useState(() => before && flightOfOpen(before))
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const onFree = (open: OpenSolo, failure?: unknown): void => {
    setTried(undefined)
    if (isSlotTaken(failure)) setRefused((now) => withRefusal(now, flightOfOpen(open), systemClock().getTime()))
  }
  const solo = useSolo(known, { before, onDone: onBooked, onFailed: toastSoloFailure, onFree })
  const { aircraft, isReading, isOpen } = solo
  const hours = useHoursOwn(aircraft, refused, setRefused)
  // The day is pressed at once; what it means, which takes a phone longer, follows. Nothing can be confirmed until then.
  const shown = useDeferredValue(date)
  const isBehind = shown !== date
  const flight = tried ?? (shown !== null && hours.kind === 'ready' ? soloFlightOn(hours, shown) : undefined)
  const confirm = (): void => {
    if (flight === undefined || isBehind) return
    setTried(flight)
    void solo.commit(soloBodyOf(aircraft, flight))
  }

  const hasDays = hours.kind === 'ready' && hours.hasAvailability
  const sending = solo.isRunning ? ({ pending: true, pendingLabel: 'Booking…' } as const) : {}
  return (
    <>
      <Dialog
        isOpen
        // The card provider shows a window of its own over the page while it confirms.
        modality={solo.isRunning ? 'page' : 'top-layer'}
        isBusy={solo.isRunning}
        onClose={onClose}
        title={dashboardTexts.confirmSolo}
        description={<AircraftLine aircraft={aircraft} />}
        footer={
          <>
            <Button variant="ghost" tone="neutral" disabled={solo.isRunning} onClick={onClose}>
              {bookingTexts.cancel}
            </Button>
            <Button disabled={(flight === undefined || isReading || isBehind) && !solo.isRunning} onClick={confirm} {...sending}>
              Confirm
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          {hasDays || tried === undefined ? (
            <HoursGate hours={hours}>
              {(ready) => (
                <Days
                  aircraft={aircraft}
                  hours={ready}
                  date={date}
                  shown={shown}
                  onDateChange={(chosen) => {
                    solo.forgetFailure()
                    setTried(undefined)
                    setDate(chosen)
                  }}
                  isLocked={solo.isRunning || isOpen}
                  isTried={tried !== undefined}
                  flight={flight}
                />
              )}
            </HoursGate>
          ) : (
            // Without the calendar too, what is repeated is seen whole before it is confirmed.
            <>
              <Facts aircraft={aircraft} flight={tried} />
              <Rules />
            </>
          )}
          {solo.failure !== undefined && <InlineAlert tone="danger">{soloFailureText(solo.failure)}</InlineAlert>}
          {isOpen && <LostNote type="solo" />}
        </Stack>
      </Dialog>
      {solo.rest}
    </>
  )
}
