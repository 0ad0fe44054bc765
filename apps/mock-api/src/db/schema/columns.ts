import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../lib/ids.ts'

/** Primary key: UUID v7, so that creation order and index order agree. */
export const primaryId = () => uuid('id').primaryKey().$defaultFn(newId)

/** An instant with millisecond precision: what a JavaScript `Date` holds, so that keyset cursors compare exactly. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Half-open range of instants in PostgreSQL's text form, `["2027-01-01 10:00:00+00","2027-01-01 12:00:00+00")`. */
export const instantRange = customType<{ data: string; driverData: string }>({
  dataType: () => 'tstzrange',
})
