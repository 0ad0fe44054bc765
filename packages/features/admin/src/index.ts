import { lazyScreen } from '@pilotpair/feature-core'

export type { AdminTab } from './tabs.ts'
export type { AdminUsersScreenProps } from './users/AdminUsersScreen.tsx'

/** User management (spec §2.19), loaded when it is first shown. */
export const AdminUsersScreen = lazyScreen(
  () => import('./users/AdminUsersScreen.tsx'),
  (module) => module.AdminUsersScreen,
  (module) => module.prepareUsers,
)
