import { aircraftTexts, ANY, LICENSE_TYPE_LABELS, LICENSE_TYPES } from '@pilotpair/contract'
import { AirportField } from '@pilotpair/feature-airports'
import { Button } from '@pilotpair/ui/button'
import { FilterBar } from '@pilotpair/ui/filter-bar'
import { NumberField } from '@pilotpair/ui/number-field'
import { Select } from '@pilotpair/ui/select'
import { memo, useCallback, useRef, useState } from 'react'
import { draftOf, type FilterDraft, readDraft, withModel } from '../filter-draft.ts'
import { noFilters, type PilotFilters, writeFilters } from '../filters.ts'
import * as css from './Explorer.css.ts'
import { ModelFilter } from './ModelFilter.tsx'

/** Props of {@link PilotFilterBar}. */
export interface PilotFilterBarProps {
  /** The filters in force. When they change from outside (Back, a link), the fields follow. */
  readonly filters: PilotFilters
  readonly onApply: (filters: PilotFilters) => void
  readonly onReset: () => void
}

const licenses = [
  { value: ANY, label: 'Any' },
  ...LICENSE_TYPES.map((type) => ({ value: type, label: LICENSE_TYPE_LABELS[type] })),
]

/** The fields: a draft that is nobody else's business until it is applied. */
const useDraft = (filters: PilotFilters) => {
  const address = writeFilters(filters)
  const [seen, setSeen] = useState(address)
  const [draft, setDraft] = useState(() => draftOf(filters))
  const [hoursProblem, setHoursProblem] = useState<string>()
  const replace = (next: FilterDraft): void => {
    setDraft(next)
    setHoursProblem(undefined)
  }
  if (seen !== address) {
    setSeen(address)
    // The airport's own label is kept while it is the same airport.
    const next = draftOf(filters)
    replace(next.airport === draft.airport ? { ...next, chosenAirport: draft.chosenAirport } : next)
  }
  /** Reads the fields; wrong hours are shown at their field. */
  const check = (): PilotFilters | undefined => {
    const read = readDraft(draft)
    setHoursProblem('hoursProblem' in read ? read.hoursProblem : undefined)
    return 'filters' in read ? read.filters : undefined
  }
  /** Takes back a complaint as soon as it is mended; a new one waits until the field is left. */
  const setHours = (minHours: string): void => {
    const next = { ...draft, minHours }
    setDraft(next)
    if (hoursProblem !== undefined && 'filters' in readDraft(next)) setHoursProblem(undefined)
  }
  return { draft, setDraft, setHours, hoursProblem, check, replace }
}

/**
 * The filter bar of the explorer (section 2.8). Nothing is asked for while typing; Apply Filters or Enter does. Give it
 * steady callbacks: its fields are not drawn again when the list moves.
 */
export const PilotFilterBar = memo(({ filters, onApply, onReset }: PilotFilterBarProps) => {
  const { draft, setDraft, setHours, hoursProblem, check, replace } = useDraft(filters)
  const hours = useRef<HTMLInputElement>(null)

  const submit = (): void => {
    const next = check()
    if (next === undefined) hours.current?.focus()
    else onApply(next)
  }
  // Where filters are in force the fields follow the address: Back may overtake a reset that is not drawn yet, and the
  // address, which then is the same as before, would leave them empty.
  const reset = (): void => {
    if (writeFilters(filters) === writeFilters(noFilters)) replace(draftOf(noFilters))
    onReset()
  }
  const toggleModel = useCallback((id: string, isOn: boolean) => setDraft((now) => withModel(now, id, isOn)), [setDraft])
  const chooseLicense = (value: string): void =>
    setDraft({ ...draft, licenseType: LICENSE_TYPES.find((type) => type === value) ?? ANY })

  return (
    <FilterBar
      label="Filter pilots"
      className={css.bar}
      onSubmit={submit}
      actions={
        <>
          <Button variant="ghost" tone="neutral" onClick={reset}>
            {aircraftTexts.resetFilters}
          </Button>
          <Button variant="outline" tone="neutral" type="submit">
            {aircraftTexts.applyFilters}
          </Button>
        </>
      }
    >
      <AirportField
        label="Airport"
        placeholder="Any airport"
        pickerComes="used"
        value={draft.airport}
        selected={draft.chosenAirport}
        onChange={(airport) => setDraft({ ...draft, airport: airport?.id_airport ?? null, chosenAirport: airport })}
      />
      <Select
        label="License type"
        options={licenses}
        value={draft.licenseType}
        onChange={({ currentTarget }) => chooseLicense(currentTarget.value)}
      />
      <NumberField
        label="Minimum flight hours"
        enterKeyHint="search"
        value={draft.minHours}
        error={hoursProblem}
        unreadableText=""
        ref={hours}
        onChange={({ currentTarget }) => setHours(currentTarget.value)}
        onBlur={check}
      />
      <ModelFilter
        chosen={draft.modelIds}
        onToggle={toggleModel}
      />
    </FilterBar>
  )
})
