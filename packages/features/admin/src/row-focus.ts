import { type FocusEvent, type RefObject, useCallback, useRef } from 'react'

/** Marks a button as one of a row, so that the keyboard finds it: `<Button {...inRow(user.id, 'approve')}>`. */
export const inRow = (row: string, action: string) => ({ 'data-row': row, 'data-action': action })

/**
 * The row to go on at once another one is gone: the next one that is still there, else the one before, else the first.
 * Undefined when none is left.
 *
 * @param before the rows while it was there
 * @param now the rows that are left, or have come instead
 */
export const rowAfter = (before: readonly string[], gone: string, now: readonly string[]): string | undefined => {
  const left = new Set(now)
  const at = before.indexOf(gone)
  const earlier = before.slice(0, Math.max(at, 0))
  return before.slice(at + 1).find((row) => left.has(row)) ?? earlier.findLast((row) => left.has(row)) ?? now[0]
}

/** Where the focus was: on which button, among which rows. */
interface Place {
  readonly row: string
  readonly action: string
  readonly before: readonly string[]
}

/** Before there are any rows. */
const ahead: Place = { row: '', action: '', before: [] }

const buttonsIn = (panel: HTMLElement): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('[data-row]')]

const rowsOf = (buttons: readonly HTMLElement[]): string[] => [
  ...new Set(buttons.map(({ dataset }) => dataset['row'] ?? '')),
]

/** The tab whose panel it is. */
const tabOf = (panel: HTMLElement): HTMLElement | null =>
  document.getElementById(panel.closest('[role=tabpanel]')?.getAttribute('aria-labelledby') ?? '')

/** Keeps the keyboard at its place in a list whose rows go. */
export interface RowFocus {
  /** For the element around the list. */
  readonly onFocus: (event: FocusEvent) => void
  /** Something went: a row, a dialog. Once all that covered the list is gone, a focus that got lost goes on there. */
  readonly settle: () => void
  /** The button that is pressed goes once there are rows: the focus goes on at the first of them. */
  readonly awaitRows: () => void
}

/**
 * Rows go when they are acted on, here or by another administrator, and their buttons with them. The focus goes on at
 * the same button of the row that follows, or at the tab when no row is left; nothing scrolls for it.
 *
 * @param panel the element around the list, in the panel of a tab
 */
export const useRowFocus = (panel: RefObject<HTMLElement | null>): RowFocus => {
  const place = useRef<Place>(undefined)
  const onFocus = useCallback(
    ({ target }: FocusEvent): void => {
      const button = target.closest<HTMLElement>('[data-row]')
      // Dialogs that the list opens report here, too.
      if (panel.current === null || button === null || !panel.current.contains(button)) return
      const { row = '', action = '' } = button.dataset
      place.current = { row, action, before: rowsOf(buttonsIn(panel.current)) }
    },
    [panel],
  )
  const settle = useCallback((): void => {
    const left = place.current
    if (left === undefined || panel.current === null) return
    if (document.querySelector('dialog[open]') !== null || panel.current.querySelector('[aria-busy=true]') !== null) return
    const buttons = buttonsIn(panel.current)
    const now = rowsOf(buttons)
    if (now.includes(left.row)) return
    place.current = undefined
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const next = rowAfter(left.before, left.row, now)
    const inNext = buttons.filter(({ dataset }) => dataset['row'] === next)
    const goal = inNext.find(({ dataset }) => dataset['action'] === left.action) ?? inNext[0] ?? tabOf(panel.current)
    goal?.focus({ preventScroll: true })
  }, [panel])
  const awaitRows = useCallback((): void => {
    place.current = ahead
  }, [])
  return { onFocus, settle, awaitRows }
}
