import { type Aircraft, airportLabel } from '@pilotpair/contract'
import { refundRule, sharedPayRule } from '@pilotpair/feature-payments'
import { FlightReview } from '@pilotpair/ui/flight-review'
import { Stack } from '@pilotpair/ui/stack'
import { memo, useDeferredValue } from 'react'
import { AircraftAside } from '../AircraftAside.tsx'
import * as css from '../Booking.css.ts'
import { CoPilot } from '../CoPilot.tsx'
import type { CoPilotView } from '../co-pilot-view.ts'
import type { RequestDraft } from '../drafts.ts'
import { FlightPrice } from '../FlightPrice.tsx'
import type { ReadyHours } from '../use-hours.ts'
import { WizardSteps } from './WizardHead.tsx'

/** Props of {@link DateStep}. */
export interface DateStepProps {
  readonly aircraft: Aircraft
  readonly coPilot: CoPilotView
  readonly hours: ReadyHours
  readonly date: string | null
  readonly selected: readonly string[]
  readonly onChange: (changes: Partial<Pick<RequestDraft, 'date' | 'selected'>>) => void
  readonly onPrevious: () => void
  readonly onSend: () => void
  readonly isSending: boolean
  /** It may have been sent: only the same hours can be asked for again. */
  readonly isLocked: boolean
  /** Why the request could not be sent, or why a choice is gone. */
  readonly error: string | undefined
}

const Aside = memo(({ aircraft, coPilot }: Pick<DateStepProps, 'aircraft' | 'coPilot'>) => (
  <Stack gap={16}>
    <AircraftAside aircraft={aircraft} />
    <div className={css.divided}>
      <CoPilot coPilot={coPilot} />
    </div>
    <p className={css.small}>
      {sharedPayRule(coPilot.firstName)} {refundRule}
    </p>
  </Stack>
))

/** Step 2 of the wizard (section 2.7): the day, the hours, the price, and off it goes. Heavy by its calendar. */
export const DateStep = (props: DateStepProps) => {
  const { aircraft, coPilot, hours, date, selected, onChange, onPrevious, onSend, isSending, isLocked, error } = props
  // Another day is pressed at once; its hours, which take a phone longer, follow. Until then nothing can be chosen of the
  // day before. The first day comes with its hours: there are none to look at meanwhile.
  const shown = useDeferredValue(date) ?? date
  const offered = isLocked ? selected.map((start) => ({ start })) : shown === null ? [] : hours.slotsOf(shown)
  return (
    <FlightReview
      steps={<WizardSteps current="date" onSelect={isSending ? undefined : onPrevious} />}
      aside={<Aside aircraft={aircraft} coPilot={coPilot} />}
      hasAvailability={hours.hasAvailability || isLocked}
      date={date}
      onDateChange={(chosen) => onChange({ date: chosen, selected: [] })}
      today={hours.window.today}
      min={hours.window.today}
      max={hours.window.last}
      isDateUnavailable={isLocked ? (day) => day !== date : hours.isDateUnavailable}
      slots={offered}
      fixedHours={isLocked ? selected.length : undefined}
      selected={selected}
      onSelectedChange={(starts) => {
        if (shown === date) onChange({ selected: starts })
      }}
      timeZone={hours.timeZone}
      place={airportLabel(aircraft.airport)}
      price={
        hours.hasAvailability || isLocked ? (
          <FlightPrice rate={aircraft.hourly_rate} hours={selected.length} type="shared" />
        ) : undefined
      }
      isShared
      onPrevious={onPrevious}
      onSubmit={onSend}
      pending={isSending}
      error={error}
    />
  )
}
