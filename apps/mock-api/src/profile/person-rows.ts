import { eq, type SQLWrapper } from 'drizzle-orm'
import { tables, type Queryable } from '../db/index.ts'

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
