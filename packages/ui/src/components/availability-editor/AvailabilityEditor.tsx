import { CircleAlert } from 'lucide-react'
import {
  useCallback, useEffect, useId, useMemo, useReducer, useRef, type ComponentProps, type FormEvent,
  type MouseEvent, type ProfilerOnRenderCallback, type ReactNode,
} from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { useDirtyChange, useSteady } from '../../internal/useSteady.ts'
import { Badge } from '../badge/Badge.tsx'
import { Button, type PendingProps } from '../button/Button.tsx'
import { InlineAlert } from '../inline-alert/InlineAlert.tsx'
import * as css from './AvailabilityEditor.css.ts'
import { Ruler } from './DayBar.tsx'
import { DayEditor } from './DayEditor.tsx'
import { problemsOf } from './problems.ts'
import { availabilityEditorTexts, type AvailabilityEditorTexts } from './texts.ts'
import {
  draftOf, hoursOf, isDayChanged, isWeekChanged, weekKey, weekReducer, type WeekDay, type WeekDraft, type WeeklyHours,
} from './week.ts'

export interface AvailabilityEditorProps
  extends Omit<ComponentProps<'form'>, 'children' | 'title' | 'onSubmit' | 'onCopy' | 'aria-label' | 'aria-labelledby'> {
  /**
   * What is stored, in any order. New hours replace what is shown unless something is being edited, so that neither a
   * failed save nor somebody else's loses what was typed.
   */
  hours: readonly WeeklyHours[]
  /** Hours that were edited before and not saved: shown at first in place of what is stored. @default none */
  begun?: readonly WeeklyHours[] | undefined
  /** Heading of the editor, and the name of its form. @default 'Manage Weekly Availability' */
  title?: string | undefined
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /**
   * Whose hours, and in which zone: "N738PA, hours in Pacific time at Palo Alto (PAO)".
   * @default undefined, nothing stands there
   */
  description?: ReactNode
  /** Asked for with the whole week: rows of the open days, in order, never overlapping or reversed. */
  onSave: (hours: readonly WeeklyHours[]) => void
  /**
   * Adds a Cancel button. What was edited is put back after the call, unless it prevents the event's default: a host
   * that asks before it closes the editor does.
   * @default undefined, there is no such button
   */
  onCancel?: ((event: MouseEvent) => void) | undefined
  /**
   * Told when there begins or ceases to be something unsaved, also when the editor goes.
   * @default undefined, nobody is told
   */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
  /**
   * Told the week as it stands after each edit, saved or not; `undefined` once it is as stored.
   * @default undefined, nobody is told
   */
  onEdit?: ((hours: readonly WeeklyHours[] | undefined) => void) | undefined
  /**
   * Told the name of a day whose hours were copied to all other open days. Nothing is saved by it.
   * @default undefined, nobody is told
   */
  onCopyToAll?: ((dayName: string) => void) | undefined
  /** A save runs: all is kept, nothing can be edited, and what has the focus keeps it. @default false */
  pending?: boolean | undefined
  /** Why the last save failed. What was edited stays. @default undefined, nothing went wrong */
  error?: string | undefined
  /**
   * Said beside the buttons, and with Save: for example an `InlineAlert` that other hours were stored meanwhile.
   * @default none
   */
  notice?: ReactNode
  /** Words, where they should differ from the English ones. Give the same object each time. @default English */
  texts?: Partial<AvailabilityEditorTexts> | undefined
  /** For measurements: told by React's profiler about every day (`day-0`) and row that is drawn anew. @default none */
  profiler?: ProfilerOnRenderCallback | undefined
}

/** By the second press of a double click something else may be asked for than what was pressed: it saves nothing. */
const ignoreSecondPress = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault()
}

/** The first thing that stands against saving, with its day. */
const obstacleOf = ({ days }: WeekDraft) =>
  days
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ day, rows }) => problemsOf(rows).map((problem) => ({ day, problem })))
    .at(0)

const useWeekDraft = (hours: readonly WeeklyHours[], begun: readonly WeeklyHours[] | undefined) => {
  const [draft, dispatch] = useReducer(weekReducer, hours, (first) => ({ ...draftOf(begun ?? first), stored: draftOf(first).stored }))
  // Compared by content: a host that builds the list anew each time must not disturb the editing.
  if (weekKey(hours) !== weekKey(draft.stored)) dispatch({ kind: 'store', hours })
  return [draft, dispatch] as const
}

