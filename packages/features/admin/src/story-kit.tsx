import { TEST_NOW } from '@pilotpair/contract/testing'
import { withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import type { ReactNode } from 'react'
import type { AdminTab } from './tabs.ts'
import type { AdminUsersScreenProps } from './users/AdminUsersScreen.tsx'

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
