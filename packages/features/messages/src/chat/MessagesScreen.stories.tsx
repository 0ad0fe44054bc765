import { chatEndpoints, chatTexts, dashboardTexts, navigationTexts } from '@pilotpair/contract'
import { TEST_NOW, testId } from '@pilotpair/contract/testing'
import { handle, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { conversations, danielId, messagesScenarios, priyaId } from './MessagesScreen.scenario.ts'
import { MessagesScreen } from './MessagesScreen.tsx'

const meta = preview.meta({
  title: 'Features/Messages/MessagesScreen',
  component: MessagesScreen,
  args: {
    conversationId: danielId,
    listHref: '/messages',
    hrefFor: (id: string) => `/messages/${id}`,
    requestsHref: '/flight-share-requests',
    explorerHref: '/pilot-explorer',
  },
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

const phone = { viewport: { value: 'phone' } }

/** The messages of an open conversation, once they are there. */
const talk = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('group', { name: 'Conversation with Daniel Okafor' }))

const noSidewaysScroll = (): Promise<void> =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth))

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.loaded),
  play: async ({ canvas, step }) => {
    await step('the conversations, with what is unread', async () => {
      const list = within(await canvas.findByRole('region', { name: navigationTexts.messages }))
      await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(6))
      await expect(list.getByRole('link', { name: /^Daniel Okafor/ })).toHaveAttribute('aria-current', 'true')
      const priya = list.getByRole('link', { name: /^Priya Raman.*2 unread messages$/ })
      await expect(priya).toHaveAttribute('href', `/messages/${priyaId}`)
      await expect(list.getByRole('button', { name: chatTexts.sync })).toBeVisible()
    })
    await step('the open one: partner, way back, messages, box', async () => {
      const pane = within(canvas.getByRole('region', { name: chatTexts.defaultPartner }))
      await expect(await pane.findByRole('heading', { level: 1, name: 'Daniel Okafor' })).toBeVisible()
      await expect(pane.getByRole('link', { name: 'Back to messages' })).toHaveAttribute('href', '/messages')
      await expect(await pane.findByText('You take the first half, I take the way back?')).toBeVisible()
      await expect(pane.getByText('Thursday 3 December')).toBeVisible()
      await expect(pane.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    })
    await step('what the product and the operator say is no speech of the pilots', async () => {
      await expect(canvas.getByText('Daniel Okafor invited you to fly')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Open the request' })).toHaveAttribute('href', '/flight-share-requests')
      await expect(canvas.getByText('Message from the operator')).toBeVisible()
    })
  },
})

export const ListAlone = meta.story({
  args: { conversationId: undefined },
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.loaded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Daniel Okafor/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: navigationTexts.messages })).toBeVisible()
    await expect(canvas.getByText('Choose a conversation to read it here.')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})

export const Empty = meta.story({
  args: { conversationId: undefined },
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(chatTexts.empty)).toBeVisible()
    await expect(canvas.getByRole('link', { name: dashboardTexts.findCoPilot })).toHaveAttribute('href', '/pilot-explorer')
    // There is nothing to choose, at any width.
    await expect(canvas.getByText('Choose a conversation to read it here.')).not.toBeVisible()
  },
})

export const Silent = meta.story({
  name: 'a conversation in which nobody has written yet',
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.silent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Say hello.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading conversations...')).toBeInTheDocument()
    await expect(await canvas.findByText('Loading messages...')).toBeInTheDocument()
    await expect(canvas.queryByText(chatTexts.empty)).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.error),
  play: async ({ canvas, msw }) => {
    const [first, second] = await waitFor(async () => {
      const found = canvas.getAllByRole('alert')
      await expect(found).toHaveLength(2)
      return found
    })
    if (first === undefined || second === undefined) throw new Error('two alerts are missing')
    await expect(first).toHaveTextContent('Could not load conversations.')
    await expect(second).toHaveTextContent('Could not load messages.')
    await expect(canvas.queryByText(chatTexts.empty)).not.toBeInTheDocument()
    msw.use(...messagesScenarios.loaded)
    await userEvent.click(within(second).getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Perfect. I will file for both of us.')).toBeVisible()
    await userEvent.click(within(first).getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: /^Daniel Okafor/ })).toBeVisible()
  },
})

