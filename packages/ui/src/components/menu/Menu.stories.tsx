import { LogOut, Mail, Plane, Users } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, StickerSheet } from '../../internal/Sheet.tsx'
import { Menu, type MenuItem } from './index.ts'

const onSelect = fn()

const items: readonly MenuItem[] = [
  { kind: 'link', href: '#my-flights', label: 'My Flights', icon: <Plane />, isCurrent: true },
  { kind: 'link', href: '#requests', label: 'Flight Share Requests', icon: <Mail />, count: 3, countLabel: '3 pending' },
  { kind: 'link', href: '#explorer', label: 'Pilot Explorer', icon: <Users /> },
  { kind: 'separator' },
  { kind: 'action', label: 'Log Out', icon: <LogOut />, onSelect },
]

const meta = preview.meta({
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'Flights',
    trigger: 'Flights',
    isTriggerNamed: true,
    items,
  },
  beforeEach: () => {
    onSelect.mockClear()
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, minBlockSize: 320 }}>
        <Story /> <a href="#after">After</a>
      </div>
    ),
  ],
})

export const Closed = meta.story()

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flights' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'My Flights' })).toBeVisible())
  },
})

Closed.test('Escape closes it and gives the focus back', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Flights' })
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('link', { name: 'My Flights' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect(canvas.getByRole('button', { name: 'Log Out' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect(canvas.getByRole('link', { name: 'My Flights' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(canvas.getByRole('button', { name: 'Log Out' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toHaveFocus()
})

Closed.test('a press outside and leaving by Tab close it', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Flights' })
  await userEvent.click(button)
  await userEvent.click(document.body)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  canvas.getByRole('link', { name: 'After' }).focus()
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
})

Closed.test('an action closes it and runs', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Flights' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }))
  await expect(onSelect).toHaveBeenCalledOnce()
  await expect(canvas.queryByRole('button', { name: 'Log Out' })).toBeNull()
})

export const Sheet = meta.story({
  args: {
    items: [
      ...items,
      { kind: 'link', href: '#long', label: awkward.long },
      { kind: 'action', label: awkward.unbroken, isPressed: true, onSelect },
      { kind: 'link', href: '#rtl', label: 'رحلة مشتركة (10:30)', count: 1234, countLabel: '1234' },
    ],
    hasTitle: true,
    isTriggerCurrent: true,
  },
  render: (args) => (
    <StickerSheet>
      <Menu {...args} />
    </StickerSheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flights' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'My Flights' })).toBeVisible())
    canvas.getByRole('link', { name: /^Flight Share Requests/ }).dataset['held'] = 'hover'
    canvas.getByRole('link', { name: 'Pilot Explorer' }).dataset['held'] = 'focus'
  },
})
