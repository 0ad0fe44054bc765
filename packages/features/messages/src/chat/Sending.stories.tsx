import { chatTexts } from '@pilotpair/contract'
import { buildUser, TEST_NOW } from '@pilotpair/contract/testing'
import { forgetTab } from '@pilotpair/feature-core'
import { failedAnswers, withStore } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { readDraft } from '../drafts.ts'
import { buildTalk, fakeChat, type FakeChat } from './fake-chat.ts'
import { conversations, danielId, priyaId } from './MessagesScreen.scenario.ts'
import { MessagesScreen, type MessagesScreenProps } from './MessagesScreen.tsx'

/** Stands in for the shell: goes from one conversation to another. */
const WithWays = (props: MessagesScreenProps) => {
  const [id, setId] = useState(props.conversationId)
  return (
    <>
      <MessagesScreen {...props} conversationId={id} />
      {[danielId, priyaId].map((other, at) => (
        <button key={other} type="button" hidden data-testid={at === 0 ? 'to-daniel' : 'to-priya'} onClick={() => setId(other)}>
          Go
        </button>
      ))}
    </>
  )
}

const toasts: Toast[] = []
let chat: FakeChat = fakeChat([], () => conversations)

const meta = preview.meta({
  title: 'Features/Messages/Sending',
  component: MessagesScreen,
  args: { conversationId: danielId, listHref: '/messages', hrefFor: (id: string) => `/messages/${id}` },
  render: (args) => <WithWays {...args} />,
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
    chat = fakeChat(buildTalk(3), () => conversations)
    msw.use(...sessionScenarios.pilot, ...chat.handlers)
    toasts.length = 0
    return connectToaster({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
  },
})

type Canvas = ReturnType<typeof within>

/** The box, once the messages stand above it. */
const box = async (canvas: Canvas) => {
  await canvas.findByRole('group', { name: /^Conversation with / })
  return canvas.findByRole('textbox', { name: 'Message' })
}
const talk = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Conversation with Daniel Okafor' }))
const userId = buildUser().id_user_account
/** Texts of the service's messages, in its order. */
const stored = () => chat.stored().map(({ content }) => content)
/** Texts on the page, in their order: what stands before or after a bubble is left out. */
const shown = (canvas: Canvas) =>
  talk(canvas)
    .getAllByText(/./, { selector: 'p[dir="auto"]' })
    .map(({ textContent }) => textContent)

export const Sends = meta.story({
  name: 'a message shows at once, then gives way to the service\'s copy',
  play: async ({ canvas }) => {
    const release = chat.holdNext()
    await userEvent.type(await box(canvas), '  Wheels up at ten  {Enter}')
    await expect(await talk(canvas).findByText('Wheels up at ten')).toBeVisible()
    await expect(talk(canvas).getByText(chatTexts.sending)).toBeVisible()
    await expect(await box(canvas)).toHaveAttribute('aria-disabled', 'true')
    release()
    await waitFor(() => expect(talk(canvas).queryByText(chatTexts.sending)).not.toBeInTheDocument())
    await expect(talk(canvas).getAllByText('Wheels up at ten')).toHaveLength(1)
    await expect(await box(canvas)).toHaveValue('')
    await expect(await box(canvas)).toHaveFocus()
    await expect(chat.posted.map(({ content }) => content)).toEqual(['Wheels up at ten'])
  },
})

export const Order = meta.story({
  name: 'what the other person wrote in the meantime stands in the service\'s order',
  play: async ({ canvas }) => {
    const release = chat.holdNext()
    await userEvent.type(await box(canvas), 'Mine{Enter}')
    await talk(canvas).findByText('Mine')
    chat.receive('Theirs')
    release()
    await waitFor(() => expect(shown(canvas)).toEqual(['Message 1', 'Message 2', 'Message 3', 'Theirs', 'Mine']))
    await expect(stored()).toEqual(['Message 1', 'Message 2', 'Message 3', 'Theirs', 'Mine'])
  },
})

export const C33Keys = meta.story({
  name: 'c33: an Enter that chooses a word sends nothing, one Enter sends once, Shift+Enter and pasted lines stay lines',
  play: async ({ canvas }) => {
    const field = await box(canvas)
    await userEvent.type(field, 'にほん')
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(chat.posted).toHaveLength(0)
    await fireEvent.keyDown(field, { key: 'Enter' })
    await fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(chat.posted.map(({ content }) => content)).toEqual(['にほん']))
    await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'))
    await userEvent.type(field, '   {Enter}')
    await userEvent.clear(field)
    await userEvent.paste('one\ntwo\nthree')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(stored().at(-1)).toBe('one\ntwo\nthree'))
    const bubble = await talk(canvas).findByText(/^one\s+two\s+three$/)
    await expect(getComputedStyle(bubble).whiteSpace).toContain('pre')
    await expect(chat.posted).toHaveLength(2)
  },
})

