import { LICENSE_TYPE_LABELS, type UserAdmin } from '@pilotpair/contract'
import { plainDateText } from '@pilotpair/feature-core'

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

const dayFormats = new Map<string | undefined, Intl.DateTimeFormat>()

/** A formatter costs milliseconds on a phone, and a list has a day in each of its rows. */
const dayFormatIn = (timeZone: string | undefined): Intl.DateTimeFormat => {
  const options = { timeZone, year: 'numeric', month: 'short', day: 'numeric' } as const
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', options)
  dayFormats.set(timeZone, format)
  return format
}

/**
 * The day of an instant on the viewer's clock: "3 Dec 2026". An unreadable one is the empty text.
 *
 * @param timeZone IANA zone. @default the zone of the runtime
 */
export const dayText = (instant: string, timeZone?: string): string => {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const found = new Map(dayFormatIn(timeZone).formatToParts(date).map(({ type, value }) => [type, value]))
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

/** Addresses of a pilot's licence images, absent until they are sent. */
export const documentsOf = ({ pilot_profile }: UserAdmin) => ({
  front: pilot_profile?.license_front_url ?? undefined,
  back: pilot_profile?.license_back_url ?? undefined,
  selfie: pilot_profile?.selfie_url ?? undefined,
})

/** Whether there is any licence image to look at. */
export const hasDocuments = (user: UserAdmin): boolean => Object.values(documentsOf(user)).some((url) => url !== undefined)
