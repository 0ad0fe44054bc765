import * as css from './Flights.css.ts'
import type { FlightTerms } from './terms.ts'

/** Props of {@link FlightNotes}. */
export interface FlightNotesProps {
  /** By which the card is described. */
  readonly id: string
  readonly terms: FlightTerms
  /** The viewer wrote the note. @default false */
  readonly isOwn?: boolean
}

/** The foot of a flight's card: what was written with it, until when it waits, what an offered time means. */
export const FlightNotes = ({ id, terms: { note, lines }, isOwn = false }: FlightNotesProps) => (
  <div id={id} className={css.notes}>
    {note !== undefined && (
      <p>
        {isOwn && 'You wrote: '}
        <q dir="auto" className={css.quote}>
          {note}
        </q>
      </p>
    )}
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)
