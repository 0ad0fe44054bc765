import type * as z from 'zod/mini'

/** Writes a position in a list as an opaque cursor, safe in an address. */
export const encodeCursor = (position: readonly (string | number)[]): string =>
  btoa(JSON.stringify(position)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Reads a cursor; undefined for anything that `encodeCursor` did not write with this shape. */
export const decodeCursor = <Schema extends z.ZodMiniType>(
  cursor: string,
  schema: Schema,
): z.output<Schema> | undefined => {
  try {
    const text = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
