import { TEST_NOW } from '@pilotpair/contract/testing'
import { withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import type { ReactNode } from 'react'

const now = (): Date => new Date(TEST_NOW)

/** Decorators of the dashboard's stories: a store of their own, a page, the builders' clock, a viewer in Berlin. */
export const decorators = [
  (Story: () => ReactNode) => (
    <UiProvider now={now} timeZone="Europe/Berlin">
      <PageLayout>
        <Story />
      </PageLayout>
    </UiProvider>
  ),
  withStore,
]

const toasts: Toast[] = []

/** Catches what would be shown as toasts; answers the undo. */
export const catchToasts = (): (() => void) => {
  toasts.length = 0
  return connectToaster({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
}

/** The texts of the toasts so far, repeated ones too. */
export const toastTexts = (): readonly string[] => toasts.map(({ text }) => text)
