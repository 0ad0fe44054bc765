import { lazy } from 'react'

export type { DashboardScreenProps } from './dashboard/DashboardScreen.tsx'

/** The pilot's dashboard (spec §2.5), loaded when it is first shown. */
export const DashboardScreen = lazy(() =>
  import('./dashboard/DashboardScreen.tsx').then((module) => ({ default: module.DashboardScreen })),
)
