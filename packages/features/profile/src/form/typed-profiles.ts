import { createTyped } from '@pilotpair/feature-core'
import type { ProfileDraft } from './draft.ts'

/** Profiles that were being edited when a session ended, by account. */
export const typedProfiles = createTyped<ProfileDraft>()
