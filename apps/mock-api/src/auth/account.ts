import { eq, sql } from 'drizzle-orm'
import type { UserAccount } from '@pilotpair/contract'
import { tables, type Queryable } from '../db/index.ts'
import { preparedRead } from '../lib/prepared.ts'
import { pictureUrl } from '../profile/people.ts'
import { readOwnProfile } from '../profile/queries.ts'

const { profilePictures, userAccounts } = tables

const accountById = preparedRead((db) =>
  db
    .select({
      name: userAccounts.name,
      email: userAccounts.email,
      role: userAccounts.role,
      isActivated: userAccounts.isActivated,
      createdAt: userAccounts.createdAt,
      pictureId: profilePictures.imageId,
    })
    .from(userAccounts)
    .leftJoin(profilePictures, eq(profilePictures.userId, userAccounts.id))
    .where(eq(userAccounts.id, sql.placeholder('userId')))
    .prepare('account_by_id'),
)

/** The account as its owner sees it; undefined when it is gone. */
export const readAccount = async (db: Queryable, userId: string): Promise<UserAccount | undefined> => {
  const [row] = await accountById(db).execute({ userId })
  if (!row || row.email === null) return undefined
  return {
    id_user_account: userId,
    name: row.name,
    email: row.email,
    role: row.role,
    is_activated: row.isActivated,
    profile_picture: pictureUrl(userId, row.pictureId),
    created_at: row.createdAt.toISOString(),
    pilot_profile: row.role === 'pilot' ? await readOwnProfile(db, userId) : null,
  }
}
