import { sql, type SQL } from 'drizzle-orm'

/**
 * What a page of rows is joined with comes through `… join lateral (select … where key = row.key limit 1) on true`.
 * The limit says what the key says already, and keeps the database to it: one look-up a row, whatever the sizes of the
 * tables, where it might read a whole table while that is small.
 */
export const EACH = sql`true`

/**
 * Most rows of a look-up that is not bounded by anything but the data, for example the likes of a post. As
 * {@link EACH}: a limit makes it one look-up an item.
 */
export const UNBOUNDED = 2_147_483_647

/**
 * Ids as a set of rows: `from ${idRows(ids)} as wanted(id)`. Several look-ups become one statement, each through the
 * key's index. The ids must be UUIDs.
 */
export const idRows = (ids: readonly string[]): SQL => sql`unnest(string_to_array(${ids.join(',')}::text, ',')::uuid[])`
