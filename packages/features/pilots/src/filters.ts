import { AIRCRAFT_MODEL_FILTER_MAX, ANY, encodeQuery, LICENSE_TYPES, type LicenseType, pilotEndpoints } from '@pilotpair/contract'

/** What the search is narrowed to (section 3, "Pilot search filters"). */
export interface PilotFilters {
  /** Id of an airport that the pilot names; absent: any. */
  readonly airport?: string
  readonly licenseType: LicenseType | typeof ANY
  /** Absent means any number, and is not 0. */
  readonly minHours?: number
  /** Ids of models of which the pilot has flown one; none: any. */
  readonly modelIds: readonly string[]
}

/** Every pilot. */
export const noFilters: PilotFilters = { licenseType: ANY, modelIds: [] }

/** Reads one parameter as the service would; what it would refuse is left out. */
const readOne = (key: string, value: string | null) => {
  if (value === null) return undefined
  const { data } = pilotEndpoints.search.query.safeParse([[key, value]])
  return data
}

/**
 * Reads the filters in an address. Anything unknown or misspelt is ignored: an address always opens.
 *
 * @param search the query of the address, with or without its question mark
 */
export const readFilters = (search: string): PilotFilters => {
  const query = new URLSearchParams(search)
  const airport = readOne('airport', query.get('airport'))?.airport
  const license = readOne('license_type', query.get('license_type'))?.license_type
  const minHours = readOne('min_flight_hours', query.get('min_flight_hours'))?.min_flight_hours
  const modelIds = query
    .getAll('aircraft_model_ids')
    .flatMap((id) => readOne('aircraft_model_ids', id)?.aircraft_model_ids ?? [])
  return {
    ...(airport === undefined ? {} : { airport }),
    licenseType: LICENSE_TYPES.find((type) => type === license) ?? ANY,
    ...(minHours === undefined ? {} : { minHours }),
    modelIds: [...new Set(modelIds)].slice(0, AIRCRAFT_MODEL_FILTER_MAX).sort(),
  }
}

/** The filters as GET pilot-explorer takes them: only those that are set, a list as a repeated key (c39). */
export const toPilotQuery = ({ airport, licenseType, minHours, modelIds }: PilotFilters) => ({
  ...(airport === undefined ? {} : { airport }),
  ...(licenseType === ANY ? {} : { license_type: licenseType.toUpperCase() }),
  ...(minHours === undefined ? {} : { min_flight_hours: minHours }),
  ...(modelIds.length === 0 ? {} : { aircraft_model_ids: modelIds }),
})

/**
 * Writes the filters as the query of an address, always in the same order, so that equal filters have one address.
 *
 * @returns `''` or a text that begins with a question mark
 */
export const writeFilters = (filters: PilotFilters): string => {
  const query = new URLSearchParams(encodeQuery(toPilotQuery(filters))).toString()
  return query === '' ? '' : `?${query}`
}
