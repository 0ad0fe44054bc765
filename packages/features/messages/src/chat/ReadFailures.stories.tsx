import { chatEndpoints, chatTexts } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import {
  createFailingRead, failedAnswers, handle, machineWords, saidAt, withStore,
} from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { buildTalk, fakeChat, type FakeChat } from './fake-chat.ts'
import { conversations, danielId, messagesScenarios } from './MessagesScreen.scenario.ts'
import { MessagesScreen } from './MessagesScreen.tsx'

const meta = preview.meta({
  title: 'Features/Messages/Reading in bad weather',
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
})

type Canvas = ReturnType<typeof within>

const openTalk = async (canvas: Canvas) =>
  within(await canvas.findByRole('group', { name: 'Conversation with Daniel Okafor' }))

const list = createFailingRead(chatEndpoints.conversations)

export const Conversations = meta.story({
  name: 'c59: every kind of failed answer instead of the conversations: none is not what it says',
  args: { conversationId: undefined },
  beforeEach: ({ msw }) => msw.use(list.begin(), ...messagesScenarios.loaded),
  play: async ({ canvas }) => {
    await list.through({
      look: async (kind) => {
        await canvas.findByRole('button', { name: 'Try again' })
        await expect(canvas.getByRole('alert'), kind).toHaveTextContent('Could not load conversations.')
        await expect(canvas.getByRole('alert'), kind).toHaveTextContent(saidAt(kind, 'Could not load conversations.'))
        await expect(canvas.getByRole('alert'), kind).not.toHaveTextContent(machineWords)
        await expect(canvas.queryByText(chatTexts.empty), kind).not.toBeInTheDocument()
      },
      again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
      isSeen: () => canvas.findByRole('button', { name: chatTexts.syncing }),
    })
    await expect(await canvas.findByRole('link', { name: /^Daniel Okafor/ })).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

const thread = createFailingRead(chatEndpoints.messages)

export const Thread = meta.story({
  name: 'c59: every kind of failed answer instead of an open conversation: the list beside it stays',
  beforeEach: ({ msw }) => msw.use(thread.begin(), ...messagesScenarios.loaded),
  play: async ({ canvas }) => {
    await thread.through({
      look: async (kind) => {
        await canvas.findByRole('button', { name: 'Try again' })
        const alert = canvas.getByRole('alert')
        await expect(alert, kind).toHaveTextContent('Could not load messages.')
        await expect(alert, kind).toHaveTextContent(saidAt(kind, 'Could not load messages.'))
        await expect(alert, kind).not.toHaveTextContent(machineWords)
        await expect(await canvas.findByRole('link', { name: /^Daniel Okafor/ }), kind).toBeVisible()
        await expect(canvas.queryByRole('textbox', { name: 'Message' }), kind).not.toBeInTheDocument()
      },
      again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
      isSeen: () => canvas.findByRole('button', { name: 'Loading messages...' }),
    })
    await expect(await canvas.findByText('You take the first half, I take the way back?')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible()
    await expect(canvas.queryByText('Could not load messages.')).not.toBeInTheDocument()
  },
})

let chat: FakeChat = fakeChat([], () => conversations)
const beginTalk = () => {
  chat = fakeChat(buildTalk(120), () => conversations)
  return [...sessionScenarios.pilot, ...chat.handlers]
}

const older = createFailingRead(chatEndpoints.messages, {
  concerns: ({ url }) => new URL(url).searchParams.has('cursor'),
})

export const Older = meta.story({
  name: 'c59: every kind of failed answer instead of older messages: the same button tries again',
  beforeEach: ({ msw }) => msw.use(older.begin(), ...beginTalk()),
  play: async ({ canvas }) => {
    const talk = await openTalk(canvas)
    await talk.findByText('Message 120')
    const failed = 'Could not load older messages.'
    // A press of the mouse would scroll there first, which asks too.
    const press = () => Promise.resolve(talk.getByRole('button', { name: 'Show older messages' }).click())
    await press()
    await older.through({
      look: async (kind) => {
        await expect(await canvas.findByText(failed), kind).toBeVisible()
        await expect(talk.getByText('Message 120'), kind).toBeVisible()
      },
      again: press,
      isSeen: () => talk.findByRole('button', { name: 'Loading...' }),
    })
    await expect(await talk.findByText('Message 71')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText(failed)).not.toBeInTheDocument())
  },
})

/** The page is seen again: it looks at once for what is new. */
const seeAgain = (): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: false })
  document.dispatchEvent(new Event('visibilitychange'))
}

export const Later = meta.story({
  name: 'c59: every kind of failed answer to a look for new messages: the next look brings them',
  beforeEach: ({ msw }) => msw.use(...beginTalk()),
  play: async ({ canvas, msw }) => {
    const talk = await openTalk(canvas)
    await talk.findByText('Message 120')
    const behind = 'Could not check for new messages. We keep trying.'
    for (const [kind, answer] of Object.entries(failedAnswers)) {
      msw.use(handle(chatEndpoints.messages, answer))
      seeAgain()
      await expect(await canvas.findByText(behind), kind).toBeVisible()
      await expect(talk.getByText('Message 120'), kind).toBeVisible()
      chat.receive(`Sent before: ${kind}`)
      // Between two that fail one succeeds: it takes the words back, so that those of the next are its own.
      msw.use(...chat.handlers)
      seeAgain()
      await expect(await talk.findByText(`Sent before: ${kind}`)).toBeVisible()
      await waitFor(() => expect(canvas.queryByText(behind), kind).not.toBeInTheDocument())
    }
  },
})
