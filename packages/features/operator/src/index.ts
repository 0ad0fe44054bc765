import { lazyScreen } from '@pilotpair/feature-core'

export type { OperatorScreenProps } from './operator/OperatorScreen.tsx'
export { usePendingFlightCount } from './use-pending-flight-count.ts'

/** The operator's dashboard (spec §2.18), loaded when it is first shown. */
export const OperatorScreen = lazyScreen(
  () => import('./operator/OperatorScreen.tsx'),
  (module) => module.OperatorScreen,
  (module) => module.prepareOperator,
)