export const NotSent = meta.story({
  name: 'c59: whatever goes wrong, the message goes, its text comes back, and a repeat never makes two',
  play: async ({ canvas, step }) => {
    const field = await box(canvas)
    await userEvent.type(field, 'Are you there?')
    for (const [kind, answer] of Object.entries(failedAnswers)) {
      await step(kind, async () => {
        chat.failNext(answer)
        await userEvent.type(field, '{Enter}')
        await expect(await canvas.findByText(chatTexts.notSent), kind).toBeVisible()
        await expect(field, kind).toHaveValue('Are you there?')
        await expect(talk(canvas).queryByText('Are you there?'), kind).not.toBeInTheDocument()
      })
    }
    await step('sent at last, once', async () => {
      await userEvent.type(field, '{Enter}')
      await expect(await talk(canvas).findByText('Are you there?')).toBeVisible()
      await expect(canvas.queryByText(chatTexts.notSent)).not.toBeInTheDocument()
      await waitFor(() => expect(stored().filter((text) => text === 'Are you there?')).toHaveLength(1))
      await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'))
      await expect(field).toHaveValue('')
    })
  },
})

export const Refused = meta.story({
  name: 'what the service says against a message stands at the box, until the text is another one',
  play: async ({ canvas }) => {
    const field = await box(canvas)
    const detail = 'This person no longer has an account.'
    chat.failNext(() => HttpResponse.json({ detail }, { status: 409 }))
    await userEvent.type(field, 'Hello{Enter}')
    await expect(await canvas.findByText(detail)).toBeVisible()
    await expect(canvas.getByText(chatTexts.notSent)).toBeVisible()
    await userEvent.type(field, '!')
    await expect(canvas.queryByText(detail)).not.toBeInTheDocument()
    const problem = { loc: ['body', 'content'], field: 'content', msg: 'Not like this', message: 'Not like this' }
    chat.failNext(() => HttpResponse.json({ detail: [problem] }, { status: 422 }))
    await userEvent.type(field, '{Enter}')
    await expect(await canvas.findByText('Not like this')).toBeVisible()
  },
})

export const TooLong = meta.story({
  name: 'a text beyond 4000 characters is said so, sent nowhere and kept whole',
  play: async ({ canvas }) => {
    const field = await box(canvas)
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(4001))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/4000/)).toBeVisible()
    await expect(field).toHaveValue('x'.repeat(4001))
    await expect(chat.posted).toHaveLength(0)
  },
})

export const AnswerLost = meta.story({
  name: 'c59: a message whose answer was lost counts as sent when the service turns out to have it',
  play: async ({ canvas }) => {
    chat.failNext(() => HttpResponse.error(), { stores: true })
    const field = await box(canvas)
    await userEvent.type(field, 'Did you get this?{Enter}')
    await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'))
    await expect(field).toHaveValue('')
    await expect(canvas.queryByText(chatTexts.notSent)).not.toBeInTheDocument()
    await expect(talk(canvas).getAllByText('Did you get this?')).toHaveLength(1)
  },
})

