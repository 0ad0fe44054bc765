import { type Aircraft, airportLabel, bookingTexts, SOLO_DURATION_HOURS, timeOfMinutes } from '@pilotpair/contract'
import { aircraftName } from '@pilotpair/feature-aircraft'
import { Button } from '@pilotpair/ui/button'
import { Calendar } from '@pilotpair/ui/calendar'
import { Dialog } from '@pilotpair/ui/dialog'
import { SlotGrid } from '@pilotpair/ui/slot-grid'
import { Stack } from '@pilotpair/ui/stack'
import { Text } from '@pilotpair/ui/text'
import { type MouseEvent, useState } from 'react'
import * as css from '../Booking.css.ts'
import { FlightPrice } from '../FlightPrice.tsx'
import { HoursGate } from '../HoursGate.tsx'
import { HoursOwn } from '../HoursOwn.tsx'
import { WizardSteps } from '../request/WizardHead.tsx'
import { shortFrom } from '../slots.ts'
import type { HoursState, ReadyHours } from '../use-hours.ts'
import { wallClockAt } from '../wall-clock.ts'
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

/** The place among the hours of the one that was pressed; -1 for a press beside them. */
const placeOf = ({ currentTarget, target }: MouseEvent<HTMLElement>): number =>
  [...currentTarget.querySelectorAll('button')].findIndex((hour) => target instanceof Node && hour.contains(target))

const shortText = (start: string, timeZone: string): string =>
  `No two free hours in a row begin at ${timeOfMinutes(wallClockAt(Date.parse(start), timeZone).minute)}. Choose another start.`

const Choice = (props: DateDialogProps & { readonly ready: ReadyHours }) => {
  const { aircraft, ready, type, date, selected, problem, onChange } = props
  // A start that was pressed in vain: a press that changes nothing has to say why.
  const [short, setShort] = useState<string>()
  const slots = date === null ? [] : ready.slotsOf(date)
  const choose = (chosen: string): void => {
    if (chosen === date) return
    setShort(undefined)
    onChange({ date: chosen, selected: [] })
  }
  const notePress = (event: MouseEvent<HTMLElement>): void =>
    setShort(type === 'solo' ? shortFrom(slots, placeOf(event), SOLO_DURATION_HOURS) : undefined)
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
            error={short === undefined ? problem : shortText(short, ready.timeZone)}
            onClick={notePress}
          />
        )}
      </div>
      <HoursOwn hours={ready} date={date} />
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
