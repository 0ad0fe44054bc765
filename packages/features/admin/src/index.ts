import { lazy } from 'react'

export type { AdminUsersScreenProps } from './users/AdminUsersScreen.tsx'

/** User management (spec §2.19), loaded when it is first shown. */
export const AdminUsersScreen = lazy(() =>
  import('./users/AdminUsersScreen.tsx').then((module) => ({ default: module.AdminUsersScreen })),
)
