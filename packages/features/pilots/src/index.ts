import { lazyScreen } from '@pilotpair/feature-core'

export type { PilotExplorerScreenProps } from './explorer/PilotExplorerScreen.tsx'
export type { PilotMatchesScreenProps } from './matches/PilotMatchesScreen.tsx'

/** Pilot Explorer (/pilot-explorer), loaded with its route. */
export const PilotExplorerScreen = lazyScreen(
  () => import('./explorer/PilotExplorerScreen.tsx'),
  (module) => module.PilotExplorerScreen,
  (module) => module.prepareExplorer,
)
/** Compatible Co-Pilots (/pilot-matches), loaded with its route. */
export const PilotMatchesScreen = lazyScreen(
  () => import('./matches/PilotMatchesScreen.tsx'),
  (module) => module.PilotMatchesScreen,
  (module) => module.prepareMatches,
)
