import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { setAutoFreeze } from 'immer'
import { baseApi } from './api.ts'
import { sessionReducer } from './session-state.ts'

// Freezing walks through every answer, and keeps a phone busy with long ones. That nobody changes what is stored is the
// types' part, and the development check's.
setAutoFreeze(false)

/** Milliseconds that no check of a development build takes. */
const SLOW = 10_000

/** A new store: one for the application, and one for each story and test. */
export const createAppStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer },
    // The development checks measure themselves, and warn on a busy machine: their findings count, not their speed.
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: SLOW }, serializableCheck: { warnAfter: SLOW } }).concat(baseApi.middleware),
    devTools: { name: 'PilotPair' },
  })

export type AppStore = ReturnType<typeof createAppStore>
export type RootState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']

/** Reads again what is shown when the connection or the tab comes back; answers the undo. */
export const watchConnection = (store: AppStore): (() => void) => setupListeners(store.dispatch)
