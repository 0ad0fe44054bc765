import { type LicenseType, numberFromText, type PilotProfileOwn, profileForm, type ProfileForm } from '@pilotpair/contract'

/** The profile as it stands in the fields while it is edited: texts as typed, the empty text for "not given". */
export interface ProfileDraft {
  first_name: string
  license_type: LicenseType | ''
  license_number: string
  /** YYYY-MM-DD; it never passes through a `Date`. */
  license_expiration: string
  flight_hours: string
  access_to_aircraft: boolean
  min_houry_rate: string
  max_houry_rate: string
  /** Airport ids. */
  home_airport: string
  favourite_airport: string
  preferred_airports: string[]
  notes: string
  termns_of_service_accepted: boolean
}

const textOf = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value))

const idsOf = (list: string | undefined): string[] => (list === undefined || list === '' ? [] : list.split(','))

/** The fields for a profile; all empty for a pilot who has none yet. */
export const draftOf = (profile: PilotProfileOwn | null): ProfileDraft => ({
  first_name: profile?.first_name ?? '',
  license_type: profile?.license_type ?? '',
  license_number: profile?.license_number ?? '',
  license_expiration: profile?.license_expiration ?? '',
  flight_hours: textOf(profile?.flight_hours),
  access_to_aircraft: profile?.access_to_aircraft ?? false,
  min_houry_rate: textOf(profile?.min_houry_rate),
  max_houry_rate: textOf(profile?.max_houry_rate),
  home_airport: profile?.home_airport ?? '',
  favourite_airport: profile?.favourite_airport ?? '',
  preferred_airports: idsOf(profile?.preferred_airports),
  notes: profile?.notes ?? '',
  termns_of_service_accepted: profile?.termns_of_service_accepted ?? false,
})

/** The fields, by name. */
export const fieldNames = [
  'first_name', 'license_type', 'license_number', 'license_expiration', 'flight_hours', 'access_to_aircraft', 'min_houry_rate',
  'max_houry_rate', 'home_airport', 'favourite_airport', 'preferred_airports', 'notes', 'termns_of_service_accepted',
] as const satisfies readonly (keyof ProfileDraft)[]

/** Whether two drafts, or two values of a field, say the same. */
export const areSame = <Value>(one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The fields that follow what is stored by now: those that nobody has touched, and that are another thing there.
 *
 * @param before what was stored when the fields were last compared with it
 * @param current what stands in the fields
 * @param next what is stored by now
 */
export const followers = (before: ProfileDraft, current: ProfileDraft, next: ProfileDraft): readonly (typeof fieldNames)[number][] =>
  fieldNames.filter((name) => areSame(current[name], before[name]) && !areSame(current[name], next[name]))

/** What is wrong with a field. */
export interface DraftProblem {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Values that no rule objects to, so that only the rates under test can be wrong. */
const flawless = { license_type: 'private', license_number: '1', flight_hours: '0', termns_of_service_accepted: true } as const

/** Whether min is above max, told also while other fields are still wrong: the form's schema then stops before it. */
const rateProblems = ({ min_houry_rate, max_houry_rate }: ProfileDraft): readonly DraftProblem[] => {
  const areNumbers = [min_houry_rate, max_houry_rate].every((text) => typeof numberFromText(text) === 'number')
  if (!areNumbers) return []
  const judged = profileForm.safeParse({ ...flawless, min_houry_rate, max_houry_rate })
  return judged.success ? [] : judged.error.issues
}

/** The profile to send, or what is wrong and where (spec §5). */
export const judgeDraft = (
  draft: ProfileDraft,
): { readonly value: ProfileForm } | { readonly issues: readonly DraftProblem[] } => {
  const judged = profileForm.safeParse(draft)
  if (judged.success) return { value: judged.data }
  const told = new Set(judged.error.issues.map(({ path }) => path[0]))
  const rates = rateProblems(draft).filter(({ path }) => !told.has(path[0]))
  return { issues: [...judged.error.issues, ...rates] }
}

/**
 * The rules of the form.
 *
 * @param isDateBroken whether the date's field holds what is no date: a browser gives it out as empty, and it must not
 *   be dropped in silence.
 */
export const judgeFields = (draft: ProfileDraft, isDateBroken: boolean): ReturnType<typeof judgeDraft> => {
  const judged = judgeDraft(draft)
  if (!isDateBroken) return judged
  const broken = { path: ['license_expiration'], message: 'Enter the whole date, or clear it.' }
  return { issues: [...('issues' in judged ? judged.issues : []), broken] }
}

/** Whether saving sends the licence back to verification (decisions, "Profile"), as the form must say before. */
export const needsVerification = (
  profile: PilotProfileOwn | null,
  { license_type, license_number }: Pick<ProfileDraft, 'license_type' | 'license_number'>,
  hasNewImages: boolean,
): boolean => {
  if (profile?.verification !== 'approved') return false
  return hasNewImages || license_type !== (profile.license_type ?? '') || license_number.trim() !== (profile.license_number ?? '')
}
