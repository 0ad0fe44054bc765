import * as fc from 'fast-check'
import * as z from 'zod/mini'

/** Values that have broken services before. */
const nasty = fc.constantFrom<unknown>(
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '%', "';--", '../../etc/passwd', '9'.repeat(40), '-1', '1e309', 'NaN', 'null',
  'true', '[]', '{}', '💥'.repeat(300), '__proto__', '％', '\u200b', '0000-00-00', '2027-02-30T25:00:00Z', -1, 0, 1.005, 1e308,
  Number.MAX_SAFE_INTEGER, true, false, null, [], {}, [[]], { constructor: 1 },
)

/** Anything but what is expected. */
const anything = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
)

const schemaShape = z.looseObject({})
type JsonSchema = z.output<typeof schemaShape>

const schemaOf = (value: unknown): JsonSchema => {
  const parsed = schemaShape.safeParse(value)
  return parsed.success ? parsed.data : {}
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/** Ids, times and words that lead further than random ones. */
export interface Known {
  readonly ids: readonly string[]
  readonly texts: readonly string[]
}

const textOf = (schema: JsonSchema, known: Known): fc.Arbitrary<unknown> => {
  if (schema['format'] === 'uuid' || schema['format'] === 'guid') {
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known.ids) }, { weight: 1, arbitrary: fc.uuid() })
  }
  const instant = fc.date({ min: new Date('2027-01-01T00:00:00Z'), max: new Date('2027-03-31T00:00:00Z'), noInvalidDate: true })
  if (schema['format'] === 'date-time') return instant.map((date) => date.toISOString())
  if (schema['format'] === 'date') return instant.map((date) => date.toISOString().slice(0, 10))
  return fc.oneof(
    fc.constantFrom(...known.texts),
    fc.constantFrom(...known.ids),
    instant.map((date) => date.toISOString()),
    fc.string({ unit: 'grapheme', minLength: numberOf(schema['minLength'], 0), maxLength: Math.min(numberOf(schema['maxLength'], 60), 200) }),
  )
}

const objectOf = (schema: JsonSchema, known: Known): fc.Arbitrary<unknown> => {
  const properties = Object.entries(schemaOf(schema['properties']))
  const required = listOf(schema['required']).filter((key) => typeof key === 'string')
  return fc.record(Object.fromEntries(properties.map(([key, value]) => [key, fuzzed(schemaOf(value), known)])), {
    requiredKeys: required,
  })
}

const valid = (schema: JsonSchema, known: Known): fc.Arbitrary<unknown> => {
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf']), ...listOf(schema['allOf'])]
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => valid(schemaOf(choice), known)))
  if ('const' in schema) return fc.constant(schema['const'])
  const values = listOf(schema['enum'])
  if (values.length > 0) return fc.constantFrom(...values)
  switch (schema['type']) {
    case 'string':
      return textOf(schema, known)
    case 'integer':
    case 'number': {
      const min = Math.max(numberOf(schema['minimum'], -1_000), -(2 ** 31))
      const max = Math.min(numberOf(schema['maximum'], 5_000), 2 ** 31 - 1)
      const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(Math.max(min, max)) })
      return schema['type'] === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max: Math.max(min, max), noNaN: true }))
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valid(schemaOf(schema['items']), known), { maxLength: 4 })
    case 'object':
      return objectOf(schema, known)
    default:
      return fc.oneof(fc.constantFrom<unknown>(...known.ids, ...known.texts), anything)
  }
}

const fuzzed = (schema: JsonSchema, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: valid(schema, known) }, { weight: 1, arbitrary: anything })

/** Input of a schema of the contract: mostly as it should be, with faults strewn in. */
export const inputOf = (schema: z.ZodMiniType, known: Known): fc.Arbitrary<unknown> =>
  fuzzed(schemaOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), known)

/** Keys of the object that a schema takes, also behind transforms. */
export const keysOf = (schema: z.ZodMiniType): string[] => {
  const { def } = schema
  if ('shape' in def) return Object.keys(schemaOf(def.shape))
  const inner = 'out' in def && def.out instanceof z.core.$ZodType && !('transform' in def.out._zod.def) ? def.out : undefined
  return inner instanceof z.ZodMiniType ? keysOf(inner) : []
}

/** One value of a query or path. */
export const textInput = (known: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known.ids, ...known.texts) },
    { weight: 1, arbitrary: fc.integer({ min: -5, max: 300 }).map(String) },
    { weight: 1, arbitrary: nasty.map(String) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  )
