import { cx } from '../../internal/cx.ts'
import * as css from './AvailabilityEditor.css.ts'
import { overlapsOf, soundStretches } from './problems.ts'
import type { AvailabilityEditorTexts } from './texts.ts'
import { dayMinutes, timeOf, type Stretch } from './times.ts'
import type { DraftDay } from './week.ts'

/** Hours at which the bar has a tick and the ruler a number. */
export const rulerHours = [0, 6, 12, 18, 24] as const

const share = (minutes: number): string => `${(minutes / dayMinutes) * 100}%`
const place = ({ from, to }: Stretch) => ({ insetInlineStart: share(from), inlineSize: share(to - from) })

interface DayBarProps {
  day: DraftDay
  /** Name of the day. */
  name: string
  texts: AvailabilityEditorTexts
}

/** A day as a thin bar of 24 hours: a gap or an overlap is seen at once. */
export const DayBar = ({ day, name, texts }: DayBarProps) => {
  const rows = day.isOpen ? day.rows : []
  const open = soundStretches(rows)
  const ranges = open.map(({ from, to }) => `${timeOf(from)}–${timeOf(to)}`).join(', ')
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a bar drawn by us is no image file
      role="img"
      aria-label={texts.bar(name, ranges === '' ? texts.closedDay : ranges)}
      dir="ltr"
      className={cx(css.bar, !day.isOpen && css.barOfClosed)}
    >
      {rulerHours.slice(1, -1).map((hour) => (
        <span key={hour} className={css.tick} style={{ insetInlineStart: share(hour * 60) }} />
      ))}
      <span className={css.rail} />
      {open.map((stretch) => (
        <span key={stretch.id} className={css.segment} style={place(stretch)} />
      ))}
      {overlapsOf(rows).map((stretch) => (
        <span key={stretch.ids.join()} className={cx(css.segment, css.shared)} style={place(stretch)} />
      ))}
    </div>
  )
}

/** The hours above all bars, where there is room. */
export const Ruler = () => (
  <div className={css.ruler} aria-hidden="true">
    <div className={css.hours} dir="ltr">
      {rulerHours.map((hour) => (
        <span key={hour} className={css.hour} style={{ insetInlineStart: share(hour * 60) }}>
          {String(hour).padStart(2, '0')}
        </span>
      ))}
    </div>
  </div>
)
