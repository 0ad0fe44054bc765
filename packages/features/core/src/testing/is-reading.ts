import { QueryStatus } from '@reduxjs/toolkit/query'
import type { AppStore } from '../store.ts'

/**
 * Whether an answer is on its way to a store: for stories of reads whose failure is told to nobody, so that nothing
 * on the screen shows that one has ended.
 */
export const isReading = (store: AppStore): boolean =>
  Object.values(store.getState().api.queries).some((query) => query?.status === QueryStatus.pending)
