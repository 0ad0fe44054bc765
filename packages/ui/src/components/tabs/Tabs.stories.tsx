import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Tabs, type TabItem } from './index.ts'

const users: readonly TabItem<'pending' | 'active' | 'operators' | 'create'>[] = [
  { id: 'pending', label: 'Pending Pilots', count: 3 },
  { id: 'active', label: 'Active Pilots', count: 128 },
  { id: 'operators', label: 'Operators', count: 6 },
  { id: 'create', label: 'Create Operator' },
]

const Example = <Id extends string>({ items, first }: { items: readonly TabItem<Id>[]; first: Id }) => {
  const [selected, setSelected] = useState(first)
  return (
    <div style={{ padding: 16 }}>
      <Tabs label="Users" items={items} selected={selected} onSelect={setSelected}>
        Content of {items.find((item) => item.id === selected)?.label}
      </Tabs>
    </div>
  )
}

const meta = preview.meta({ tags: ['autodocs'], title: 'UI/Tabs', component: Tabs })

export const Users = meta.story({ render: () => <Example items={users} first="pending" /> })

Users.test('arrows, Home and End choose; Tab goes to the panel', async ({ canvas }) => {
  const tab = (name: string) => canvas.getByRole('tab', { name })
  await userEvent.click(tab('Pending Pilots (3)'))
  await userEvent.keyboard('{ArrowRight}')
  await expect(tab('Active Pilots (128)')).toHaveFocus()
  await expect(tab('Active Pilots (128)')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect(tab('Create Operator')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(tab('Pending Pilots (3)')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(tab('Create Operator')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await userEvent.tab()
  await expect(canvas.getByRole('tabpanel', { name: 'Pending Pilots (3)' })).toHaveFocus()
})

Users.test('only the chosen tab is a stop of the tab order; letters and other keys are left to the page', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Operators (6)' }))
  const stops = canvas.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)
  await expect(stops).toEqual([canvas.getByRole('tab', { name: 'Operators (6)' })])
  await userEvent.keyboard('{ArrowDown}x')
  await expect(canvas.getByRole('tab', { name: 'Operators (6)' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect(canvas.getByRole('tablist').contains(document.activeElement)).toBe(false)
})

export const Phone = meta.story({
  render: () => (
    <div style={{ inlineSize: 320, overflow: 'hidden' }}>
      <Example items={users} first="create" />
    </div>
  ),
})

Phone.test('the chosen tab is scrolled into a row that does not fit', async ({ canvas }) => {
  const list = canvas.getByRole('tablist')
  const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect()
  await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
  await expect(Math.round(chosen.right)).toBeLessThanOrEqual(Math.ceil(list.getBoundingClientRect().right))
})

export const RightToLeft = meta.story({
  render: () => (
    <div dir="rtl">
      <Example items={users} first="pending" />
    </div>
  ),
})

RightToLeft.test('arrows follow the direction of writing', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Pending Pilots (3)' }))
  await userEvent.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('tab', { name: 'Active Pilots (128)' })).toHaveFocus()
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="rest; hover and focus" flow="stack">
        <Example items={users} first="pending" />
        <Held state="hover" at="[role=tab]:nth-of-type(2)">
          <Held state="focus" at="[role=tab]:nth-of-type(1)">
            <Example items={users} first="pending" />
          </Held>
        </Held>
      </SheetRow>
      <SheetRow label="counts: none, many" flow="stack">
        <Example items={[{ id: 'a', label: 'Received', count: 0 }, { id: 'b', label: 'Sent', count: 12345 }]} first="a" />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="20rem">
        <Example items={[{ id: 'a', label: awkward.long }, { id: 'b', label: awkward.unbroken, count: 3 }]} first="a" />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <Example items={[{ id: 'a', label: 'الطلبات', count: 3 }, { id: 'b', label: awkward.arabic }]} first="a" />
      </SheetRow>
    </StickerSheet>
  ),
})
