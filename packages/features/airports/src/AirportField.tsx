import { type Airport, airportLabel, airportTexts } from '@pilotpair/contract'
import type { AirportListState, AirportPickerProps } from '@pilotpair/ui/airport-picker'
import { TextField } from '@pilotpair/ui/text-field'
import { ChevronDown, MapPin } from 'lucide-react'
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toAirportOptions } from './airport-option.ts'
import { type Airports, useAirports } from './use-airports.ts'
import { usePicker } from './use-picker.ts'

/** Props of {@link AirportField}. */
export interface AirportFieldProps
  extends Pick<
    AirportPickerProps,
    'label' | 'hint' | 'error' | 'required' | 'optionalText' | 'placeholder' | 'disabled' | 'id' | 'onBlur'
  > {
  /** Id of the chosen airport. */
  readonly value: string | null
  /** The chosen airport where it is known already, so that its label needs no list. */
  readonly selected?: Pick<Airport, 'id_airport' | 'name' | 'iata_code'> | null
  /** Told the airport that is chosen, `null` when the field is cleared. */
  readonly onChange: (airport: Airport | null) => void
  /**
   * When the picker's code comes: once the page is drawn, or when somebody begins to use the page, for pages whose
   * first load is full.
   *
   * @default 'drawn'
   */
  readonly pickerComes?: 'drawn' | 'used'
  /** The input, for a form that moves the focus to its first bad field. */
  readonly ref?: RefCallback<HTMLInputElement>
}

const listState = (airports: Airports): AirportListState => {
  switch (airports.status) {
    case 'idle':
    case 'loading':
      return { kind: 'loading' }
    case 'ready':
      return { kind: 'ready' }
    case 'failed':
      return { kind: 'failed', message: airports.message, onRetry: airports.load }
  }
}

const labelOf = ({ value, selected }: AirportFieldProps, airports: readonly Airport[]): string | undefined => {
  if (value === null) return undefined
  const known =
    selected?.id_airport === value ? selected : airports.find((airport) => airport.id_airport === value)
  return known === undefined ? undefined : airportLabel(known)
}

/** Until the picker is there nothing is typed. */
const ignore = (): void => undefined

/**
 * A field for one airport (sections 3 and 9). The list is fetched at its first focus, the picker's own code beside the
 * page; until both are there it is a plain field of the same size, so that nothing jumps.
 */
export const AirportField = (props: AirportFieldProps) => {
  const { value, selected: _, onChange, ref, pickerComes = 'drawn', ...shared } = props
  const airports = useAirports()
  const { load } = airports
  const picker = usePicker(pickerComes === 'drawn')
  const input = useRef<HTMLInputElement | null>(null)
  const [waits, setWaits] = useState(false)
  const label = labelOf(props, airports.airports)
  const isNameless = value !== null && label === undefined

  useEffect(() => {
    if (isNameless) load()
  }, [isNameless, load])

  // Whoever is in the plain field when the picker arrives stays in the field.
  useLayoutEffect(() => {
    if (waits && picker.Picker !== undefined) input.current?.focus()
  }, [waits, picker.Picker])

  const keepInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      ref?.(element)
    },
    [ref],
  )

  const { Picker } = picker
  if (Picker === undefined) {
    const begin = (): void => {
      setWaits(true)
      load()
      picker.load()
    }
    return (
      <TextField
        {...shared}
        required={shared.required ?? false}
        error={picker.hasFailed ? airportTexts.loadFailed : shared.error}
        // A field that waits to be used must not look as if it could not be.
        readOnly={pickerComes === 'drawn'}
        autoComplete="off"
        value={label ?? ''}
        onChange={ignore}
        iconStart={<MapPin />}
        suffix={pickerComes === 'used' && <ChevronDown size={20} strokeWidth={1.5} aria-hidden />}
        onPointerEnter={picker.load}
        onFocus={begin}
        onBlur={() => {
          setWaits(false)
          shared.onBlur?.()
        }}
        ref={keepInput}
      />
    )
  }
  return (
    <Picker
      {...shared}
      options={toAirportOptions(airports.airports)}
      value={value}
      valueLabel={label}
      state={listState(airports)}
      onFirstFocus={load}
      onChange={(id) => onChange(airports.airports.find((airport) => airport.id_airport === id) ?? null)}
      ref={keepInput}
    />
  )
}
