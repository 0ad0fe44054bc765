import { type Aircraft, airportLabel, bookingTexts, SOLO_DURATION_HOURS } from '@pilotpair/contract'
import { aircraftName } from '@pilotpair/feature-aircraft'
import { Button } from '@pilotpair/ui/button'
import { Calendar } from '@pilotpair/ui/calendar'
import { Dialog } from '@pilotpair/ui/dialog'
import { SlotGrid } from '@pilotpair/ui/slot-grid'
import { Stack } from '@pilotpair/ui/stack'
import { Text } from '@pilotpair/ui/text'
import * as css from '../Booking.css.ts'
import { FlightPrice } from '../FlightPrice.tsx'
import { HoursGate } from '../HoursGate.tsx'
import { WizardSteps } from '../request/WizardHead.tsx'
import type { HoursState, ReadyHours } from '../use-hours.ts'
import type { FlightType, Plan } from './plan.ts'

/** Props of {@link DateDialog}. */
export interface DateDialogProps {
  readonly aircraft: Aircraft
  readonly hours: HoursState
  readonly type: FlightType
  readonly date: string | null
  readonly selected: readonly string[]
  /** Why a choice is gone. */
  readonly problem: string | undefined
  readonly onChange: (changes: Partial<Plan>) => void
  readonly onPrevious: () => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const Choice = (props: DateDialogProps & { readonly ready: ReadyHours }) => {
  const { aircraft, ready, type, date, selected, problem, onChange } = props
  const slots = date === null ? [] : ready.slotsOf(date)
  const choose = (chosen: string): void => {
    if (chosen !== date) onChange({ date: chosen, selected: [] })
  }
  return (
    <Stack gap={16}>
      <div className={css.beside}>
        <Calendar
          aria-label="Date"
          look="offers"
          value={date}
          onValueChange={choose}
          min={ready.window.today}
          max={ready.window.last}
          today={ready.window.today}
          isDateUnavailable={ready.isDateUnavailable}
          timeZone={ready.timeZone}
        />
        {slots.length === 0 ? (
          <Text size={14} color="textMuted">
            {date === null
              ? 'Choose a date to see its hours.'
              : 'No free hours are left on this day. Choose another date.'}
          </Text>
        ) : (
          <SlotGrid
            label="Hours"
            slots={slots}
            value={selected}
            onValueChange={(starts) => onChange({ selected: starts })}
            fixedHours={type === 'solo' ? SOLO_DURATION_HOURS : undefined}
            timeZone={ready.timeZone}
            place={airportLabel(aircraft.airport)}
            error={problem}
          />
        )}
      </div>
      <FlightPrice rate={aircraft.hourly_rate} hours={selected.length} type={type} />
    </Stack>
  )
}

/** Step 2 of the wizard in a dialog: day and hours (section 2.7). A solo flight has a bar of two hours. */
export const DateDialog = (props: DateDialogProps) => {
  const { aircraft, hours, date, selected, onPrevious, onConfirm, onCancel } = props
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onCancel}
      closesOnBackdrop={false}
      title={aircraftName(aircraft)}
      description={<WizardSteps current="date" onSelect={onPrevious} />}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onPrevious}>
            {bookingTexts.previous}
          </Button>
          <Button disabled={date === null || selected.length === 0} onClick={onConfirm}>
            Confirm
          </Button>
        </>
      }
    >
      <HoursGate hours={hours}>{(ready) => <Choice {...props} ready={ready} />}</HoursGate>
    </Dialog>
  )
}
