import { memo } from 'react'
import { cx } from '../../internal/cx.ts'
import { formatClock, type ZoneOptions } from '../../internal/time.ts'
import type { GridCell } from './selection.ts'
import * as css from './SlotGrid.css.ts'
import type { SlotGridTexts } from './texts.ts'

interface SlotProps {
  cell: GridCell
  /** The bar does not reach over the end of a row. */
  isLastOfRow: boolean
  zone: ZoneOptions
  /** The viewer's zone, where their own time is to be shown. */
  ownZone: string | undefined
  fixedHours: number | undefined
  disabled: boolean
  texts: SlotGridTexts
  /** The same one between draws; told the beginning of the hour. */
  onPress: (start: string) => void
  tabIndex: number
}

const reasonOf = ({ cell, texts, fixedHours }: SlotProps): string | undefined => {
  switch (cell.kind) {
    case 'free':
      return undefined
    case 'taken':
      return texts.taken.toLowerCase()
    case 'past':
      return texts.past.toLowerCase()
    case 'short':
      return cell.isSelected || fixedHours === undefined ? undefined : texts.short(texts.hours(fixedHours))
  }
}

/** Taken or past meanwhile: still selected, and crossed out. */
const crossedOut = { textDecorationLine: 'line-through' }

const isLate = ({ kind, isSelected }: GridCell): boolean => isSelected && (kind === 'taken' || kind === 'past')

const lookOf = ({ kind, isSelected }: GridCell) => {
  if (isSelected) return css.selected
  switch (kind) {
    case 'free':
      return undefined
    case 'short':
      return css.short
    case 'taken':
    case 'past':
      return css.closed
  }
}

const isSameCell = (one: GridCell, other: GridCell): boolean =>
  one === other ||
  (one.slot.start === other.slot.start &&
    one.kind === other.kind &&
    one.isSelected === other.isSelected &&
    one.isPressable === other.isPressable &&
    one.joinsPrevious === other.joinsPrevious &&
    one.joinsNext === other.joinsNext)

/** Cells are made anew with every press; a slot whose cell says the same stays as it is drawn. */
const isSame = ({ cell, ...props }: SlotProps, { cell: next, ...others }: SlotProps): boolean =>
  isSameCell(cell, next) && Object.entries(others).every(([name, value]) => Object.is(Reflect.get(props, name), value))

/** One hour. Those that cannot be picked can still be found, and say why. */
export const Slot = memo((props: SlotProps) => {
  const { cell, isLastOfRow, zone, ownZone, fixedHours: _fixed, disabled, texts, onPress, ...roving } = props
  const { slot, isSelected, isPressable, joinsPrevious, joinsNext } = cell
  const hour = formatClock(slot.start, zone)
  const ownHour = ownZone === undefined ? undefined : formatClock(slot.start, { ...zone, timeZone: ownZone })
  const name = [hour, ownHour === undefined ? undefined : `${ownHour} ${texts.ownHour}`, reasonOf(props)]
  return (
    <button
      {...roving}
      type="button"
      aria-label={name.filter((part) => part !== undefined).join(', ')}
      aria-pressed={isSelected}
      {...(isPressable && !disabled ? {} : { 'aria-disabled': true })}
      className={cx(
        css.slot,
        lookOf(cell),
        joinsPrevious && css.joinsPrevious,
        joinsNext && css.joinsNext,
        joinsNext && !isLastOfRow && css.bridged,
      )}
      {...(isLate(cell) && { style: crossedOut })}
      onClick={() => onPress(slot.start)}
    >
      {hour}{' '}
      {ownHour !== undefined && <span className={css.ownHour}>{ownHour}</span>}
    </button>
  )
}, isSame)
