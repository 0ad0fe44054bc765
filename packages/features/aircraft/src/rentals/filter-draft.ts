import type { EquipmentFlag } from '@pilotpair/contract'
import { EQUIPMENT_FLAGS } from '@pilotpair/contract'
import type { AircraftFilters, AircraftTypeFilter } from '../filters.ts'
import { readMaxRate } from '../max-rate.ts'

/** What stands in the fields of Advanced Search, before it is applied. */
export interface FilterDraft {
  readonly search: string
  readonly type: AircraftTypeFilter
  /** As typed: nothing is lost while it is no number yet. */
  readonly maxRate: string
  readonly equipment: readonly EquipmentFlag[]
}

/** The fields for filters that are in force. */
export const draftOf = ({ search, type, maxRate, equipment }: AircraftFilters): FilterDraft => ({
  search,
  type,
  maxRate: maxRate === undefined ? '' : String(maxRate),
  equipment,
})

/** The draft with one piece of equipment switched; the order stays that of the contract. */
export const withEquipment = (draft: FilterDraft, flag: EquipmentFlag, isOn: boolean): FilterDraft => ({
  ...draft,
  equipment: EQUIPMENT_FLAGS.filter((known) => (known === flag ? isOn : draft.equipment.includes(known))),
})

/** Reads the fields: the filters, or what is wrong with the rate. */
export const readDraft = (draft: FilterDraft): { readonly filters: AircraftFilters } | { readonly rateProblem: string } => {
  const rate = readMaxRate(draft.maxRate)
  if (rate.kind === 'wrong') return { rateProblem: rate.message }
  return {
    filters: {
      search: draft.search.trim(),
      type: draft.type,
      ...(rate.kind === 'rate' ? { maxRate: rate.rate } : {}),
      equipment: draft.equipment,
    },
  }
}
