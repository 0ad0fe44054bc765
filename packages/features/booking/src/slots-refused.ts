import { bookingTexts } from '@pilotpair/contract'
import { type ChosenFlight, hoursOf } from './slots.ts'
import { detailOf } from './words.ts'

/** A flight whose hours the service has refused as taken. */
export interface Refusal {
  readonly flight: ChosenFlight
  /** When it was refused, in milliseconds since the epoch. */
  readonly at: number
  /** The first reading since then that calls all of its hours free, by its time. @default none yet */
  readonly doubtedAt?: number
}

/** What has been read of the hours. */
interface Reading {
  /** Milliseconds since the epoch. */
  readonly readAt: number
  readonly isFreeAt: (instant: number) => boolean
}

const instantsOf = ({ flight }: Refusal): readonly number[] => hoursOf(flight).map((start) => Date.parse(start))

/** Whether a failure says that the time is taken. */
export const isSlotTaken = (failure: unknown): boolean => detailOf(failure) === bookingTexts.slotTaken

/** What is refused, with one more flight. */
export const withRefusal = (refused: readonly Refusal[], flight: ChosenFlight, at: number): readonly Refusal[] => [
  ...refused.filter(({ flight: other }) => other.start !== flight.start || other.hours !== flight.hours),
  { flight, at },
]

/** Beginnings of the refused hours, as instants. */
export const refusedHours = (refused: readonly Refusal[]): ReadonlySet<number> => new Set(refused.flatMap(instantsOf))

const afterOne = (refusal: Refusal, { readAt, isFreeAt }: Reading): Refusal | undefined => {
  // What is read tells itself which of the hours are taken.
  if (!instantsOf(refusal).every(isFreeAt)) return undefined
  if (readAt <= refusal.at) return refusal
  // The reading that follows a refusal and calls all of it free does not know what the service knows of the pilot:
  // offered again at once, it would be refused again. The next reading that says so is believed.
  if (refusal.doubtedAt === undefined) return { ...refusal, doubtedAt: readAt }
  return readAt > refusal.doubtedAt ? undefined : refusal
}

/** What still counts as refused once the hours have been read: the same object where nothing has changed. */
export const afterReading = (refused: readonly Refusal[], reading: Reading): readonly Refusal[] => {
  const left = refused.flatMap((refusal) => afterOne(refusal, reading) ?? [])
  return left.length === refused.length && left.every((refusal, at) => refusal === refused[at]) ? refused : left
}
