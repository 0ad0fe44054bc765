import { airportLabel } from '@pilotpair/contract'
import { FlightReview } from '@pilotpair/ui/flight-review'
import type { HourSlot } from '@pilotpair/ui/slot-grid'
import { AircraftAside } from '../AircraftAside.tsx'
import { FlightPrice } from '../FlightPrice.tsx'
import type { BookingWindow } from '../slots.ts'
import { demoAircraft, type DemoKind } from './demo-aircraft.ts'

/** Props of {@link DemoReview}. */
export interface DemoReviewProps {
  readonly kind: DemoKind
  readonly date: string | null
  readonly selected: readonly string[]
  readonly window: BookingWindow
  readonly timeZone: string
  readonly isDateUnavailable: (date: string) => boolean
  readonly slots: readonly HourSlot[]
  readonly fixedHours: number | undefined
  readonly onChange: (changes: { date?: string; selected?: readonly string[] }) => void
  readonly onPrevious: () => void
  readonly onSubmit: () => void
  readonly isPaying: boolean
}

const submit = { solo: 'Book flight', invite: 'Send invitation' } as const

/** Day and hours of the demo. Heavy by its calendar. */
export const DemoReview = (props: DemoReviewProps) => {
  const { kind, date, selected, window, timeZone, isDateUnavailable, slots, fixedHours } = props
  const { onChange, onPrevious, onSubmit, isPaying } = props
  return (
    <FlightReview
      headingLevel={2}
      aside={<AircraftAside aircraft={demoAircraft} />}
      date={date}
      onDateChange={(chosen) => onChange({ date: chosen, selected: [] })}
      today={window.today}
      min={window.today}
      max={window.last}
      isDateUnavailable={isDateUnavailable}
      slots={slots}
      selected={selected}
      onSelectedChange={(starts) => onChange({ selected: starts })}
      fixedHours={fixedHours}
      timeZone={timeZone}
      place={airportLabel(demoAircraft.airport)}
      price={
        <FlightPrice rate={demoAircraft.hourly_rate} hours={selected.length} type={kind === 'solo' ? 'solo' : 'shared'} />
      }
      isShared={kind === 'invite'}
      onPrevious={onPrevious}
      onSubmit={onSubmit}
      pending={isPaying}
      texts={{ title: 'Select date', submit: submit[kind], submitting: 'Processing...' }}
    />
  )
}
