import type { Airport } from '@pilotpair/contract'
import { parseDecimal } from '@pilotpair/ui/number-field'
import type { PilotFilters } from './filters.ts'

/** What stands in the fields of the filter bar, before it is applied. */
export interface FilterDraft {
  /** Id of the airport. */
  readonly airport: string | null
  /** The airport itself, when it was chosen here. */
  readonly chosenAirport: Airport | null
  readonly licenseType: PilotFilters['licenseType']
  /** As typed: nothing is lost while it is no number yet. */
  readonly minHours: string
  readonly modelIds: readonly string[]
}

/** The fields for filters that are in force. */
export const draftOf = ({ airport, licenseType, minHours, modelIds }: PilotFilters): FilterDraft => ({
  airport: airport ?? null,
  chosenAirport: null,
  licenseType,
  minHours: minHours === undefined ? '' : String(minHours),
  modelIds,
})

const UNREADABLE = 'Enter a number such as 250 or 99.5.'
/** The message of the contract's form, whose whole would cost the page more than this line. */
const NEGATIVE = 'Must be a number of at least 0'

type Hours = { readonly hours?: number } | { readonly problem: string }

const readHours = (text: string): Hours => {
  const parsed = parseDecimal(text)
  if (parsed.kind === 'empty') return {}
  if (parsed.kind === 'invalid') return { problem: UNREADABLE }
  return parsed.value < 0 ? { problem: NEGATIVE } : { hours: parsed.value }
}

/** Reads the fields: the filters, or what is wrong with the hours. Blank hours are no filter, never 0. */
export const readDraft = (draft: FilterDraft): { readonly filters: PilotFilters } | { readonly hoursProblem: string } => {
  const hours = readHours(draft.minHours)
  if ('problem' in hours) return { hoursProblem: hours.problem }
  return {
    filters: {
      ...(draft.airport === null ? {} : { airport: draft.airport }),
      licenseType: draft.licenseType,
      ...(hours.hours === undefined ? {} : { minHours: hours.hours }),
      modelIds: [...draft.modelIds].sort(),
    },
  }
}

/** The draft with one model switched. */
export const withModel = (draft: FilterDraft, id: string, isOn: boolean): FilterDraft => ({
  ...draft,
  modelIds: isOn ? [...new Set([...draft.modelIds, id])] : draft.modelIds.filter((known) => known !== id),
})
