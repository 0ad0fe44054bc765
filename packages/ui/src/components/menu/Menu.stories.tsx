import { LogOut, Mail, Plane, Users } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Dialog } from '../dialog/index.ts'
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
    onSelect.mockReset()
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

Closed.test('c51: an action chosen by key or press gives the focus back to the button before it runs', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Flights' })
  const focused: (Element | null)[] = []
  onSelect.mockImplementation(() => focused.push(document.activeElement))
  button.focus()
  await userEvent.keyboard('{Enter}{ArrowUp}')
  await expect(canvas.getByRole('button', { name: 'Log Out' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(button).toHaveFocus()
  await userEvent.click(button)
  await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }))
  await expect(button).toHaveFocus()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(focused).toEqual([button, button])
})

Closed.test('a link to where one already is gives the focus back to the button', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Flights' })
  await userEvent.click(button)
  const link = canvas.getByRole('link', { name: 'My Flights' })
  // The host's router stays where it is.
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  await expect(button).toHaveFocus()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

const Asking = () => {
  const [isAsked, setAsked] = useState(false)
  const leave: MenuItem = { kind: 'action', label: 'Log Out', icon: <LogOut />, onSelect: () => setAsked(true) }
  return (
    <>
      <Menu label="Flights" trigger="Flights" isTriggerNamed items={[leave]} />
      <Dialog title="Log out of all devices?" isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  )
}

export const OpensDialog = meta.story({
  name: 'c51: a dialog opened from a menu gives the focus back to the menu',
  render: () => <Asking />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Flights' })
    const choose = [() => userEvent.keyboard('{ArrowUp}{Enter}'), () => userEvent.click(canvas.getByRole('button', { name: 'Log Out' }))]
    for (const press of choose) {
      await userEvent.click(button)
      await press()
      const dialog = await screen.findByRole('dialog', { name: 'Log out of all devices?' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(button).toHaveFocus()
    }
  },
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
      <SheetRow label="right to left, closed" dir="rtl">
        <Menu {...args} label="رحلات" trigger={awkward.arabic} />
      </SheetRow>
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
