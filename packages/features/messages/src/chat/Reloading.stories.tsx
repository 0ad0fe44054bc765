import { TEST_NOW } from '@pilotpair/contract/testing'
import { forgetTab } from '@pilotpair/feature-core'
import { withStore } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { buildTalk, fakeChat, type FakeChat } from './fake-chat.ts'
import { conversations, danielId } from './MessagesScreen.scenario.ts'
import { MessagesScreen } from './MessagesScreen.tsx'

let chat: FakeChat = fakeChat([], () => conversations)

const meta = preview.meta({
  title: 'Features/Messages/Reloading',
  component: MessagesScreen,
  args: { conversationId: danielId, listHref: '/messages', hrefFor: (id: string) => `/messages/${id}` },
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
  beforeEach: ({ msw }) => {
    forgetTab()
    chat = fakeChat(buildTalk(3), () => conversations)
    msw.use(...sessionScenarios.pilot, ...chat.handlers)
  },
})

type Canvas = ReturnType<typeof within>
const box = async (canvas: Canvas) => {
  await canvas.findByRole('group', { name: /^Conversation with / })
  return canvas.findByRole('textbox', { name: 'Message' })
}
const keptKey = `pilotpair.sending.${danielId}`

/** As the page before a reload has left it. */
const wasSending = (content: string, id: string): void =>
  sessionStorage.setItem(keptKey, JSON.stringify([{ clientMessageId: id, content }]))

export const Reloaded = meta.story({
  name: 'a reload while a message is on its way: its text comes back, and sent again it is the same message',
  beforeEach: () => wasSending('Wheels up at ten', 'before-the-reload-1'),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await box(canvas)).toHaveValue('Wheels up at ten'))
    await userEvent.type(await box(canvas), '{Enter}')
    await waitFor(() => expect(chat.posted).toEqual([{ content: 'Wheels up at ten', client_message_id: 'before-the-reload-1' }]))
    await waitFor(() => expect(sessionStorage.getItem(keptKey)).toBeNull())
  },
})

export const ReloadedArrived = meta.story({
  name: 'a reload while a message is on its way: one that arrived does not come back',
  beforeEach: () => wasSending('Message 3', 'client-3'),
  play: async ({ canvas }) => {
    await box(canvas)
    await waitFor(() => expect(sessionStorage.getItem(keptKey)).toBeNull())
    await expect(await box(canvas)).toHaveValue('')
    await expect(canvas.getAllByText('Message 3', { selector: 'p[dir="auto"]' })).toHaveLength(1)
  },
})