/**
 * The hours in which something can be booked, week after week. Use it for an operator's aircraft, one at a time. A row
 * a day: open or closed, its hours, and a bar of 24 hours that shows gaps and overlaps. Overlapping, reversed and
 * unreadable rows are flagged in place and block saving; nothing is dropped in silence. Where there is little room the
 * days fold. `ref` and `data-*` reach the form (specification §2.18, §4, §5).
 */
export const AvailabilityEditor = (props: AvailabilityEditorProps) => {
  const {
    hours, begun, title = 'Manage Weekly Availability', headingLevel = 3, description, onSave, onCancel, onDirtyChange,
    onEdit, onCopyToAll, pending = false, error, notice, texts: given, profiler, className, ref, ...rest
  } = props
  const texts = useMemo(() => ({ ...availabilityEditorTexts, ...given }), [given])
  const [draft, dispatch] = useWeekDraft(hours, begun)
  const isDirty = isWeekChanged(draft)
  const obstacle = obstacleOf(draft)
  const openDays = draft.days.filter(({ isOpen }) => isOpen).length
  const form = useRef<HTMLFormElement>(null)
  const merged = useMergedRef(form, ref)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  useDirtyChange(isDirty, onDirtyChange)
  const tellEdit = useSteady(onEdit)
  useEffect(() => tellEdit(isDirty ? hoursOf(draft) : undefined), [draft, isDirty, tellEdit])

  const tellCopied = useSteady(onCopyToAll)
  const copy = useCallback(
    (day: WeekDay) => {
      dispatch({ kind: 'copy', day })
      tellCopied(texts.days[day])
    },
    [dispatch, tellCopied, texts],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (pending) return
    if (obstacle === undefined) onSave(hoursOf(draft))
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const cancel = (event: MouseEvent) => {
    if (pending) return
    onCancel?.(event)
    if (!event.defaultPrevented) dispatch({ kind: 'reset' })
  }
  const saving: PendingProps = pending ? { pending, pendingLabel: texts.saving } : {}
  const hasNotice = Boolean(notice)
  const about = [...(hasNotice ? [`${id}-notice`] : []), ...(obstacle === undefined ? [] : [`${id}-obstacle`])].join(' ')

  return (
    <form {...rest} ref={merged} noValidate aria-labelledby={`${id}-title`} className={cx(css.root, className)} onSubmit={submit}>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading id={`${id}-title`} className={css.title}>
            {title}
          </Heading>
          {description !== undefined && (
            <p dir="auto" className={css.description}>
              {description}
            </p>
          )}
        </div>
        <div aria-live="polite">{isDirty && <Badge tone="accent">{texts.unsaved}</Badge>}</div>
      </div>
      <Ruler />
      <ul className={css.week}>
        {draft.days.map((day) => (
          <DayEditor
            key={day.day}
            day={day}
            isChanged={isDayChanged(draft, day.day)}
            canCopy={openDays > 1}
            isLocked={pending}
            texts={texts}
            dispatch={dispatch}
            onCopy={copy}
            profiler={profiler}
          />
        ))}
      </ul>
      <div className={css.foot}>
        <div className={css.state}>
          {hasNotice && <div id={`${id}-notice`}>{notice}</div>}
          {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
          {obstacle !== undefined && (
            <p id={`${id}-obstacle`} className={css.blocked}>
              <IconSlot size="small" className={css.problemIcon}>
                <CircleAlert />
              </IconSlot>
              {texts.blocked(texts.days[obstacle.day], obstacle.problem)}
            </p>
          )}
        </div>
        <div className={css.actions}>
          {onCancel !== undefined && (
            <Button variant="ghost" tone="neutral" aria-disabled={pending || undefined} onClick={cancel}>
              {texts.cancel}
            </Button>
          )}
          <Button
            type="submit"
            onClick={ignoreSecondPress}
            {...(obstacle === undefined ? {} : { 'aria-disabled': true })}
            {...(about === '' ? {} : { 'aria-describedby': about })}
            {...saving}
          >
            {texts.saveChanges}
          </Button>
        </div>
      </div>
    </form>
  )
}
