import { isUnsaved, watchUnsaved } from '@pilotpair/feature-core'
import { guardLinks, watchPopState } from './guarded-links.ts'
import { createLeaveGuard, type GuardedWindow, type LeaveGuard } from './leave-guard.ts'

const page: GuardedWindow = {
  history: globalThis.history,
  location: globalThis.location,
  addEventListener: (type, listener) => globalThis.addEventListener(type, listener),
  removeEventListener: (type, listener) => globalThis.removeEventListener(type, listener),
  watchPopState,
}

/** The guard of this page. */
export const leaveGuard: LeaveGuard = createLeaveGuard(page, { isUnsaved, watch: watchUnsaved })

guardLinks(leaveGuard)
