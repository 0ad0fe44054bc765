import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import { tables, type Queryable } from '../db/index.ts'
import { EACH, idRows } from '../lib/look-up.ts'
import type { PersonFacts } from './people.ts'

const { profilePictures, userAccounts } = tables

/** The person of each row, with the picture, to be joined laterally under `name`; `id` is the row's column. */
export const personOfEach = <Name extends string>(db: Queryable, name: Name, id: SQLWrapper) =>
  db
    .select({
      id: userAccounts.id,
      name: userAccounts.name,
      deletedAt: userAccounts.deletedAt,
      pictureId: profilePictures.imageId,
    })
    .from(userAccounts)
    .leftJoin(profilePictures, eq(profilePictures.userId, userAccounts.id))
    .where(eq(userAccounts.id, id))
    .limit(1)
    .as(name)

/** Everything of a joined person, to be selected under one key. */
export const personColumns = <Name extends string>({ id, name, deletedAt, pictureId }: ReturnType<typeof personOfEach<Name>>) => ({
  id,
  name,
  deletedAt,
  pictureId,
})

/** People by id, each read once however often a page names them. */
export const readPeople = async (db: Queryable, ids: Iterable<string>): Promise<Map<string, PersonFacts>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const person = personOfEach(db, 'person', sql`wanted.id`)
  const rows = await db.select(personColumns(person)).from(sql`${idRows(wanted)} as wanted(id)`).innerJoinLateral(person, EACH)
  return new Map(rows.map((row) => [row.id, row]))
}
