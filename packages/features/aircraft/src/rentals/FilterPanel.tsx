import {
  AIRCRAFT_TYPE_LABELS,
  AIRCRAFT_TYPES,
  aircraftTexts,
  ANY,
  EQUIPMENT_FLAGS,
  EQUIPMENT_LABELS,
  SEARCH_MAX,
} from '@pilotpair/contract'
import { Button } from '@pilotpair/ui/button'
import { ChipToggle } from '@pilotpair/ui/chip-toggle'
import { Disclosure } from '@pilotpair/ui/disclosure'
import { NumberField } from '@pilotpair/ui/number-field'
import { type Segment, SegmentedControl } from '@pilotpair/ui/segmented-control'
import { TextField } from '@pilotpair/ui/text-field'
import { media } from '@pilotpair/ui/theme'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { Search, SlidersHorizontal } from 'lucide-react'
import { memo, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type AircraftFilters, type AircraftTypeFilter, describeFilters, noFilters, writeFilters } from '../filters.ts'
import { draftOf, type FilterDraft, readDraft, withEquipment } from './filter-draft.ts'
import * as css from './RentalsScreen.css.ts'

/** Props of {@link FilterPanel}. */
export interface FilterPanelProps {
  /** The filters in force. When they change from outside (Back, a link), the fields follow. */
  readonly filters: AircraftFilters
  readonly onApply: (filters: AircraftFilters) => void
  readonly onReset: () => void
}

const types: readonly Segment<AircraftTypeFilter>[] = [
  { value: ANY, label: 'Any' },
  ...AIRCRAFT_TYPES.map((type) => ({ value: type, label: AIRCRAFT_TYPE_LABELS[type] })),
]

/** The fields: a draft that is nobody else's business until it is applied. */
const useDraft = (filters: AircraftFilters) => {
  const address = writeFilters(filters)
  const [seen, setSeen] = useState(address)
  const [draft, setDraft] = useState(() => draftOf(filters))
  const [rateProblem, setRateProblem] = useState<string>()
  const replace = (next: FilterDraft): void => {
    setDraft(next)
    setRateProblem(undefined)
  }
  if (seen !== address) {
    setSeen(address)
    replace(draftOf(filters))
  }
  /** Reads the fields; a wrong rate is shown at its field. */
  const check = (): AircraftFilters | undefined => {
    const read = readDraft(draft)
    const problem = 'rateProblem' in read ? read.rateProblem : undefined
    setRateProblem(problem)
    return 'filters' in read ? read.filters : undefined
  }
  /** Takes back a complaint as soon as it is mended; a new one waits until the field is left. */
  const setRate = (text: string): void => {
    setDraft({ ...draft, maxRate: text })
    if (rateProblem !== undefined && 'filters' in readDraft({ ...draft, maxRate: text })) setRateProblem(undefined)
  }
  return { draft, setDraft, setRate, rateProblem, check, replace }
}

/**
 * Advanced Search (section 2.6): open by default. Nothing is asked for while typing; Apply Filters or Enter does. On
 * phones it closes then, so that the results are in sight, and stays at the top as a line that says what is filtered.
 * Its many fields are not rendered again when the list moves: give it steady callbacks.
 */
export const FilterPanel = memo(({ filters, onApply, onReset }: FilterPanelProps) => {
  const { draft, setDraft, setRate, rateProblem, check, replace } = useDraft(filters)
  const [isOpen, setIsOpen] = useState(true)
  const panel = useRef<HTMLDivElement>(null)
  const rate = useRef<HTMLInputElement>(null)
  const closedByApply = useRef(false)
  const summary = describeFilters(filters)

  // The button that was pressed is out of sight now: the header of the panel takes over.
  useEffect(() => {
    if (isOpen || !closedByApply.current) return
    closedByApply.current = false
    panel.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const next = check()
    if (next === undefined) {
      rate.current?.focus()
      return
    }
    onApply(next)
    if (globalThis.matchMedia(media.phone).matches) {
      closedByApply.current = true
      setIsOpen(false)
    }
  }

  // Where filters are in force the fields follow the address: Back may overtake a reset that is not drawn yet, and the
  // address, which then is the same as before, would leave them empty.
  const reset = (): void => {
    if (writeFilters(filters) === writeFilters(noFilters)) replace(draftOf(noFilters))
    onReset()
  }

  return (
    <div ref={panel} className={css.panel} data-open={isOpen}>
      <Disclosure
        title={aircraftTexts.advancedSearch}
        icon={<SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden />}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        {...(summary === undefined ? {} : { summary: <span dir="auto">{summary}</span> })}
      >
        <search aria-label={aircraftTexts.advancedSearch}>
          <form noValidate className={css.form} onSubmit={submit}>
            <div className={css.fields}>
              <TextField
                label="Search"
                type="search"
                enterKeyHint="search"
                placeholder="Model, registration or airport"
                maxLength={SEARCH_MAX}
                iconStart={<Search />}
                className={css.searchField}
                value={draft.search}
                onChange={({ currentTarget }) => setDraft({ ...draft, search: currentTarget.value })}
              />
              <SegmentedControl
                label="Aircraft type"
                segments={types}
                value={draft.type}
                className={css.typeField}
                onValueChange={(type) => setDraft({ ...draft, type })}
              />
              <NumberField
                label="Maximum rate"
                prefix="$"
                suffix="/hr"
                enterKeyHint="search"
                value={draft.maxRate}
                error={rateProblem}
                unreadableText=""
                ref={rate}
                onChange={({ currentTarget }) => setRate(currentTarget.value)}
                onBlur={check}
              />
            </div>
            <div className={css.row}>
              <fieldset className={css.chips}>
                <legend>
                  <VisuallyHidden>Equipment</VisuallyHidden>
                </legend>
                {EQUIPMENT_FLAGS.map((flag) => (
                  <ChipToggle
                    key={flag}
                    label={EQUIPMENT_LABELS[flag]}
                    checked={draft.equipment.includes(flag)}
                    onChange={({ currentTarget }) => setDraft(withEquipment(draft, flag, currentTarget.checked))}
                  />
                ))}
              </fieldset>
              <div className={css.actions}>
                <Button variant="ghost" tone="neutral" onClick={reset}>
                  {aircraftTexts.resetFilters}
                </Button>
                <Button variant="outline" tone="neutral" type="submit">
                  {aircraftTexts.applyFilters}
                </Button>
              </div>
            </div>
          </form>
        </search>
      </Disclosure>
    </div>
  )
})
