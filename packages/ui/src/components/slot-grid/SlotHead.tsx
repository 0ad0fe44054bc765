import { Clock } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { isShown } from '../../internal/field/useField.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { formatDay, formatFlightTime, formatViewerTime, zoneName, type Stretch, type ZoneOptions } from '../../internal/time.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { HourSlot } from './selection.ts'
import * as css from './SlotGrid.css.ts'
import type { SlotGridTexts } from './texts.ts'

interface SlotHeadProps {
  label: ReactNode
  labelId: string
  /** In order of time. */
  slots: readonly HourSlot[]
  /** What is selected; the same object between draws. */
  stretch: Stretch | undefined
  zone: ZoneOptions
  ownZone: string | undefined
  place: string | undefined
  texts: SlotGridTexts
}

/** The names of the zone over a day: two on a day on which the clocks change. */
const zoneNames = (slots: readonly HourSlot[], zone: ZoneOptions): string => {
  const names = [slots[0], slots.at(-1)].flatMap((slot) => (slot === undefined ? [] : [zoneName(slot.start, zone)]))
  return [...new Set(names)].join(' / ') || zone.timeZone
}

const summaryOf = ({ slots: [first], stretch, zone, texts }: SlotHeadProps): string => {
  if (stretch !== undefined) return formatFlightTime(stretch, zone)
  return first === undefined ? texts.noHours : `${formatDay(first.start, zone)}: ${texts.nothing}`
}

/** What is selected in words, and on whose clock. An arrow key within the hours draws none of it again. */
export const SlotHead = memo((props: SlotHeadProps) => {
  const { label, labelId, slots, stretch, zone, ownZone, place, texts } = props
  const ownTime = stretch === undefined ? undefined : formatViewerTime(stretch, zone, ownZone)
  return (
    <div className={css.head}>
      {isShown(label) && <VisuallyHidden id={labelId}>{label}</VisuallyHidden>}
      <p className={cx(css.summary, stretch === undefined && css.nothing)}>{summaryOf(props)}</p>
      <p className={css.zone}>
        <IconSlot size="small">
          <Clock />
        </IconSlot>
        <span dir="auto">{texts.zone(zoneNames(slots, zone), place)}</span>
      </p>
      {ownTime !== undefined && <p className={css.ownTime}>{texts.ownTime(ownTime)}</p>}
    </div>
  )
})
