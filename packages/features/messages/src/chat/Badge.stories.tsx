import { chatEndpoints } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { createAppStore } from '@pilotpair/feature-core'
import { handle, StoreProvider } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { messagesApi } from '../api.ts'
import { useUnreadCount } from '../use-unread-count.ts'
import { conversations } from './MessagesScreen.scenario.ts'
import { MessagesScreen, type MessagesScreenProps } from './MessagesScreen.tsx'

let store = createAppStore()
let isRead = false

/** The screen below a count, as the navigation bar has it. */
const WithBadge = (props: MessagesScreenProps) => (
  <>
    <p data-testid="badge">{useUnreadCount(true)}</p>
    <MessagesScreen {...props} />
  </>
)

const meta = preview.meta({
  title: 'Features/Messages/Badge',
  component: MessagesScreen,
  args: { listHref: '/messages', hrefFor: (id: string) => `/messages/${id}` },
  render: (args) => (
    <StoreProvider store={store}>
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout width="full">
          <WithBadge {...args} />
        </PageLayout>
      </UiProvider>
    </StoreProvider>
  ),
  beforeEach: ({ msw }) => {
    store = createAppStore()
    isRead = false
    msw.use(
      ...sessionScenarios.pilot,
      handle(chatEndpoints.conversations, () =>
        HttpResponse.json(isRead ? conversations.map((each) => ({ ...each, unread_count: 0 })) : [...conversations]),
      ),
      handle(chatEndpoints.unread, () => HttpResponse.json({ unread_count: isRead ? 0 : 2 })),
    )
  },
})

export const InStep = meta.story({
  name: 'what was read in another tab leaves the list and the badge together',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Priya Raman.*2 unread messages$/ })
    await waitFor(() => expect(canvas.getByTestId('badge')).toHaveTextContent('2'))
    isRead = true
    // As the list does by itself every thirty seconds.
    store.dispatch(messagesApi.util.invalidateTags(['Conversations']))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /unread/ })).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByTestId('badge')).toHaveTextContent('0'))
  },
})