export const SameId = meta.story({
  name: 'the same text after a lost answer carries the same id; a new message carries a new one',
  play: async ({ canvas }) => {
    const field = await box(canvas)
    chat.failNext(() => HttpResponse.error())
    await userEvent.type(field, 'ok{Enter}')
    await canvas.findByText(chatTexts.notSent)
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(chat.posted).toHaveLength(2))
    await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'))
    await userEvent.type(field, 'ok{Enter}')
    await waitFor(() => expect(chat.posted).toHaveLength(3))
    const [first, second, third] = chat.posted.map(({ client_message_id: id }) => id)
    await expect(second).toBe(first)
    await expect(third).not.toBe(first)
    await waitFor(() => expect(stored().filter((text) => text === 'ok')).toHaveLength(2))
  },
})

export const Forgotten = meta.story({
  name: 'what was lost on its way is forgotten at a logout: the same text is another message then',
  play: async ({ canvas }) => {
    const field = await box(canvas)
    chat.failNext(() => HttpResponse.error())
    await userEvent.type(field, 'ok{Enter}')
    await canvas.findByText(chatTexts.notSent)
    // As a logout does.
    forgetTab()
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(chat.posted).toHaveLength(2))
    const [first, second] = chat.posted.map(({ client_message_id: id }) => id)
    await expect(second).not.toBe(first)
  },
})

export const Drafts = meta.story({
  name: 'what is begun waits in its conversation, and is nobody else\'s',
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'Half a tho')
    canvas.getByTestId('to-priya').click()
    await canvas.findByRole('heading', { level: 1, name: 'Priya Raman' })
    await expect(await box(canvas)).toHaveValue('')
    canvas.getByTestId('to-daniel').click()
    await canvas.findByRole('heading', { level: 1, name: 'Daniel Okafor' })
    await expect(await box(canvas)).toHaveValue('Half a tho')
    await expect(readDraft('somebody else', danielId)).toBe('')
    await userEvent.type(await box(canvas), 'ught{Enter}')
    await waitFor(() => expect(readDraft(userId, danielId)).toBe(''))
  },
})

export const LeftMeanwhile = meta.story({
  name: 'a message that fails after its conversation was left waits there as a draft, above what was begun since',
  play: async ({ canvas }) => {
    const release = chat.holdNext()
    chat.failNext(() => HttpResponse.error())
    await userEvent.type(await box(canvas), 'First thought{Enter}')
    await talk(canvas).findByText('First thought')
    canvas.getByTestId('to-priya').click()
    await canvas.findByRole('heading', { level: 1, name: 'Priya Raman' })
    canvas.getByTestId('to-daniel').click()
    await canvas.findByRole('heading', { level: 1, name: 'Daniel Okafor' })
    await expect(await talk(canvas).findByText(chatTexts.sending)).toBeVisible()
    await userEvent.type(await box(canvas), 'Second')
    release()
    await waitFor(async () => expect(await box(canvas)).toHaveValue('First thought\nSecond'))
    await expect(canvas.getByText(chatTexts.notSent)).toBeVisible()
    await expect(toasts.map(({ text }) => text)).toEqual([chatTexts.notSent])
  },
})

export const InLine = meta.story({
  name: 'several messages on their way keep their order: the second waits for the first',
  play: async ({ canvas }) => {
    const release = chat.holdNext()
    await userEvent.type(await box(canvas), 'One{Enter}')
    await talk(canvas).findByText('One')
    canvas.getByTestId('to-priya').click()
    await canvas.findByRole('heading', { level: 1, name: 'Priya Raman' })
    canvas.getByTestId('to-daniel').click()
    await canvas.findByRole('heading', { level: 1, name: 'Daniel Okafor' })
    await userEvent.type(await box(canvas), 'Two{Enter}')
    await talk(canvas).findByText('Two')
    await expect(talk(canvas).getAllByText(chatTexts.sending)).toHaveLength(2)
    await expect(chat.posted.map(({ content }) => content)).toEqual(['One'])
    release()
    await waitFor(() => expect(stored().slice(-2)).toEqual(['One', 'Two']))
    await waitFor(() => expect(talk(canvas).queryByText(chatTexts.sending)).not.toBeInTheDocument())
    await expect(shown(canvas).slice(-2)).toEqual(['One', 'Two'])
  },
})
