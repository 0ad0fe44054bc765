import { type Airport, airportLabel, PREFERRED_AIRPORTS_MAX } from '@pilotpair/contract'
import { AirportField, useAirports } from '@pilotpair/feature-airports'
import { Button } from '@pilotpair/ui/button'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type NamedAirport, UNKNOWN_AIRPORT } from '../profile-view.ts'
import * as css from './Form.css.ts'

/** Props of {@link PreferredAirports}. */
export interface PreferredAirportsProps {
  /** Ids, in the order chosen. */
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
  readonly onBlur: () => void
  /** Airports whose names are known already. */
  readonly known: readonly NamedAirport[]
  readonly error: string | undefined
}

/** Any number of airports up to the limit: each a chip that can be taken away, and a field that adds one. */
export const PreferredAirports = ({ value, onChange, onBlur, known, error }: PreferredAirportsProps) => {
  const [added, setAdded] = useState<readonly Airport[]>([])
  // The field begins anew after each choice, so that it is empty for the next one.
  const [round, setRound] = useState(0)
  const field = useRef<HTMLInputElement | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (round > 0) field.current?.focus()
  }, [round])

  const { airports, load } = useAirports()
  const nameOf = (id: string): NamedAirport | undefined =>
    [...known, ...added].find(({ id_airport }) => id_airport === id) ?? airports.find(({ id_airport }) => id_airport === id)
  // Chips that came back after a lost session: only the list knows their names.
  const isNameless = value.some((id) => nameOf(id) === undefined)
  useEffect(() => {
    if (isNameless) load()
  }, [isNameless, load])

  const labelOf = (id: string): string => {
    const airport = nameOf(id)
    return airport === undefined ? UNKNOWN_AIRPORT : airportLabel(airport)
  }
  const add = (airport: Airport | null): void => {
    if (airport === null) return
    setAdded((was) => [...was, airport])
    setRound((was) => was + 1)
    setSaid(`${airportLabel(airport)} added`)
    if (!value.includes(airport.id_airport)) onChange([...value, airport.id_airport])
  }
  const remove = (id: string): void => {
    setSaid(`${labelOf(id)} removed`)
    onChange(value.filter((each) => each !== id))
    field.current?.focus()
  }

  const isFull = value.length >= PREFERRED_AIRPORTS_MAX
  return (
    <div className={css.preferred} data-span="">
      <AirportField
        key={round}
        ref={(input) => {
          field.current = input
        }}
        label="Preferred airports"
        pickerComes="used"
        optionalText="Optional"
        placeholder={value.length === 0 ? 'Add an airport' : 'Add another airport'}
        hint={isFull ? `These are ${String(PREFERRED_AIRPORTS_MAX)}, as many as there can be.` : undefined}
        error={error}
        value={null}
        disabled={isFull}
        onChange={add}
        onBlur={onBlur}
      />
      {value.length > 0 && (
        <ul className={css.chips} aria-label="Chosen preferred airports">
          {value.map((id) => (
            <li key={id} className={css.chip}>
              <Button variant="outline" tone="neutral" size="compact" iconEnd={<X />} onClick={() => remove(id)}>
                <VisuallyHidden>Remove </VisuallyHidden>
                {labelOf(id)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  )
}
