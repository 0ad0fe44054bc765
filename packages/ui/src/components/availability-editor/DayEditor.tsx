import { ChevronDown, CircleAlert, Copy, Plus } from 'lucide-react'
import {
  memo, Profiler, useCallback, useEffect, useId, useRef, useState, type Dispatch, type ProfilerOnRenderCallback,
  type RefObject,
} from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { styleVars } from '../../internal/styleVars.ts'
import { Button } from '../button/Button.tsx'
import { Switch } from '../switch/Switch.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './AvailabilityEditor.css.ts'
import { DayBar } from './DayBar.tsx'
import { HoursRow, type InvalidFields } from './HoursRow.tsx'
import { problemsOf, soundStretches, type DayProblem } from './problems.ts'
import type { AvailabilityEditorTexts } from './texts.ts'
import { coveredBy } from './times.ts'
import type { DraftDay, WeekAction, WeekDay } from './week.ts'

interface DayEditorProps {
  day: DraftDay
  isChanged: boolean
  /** Whether there is another open day to copy to. */
  canCopy: boolean
  /** Nothing can be changed for now; what has the focus keeps it. */
  isLocked: boolean
  texts: AvailabilityEditorTexts
  dispatch: Dispatch<WeekAction>
  onCopy: (day: WeekDay) => void
  profiler: ProfilerOnRenderCallback | undefined
}

const invalidFields = (problems: readonly DayProblem[], row: string): InvalidFields => {
  const own = problems.filter(({ rows }) => rows.some((id) => id === row))
  const fields = own.flatMap((found) => (found.kind === 'time' ? found.fields : (['start', 'end'] as const)))
  const [start, end] = [fields.includes('start'), fields.includes('end')]
  if (start) return end ? 'both' : 'start'
  return end ? 'end' : 'none'
}

const describing = (problems: readonly DayProblem[], row: string, id: string): string | undefined => {
  const ids = problems.flatMap(({ rows }, at) => (rows.some((each) => each === row) ? [`${id}-${at}`] : []))
  return ids.length === 0 ? undefined : ids.join(' ')
}

/** Where the focus goes after rows came or went: a row's field, or the switch of a day that is closed now. */
type Wanted = { kind: 'start'; place: number } | { kind: 'remove'; place: number }

const useFocusAfterChange = (root: RefObject<HTMLLIElement | null>) => {
  const wanted = useRef<Wanted>(undefined)
  useEffect(() => {
    const { current } = wanted
    wanted.current = undefined
    if (current === undefined) return
    const rows = root.current?.querySelectorAll('[data-hours-row]')
    const row = rows?.[Math.min(current.place, rows.length) - 1]
    const target = row?.querySelector<HTMLElement>(current.kind === 'start' ? 'input' : 'button')
    ;(target ?? root.current?.querySelector<HTMLElement>('[role="switch"]'))?.focus()
  })
  return useCallback((next: Wanted) => {
    wanted.current = next
  }, [])
}

interface ProblemsProps {
  id: string
  problems: readonly DayProblem[]
  texts: AvailabilityEditorTexts
}

/** The live region stands before its messages, or nobody would hear them. */
const Problems = ({ id, problems, texts }: ProblemsProps) => (
  <div aria-live="polite" className={css.problems}>
    {problems.map((found, at) => (
      <p key={found.rows.join()} id={`${id}-${at}`} className={css.problem}>
        <IconSlot size="small" className={css.problemIcon}>
          <CircleAlert />
        </IconSlot>
        {texts.problem(found)}
      </p>
    ))}
  </div>
)

const Day = (props: DayEditorProps) => {
  const { day, isChanged, canCopy, isLocked, texts, dispatch, onCopy, profiler } = props
  const id = useId()
  const root = useRef<HTMLLIElement>(null)
  const focusAfterwards = useFocusAfterChange(root)
  const [isUnfolded, setUnfolded] = useState(false)
  const name = texts.days[day.day]
  const problems = day.isOpen ? problemsOf(day.rows) : []
  const isShown = isUnfolded || problems.length > 0

  const add = () => {
    if (isLocked) return
    focusAfterwards({ kind: 'start', place: day.rows.length + 1 })
    dispatch({ kind: 'add', day: day.day })
  }
  const remove = useCallback(
    (row: string, place: number) => {
      focusAfterwards({ kind: 'remove', place })
      dispatch({ kind: 'remove', day: day.day, row })
    },
    [dispatch, day.day, focusAfterwards],
  )
  const toggle = (isOpen: boolean) => {
    if (isLocked) return
    setUnfolded(isOpen)
    dispatch({ kind: 'switch', day: day.day, isOpen })
  }

  const content = (
    <li ref={root} className={css.day}>
      <div className={css.dayHead}>
        <Switch
          label={name}
          className={css.dayName}
          checked={day.isOpen}
          aria-disabled={isLocked || undefined}
          onChange={({ currentTarget }) => toggle(currentTarget.checked)}
        />
        {isChanged && (
          <>
            <span className={css.changedMark} />
            <VisuallyHidden>{texts.changed}</VisuallyHidden>
          </>
        )}
        {day.isOpen && problems.length === 0 && (
          <span className={css.total}>
            <span dir="ltr">{texts.total(coveredBy(soundStretches(day.rows)))}</span>
          </span>
        )}
      </div>
      {day.isOpen && (
        <button
          type="button"
          className={css.fold}
          aria-label={texts.dayHours(name)}
          aria-expanded={isShown}
          aria-controls={`${id}-hours`}
          onClick={() => setUnfolded(!isShown)}
        >
          <IconSlot className={css.foldSign}>
            <ChevronDown />
          </IconSlot>
        </button>
      )}
      <DayBar day={day} name={name} texts={texts} />
      <div
        id={`${id}-hours`}
        className={cx(css.body, day.isOpen && !isShown && css.folded)}
        style={styleVars({ '--pp-hours-rows': day.rows.length })}
      >
        {day.isOpen ? (
          <>
            {day.rows.map((row, at) => (
              <HoursRow
                key={row.id}
                day={day.day}
                name={name}
                row={row}
                place={at + 1}
                invalid={invalidFields(problems, row.id)}
                describedBy={describing(problems, row.id, id)}
                isLocked={isLocked}
                texts={texts}
                dispatch={dispatch}
                onRemove={remove}
                profiler={profiler}
              />
            ))}
            <Problems id={id} problems={problems} texts={texts} />
            <Button
              variant="ghost"
              size="compact"
              iconStart={<Plus />}
              aria-label={`${texts.addHours}, ${name}`}
              className={css.add}
              aria-disabled={isLocked || undefined}
              onClick={add}
            >
              {texts.addHours}
            </Button>
          </>
        ) : (
          <p className={css.closed}>{texts.closedDay}</p>
        )}
      </div>
      {day.isOpen && (
        <Button
          variant="ghost"
          tone="neutral"
          size="compact"
          iconStart={<Copy />}
          aria-label={`${texts.copyToAll}, ${name}`}
          className={cx(css.copy, !isShown && css.folded)}
          disabled={!canCopy}
          aria-disabled={isLocked || undefined}
          onClick={() => {
            if (!isLocked) onCopy(day.day)
          }}
        >
          {texts.copyToAll}
        </Button>
      )}
    </li>
  )
  if (profiler === undefined) return content
  return (
    <Profiler id={`day-${day.day}`} onRender={profiler}>
      {content}
    </Profiler>
  )
}

/** One day of the week. Drawn anew only when something about it changes. */
export const DayEditor = memo(Day)
