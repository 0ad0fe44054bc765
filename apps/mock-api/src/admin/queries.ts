import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { AdminUserCategory, AdminUserCounts, PilotProfileAdmin, UserAdmin } from '@pilotpair/contract'
import { tables, type Queryable } from '../db/index.ts'
import type { TimePosition } from '../lib/time-position.ts'
import { adminLicenseUrl, pictureUrl, toUserPublic } from '../profile/people.ts'
import { isProfileComplete } from '../profile/rules.ts'

const { flights, pilotProfiles, profilePictures, userAccounts } = tables

/** Which accounts to list; absent parts do not filter. */
export interface UserFilter {
  readonly category?: AdminUserCategory | undefined
  /** Part of a name or an address. */
  readonly search?: string | undefined
}

/** One page: at most `limit` accounts after a position. */
export interface UserPage {
  readonly limit: number
  readonly after: TimePosition | undefined
}

/**
 * The accounts of a tab (section 2.19). A deactivated pilot stays in the tab of the verification, marked by
 * `is_activated`, because that is where the pilot can be activated again.
 */
const inCategory = (category: AdminUserCategory): SQL | undefined => {
  switch (category) {
    case 'pending_pilots':
      return and(eq(userAccounts.role, 'pilot'), eq(pilotProfiles.verification, 'pending'))
    case 'active_pilots':
      return and(eq(userAccounts.role, 'pilot'), eq(pilotProfiles.verification, 'approved'))
    case 'operators':
      return eq(userAccounts.role, 'operator')
  }
}

const contains = (search: string): SQL =>
  sql`(position(fold_text(${search}::text) in fold_text(${userAccounts.name})) > 0
    or position(fold_text(${search}::text) in ${userAccounts.email}) > 0)`

const toProfile = (
  profile: typeof pilotProfiles.$inferSelect,
  account: { name: string; deletedAt: Date | null },
  pictureId: string | null,
): PilotProfileAdmin => ({
  id_pilot_profile: profile.id,
  verification: profile.verification,
  license_type: profile.licenseType,
  license_number: profile.licenseNumber,
  license_expiration: profile.licenseExpiration,
  flight_hours: profile.flightHours,
  home_airport: profile.homeAirportId,
  termns_of_service_accepted: profile.termsAccepted,
  license_front_url: adminLicenseUrl(profile.userId, 'front', profile.licenseFrontId),
  license_back_url: adminLicenseUrl(profile.userId, 'back', profile.licenseBackId),
  selfie_url: adminLicenseUrl(profile.userId, 'selfie', profile.selfieId),
  profile_picture_url: pictureUrl(profile.userId, pictureId),
  profile_completed: isProfileComplete(profile),
  first_name: profile.firstName,
  user_account: toUserPublic({ id: profile.userId, ...account, pictureId }),
})

/**
 * Accounts that were not removed, newest first.
 *
 * @returns the page, and the position to continue after when there is more
 */
export const listUsers = async (
  db: Queryable,
  filter: UserFilter,
  page: UserPage,
): Promise<{ items: UserAdmin[]; next: TimePosition | undefined }> => {
  const { after } = page
  const rows = await db
    .select({
      id: userAccounts.id,
      name: userAccounts.name,
      email: userAccounts.email,
      role: userAccounts.role,
      isActivated: userAccounts.isActivated,
      createdAt: userAccounts.createdAt,
      deletedAt: userAccounts.deletedAt,
      profile: pilotProfiles,
      pictureId: profilePictures.imageId,
    })
    .from(userAccounts)
    .leftJoin(pilotProfiles, eq(pilotProfiles.userId, userAccounts.id))
    .leftJoin(profilePictures, eq(profilePictures.userId, userAccounts.id))
    .where(
      and(
        isNull(userAccounts.deletedAt),
        filter.category === undefined ? undefined : inCategory(filter.category),
        filter.search === undefined ? undefined : contains(filter.search),
        after === undefined
          ? undefined
          : sql`(${userAccounts.createdAt}, ${userAccounts.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(userAccounts.createdAt), desc(userAccounts.id))
    .limit(page.limit + 1)
  const kept = rows.slice(0, page.limit)
  const last = kept.at(-1)
  return {
    items: kept.map(({ profile, pictureId, isActivated, createdAt, deletedAt, email, ...account }) => ({
      id_user_account: account.id,
      name: account.name,
      email: email ?? '',
      role: account.role,
      is_activated: isActivated,
      profile_picture: pictureUrl(account.id, pictureId),
      created_at: createdAt.toISOString(),
      pilot_profile:
        profile === null ? null : toProfile(profile, { name: account.name, deletedAt }, pictureId),
    })),
    next: rows.length > page.limit && last !== undefined ? { createdAt: last.createdAt, id: last.id } : undefined,
  }
}

/** The numbers on the administrator's tabs. Refunds that failed for good do not exist before payments do: 0. */
export const countUsers = async (db: Queryable): Promise<AdminUserCounts> => {
  const countOf = (category: AdminUserCategory): SQL<number> =>
    sql<number>`count(*) filter (where ${inCategory(category)})`.mapWith(Number)
  const [tabs] = await db
    .select({
      pending_pilots: countOf('pending_pilots'),
      active_pilots: countOf('active_pilots'),
      operators: countOf('operators'),
    })
    .from(userAccounts)
    .leftJoin(pilotProfiles, eq(pilotProfiles.userId, userAccounts.id))
    .where(isNull(userAccounts.deletedAt))
  const [waiting] = await db
    .select({ cancellations: count() })
    .from(flights)
    .where(eq(flights.status, 'cancellation_requested'))
  return {
    pending_pilots: tabs?.pending_pilots ?? 0,
    active_pilots: tabs?.active_pilots ?? 0,
    operators: tabs?.operators ?? 0,
    cancellations: waiting?.cancellations ?? 0,
    refunds: 0,
  }
}
