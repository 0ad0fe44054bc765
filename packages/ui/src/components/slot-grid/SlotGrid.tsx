import { useEffect, useMemo, useRef, useState, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { FieldMessages } from '../../internal/field/FieldShell.tsx'
import { isShown, useField, type FieldTexts } from '../../internal/field/useField.ts'
import type { AccessibleName } from '../../internal/props.ts'
import { differs, formatClockRange } from '../../internal/time.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { useRovingFocus } from '../../internal/useRovingFocus.ts'
import { useSteady } from '../../internal/useSteady.ts'
import { useZone } from '../../internal/useZone.ts'
import { useUi } from '../ui-provider/UiProvider.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { afterPress, cellsOf, orderSlots, stillOffered, type HourSlot } from './selection.ts'
import { Slot } from './Slot.tsx'
import * as css from './SlotGrid.css.ts'
import { SlotHead } from './SlotHead.tsx'
import { SlotLegend } from './SlotLegend.tsx'
import { slotGridTexts, type SlotGridTexts } from './texts.ts'

/** Hours in a row of the grid (specification §2.7). */
export const slotColumns = 4

export type SlotGridProps = AccessibleName &
  Pick<FieldTexts, 'hint' | 'error'> &
  Omit<
    ComponentProps<'div'>,
    'children' | 'role' | 'defaultValue' | 'onChange' | 'aria-label' | 'aria-labelledby'
  > & {
    /** Whole hours of one day, in any order. */
    slots: readonly HourSlot[]
    /** Beginnings of the selected hours, when the caller keeps them. @default undefined, the grid keeps it itself */
    value?: readonly string[] | undefined
    /**
     * Beginnings of the hours selected at first, when the grid keeps them itself. It forgets, and tells, those that are
     * no longer among `slots`: choosing a date clears the hours.
     *
     * @default none
     */
    defaultValue?: readonly string[] | undefined
    /**
     * Told the beginnings of the selected hours, in order: the first is the start, their number the duration.
     * @default undefined, nobody is told
     */
    onValueChange?: ((starts: readonly string[]) => void) | undefined
    /** A length in hours that cannot be chosen: a press picks the start of the whole bar. @default any length */
    fixedHours?: number | undefined
    /** IANA zone of the place where the flight begins; all hours are on its clock. */
    timeZone: string
    /** That place in words, for example "Palo Alto (PAO)". @default undefined, not named */
    place?: string | undefined
    /** IANA zone of the viewer: where it differs their own time stands beside. @default the zone of `UiProvider` */
    viewerTimeZone?: string | undefined
    /** BCP 47 tag by which times are written. @default the locale of `UiProvider` */
    locale?: string | undefined
    /** No hour can be chosen. @default false */
    disabled?: boolean | undefined
    /** Words, where they should differ from the English ones. @default English */
    texts?: Partial<SlotGridTexts> | undefined
  }

const stretchOf = (starts: readonly string[]) => {
  const [start] = starts
  return start === undefined ? undefined : { start, hours: starts.length }
}

/**
 * The selection and how to change it. One that the grid keeps itself belongs to the hours shown: with those of another
 * day it is forgotten (specification §2.7), and the host is told.
 */
const useSelection = ({ slots, value, defaultValue, onValueChange }: SlotGridProps) => {
  const [kept, setKept] = useState<readonly string[]>(defaultValue ?? [])
  const told = useRef(kept)
  const tell = useSteady(onValueChange)
  // Hours that are still on their way say nothing about what was chosen.
  const left = value === undefined && slots.length > 0 ? stillOffered(slots, kept) : kept
  if (left !== kept) setKept(left)
  useEffect(() => {
    if (told.current === kept) return
    told.current = kept
    tell(kept)
  }, [kept, tell])
  const select = (starts: readonly string[]) => {
    told.current = starts
    setKept(starts)
    onValueChange?.(starts)
  }
  return [value ?? left, select] as const
}

/**
 * The hours of a day, to pick a flight's time from. Use it wherever someone books: selected hours join into one bar,
 * past and taken ones stay in sight but quiet, and the zone always stands beside. `label` is for assistive technology
 * only: a heading that is seen is the host's. `ref` and `data-*` reach the group of buttons. The group is one stop of
 * the tab order; arrow keys move in both directions (specification §2.7).
 */
export const SlotGrid = (props: SlotGridProps) => {
  const {
    label, hint, error, slots, value: _value, defaultValue: _default, onValueChange: _onChange, fixedHours, timeZone,
    place, viewerTimeZone, locale, disabled = false, texts: given, id, className, style, ref,
    'aria-label': ariaLabel, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, ...rest
  } = props
  const ui = useUi()
  const zone = useZone({ timeZone, locale })
  const ownZone = viewerTimeZone ?? ui.timeZone
  const texts = useMemo(() => ({ ...slotGridTexts, ...given }), [given])
  const [selected, select] = useSelection(props)
  const [wasPressed, setPressed] = useState(false)
  const field = useField({ id, hint, error, 'aria-describedby': describedBy })

  // An arrow key draws the grid again: what it does not change is not worked out anew.
  const ordered = useMemo(() => orderSlots(slots), [slots])
  const [first] = ordered
  const cells = useMemo(() => cellsOf(ordered, selected, fixedHours), [ordered, selected, fixedHours])
  const roving = useRovingFocus({ ids: ordered.map(({ start }) => start), columns: slotColumns, loop: false })
  const group = useMergedRef(roving.groupProps.ref, ref)
  const stretch = useMemo(() => stretchOf(selected), [selected])
  const showsOwnHours = useMemo(
    () => ownZone !== undefined && first !== undefined && differs(first.start, timeZone, ownZone),
    [ownZone, first, timeZone],
  )

  const press = useSteady((start: string) => {
    const slot = ordered.find((each) => each.start === start)
    const next = disabled || slot === undefined ? undefined : afterPress(ordered, selected, slot, fixedHours)
    if (next === undefined) return
    select(next)
    setPressed(true)
  })
  const announcement = useMemo(() => {
    if (!wasPressed) return undefined
    return stretch === undefined
      ? texts.announceNothing
      : texts.announceSelected(formatClockRange(stretch, zone), texts.hours(stretch.hours))
  }, [wasPressed, stretch, zone, texts])

  return (
    <div className={cx(css.root, className)} style={style}>
      <SlotHead {...{ label, labelId: field.ids.label, slots: ordered, stretch, zone, ownZone, place, texts }} />
      <div
        {...rest}
        {...roving.groupProps}
        id={field.ids.control}
        ref={group}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a grid in every browser
        role="group"
        aria-label={ariaLabel}
        aria-labelledby={isShown(label) ? field.ids.label : labelledBy}
        aria-describedby={field.control['aria-describedby']}
        className={css.grid}
      >
        {cells.map((cell, at) => (
          <Slot
            key={cell.slot.start}
            {...roving.itemProps(cell.slot.start)}
            cell={cell}
            isLastOfRow={at % slotColumns === slotColumns - 1}
            zone={zone}
            ownZone={showsOwnHours ? ownZone : undefined}
            fixedHours={fixedHours}
            disabled={disabled}
            texts={texts}
            onPress={press}
          />
        ))}
      </div>
      <SlotLegend cells={cells} selectedHours={selected.length} texts={texts} />
      {first !== undefined && (
        <p className={css.howTo}>
          {fixedHours === undefined ? texts.howTo : texts.howToFixed(texts.hours(fixedHours))}
        </p>
      )}
      <FieldMessages ids={field.ids} hint={hint} error={error} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
