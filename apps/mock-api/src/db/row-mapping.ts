import { Column, getTableName, is, SQL, Subquery, type DriverValueDecoder } from 'drizzle-orm'
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core'

/** Which joined tables are there for each row: true for an inner join, false for one that may find nothing. */
export type JoinedTables = Readonly<Record<string, boolean>>

type Field = SelectedFieldsOrdered[number]['field']
type Decoder = Pick<DriverValueDecoder<unknown, unknown>, 'mapFromDriverValue'>

const isDecoder = (value: unknown): value is Decoder =>
  typeof value === 'object' && value !== null && 'mapFromDriverValue' in value && typeof value.mapFromDriverValue === 'function'

const decoderOf = (field: Field): Decoder => {
  if (is(field, Column)) return field
  const source = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql
  const decoder: unknown = Reflect.get(source, 'decoder')
  if (!isDecoder(decoder)) throw new Error('a selected field has no decoder')
  return decoder
}

/** Whether an object of a row is `null` when its first column is: all of it is of one table that may be absent. */
const mayBeAbsent = (fields: SelectedFieldsOrdered, objectName: string, joined: JoinedTables): boolean => {
  const names = new Set<string>()
  for (const { path, field } of fields) {
    if (path.length === 2 && path[0] === objectName && is(field, Column)) names.add(getTableName(field.table))
  }
  const [name] = names
  return names.size === 1 && name !== undefined && joined[name] !== true
}

interface Step {
  readonly key: string
  readonly decoder: Decoder
}

/** A column at the row's own level, or several that make an object of it. */
type Part = (Step & { readonly index: number }) | { readonly key: string; readonly index: number; readonly steps: readonly Step[]; readonly mayBeAbsent: boolean }

const partsOf = (fields: SelectedFieldsOrdered, joined: JoinedTables | undefined): Part[] => {
  const parts: Part[] = []
  for (let index = 0; index < fields.length; ) {
    const field = fields[index]
    const [key, second] = field?.path ?? []
    if (field === undefined || key === undefined || field.path.length > 2) throw new Error('a row has two levels at most')
    if (second === undefined) {
      parts.push({ key, decoder: decoderOf(field.field), index })
      index += 1
      continue
    }
    const steps: Step[] = []
    for (let next = fields[index]; next?.path[0] === key; next = fields[index + steps.length]) {
      steps.push({ key: next.path[1] ?? '', decoder: decoderOf(next.field) })
    }
    parts.push({ key, index, steps, mayBeAbsent: joined !== undefined && mayBeAbsent(fields, key, joined) })
    index += steps.length
  }
  return parts
}

const decode = (value: unknown, { decoder }: Step): unknown => (value === null ? null : decoder.mapFromDriverValue(value))

/**
 * What drizzle does with each row of a select, decided once: which decoder each column has, and into which object of
 * the row it goes.
 *
 * @param joined as the select's builder knows it; undefined without a join
 */
export const compileRows = (
  fields: SelectedFieldsOrdered,
  joined: JoinedTables | undefined,
): ((values: readonly unknown[]) => Record<string, unknown>) => {
  const parts = partsOf(fields, joined)
  return (values) => {
    const row: Record<string, unknown> = {}
    for (const part of parts) {
      if (!('steps' in part)) {
        row[part.key] = decode(values[part.index], part)
        continue
      }
      if (part.mayBeAbsent && values[part.index] === null) {
        row[part.key] = null
        continue
      }
      const inner: Record<string, unknown> = {}
      let index = part.index
      for (const step of part.steps) inner[step.key] = decode(values[index++], step)
      row[part.key] = inner
    }
    return row
  }
}
