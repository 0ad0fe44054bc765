import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { ChipToggle } from '../chip-toggle/index.ts'
import { NumberField } from '../number-field/index.ts'
import { SearchField } from '../search-field/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Inline } from '../stack/index.ts'
import { FilterPanel } from './index.ts'

const types = ['Any', 'Single engine', 'Multi engine', 'Helicopter'].map((label) => ({ value: label, label }))

const meta = preview.meta({
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: FilterPanel,
  title: 'UI/FilterPanel',
  args: {
    title: 'Advanced Search',
    summary: 'IFR equipped, up to $500/hr',
    onApply: fn<() => boolean | void>(),
    onReset: fn(),
    children: (
      <>
        <SearchField label="Search" placeholder="Model, registration or airport" />
        <SegmentedControl label="Aircraft type" segments={types} defaultValue="Any" />
        <NumberField label="Maximum rate" prefix="$" suffix="/hr" />
      </>
    ),
    footer: (
      <Inline gap={8}>
        {['IFR equipped', 'Glass cockpit', 'GPS'].map((label) => <ChipToggle key={label} label={label} />)}
      </Inline>
    ),
  },
  render: (args) => (
    <div style={{ padding: 16, blockSize: 1600 }}>
      <FilterPanel {...args} />
      <p style={{ marginBlockStart: 16 }}>Results</p>
    </div>
  ),
})

export const Default = meta.story({})

Default.test('Enter applies, Reset Filters takes back, and it stays open', async ({ canvas, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'Cessna{Enter}')
  await expect(args.onApply).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }))
  await expect(args.onReset).toHaveBeenCalledOnce()
  await expect(canvas.getByRole('button', { name: 'Advanced Search' })).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getByRole('search', { name: 'Advanced Search' })).toBeVisible()
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

Phone.test('applying closes it; a line that says what is filtered stays in sight and has the focus', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }))
  const header = canvas.getByRole('button', { name: /^Advanced Search/ })
  await expect(header).toHaveAttribute('aria-expanded', 'false')
  await expect(header).toHaveFocus()
  await expect(canvas.getByText('IFR equipped, up to $500/hr')).toBeVisible()
  document.documentElement.scrollTop = 600
  await expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await expect(header.getBoundingClientRect().top).toBeLessThan(120)
  document.documentElement.scrollTop = 0
})

export const PhoneWithMistake = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { onApply: fn(() => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }))
    await expect(canvas.getByRole('button', { name: 'Advanced Search' })).toHaveAttribute('aria-expanded', 'true')
  },
})

/** Several of the same name on one page, which no real page has. */
const severalPanels = ['landmark-unique'].map((id) => ({ id, enabled: false }))

export const Sheet = meta.story({
  parameters: { a11y: { config: { rules: severalPanels } } },
  render: (args) => (
    <StickerSheet>
      <SheetRow label="open" flow="stack">
        <FilterPanel {...args} />
        <FilterPanel {...args} title="Without second row and way back" footer={undefined} onReset={undefined} />
      </SheetRow>
      <SheetRow label="header: hover, focus; apply: hover; reset: focus" flow="stack">
        <Held state="hover" at="[aria-expanded]">
          <FilterPanel {...args} defaultOpen={false} />
        </Held>
        <Held state="focus" at="[aria-expanded]">
          <FilterPanel {...args} defaultOpen={false} />
        </Held>
        <Held state="hover" at="[type=submit]">
          <Held state="focus" at="form button:not([type=submit], [aria-label])">
            <FilterPanel {...args} title="Held">
              <SearchField label="Search" />
            </FilterPanel>
          </Held>
        </Held>
      </SheetRow>
      <SheetRow label="closed" flow="stack">
        <FilterPanel {...args} defaultOpen={false} />
        <FilterPanel {...args} defaultOpen={false} summary={undefined} />
      </SheetRow>
      <SheetRow label="longest, unbroken" width="18rem" flow="stack">
        <FilterPanel {...args} title={awkward.unbroken} summary={awkward.long} defaultOpen={false} />
        <FilterPanel {...args} title={awkward.long} applyLabel={awkward.unbroken} resetLabel={awkward.long} footer={<ChipToggle label={awkward.unbroken} />} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <FilterPanel {...args} title="بحث متقدم" summary={awkward.arabic} defaultOpen={false} />
        <FilterPanel {...args} title="بحث" applyLabel="تطبيق" resetLabel="إعادة" />
      </SheetRow>
    </StickerSheet>
  ),
})