export const Partial = meta.story({
  name: 'a list that fails leaves the open conversation alone; its partner is known by what they wrote',
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.partial),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load conversations.')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daniel Okafor' })).toBeVisible()
    await expect(canvas.getByText('Perfect. I will file for both of us.')).toBeVisible()
  },
})

export const Stranger = meta.story({
  name: 'a partner whom nobody names is "Conversation"',
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.stranger),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hello?')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: chatTexts.defaultPartner })).toBeVisible()
  },
})

export const NotFound = meta.story({
  name: 'an address that leads to nobody leads back to the list',
  args: { conversationId: testId('conversation', 99) },
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.notFound),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('This conversation does not exist.')
    await expect(within(alert).getByRole('link', { name: 'Back to messages' })).toHaveAttribute('href', '/messages')
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})

export const OfAnOperator = meta.story({
  name: 'an operator sees an invitation without a link to pages of pilots',
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.operator),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Daniel Okafor invited you to fly')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Open the request' })).not.toBeInTheDocument()
  },
})

export const Phone = meta.story({
  name: 'on a phone a conversation stands alone',
  globals: phone,
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.loaded),
  play: async ({ canvas }) => {
    await expect((await talk(canvas)).getByText('Perfect. I will file for both of us.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: chatTexts.sync })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Back to messages' })).toBeVisible()
    const box = canvas.getByRole('textbox', { name: 'Message' }).getBoundingClientRect()
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
    await noSidewaysScroll()
  },
})

export const PhoneList = meta.story({
  name: 'on a phone the list stands alone',
  globals: phone,
  args: { conversationId: undefined },
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.loaded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Priya Raman/ })).toBeVisible()
    await expect(canvas.queryByText('Choose a conversation to read it here.')).not.toBeVisible()
    await noSidewaysScroll()
  },
})

export const Edge = meta.story({
  name: 'c35: long, right-to-left and marked-up texts stay in their place and are shown as they are',
  globals: phone,
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.edge),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^one two three https:\/\/evil\.example/)).toHaveTextContent('<b>bold</b>')
    await expect(canvas.queryByRole('link', { name: /evil/ })).not.toBeInTheDocument()
    const partner = await canvas.findByRole('heading', { level: 1, name: 'محمد علي (الطيار) 10:30' })
    await expect(getComputedStyle(partner).direction).toBe('rtl')
    await noSidewaysScroll()
  },
})

export const EdgeList = meta.story({
  args: { conversationId: undefined },
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.edge),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^<img src=x/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: chatTexts.defaultPartner })).toBeVisible()
    await noSidewaysScroll()
  },
})

const syncing = { asked: 0, release: (): void => undefined }
const holdsSecond = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(syncing, { asked: 0, release: resolve })
  return handle(chatEndpoints.conversations, async () => {
    syncing.asked += 1
    if (syncing.asked > 1) await promise
    return HttpResponse.json(conversations)
  })
}

export const Syncing = meta.story({
  name: '"Sync Messages" says that it works, and asks once however often it is pressed',
  args: { conversationId: undefined },
  beforeEach: ({ msw }) => msw.use(holdsSecond(), ...messagesScenarios.loaded),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Daniel Okafor/ })
    await userEvent.click(canvas.getByRole('button', { name: chatTexts.sync }))
    await userEvent.click(await canvas.findByRole('button', { name: chatTexts.syncing }))
    syncing.release()
    await expect(await canvas.findByRole('button', { name: chatTexts.sync })).toBeVisible()
    await expect(syncing.asked).toBe(2)
  },
})

export const SyncFails = meta.story({
  name: 'what was shown stays when reading it again fails',
  beforeEach: ({ msw }) => msw.use(...messagesScenarios.loaded),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: /^Daniel Okafor/ })
    msw.use(handle(chatEndpoints.conversations, () => HttpResponse.error()))
    await userEvent.click(canvas.getByRole('button', { name: chatTexts.sync }))
    await waitFor(() => expect(canvas.getByText('Could not sync. What you see may be old.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: /^Daniel Okafor/ })).toBeVisible()
  },
})
