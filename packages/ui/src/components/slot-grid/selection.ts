/** Whether an hour can be picked, and if not, why. */
export const slotStates = ['free', 'taken', 'past'] as const
export type SlotState = (typeof slotStates)[number]

/** One whole hour on offer. */
export interface HourSlot {
  /** Its beginning as an instant: ISO 8601 with offset. */
  start: string
  /** @default 'free' */
  state?: SlotState | undefined
}

const hour = 3_600_000
const instantOf = ({ start }: HourSlot): number => Date.parse(start)
const isFree = ({ state }: HourSlot): boolean => state === undefined || state === 'free'

/**
 * The hours in order of time, each instant once, unreadable ones left out. Of two that begin together the one that
 * cannot be picked stays: offering it would end in a refusal.
 */
export const orderSlots = (slots: readonly HourSlot[]): readonly HourSlot[] => {
  const byInstant = new Map<number, HourSlot>()
  for (const slot of slots) {
    const instant = instantOf(slot)
    const known = byInstant.get(instant)
    if (!Number.isNaN(instant) && (known === undefined || isFree(known))) byInstant.set(instant, slot)
  }
  return [...byInstant].sort(([one], [other]) => one - other).map(([, slot]) => slot)
}

/** Whether hours, given by their beginnings in order, follow one another without a gap. None and one do. */
export const isConsecutive = (starts: readonly string[]): boolean =>
  starts.every((start, at) => {
    const before = starts[at - 1]
    return before === undefined || Date.parse(start) - Date.parse(before) === hour
  })

/** The hours before the first gap: what is left of a selection keeps its start. */
const untilGap = (starts: readonly string[]): readonly string[] =>
  starts.filter((_, at) => isConsecutive(starts.slice(0, at + 1)))

/** What of a selection is among these hours, without a hole. Hours of another day are not; the same list if all are. */
export const stillOffered = (slots: readonly HourSlot[], selected: readonly string[]): readonly string[] => {
  const offered = new Set(slots.map(instantOf))
  const left = selected.filter((start) => offered.has(Date.parse(start)))
  return left.length === selected.length ? selected : untilGap(left)
}

const inOrder = (starts: readonly string[]) => starts.toSorted((one, other) => Date.parse(one) - Date.parse(other))

/**
 * What is selected after a press on an hour (specification §2.7): a free hour joins the selection and a selected one
 * leaves it, as long as what remains are consecutive hours; otherwise the selection starts again with the pressed hour.
 */
export const pressHour = (selected: readonly string[], pressed: string): readonly string[] => {
  const rest = selected.filter((start) => Date.parse(start) !== Date.parse(pressed))
  const next = rest.length < selected.length ? rest : inOrder([...selected, pressed])
  return isConsecutive(next) ? next : [pressed]
}

/**
 * A run of so many free hours that begins with the given one, as beginnings in order.
 *
 * @param slots the hours in order, see {@link orderSlots}
 * @returns undefined where the hours after it are taken, past or not on offer
 */
export const runFrom = (slots: readonly HourSlot[], first: HourSlot, hours: number): readonly string[] | undefined => {
  const at = slots.indexOf(first)
  const run = at === -1 ? [] : slots.slice(at, at + hours)
  const starts = run.map(({ start }) => start)
  return run.length === hours && run.every(isFree) && isConsecutive(starts) ? starts : undefined
}

/**
 * What a press on an hour selects in a grid, be the length free or fixed; undefined when it selects nothing new. A
 * selected hour that was taken meanwhile can be taken out, and goes by itself when another one is pressed.
 */
export const afterPress = (
  slots: readonly HourSlot[],
  selected: readonly string[],
  pressed: HourSlot,
  fixedHours: number | undefined,
): readonly string[] | undefined => {
  const place = selected.findIndex((start) => Date.parse(start) === instantOf(pressed))
  const isGone = !isFree(pressed)
  if (isGone && place === -1) return undefined
  if (fixedHours !== undefined) return place === 0 || isGone ? [] : runFrom(slots, pressed, fixedHours)
  const free = new Set(slots.filter(isFree).map(instantOf))
  const left = selected.filter((start) => free.has(Date.parse(start)))
  return isGone ? untilGap(left) : pressHour(left, pressed.start)
}

/** How one hour of the grid looks and answers. */
export interface GridCell {
  slot: HourSlot
  /** `short` is free, but the fixed length does not fit from there. */
  kind: SlotState | 'short'
  isSelected: boolean
  /** Whether a press on it changes the selection. */
  isPressable: boolean
  /** Joined to the neighbour before and after it into one bar. */
  joinsPrevious: boolean
  joinsNext: boolean
}

/** The cells of the grid, in order. */
export const cellsOf = (
  slots: readonly HourSlot[],
  selected: readonly string[],
  fixedHours: number | undefined,
): readonly GridCell[] => {
  const chosen = new Set(selected.map((start) => Date.parse(start)))
  const [begin] = chosen
  return slots.map((slot) => {
    const instant = instantOf(slot)
    const isSelected = chosen.has(instant)
    const fits = fixedHours === undefined || runFrom(slots, slot, fixedHours) !== undefined
    return {
      slot,
      kind: isFree(slot) && !fits ? 'short' : (slot.state ?? 'free'),
      isSelected,
      // As `afterPress` has it, without trying each of them.
      isPressable: isFree(slot) ? fits || instant === begin : isSelected,
      joinsPrevious: isSelected && chosen.has(instant - hour),
      joinsNext: isSelected && chosen.has(instant + hour),
    }
  })
}
