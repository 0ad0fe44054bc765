import { chatEndpoints, navigationTexts, proposalEndpoints } from '@pilotpair/contract'
import { buildProposal } from '@pilotpair/contract/testing'
import { baseApi, createAppStore } from '@pilotpair/feature-core'
import { answers, createFailingRead, isReading, StoreProvider } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { PageHeader, PageLayout } from '@pilotpair/ui/page'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Navigation } from './Navigation.tsx'

let store = createAppStore()

const meta = preview.meta({
  title: 'Features/Navigation/Waiting in bad weather',
  component: Navigation,
  args: { pathname: '/dashboard', isBuilt: () => true, onLoggedOut: fn() },
  render: (args) => (
    <StoreProvider store={store}>
      <PageLayout header={<Navigation {...args} />}>
        <PageHeader title="A page" description="Any content." />
      </PageLayout>
    </StoreProvider>
  ),
})

const unread = createFailingRead(chatEndpoints.unread)

export const Unread = meta.story({
  name: 'c59: every kind of failed answer instead of the unread messages: the next look counts them',
  beforeEach: ({ msw }) => {
    store = createAppStore()
    msw.use(
      ...sessionScenarios.pilot,
      unread.begin(),
      answers(chatEndpoints.unread, { unread_count: 2 }),
      answers(proposalEndpoints.received, [buildProposal()]),
    )
  },
  play: async ({ canvas }) => {
    const { flights, messages } = navigationTexts
    const isAsked = () => waitFor(() => expect(unread.asked()).toBeGreaterThan(0))
    await unread.through({
      look: async (kind) => {
        await isAsked()
        await waitFor(() => expect(isReading(store), kind).toBe(false))
        await expect(canvas.getByRole('link', { name: messages }), kind).toBeVisible()
        const others = await canvas.findByRole('button', { name: `${flights} 1 pending request` })
        await expect(others, kind).toBeVisible()
        await expect(canvas.queryByRole('alert'), kind).not.toBeInTheDocument()
      },
      // As what was read or came does, and each minute.
      again: () => Promise.resolve(store.dispatch(baseApi.util.invalidateTags(['Unread']))),
      isSeen: isAsked,
    })
    await expect(await canvas.findByRole('link', { name: `${messages} 2 unread messages` })).toBeVisible()
  },
})
