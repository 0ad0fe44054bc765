import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { AdminUserCategory, AdminUserCounts, PilotProfileAdmin, UserAdmin } from '@pilotpair/contract'
import { tables, type Queryable } from '../db/index.ts'
import type { TimePosition } from '../lib/time-position.ts'
import { adminLicenseUrl, pictureUrl, toUserPublic } from '../profile/people.ts'
import { isProfileComplete } from '../profile/rules.ts'

const { pilotProfiles, profilePictures, serviceCounters, userAccounts } = tables

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

/** Part of a name or address, taken literally: folded in the database, escaped after folding. */
const contains = (search: string): SQL => {
  const literal = sql`regexp_replace(fold_text(${search}::text), '([\\\\%_])', '\\\\\\1', 'g')`
  return sql`${userAccounts.searchText} like '%' || ${literal} || '%'`
}

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

const columns = {
  id: userAccounts.id,
  name: userAccounts.name,
  email: userAccounts.email,
  role: userAccounts.role,
  isActivated: userAccounts.isActivated,
  createdAt: userAccounts.createdAt,
  deletedAt: userAccounts.deletedAt,
  profile: pilotProfiles,
  pictureId: profilePictures.imageId,
}

/** A selected account with its profile. */
interface UserFacts {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: UserAdmin['role']
  readonly isActivated: boolean
  readonly createdAt: Date
  readonly deletedAt: Date | null
  readonly profile: typeof pilotProfiles.$inferSelect | null
  readonly pictureId: string | null
}

const toUserAdmin = ({ id, name, email, role, profile, pictureId, ...facts }: UserFacts): UserAdmin => ({
  id_user_account: id,
  name,
  email: email ?? '',
  role,
  is_activated: facts.isActivated,
  profile_picture: pictureUrl(id, pictureId),
  created_at: facts.createdAt.toISOString(),
  pilot_profile: profile === null ? null : toProfile(profile, { name, deletedAt: facts.deletedAt }, pictureId),
})

/** Accounts joined by a profile: the tabs of pilots walk the profiles' own index, in the same order. */
const orderFor = (category: AdminUserCategory | undefined) =>
  category === 'pending_pilots' || category === 'active_pilots'
    ? { at: pilotProfiles.createdAt, id: pilotProfiles.userId }
    : { at: userAccounts.createdAt, id: userAccounts.id }

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
  const order = orderFor(filter.category)
  const rows = await db
    .select({ ...columns, orderedBy: order.at })
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
          : sql`(${order.at}, ${order.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(order.at), desc(order.id))
    .limit(page.limit + 1)
  const kept = rows.slice(0, page.limit)
  const last = kept.at(-1)
  return {
    items: kept.map(toUserAdmin),
    next:
      rows.length > page.limit && last !== undefined
        ? { createdAt: last.orderedBy ?? last.createdAt, id: last.id }
        : undefined,
  }
}

/** One account that was not removed, as an administrator sees it. */
export const readUser = async (db: Queryable, id: string): Promise<UserAdmin | undefined> => {
  const [row] = await db
    .select(columns)
    .from(userAccounts)
    .leftJoin(pilotProfiles, eq(pilotProfiles.userId, userAccounts.id))
    .leftJoin(profilePictures, eq(profilePictures.userId, userAccounts.id))
    .where(and(eq(userAccounts.id, id), isNull(userAccounts.deletedAt)))
  return row === undefined ? undefined : toUserAdmin(row)
}

/** The numbers on the administrator's tabs, as the database keeps them. */
export const countUsers = async (db: Queryable): Promise<AdminUserCounts> => {
  const names = ['pending_pilots', 'active_pilots', 'operators', 'cancellations', 'refunds']
  const rows = await db
    .select({ name: serviceCounters.name, value: sql`sum(${serviceCounters.value})`.mapWith(Number) })
    .from(serviceCounters)
    .where(inArray(serviceCounters.name, names))
    .groupBy(serviceCounters.name)
  const numbers = new Map(rows.map(({ name, value }) => [name, value]))
  return {
    pending_pilots: numbers.get('pending_pilots') ?? 0,
    active_pilots: numbers.get('active_pilots') ?? 0,
    operators: numbers.get('operators') ?? 0,
    cancellations: numbers.get('cancellations') ?? 0,
    refunds: numbers.get('refunds') ?? 0,
  }
}
