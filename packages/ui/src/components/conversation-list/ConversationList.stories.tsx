import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { ButtonLink } from '../button/index.ts'
import { InlineAlert } from '../inline-alert/index.ts'
import { ConversationList, type Conversation } from './index.ts'

const conversations: readonly Conversation[] = [
  { id: '1', href: '/messages/1', name: 'Daniel Okafor', lastMessage: 'Perfect. I will file for both of us.', lastAt: '2026-12-03T22:32:00Z' },
  { id: '2', href: '/messages/2', name: 'Priya Raman', lastMessage: 'The operator moved us to noon, does that work for you?', lastAt: '2026-12-03T19:05:00Z', unread: 2 },
  { id: '3', href: '/messages/3', name: 'Tom Hallgren', lastMessage: 'Twin time sounds great.', isLastOwn: true, lastAt: '2026-12-02T20:00:00Z' },
  { id: '4', href: '/messages/4', name: 'Elena Marchetti', lastMessage: 'Bring a headset adapter for the right seat', lastAt: '2026-12-01T20:00:00Z' },
  { id: '5', href: '/messages/5', name: 'Sam Whitfield', lastMessage: 'Invitation sent', lastAt: '2026-11-15T20:00:00Z' },
  { id: '6', href: '/messages/6', lastMessage: 'Thanks for a smooth flight', isLastOwn: true, lastAt: '2025-11-15T20:00:00Z', unread: 120 },
]

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Product/ConversationList',
  component: ConversationList,
  args: {
    conversations,
    selectedId: '1',
    onSync: fn(),
    timeZone: 'America/Los_Angeles',
    locale: 'en-US',
    now: new Date('2026-12-04T01:00:00Z'),
  },
  parameters: {
    docs: {
      description: {
        component:
          'All conversations of a person, newest first. Use it to choose one of them; what is said in it is a MessageList. Beside an open conversation set `selectedId`; on a phone it is a screen of its own. Give it a height to make it scroll inside.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 336 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Daniel Okafor/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: /^Priya Raman.*2 unread messages$/ })).toHaveAttribute('href', '/messages/2')
    await expect(canvas.getByText('Yesterday')).toBeVisible()
    await expect(canvas.getByText('Conversation')).toBeVisible()
    await expect(canvas.getByText('99+')).toBeVisible()
  },
})

Default.test('the button asks for the newest', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sync Messages' }))
  await expect(args.onSync).toHaveBeenCalledOnce()
})

export const Syncing = meta.story({
  args: { syncing: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Syncing...' }))
    await expect(args.onSync).not.toHaveBeenCalled()
  },
})

export const Empty = meta.story({
  args: { conversations: [], emptyAction: <ButtonLink href="/pilot-explorer">Find a Co-Pilot</ButtonLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No conversations yet.')).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  args: { conversations: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading conversations...')
    await expect(canvas.queryByText('No conversations yet.')).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  args: { notice: <InlineAlert tone="danger">Could not sync. What you see may be old.</InlineAlert> },
})

const odd: readonly Conversation[] = [
  { id: '1', href: '/a', name: awkward.unbroken, lastMessage: awkward.unbroken, lastAt: '2025-11-15T20:00:00Z', unread: 120 },
  { id: '2', href: '/b', name: 'محمد علي (الطيار)', lastMessage: awkward.arabic, isLastOwn: true, lastAt: '2026-12-03T22:32:00Z' },
  { id: '3', href: '/c', name: '<b>Eve</b>', lastMessage: '<img src=x onerror=alert(1)>\nsecond line', lastAt: 'soon' },
  { id: '4', href: '/d', name: '', imageUrl: 'data:image/png;base64,broken' },
]

export const C35LongNames = meta.story({
  name: 'c35: long, right-to-left and missing texts keep time and count in sight at 320 px',
  args: { conversations: odd },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getByText('Sat 15 Nov 2025').getBoundingClientRect().right).toBeLessThanOrEqual(320)
    await expect(canvas.getByText('99+').getBoundingClientRect().right).toBeLessThanOrEqual(320)
    await expect(getComputedStyle(canvas.getByText('محمد علي (الطيار)')).direction).toBe('rtl')
    await expect(within(list).queryByRole('img')).not.toBeInTheDocument()
  },
})

export const Keyboard = meta.story({
  name: 'the keyboard goes from conversation to conversation',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sync Messages' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Daniel Okafor/ })).toHaveFocus()
  },
})

const thousand: readonly Conversation[] = Array.from({ length: 1000 }, (_, at) => ({
  id: String(at), href: `/messages/${at}`, name: `Pilot ${at + 1}`, lastMessage: 'See you there', lastAt: '2026-12-02T20:00:00Z',
}))

