import { CreditCard, LogOut, Mail, MessageCircle, MessagesSquare, Plane, User, Users } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ButtonLink } from '../button/index.ts'
import { PageHeader, PageLayout } from '../page/index.ts'
import { awkward, Held, StickerSheet } from '../../internal/Sheet.tsx'
import { NavBar, type NavAccount, type NavItem } from './index.ts'

const onLogOut = fn()

const items: readonly NavItem[] = [
  {
    kind: 'group',
    label: 'Flights',
    items: [
      { kind: 'link', href: '#my-flights', label: 'My Flights', icon: <Plane /> },
      { kind: 'link', href: '#requests', label: 'Flight Share Requests', icon: <Mail />, count: 3, countLabel: '3 pending' },
      { kind: 'link', href: '#explorer', label: 'Pilot Explorer', icon: <Users /> },
    ],
  },
  { kind: 'link', href: '#community', label: 'PilotPair Community', icon: <MessagesSquare />, isCurrent: true },
  { kind: 'link', href: '#messages', label: 'Messages', icon: <MessageCircle />, count: 2, countLabel: '2 unread' },
]

const account: NavAccount = {
  name: 'Maya Lindqvist',
  items: [
    { kind: 'link', href: '#profile', label: 'Profile & Preferences', icon: <User /> },
    { kind: 'link', href: '#payment', label: 'Payment Methods', icon: <CreditCard /> },
    { kind: 'separator' },
    { kind: 'action', label: 'Log Out', icon: <LogOut />, onSelect: onLogOut },
  ],
}

const meta = preview.meta({
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  title: 'UI/NavBar',
  component: NavBar,
  args: {
    home: { href: '#home', label: 'PilotPair home' },
    items,
    account,
  },
  beforeEach: () => {
    onLogOut.mockClear()
  },
  render: (args) => (
    <PageLayout header={<NavBar {...args} />}>
      <PageHeader title="Welcome, Maya!" description="Your next flight is in 9 days." />
      <div style={{ blockSize: 900 }} />
    </PageLayout>
  ),
})

export const Pilot = meta.story()

export const FlightsOpen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flights' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'My Flights' })).toBeVisible())
  },
})

export const AccountOpen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account' }))
    const menu = canvas.getByRole('list', { name: 'My Account' })
    await waitFor(() => expect(within(menu).getByRole('link', { name: 'Profile & Preferences' })).toBeVisible())
    await waitFor(() => expect(within(menu).getByRole('link', { name: 'Payment Methods' })).toBeVisible())
  },
})

Pilot.test('marks where the person is, and logs out', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('PilotPair Community')
  await userEvent.click(canvas.getByRole('button', { name: 'My Account' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }))
  await expect(onLogOut).toHaveBeenCalledOnce()
})

export const ChildIsCurrent = meta.story({
  args: {
    items: [
      {
        kind: 'group',
        label: 'Flights',
        items: [
          { kind: 'link', href: '#my-flights', label: 'My Flights', isCurrent: true },
          { kind: 'link', href: '#requests', label: 'Flight Share Requests' },
        ],
      },
      { kind: 'link', href: '#community', label: 'PilotPair Community' },
    ],
  },
})

ChildIsCurrent.test('the group that holds the current page is marked, and the page in it', async ({ canvas }) => {
  const group = canvas.getByRole('button', { name: 'Flights' })
  await expect(group).toHaveAttribute('aria-current', 'true')
  await userEvent.click(group)
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Flights')
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

Phone.test('the menu on phones repeats every link, closes by Escape, and gives the focus back', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Open menu' })
  await userEvent.click(button)
  const menu = canvas.getByRole('navigation', { name: 'Main' })
  for (const name of ['My Flights', 'Pilot Explorer', 'PilotPair Community', 'Profile & Preferences', 'Payment Methods']) {
    await waitFor(() => expect(within(menu).getByRole('link', { name })).toBeVisible())
  }
  await waitFor(() => expect(within(menu).getByRole('button', { name: 'Log Out' })).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  await expect(canvas.queryByRole('navigation')).toBeNull()
})

/** As {@link items}, and what waits behind Flights is counted at the word too. */
const countedItems = items.map((item): NavItem => (item.kind === 'group' ? { ...item, count: 3, countLabel: '3 pending' } : item))

export const Waiting = meta.story({
  args: { items: countedItems, waiting: { count: 5, countLabel: '3 pending, 2 unread' } },
})

Waiting.test('what waits behind a word is counted at it, and read out with its name', async ({ canvas }) => {
  const group = canvas.getByRole('button', { name: 'Flights 3 pending' })
  await expect(within(group).getByText('3')).toBeVisible()
  await userEvent.click(group)
  await expect(canvas.getByRole('list', { name: 'Flights' })).toBeVisible()
})

export const PhoneWaiting = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { items: countedItems, waiting: { count: 105, countLabel: '103 pending, 2 unread' } },
})

PhoneWaiting.test('the button of the menu counts all of it while the menu is closed', async ({ canvas, canvasElement }) => {
  const button = canvas.getByRole('button', { name: 'Open menu, 103 pending, 2 unread' })
  const count = () => [...(button.parentElement?.querySelectorAll(':scope > [aria-hidden]') ?? [])]
  await expect(count().map((element) => element.textContent)).toEqual(['99+'])
  await expect(count()[0]).toBeVisible()
  await expect(count()[0]?.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth)
  await userEvent.click(button)
  await expect(canvas.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await expect(count()).toEqual([])
})

export const PhoneOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible())
  },
})

export const LoggedOut = meta.story({
  render: (args) => (
    <NavBar
      home={args.home}
      end={
        <ButtonLink href="#login" variant="outline" tone="neutral">
          Log in
        </ButtonLink>
      }
    />
  ),
})

/** Several bars on one page, which no real page has. */
const severalBars = ['landmark-no-duplicate-banner', 'landmark-unique'].map((id) => ({ id, enabled: false }))

export const Sheet = meta.story({
  parameters: { a11y: { config: { rules: severalBars } } },
  render: (args) => (
    <StickerSheet>
      <NavBar {...args} items={[{ kind: 'link', href: '#o', label: 'Operator Dashboard', isCurrent: true }, ...items.slice(1)]} label="Operator" />
      <div dir="rtl">
        <NavBar {...args} label="Right to left" />
      </div>
      <NavBar {...args} label="Many" items={[{ kind: 'link', href: '#m', label: 'Messages', count: 1234, countLabel: '1234 unread' }]} />
      {/* Names stand in one line each, so that a bar may be wider than the page: the picture of the others is not. */}
      <div style={{ overflowX: 'auto' }}>
        <NavBar
          {...args}
          label="Longest"
          account={{ ...account, name: awkward.long }}
          items={[
            { kind: 'group', label: awkward.long, count: 1234, countLabel: '1234 pending', items: [] },
            { kind: 'link', href: '#u', label: awkward.unbroken, isCurrent: true },
            { kind: 'link', href: '#m', label: 'Messages', count: 2, countLabel: '2 unread' },
          ]}
        />
      </div>
      <Held state="hover" at="a[href='#messages']">
        <Held state="focus" at="a[href='#community']">
          <NavBar {...args} label="Hover and focus" />
        </Held>
      </Held>
    </StickerSheet>
  ),
})

export const OwnLogo = meta.story({
  tags: ['!autodocs'],
  args: { home: { href: '#home', label: 'Larch home' }, logo: <strong>Larch</strong> },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Larch home' })
    await expect(home).toHaveTextContent(/^Larch$/)
    await expect(home.querySelector('svg')).toBeNull()
  },
})
