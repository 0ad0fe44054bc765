import { InlineAlert } from '@pilotpair/ui/inline-alert'
import type { HoursState } from './use-hours.ts'

/** Props of {@link HoursOwn}. */
export interface HoursOwnProps {
  readonly hours: HoursState
  /** The chosen day. */
  readonly date: string | null
}

/** Why hours of a day are taken in which nobody else flies. */
export const HoursOwn = ({ hours, date }: HoursOwnProps) =>
  hours.kind === 'ready' && date !== null && hours.hasOwn(date) ? (
    <InlineAlert tone="info">You have another flight on this day. Its hours count as taken.</InlineAlert>
  ) : null