export const Thousand = meta.story({
  name: 'a thousand conversations are drawn as they come near',
  tags: ['!autodocs'],
  args: { conversations: thousand, selectedId: undefined, style: { blockSize: '30rem' } },
  play: async ({ canvas, step }) => {
    const scroller = canvas.getByRole('list').parentElement
    await step('the first are there, and say among how many', async () => {
      await expect(canvas.getByRole('link', { name: /^Pilot 1 / }).parentElement).toHaveAttribute('aria-posinset', '1')
      await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000')
      await expect(canvas.queryByText('Pilot 500')).not.toBeInTheDocument()
    })
    await step('the list is as high as all of them', async () => {
      await expect(scroller?.scrollHeight).toBeGreaterThan(1000 * 64)
    })
    await step('the last one is there when one scrolls to it', async () => {
      scroller?.scrollTo(0, scroller.scrollHeight)
      await waitFor(() => expect(canvas.getByText('Pilot 1000')).toBeVisible())
      await expect(canvas.queryByText('Pilot 500')).not.toBeInTheDocument()
    })
  },
})

export const ThousandByKeyboard = meta.story({
  name: 'the keyboard goes on where more are drawn',
  tags: ['!autodocs'],
  args: { conversations: thousand, selectedId: undefined, style: { blockSize: '30rem' } },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /^Pilot 10 / }).focus()
    await waitFor(() => expect(canvas.getByText('Pilot 16')).toBeInTheDocument())
    for (let pressed = 0; pressed < 6; pressed += 1) await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Pilot 16 / })).toHaveFocus()
  },
})

export const ThousandSearched = meta.story({
  name: 'all are there for the search of the browser',
  tags: ['!autodocs'],
  // The same markup in every row: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['li:nth-child(n + 13)'] } } },
  args: { conversations: thousand, selectedId: undefined, style: { blockSize: '30rem' } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}f{/Control}')
    await waitFor(() => expect(canvas.getByText('Pilot 500')).toBeInTheDocument())
  },
})

const fixed = { timeZone: 'America/Los_Angeles', locale: 'en-US', now: new Date('2026-12-04T01:00:00Z') }

const longest: Conversation = {
  id: '5', href: '/e', name: awkward.long, lastMessage: awkward.long, lastAt: '2026-12-03T22:32:00Z', unread: 1,
}

export const Sheet = meta.story({
  name: 'Sheet',
  decorators: [],
  render: () => (
    <StickerSheet>
      <SheetRow label="selected, unread, own" width="21rem" flow="stack">
        <ConversationList {...fixed} conversations={conversations} selectedId="1" onSync={fn()} />
      </SheetRow>
      <SheetRow label="2 hover, 3 focus; selected: focus; sync: hover" width="21rem" flow="stack">
        <Held state="focus" at="li:nth-child(1) a">
          <Held state="hover" at="li:nth-child(2) a">
            <Held state="focus" at="li:nth-child(3) a">
              <Held state="hover" at="button">
                <ConversationList {...fixed} conversations={conversations.slice(0, 4)} selectedId="1" headingLevel={2} texts={{ heading: 'Held' }} onSync={fn()} />
              </Held>
            </Held>
          </Held>
        </Held>
      </SheetRow>
      <SheetRow label="longest, unbroken; syncing" width="21rem" flow="stack">
        <ConversationList {...fixed} conversations={[...odd, longest]} syncing onSync={fn()} headingLevel={2} texts={{ heading: 'Chats' }} />
      </SheetRow>
      <SheetRow label="empty" width="21rem" flow="stack">
        <ConversationList
          {...fixed}
          conversations={[]}
          headingLevel={2}
          texts={{ heading: 'Nothing' }}
          emptyAction={<ButtonLink href="/pilot-explorer">Find a Co-Pilot</ButtonLink>}
        />
      </SheetRow>
      <SheetRow label="loading; a notice" width="21rem" flow="stack">
        <ConversationList {...fixed} conversations={[]} loading headingLevel={2} texts={{ heading: 'Loading' }} />
        <ConversationList
          {...fixed}
          conversations={conversations.slice(0, 1)}
          headingLevel={2}
          texts={{ heading: 'Old' }}
          notice={<InlineAlert tone="danger">Could not sync. What you see may be old.</InlineAlert>}
        />
      </SheetRow>
      <SheetRow label="right to left" width="21rem" flow="stack" dir="rtl">
        <ConversationList {...fixed} conversations={odd.slice(1)} headingLevel={2} texts={{ heading: 'الرسائل', sync: 'مزامنة' }} onSync={fn()} />
      </SheetRow>
    </StickerSheet>
  ),
})
