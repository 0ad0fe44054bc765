import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { NumberField } from '../number-field/index.ts'
import { SearchField } from '../search-field/index.ts'
import { Select } from '../select/index.ts'
import { FilterBar } from './index.ts'

const licenses = ['Any', 'Private', 'Commercial', 'Airline transport', 'Instructor'].map((label) => ({ value: label, label }))
const fields = (
  <>
    <SearchField label="Airport" placeholder="Name or code" />
    <Select label="License type" options={licenses} />
    <NumberField label="Minimum flight hours" whole />
  </>
)
const reset = (
  <Button variant="ghost" tone="neutral">
    Reset Filters
  </Button>
)

const meta = preview.meta({
  tags: ['autodocs'],
  component: FilterBar,
  title: 'UI/FilterBar',
  args: { label: 'Filter pilots', children: fields, actions: reset, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('search', { name: 'Filter pilots' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Minimum flight hours' }), '500{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="card" flow="stack">
        <FilterBar label="Card" actions={reset}>
          {fields}
        </FilterBar>
      </SheetRow>
      <SheetRow label="plain, one field" flow="stack">
        <FilterBar label="Plain" surface="plain">
          <SearchField label="Search" />
        </FilterBar>
      </SheetRow>
      <SheetRow label="no room, longest" width="18rem" flow="stack">
        <FilterBar label="Longest" actions={reset}>
          <SearchField label={awkward.unbroken} />
          <Select label={awkward.long} options={[{ value: 'a', label: awkward.long }]} />
        </FilterBar>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <FilterBar label="بحث" actions={reset}>
          <SearchField label="مطار" defaultValue={awkward.arabic} />
          <Select label="نوع" options={licenses} />
        </FilterBar>
      </SheetRow>
    </StickerSheet>
  ),
})
