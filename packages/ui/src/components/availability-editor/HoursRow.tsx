import { Trash2 } from 'lucide-react'
import { memo, Profiler, type Dispatch, type ProfilerOnRenderCallback } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import * as css from './AvailabilityEditor.css.ts'
import type { AvailabilityEditorTexts } from './texts.ts'
import { TimeInput } from './TimeInput.tsx'
import type { DraftRow, WeekAction, WeekDay } from './week.ts'

/** Which of a row's two fields something is wrong with. */
export type InvalidFields = 'none' | 'start' | 'end' | 'both'

interface HoursRowProps {
  day: WeekDay
  /** Name of the day. */
  name: string
  row: DraftRow
  /** Its place, counted from 1. */
  place: number
  invalid: InvalidFields
  /** Ids of the messages about it, divided by blanks. */
  describedBy: string | undefined
  /** Nothing can be changed for now; what has the focus keeps it. */
  isLocked: boolean
  texts: AvailabilityEditorTexts
  dispatch: Dispatch<WeekAction>
  onRemove: (row: string, place: number) => void
  profiler: ProfilerOnRenderCallback | undefined
}

const Row = (props: HoursRowProps) => {
  const { day, name, row, place, invalid, describedBy, isLocked, texts, dispatch, onRemove, profiler } = props
  const edit = (field: 'start' | 'end') => (text: string) => {
    dispatch({ kind: 'edit', day, row: row.id, field, text })
  }
  const content = (
    <div className={css.row} data-hours-row={row.id}>
      <div className={css.time}>
        <TimeInput
          label={texts.startTime(name, place)}
          field="start"
          value={row.start}
          isInvalid={invalid === 'start' || invalid === 'both'}
          describedBy={describedBy}
          isLocked={isLocked}
          onCommit={edit('start')}
        />
      </div>
      <span className={css.to} aria-hidden="true">
        –
      </span>
      <div className={css.time}>
        <TimeInput
          label={texts.endTime(name, place)}
          field="end"
          value={row.end}
          isInvalid={invalid === 'end' || invalid === 'both'}
          describedBy={describedBy}
          isLocked={isLocked}
          onCommit={edit('end')}
        />
      </div>
      <IconButton
        icon={<Trash2 />}
        label={texts.removeHours(name, place)}
        size="compact"
        aria-disabled={isLocked || undefined}
        onClick={() => {
          if (!isLocked) onRemove(row.id, place)
        }}
      />
    </div>
  )
  if (profiler === undefined) return content
  return (
    <Profiler id={row.id} onRender={profiler}>
      {content}
    </Profiler>
  )
}

/** One stretch of hours. Drawn anew only when something about it changes. */
export const HoursRow = memo(Row)
