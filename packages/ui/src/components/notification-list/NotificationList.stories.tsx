import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Link } from '../link/index.ts'
import { Panel } from '../page/index.ts'
import { NotificationList, type NotificationItem } from './index.ts'

const zone = { timeZone: 'America/Los_Angeles' }
const items: NotificationItem[] = [
  { id: '1', person: 'Daniel Okafor', aircraft: 'Cessna 172S Skyhawk', start: '2026-12-12T18:00:00Z', href: '/flight-share-requests', isNew: true, ...zone },
  { id: '2', person: 'Priya Raman', aircraft: 'Cirrus SR22', start: '2026-12-13T17:00:00Z', href: '/flight-share-requests', ...zone },
  { id: '3', person: 'Tom Hallgren', aircraft: 'Diamond DA42', start: '2026-12-19T21:00:00Z', href: '/flight-share-requests', ...zone },
]

const meta = preview.meta({
  tags: ['autodocs'],
  component: NotificationList,
  title: 'Product/NotificationList',
  parameters: {
    docs: {
      description: {
        component:
          'What has happened lately, newest first, each row one link to where it is dealt with. Use it inside a Panel; the dashboard shows three. What passes by on its own is a toast.',
      },
    },
  },
  args: { items },
})

export const Default = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 620, padding: 16 }}>
      <Panel title="Recent Notifications" aside={<Link href="/flight-share-requests">See all</Link>}>
        <NotificationList {...args} />
      </Panel>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /New flight share request from Priya Raman\./ })
    await expect(link).toHaveAttribute('href', '/flight-share-requests')
    await expect(link).toHaveTextContent('Cirrus SR22')
    await expect(link).toHaveTextContent('Sun 13 Dec, 09:00 PST')
    await expect(canvas.getByRole('link', { name: /^New: New flight/ })).toBeVisible()
  },
})

export const OtherZone = meta.story({
  args: { viewerTimeZone: 'Europe/Berlin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Priya Raman/ })).toHaveTextContent('Your time 18:00 GMT+1')
    await expect(canvas.getByRole('link', { name: /Tom Hallgren/ })).toHaveTextContent('Your time 22:00 GMT+1')
  },
})

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new notifications.')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Priya Raman/ })).toHaveFocus()
  },
})

export const C35Narrow = meta.story({
  name: 'c35: unbroken and right-to-left names stay inside 320 px',
  render: () => (
    <div style={{ inlineSize: 288 }}>
      <NotificationList
        items={[
          { id: '1', person: awkward.unbroken, aircraft: awkward.unbroken, start: '2026-12-12T18:00:00Z', href: '/a', isNew: true, ...zone },
          { id: '2', person: 'ليلى', aircraft: awkward.arabic, href: '/a' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="links, the first one new; not a link; without flight" width="38rem" flow="stack">
        <Panel title="Recent Notifications">
          <NotificationList
            items={[...items, { id: '4', person: 'Sam Whitfield', aircraft: 'Piper PA-28' }, { id: '5', person: 'Aiko Tanabe', href: '/a' }]}
          />
        </Panel>
      </SheetRow>
      <SheetRow label="hover, focus, pressed" width="38rem" flow="stack">
        <Held state="hover" at="li:nth-child(1) a">
          <Held state="focus" at="li:nth-child(2) a">
            <Held state="pressed" at="li:nth-child(3) a">
              <NotificationList items={items.map((item) => ({ ...item, href: '/a' }))} />
            </Held>
          </Held>
        </Held>
      </SheetRow>
      <SheetRow label="empty" width="38rem" flow="stack">
        <Panel title="Notifications">
          <NotificationList items={[]} />
        </Panel>
      </SheetRow>
      <SheetRow label="longest, unbroken" width="18rem" flow="stack">
        <NotificationList items={[{ id: '1', person: awkward.unbroken, aircraft: awkward.long, start: '2026-12-12T18:00:00Z', href: '/a', ...zone }]} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" width="30rem" flow="stack">
        <NotificationList items={items} texts={{ sentence: (person) => `طلب رحلة من ${person}` }} />
      </SheetRow>
    </StickerSheet>
  ),
})
