import { TEST_NOW } from '@pilotpair/contract/testing'
import { createAppStore, watchConnection } from '@pilotpair/feature-core'
import { StoreProvider, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { type ReactNode, useEffect, useState } from 'react'
import type { AdminTab } from './tabs.ts'
import { AdminUsersScreen, type AdminUsersScreenProps } from './users/AdminUsersScreen.tsx'

/** What stands around the stories of the user management: the page's measure, a fixed clock, a store of its own. */
export const withPage = [
  (Story: () => ReactNode) => (
    <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
      <PageLayout>
        <Story />
      </PageLayout>
    </UiProvider>
  ),
  withStore,
]

const WatchedStore = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(() => createAppStore())
  useEffect(() => watchConnection(store), [store])
  return <StoreProvider store={store}>{children}</StoreProvider>
}

/** A store of its own that hears of the window: what is seen again is read again. */
export const withWatchedStore = (Story: () => ReactNode) => (
  <WatchedStore>
    <Story />
  </WatchedStore>
)

/** The window is seen again. */
export const seeAgain = (): void => {
  window.dispatchEvent(new Event('focus'))
}

/** The screen with tabs that change, as the shell's address keeps them. */
export const ScreenWithTabs = ({ tab: first, onTabChange }: AdminUsersScreenProps) => {
  const [tab, setTab] = useState(first)
  return (
    <AdminUsersScreen
      tab={tab}
      onTabChange={(next) => {
        setTab(next)
        onTabChange(next)
      }}
    />
  )
}

/** The toasts raised since {@link watchToasts}. */
export const toasts: Toast[] = []

/** Keeps the toasts of a story; answers the undo. */
export const watchToasts = (): (() => void) => {
  toasts.length = 0
  return connectToaster({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
}

/** What the toasts say, in order. */
export const toastTexts = (): string[] => toasts.map(({ text }) => text)

/** The screen at a tab, where nobody asks for another one. */
export const atTab = (tab: AdminTab): AdminUsersScreenProps => ({ tab, onTabChange: () => undefined })
