import { chatEndpoints } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { handle, watchCommits, withStore } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { buildTalk, fakeChat, type FakeChat } from './fake-chat.ts'
import { conversations, danielId } from './MessagesScreen.scenario.ts'
import { MessagesScreen } from './MessagesScreen.tsx'

const many = buildTalk(600)
const watch = watchCommits()
let chat: FakeChat = fakeChat(many, () => conversations)

const meta = preview.meta({
  title: 'Features/Messages/ManyMessages',
  component: MessagesScreen,
  args: { conversationId: danielId, listHref: '/messages', hrefFor: (id: string) => `/messages/${id}` },
  // The same markup six hundred times: axe reads the newest rows, and the list around them.
  parameters: { a11y: { context: { exclude: ['[role="group"] > div > div:not(:nth-last-child(-n + 2))'] } } },
  decorators: [
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout width="full">
          <Story />
        </PageLayout>
      </UiProvider>
    ),
    withStore,
  ],
  render: (args) => (
    <watch.Watched>
      <MessagesScreen {...args} />
    </watch.Watched>
  ),
  beforeEach: ({ msw }) => {
    chat = fakeChat(many, () => conversations)
    Object.defineProperty(document, 'hidden', { configurable: true, value: false })
    msw.use(
      ...sessionScenarios.pilot,
      // All in one answer: what matters here is how many rows there are.
      handle(chatEndpoints.messages, ({ request }) =>
        new URL(request.url).searchParams.has('after_id') ? undefined : HttpResponse.json([...many]),
      ),
      ...chat.handlers,
    )
    return () => {
      Reflect.deleteProperty(document, 'hidden')
    }
  },
})

/** So many messages take their time on a machine that is shared. */
const patience = { timeout: 20_000 }
// Not by role: among so many rows the search for roles takes longer than all the rest.
const rowsIn = (root: HTMLElement) => [...root.querySelectorAll('[data-message]')]
/** Until everything about the conversation is known: its messages, its partner, and that it was read. */
const settled = async (root: HTMLElement): Promise<void> => {
  await waitFor(() => expect(rowsIn(root)).toHaveLength(many.length), patience)
  await waitFor(() => expect(root.querySelector('h1')).toHaveTextContent('Daniel Okafor'), patience)
  await waitFor(() => expect(chat.reads()).toBe(1), patience)
}

export const Arrives = meta.story({
  name: 'with 600 messages one that arrives commits itself, not the conversation',
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    watch.begin(rowsIn(canvasElement))
    chat.receive('One more')
    // The page comes back into sight: it looks at once.
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(rowsIn(canvasElement).at(-1)).toHaveTextContent('One more'), patience)
    await waitFor(() => expect(chat.reads()).toBe(2), patience)

    const { commits, drawn, touched } = watch.end()
    await expect(commits).toBeGreaterThan(0)
    await expect(touched).toEqual([])
    await expect(drawn).toEqual([])
    await expect(rowsIn(canvasElement)).toHaveLength(many.length + 1)
  },
})

export const Sent = meta.story({
  name: 'with 600 messages neither writing nor sending one draws the others again',
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    const field = canvasElement.querySelector('textarea')
    if (field === null) throw new Error('there is no box')
    watch.begin(rowsIn(canvasElement))
    await userEvent.type(field, 'Mine{Enter}')
    await waitFor(() => expect(rowsIn(canvasElement).at(-1)).toHaveTextContent('Mine'), patience)
    await waitFor(() => expect(chat.stored()).toHaveLength(many.length + 1), patience)
    await waitFor(() => expect(rowsIn(canvasElement).at(-1)).not.toHaveTextContent('Sending...'), patience)

    const { commits, drawn, touched } = watch.end()
    await expect(commits).toBeGreaterThan(0)
    await expect(touched).toEqual([])
    await expect(drawn).toEqual([])
  },
})
