import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import { forgetDrawn } from '../drawn-near.ts'
import { type AppStore, createAppStore } from '../store.ts'

/** Props of {@link StoreProvider}. */
export interface StoreProviderProps {
  readonly children: ReactNode
  /** A store prepared by the test. @default a new, empty one */
  readonly store?: AppStore
}

/** Gives a story or test a store of its own, so that no cached answer reaches the next one. */
export const StoreProvider = ({ children, store }: StoreProviderProps) => {
  const [own] = useState(() => {
    forgetDrawn()
    return store ?? createAppStore()
  })
  return <Provider store={own}>{children}</Provider>
}

/** The decorator for stories of a feature: `decorators: [withStore]`. */
export const withStore = (Story: () => ReactNode) => (
  <StoreProvider>
    <Story />
  </StoreProvider>
)
