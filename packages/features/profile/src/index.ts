import { lazyScreen } from '@pilotpair/feature-core'

export type { ProfileScreenProps } from './ProfileScreen.tsx'

/** The own profile (spec §2.17), loaded when it is first shown. */
export const ProfileScreen = lazyScreen(() => import('./ProfileScreen.tsx'), (module) => module.ProfileScreen)
