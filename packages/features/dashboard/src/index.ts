import { lazyScreen } from '@pilotpair/feature-core'

export type { DashboardScreenProps } from './dashboard/DashboardScreen.tsx'

/** The pilot's dashboard (spec §2.5), loaded when it is first shown. */
export const DashboardScreen = lazyScreen(
  () => import('./dashboard/DashboardScreen.tsx'),
  (module) => module.DashboardScreen,
  (module) => module.prepareDashboard,
)
