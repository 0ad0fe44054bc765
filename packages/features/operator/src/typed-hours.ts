import { createTyped } from '@pilotpair/feature-core'
import type { WeeklyHours } from '@pilotpair/ui/availability-editor'

/** Weeks that were being edited when a session ended, by aircraft. */
export const typedHours = createTyped<readonly WeeklyHours[]>()
