export { systemClock } from './clock.ts'
export { baseApi } from './api.ts'
export type { ServiceMeta } from './read-answer.ts'
export { call, type CallInput, type ServiceCall } from './service-call.ts'
export {
  type ApiFailure, failureText, isApiFailure, type PlacedProblem, placeProblems, statusOf,
} from './failure.ts'
export { refreshSession } from './refresh.ts'
export { sessionBegan, sessionDoubted, sessionEnded, sessionLeft, type SessionState } from './session-state.ts'
export { type AppDispatch, type AppStore, createAppStore, type RootState, watchConnection } from './store.ts'
export { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts'
export { createAttempt, useAttempt, type Attempt } from './attempt.ts'
export {
  flightDay, flightDistance, flightHours, type FlightSpan, flightStart, flightTime, flightTimeForViewer, timeAgo,
} from './flight-time.ts'
export { isUnsaved, useUnsaved, watchUnsaved } from './unsaved.ts'
export { hintFor } from './form-problems.ts'
export { type ImageRecovery, useImageRecovery } from './image-recovery.ts'
export { plainDateText } from './plain-date.ts'
export { fetchScreensAgain, lazyScreen } from './lazy-screen.ts'
export { forgetTab, onForget } from './tab-memory.ts'
export { useActing, type Acting } from './acting.ts'
export { ON_DEMAND_FAILED, type OnDemand, useOnDemand } from './on-demand.ts'
