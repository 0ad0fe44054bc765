/** Every word of the picker that its props do not carry. */
export interface AirportPickerTexts {
  /** Shown while the list is on its way. */
  loading: string
  /** Shown when nothing matches. */
  none: string
  /** Shown when not all matches are; both numbers are written for the locale. */
  limited: (shown: string, total: string) => string
  /** Heard, not seen, when all matches are shown. */
  found: (total: string) => string
  clear: string
  open: string
  retry: string
  /** Name of the mark at the chosen airport. @default 'Selected' */
  selected: string
}

export const defaultTexts: AirportPickerTexts = {
  loading: 'Loading airports...',
  none: 'No airport found.',
  limited: (shown, total) => `Showing ${shown} of ${total} airports. Type to narrow the list.`,
  found: (total) => `${total} airports`,
  clear: 'Clear airport',
  open: 'Show airports',
  retry: 'Try again',
  selected: 'Selected',
}
