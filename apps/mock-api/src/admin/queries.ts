import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { AdminUserCategory, AdminUserCounts, PilotProfileAdmin, UserAdmin } from '@pilotpair/contract'
import { tables, type Queryable } from '../db/index.ts'
import { EACH } from '../lib/look-up.ts'
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

/** Part of a name or address, taken literally: folded in the database, escaped after folding. */
const literal = (text: string): SQL => sql`regexp_replace(fold_text(${text}::text), '([\\\\%_])', '\\\\\\1', 'g')`

/**
 * Part of a name or of an address. An `@` belongs to an address: what stands before it ends the name of a mailbox, which
 * an index finds from behind, where trigrams would be those of half the addresses there are.
 */
const contains = (search: string): SQL => {
  const anywhere = sql`${userAccounts.searchText} like '%' || ${literal(search)} || '%'`
  const [before = '', after] = search.split('@')
  if (after === undefined || before === '') return anywhere
  const mailbox = sql`reverse(split_part(fold_text(${userAccounts.email}), '@', 1))`
  const behind = sql`regexp_replace(reverse(fold_text(${before}::text)), '([\\\\%_])', '\\\\\\1', 'g')`
  // Added to nothing, the text is no longer that of the trigrams' index, which would be asked as well.
  return sql`${mailbox} like ${behind} || '%' and (${userAccounts.searchText} || '') like '%' || ${literal(search)} || '%'`
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

/** Profile and picture of each account, to be joined laterally; they go by the names of their tables. */
const profileOfEach = (db: Queryable) =>
  db.select().from(pilotProfiles).where(eq(pilotProfiles.userId, userAccounts.id)).limit(1).as('pilot_profiles')
const pictureOfEach = (db: Queryable) =>
  db.select().from(profilePictures).where(eq(profilePictures.userId, userAccounts.id)).limit(1).as('profile_pictures')

const verificationOf = { pending_pilots: 'pending', active_pilots: 'approved' } as const

/** A tab of pilots: a walk of the profiles' own index, which knows the verification. */
const readTab = (db: Queryable, verification: 'pending' | 'approved', { limit, after }: UserPage) => {
  const account = db
    .select()
    .from(userAccounts)
    .where(
      and(eq(userAccounts.id, pilotProfiles.userId), eq(userAccounts.role, 'pilot'), isNull(userAccounts.deletedAt)),
    )
    .limit(1)
    .as('user_accounts')
  return db
    .select({ ...columns, orderedBy: pilotProfiles.createdAt })
    .from(pilotProfiles)
    .innerJoinLateral(account, EACH)
    .leftJoinLateral(pictureOfEach(db), EACH)
    .where(
      and(
        eq(pilotProfiles.verification, verification),
        after === undefined
          ? undefined
          : sql`(${pilotProfiles.createdAt}, ${pilotProfiles.userId}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(pilotProfiles.createdAt), desc(pilotProfiles.userId))
    .limit(limit + 1)
}

/** Everything else: accounts first, by an index of theirs, then the profile of those that are found. */
const readAccounts = (db: Queryable, { category, search }: UserFilter, { limit, after }: UserPage) => {
  const role = category === undefined ? undefined : category === 'operators' ? 'operator' : 'pilot'
  const verification = category === undefined || category === 'operators' ? undefined : verificationOf[category]
  return db
    .select({ ...columns, orderedBy: userAccounts.createdAt })
    .from(userAccounts)
    .leftJoinLateral(profileOfEach(db), EACH)
    .leftJoinLateral(pictureOfEach(db), EACH)
    .where(
      and(
        isNull(userAccounts.deletedAt),
        role === undefined ? undefined : eq(userAccounts.role, role),
        verification === undefined ? undefined : eq(pilotProfiles.verification, verification),
        search === undefined ? undefined : contains(search),
        after === undefined
          ? undefined
          : sql`(${userAccounts.createdAt}, ${userAccounts.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(userAccounts.createdAt), desc(userAccounts.id))
    .limit(limit + 1)
}

/**
 * Accounts that were not removed, newest first: a pilot's account and profile are of the same instant. A deactivated
 * pilot stays in the tab (section 2.19) of the verification, marked by `is_activated`, because that is where the pilot
 * can be activated again.
 *
 * @returns the page, and the position to continue after when there is more
 */
export const listUsers = async (
  db: Queryable,
  filter: UserFilter,
  page: UserPage,
): Promise<{ items: UserAdmin[]; next: TimePosition | undefined }> => {
  const { category, search } = filter
  const isWholeTab = search === undefined && (category === 'pending_pilots' || category === 'active_pilots')
  const rows = isWholeTab ? await readTab(db, verificationOf[category], page) : await readAccounts(db, filter, page)
  const kept = rows.slice(0, page.limit)
  const last = kept.at(-1)
  return {
    items: kept.map(toUserAdmin),
    next: rows.length > page.limit && last !== undefined ? { createdAt: last.orderedBy, id: last.id } : undefined,
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
