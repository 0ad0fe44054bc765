import {
  adminTexts, type AdminUserCategory, type AdminUserCounts, LICENSE_TYPE_LABELS, type UserAdmin,
} from '@pilotpair/contract'

/** One thing that is so about an account: its words, and what they mean for the administrator. */
export interface UserState {
  readonly kind: 'waiting' | 'good' | 'stopped' | 'incomplete'
  readonly text: string
}

/** Verification of a pilot; other roles have none. */
export const verificationOf = ({ pilot_profile }: UserAdmin): UserState | undefined => {
  switch (pilot_profile?.verification) {
    case undefined:
      return undefined
    case 'pending':
      return { kind: 'waiting', text: 'Pending' }
    case 'approved':
      return { kind: 'good', text: 'Approved' }
  }
}

/** Whether an account may log in. */
export const activationOf = ({ is_activated }: UserAdmin): UserState =>
  is_activated ? { kind: 'good', text: 'Active' } : { kind: 'stopped', text: 'Deactivated' }

/** What a row says about an account: its verification, and its activation unless an active pilot makes it plain. */
export const statesOf = (user: UserAdmin): readonly UserState[] => {
  const verification = verificationOf(user)
  if (verification === undefined) return [activationOf(user)]
  return user.is_activated ? [verification] : [verification, activationOf(user)]
}

/** Whether a pilot's profile holds what verification needs; other roles have none. */
export const profileOf = ({ pilot_profile }: UserAdmin): UserState | undefined => {
  if (pilot_profile === null) return undefined
  return pilot_profile.profile_completed
    ? { kind: 'good', text: 'Completed' }
    : { kind: 'incomplete', text: 'Not completed' }
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A plain date (YYYY-MM-DD) as words, never through a `Date`: "3 Mar 2028". Anything else stays as it is. */
export const plainDateText = (date: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const name = monthNames[Number(month) - 1]
  return year === undefined || day === undefined || name === undefined ? date : `${String(Number(day))} ${name} ${year}`
}

/**
 * The day of an instant on the viewer's clock: "3 Dec 2026". An unreadable one is the empty text.
 *
 * @param timeZone IANA zone. @default the zone of the runtime
 */
export const dayText = (instant: string, timeZone?: string): string => {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' })
  const found = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${found.get('day') ?? ''} ${found.get('month') ?? ''} ${found.get('year') ?? ''}`
}

/** A pilot's licence in two lines: its type, and its number with the day it ends. */
export const licenseOf = ({ pilot_profile }: UserAdmin): { type: string; detail: string } | undefined => {
  const type = pilot_profile?.license_type
  if (pilot_profile === null || type === null || type === undefined) return undefined
  const { license_number, license_expiration } = pilot_profile
  const until = license_expiration === null ? undefined : `until ${plainDateText(license_expiration)}`
  const detail = [license_number ?? undefined, until].filter((part) => part !== undefined).join(', ')
  return { type: LICENSE_TYPE_LABELS[type], detail }
}

const tabs = {
  pending_pilots: { text: adminTexts.tabPendingPilots, countOf: (counts: AdminUserCounts) => counts.pending_pilots },
  active_pilots: { text: adminTexts.tabActivePilots, countOf: (counts: AdminUserCounts) => counts.active_pilots },
  operators: { text: adminTexts.tabOperators, countOf: (counts: AdminUserCounts) => counts.operators },
} as const satisfies Record<AdminUserCategory, object>

/** Words of a tab: "Pending Pilots (4)". Until the numbers are known, without brackets. */
export const tabLabel = (category: AdminUserCategory, counts: AdminUserCounts | undefined): string => {
  const { text, countOf } = tabs[category]
  return counts === undefined ? text.source.replace(/ \(\{n\}\)$/, '') : text({ n: countOf(counts) })
}
