import { chatEndpoints } from '@pilotpair/contract'
import { TEST_NOW, testId } from '@pilotpair/contract/testing'
import { handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, waitFor as waitBriefly, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { buildTalk, fakeChat, type FakeChat } from './fake-chat.ts'
import { conversations, danielId } from './MessagesScreen.scenario.ts'
import { MessagesScreen } from './MessagesScreen.tsx'

let chat: FakeChat = fakeChat([], () => conversations)

const meta = preview.meta({
  title: 'Features/Messages/Updates',
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
    chat = fakeChat(buildTalk(120), () => conversations)
    msw.use(...sessionScenarios.pilot, ...chat.handlers)
    return () => show(true)
  },
})

type Canvas = ReturnType<typeof within>

/** Two polls take ten seconds. */
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, { timeout: 12_000 })
const list = (canvas: Canvas) => canvas.findByRole('group', { name: 'Conversation with Daniel Okafor' })
const talk = async (canvas: Canvas) => within(await list(canvas))

/** Puts the page out of sight, or back. */
const show = (isSeen: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isSeen })
  document.dispatchEvent(new Event('visibilitychange'))
}

export const Polls = meta.story({
  name: 'new messages come by themselves every five seconds, asked for after the last known one, and are read',
  play: async ({ canvas }) => {
    await (await talk(canvas)).findByText('Message 120')
    await waitFor(() => expect(chat.reads()).toBe(1))
    chat.receive('Running late')
    await waitFor(async () => expect((await talk(canvas)).getByText('Running late')).toBeVisible())
    await expect(chat.asked.at(-1)).toBe(`?after_id=${testId('message', 120)}&limit=200`)
    await waitFor(() => expect(chat.reads()).toBe(2))
    await expect(canvas.getByRole('log')).toHaveTextContent('Daniel Okafor: Running late')
  },
})

export const Hidden = meta.story({
  name: 'nothing is asked while the page is out of sight; it catches up at once when it is back',
  play: async ({ canvas }) => {
    await (await talk(canvas)).findByText('Message 120')
    show(false)
    chat.receive('While you were away')
    const asked = chat.asked.length
    await expect((await talk(canvas)).queryByText('While you were away')).not.toBeInTheDocument()
    show(true)
    await expect(await (await talk(canvas)).findByText('While you were away')).toBeVisible()
    await expect(chat.asked).toHaveLength(asked + 1)
  },
})

export const Behind = meta.story({
  name: 'a look that fails says so and keeps what is shown; the next one takes it back',
  play: async ({ canvas, msw }) => {
    await (await talk(canvas)).findByText('Message 120')
    msw.use(handle(chatEndpoints.messages, () => HttpResponse.error()))
    show(true)
    await expect(await canvas.findByText('Could not check for new messages. We keep trying.')).toBeVisible()
    await expect((await talk(canvas)).getByText('Message 120')).toBeVisible()
    msw.use(...chat.handlers)
    show(true)
    await waitFor(() => expect(canvas.queryByText(/We keep trying/)).not.toBeInTheDocument())
  },
})

let refused = 0
export const Ends = meta.story({
  name: 'c45: after a refusal nothing more is asked',
  play: async ({ canvas, msw }) => {
    await (await talk(canvas)).findByText('Message 120')
    refused = 0
    msw.use(
      handle(chatEndpoints.messages, () => {
        refused += 1
        return HttpResponse.json({ detail: 'Conversation not found' }, { status: 404 })
      }),
    )
    show(true)
    await waitFor(() => expect(refused).toBe(1))
    await canvas.findByText('Could not check for new messages. This conversation is no longer available.')
    await expect(canvas.queryByText(/We keep trying/)).not.toBeInTheDocument()
    show(true)
    show(false)
    show(true)
    await expect(refused).toBe(1)
  },
})

let markings = 0
export const ReadLate = meta.story({
  name: 'what could not be marked as read is marked after the next look that succeeds, and only then',
  beforeEach: ({ msw }) => {
    markings = 0
    msw.use(
      handle(chatEndpoints.read, () => {
        markings += 1
        return HttpResponse.error()
      }),
    )
  },
  play: async ({ canvas, msw }) => {
    await (await talk(canvas)).findByText('Message 120')
    await waitFor(() => expect(markings).toBe(1))
    msw.use(...chat.handlers)
    show(true)
    await waitFor(() => expect(chat.reads()).toBe(1))
    const asked = chat.asked.length
    show(true)
    await waitFor(() => expect(chat.asked.length).toBeGreaterThan(asked))
    await expect(chat.reads()).toBe(1)
  },
})

export const SessionEnds = meta.story({
  name: 'c45: with the session the conversation goes from the screen',
  play: async ({ canvas, msw }) => {
    await (await talk(canvas)).findByText('Message 120')
    msw.use(refuses(chatEndpoints.messages, 401, 'Account deactivated'))
    show(true)
    await waitFor(() => expect(canvas.queryByText('Message 120')).not.toBeInTheDocument())
  },
})

export const Older = meta.story({
  name: 'older messages come on scrolling up, by their cursor, and leave what is in sight where it is',
  play: async ({ canvas }) => {
    const box = await list(canvas)
    await within(box).findByText('Message 120')
    await waitFor(() => expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThanOrEqual(2))
    await expect(within(box).queryByText('Message 70')).not.toBeInTheDocument()
    box.scrollTop = 0
    await waitFor(() => expect(within(box).getByText('Message 21')).toBeInTheDocument())
    await expect(box.scrollTop).toBeGreaterThan(200)
    await waitFor(() => expect(within(box).getByRole('button', { name: 'Show older messages' })).toBeInTheDocument())
    within(box).getByRole('button', { name: 'Show older messages' }).click()
    await waitFor(() => expect(within(box).getByText('Message 1')).toBeInTheDocument())
    await expect(within(box).queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument()
    await expect(chat.asked).toEqual(['?limit=50', '?cursor=70&limit=50', '?cursor=20&limit=50'])
  },
})

export const OlderFails = meta.story({
  name: 'older messages that do not come say so; the button tries again',
  play: async ({ canvas, msw }) => {
    const box = await list(canvas)
    await within(box).findByText('Message 120')
    msw.use(handle(chatEndpoints.messages, () => HttpResponse.error()))
    within(box).getByRole('button', { name: 'Show older messages' }).click()
    await expect(await canvas.findByText('Could not load older messages.')).toBeVisible()
    msw.use(...chat.handlers)
    within(box).getByRole('button', { name: 'Show older messages' }).click()
    await waitFor(() => expect(within(box).getByText('Message 71')).toBeInTheDocument())
    await expect(canvas.queryByText('Could not load older messages.')).not.toBeInTheDocument()
  },
})
