import { lazy } from 'react'

/** The operator's dashboard (spec §2.18), loaded when it is first shown. */
export const OperatorScreen = lazy(() =>
  import('./operator/OperatorScreen.tsx').then((module) => ({ default: module.OperatorScreen })),
)
