/** One airport as the committed file holds it; its position in the file is its identity. */
export type AirportRow = readonly [
  name: string,
  iata: string | null,
  ident: string,
  municipality: string,
  country: string,
  latitude: number,
  longitude: number,
  timezone: string,
]

/** What a merge did to the rows that were there. */
export interface MergeResult {
  readonly rows: AirportRow[]
  readonly added: number
  readonly changed: number
  /** Rows that the source no longer has. They stay: aircraft and profiles point to them. */
  readonly kept: number
}

const same = (a: AirportRow, b: AirportRow): boolean => a.every((value, index) => value === b[index])

const byIdent = (a: AirportRow, b: AirportRow): number => (a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0)

/**
 * Joins the committed rows with a fresh source so that no airport ever changes its position, which its id derives
 * from. A row is recognised by its ident, or by its IATA code where the ident was renamed. Rows the source lost
 * stay (without an IATA code that has passed to another airport); new ones are appended, sorted by ident.
 */
export const mergeAirports = (committed: readonly AirportRow[], source: readonly AirportRow[]): MergeResult => {
  const freshByIdent = new Map(source.map((row) => [row[2], row]))
  const committedIdents = new Set(committed.map((row) => row[2]))
  const renamed = new Map(
    source.filter((row) => !committedIdents.has(row[2]) && row[1] !== null).map((row) => [row[1], row]),
  )
  const used = new Set<string>()
  let changed = 0
  let kept = 0
  const rows = committed.map((row) => {
    const fresh = freshByIdent.get(row[2]) ?? (row[1] === null ? undefined : renamed.get(row[1]))
    if (fresh === undefined) {
      kept += 1
      return row
    }
    used.add(fresh[2])
    if (!same(row, fresh)) changed += 1
    return fresh
  })
  const codes = new Set(rows.filter((row) => used.has(row[2])).map((row) => row[1]))
  const settled = rows.map((row): AirportRow => {
    if (used.has(row[2]) || row[1] === null || !codes.has(row[1])) return row
    return [row[0], null, row[2], row[3], row[4], row[5], row[6], row[7]]
  })
  const fresh = source.filter((row) => !used.has(row[2])).toSorted(byIdent)
  return { rows: [...settled, ...fresh], added: fresh.length, changed, kept }
}

/** The file's text: a table of zones, then one airport a line, so that a change reads as a change of lines. */
export const formatAirports = (rows: readonly AirportRow[]): string => {
  const zones = [...new Set(rows.map((row) => row[7]))].toSorted()
  const index = new Map(zones.map((zone, position) => [zone, position]))
  const lines = rows.map((row) => JSON.stringify([...row.slice(0, 7), index.get(row[7])]))
  return `{"zones":${JSON.stringify(zones)},\n"airports":[\n${lines.join(',\n')}\n]}\n`
}

/** Reads the text that {@link formatAirports} wrote, with each zone by name again. */
export const parseAirports = (text: string): AirportRow[] => {
  const file: { zones: string[]; airports: [string, string | null, string, string, string, number, number, number][] } =
    JSON.parse(text)
  return file.airports.map(([name, iata, ident, municipality, country, latitude, longitude, zone]) => {
    const timezone = file.zones[zone]
    if (timezone === undefined) throw new Error(`airports.json: ${ident} names zone ${zone}, which is not in the table`)
    return [name, iata, ident, municipality, country, latitude, longitude, timezone]
  })
}
