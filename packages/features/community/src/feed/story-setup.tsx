import { TEST_NOW } from '@pilotpair/contract/testing'
import { withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { type ReactNode, useState } from 'react'
import type { FeedFilter } from '../feed-filter.ts'
import type { CommunityScreenProps } from './CommunityScreen.tsx'
import { CommunityScreen } from './CommunityScreen.tsx'

const now = (): Date => new Date(TEST_NOW)

/** Decorators of the feed's stories: a store of their own, a page, the builders' clock, a viewer in California. */
export const decorators = [
  (Story: () => ReactNode) => (
    <UiProvider now={now} timeZone="America/Los_Angeles">
      <PageLayout>
        <Story />
      </PageLayout>
    </UiProvider>
  ),
  withStore,
]

/** The screen with an address that keeps the category, as the shell does. */
export const WithAddress = (props: CommunityScreenProps) => {
  const [filter, setFilter] = useState<FeedFilter>(props.filter)
  return (
    <CommunityScreen
      {...props}
      filter={filter}
      onFilterChange={(next) => {
        props.onFilterChange(next)
        setFilter(next)
      }}
    />
  )
}

const toasts: Toast[] = []

/** Catches what would be shown as toasts; answers the undo. */
export const catchToasts = (): (() => void) => {
  toasts.length = 0
  return connectToaster({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
}

/** The texts of the toasts so far, repeated ones too. */
export const toastTexts = (): readonly string[] => toasts.map(({ text }) => text)
