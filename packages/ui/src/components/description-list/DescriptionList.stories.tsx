import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { DescriptionList } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'UI/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Registration', value: 'N738PA' },
      { term: 'Model year', value: 2015 },
      { term: 'Seats', value: 4 },
      { term: 'Equipment', value: 'IFR equipped, glass cockpit, autopilot, GPS' },
      { term: 'Notes', value: '' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 432, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Details = meta.story()

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="facts, a total, absent" flow="stack">
        <DescriptionList
          items={[
            { term: '$165/hr × 3 h', value: '$495.00' },
            { term: 'Total', value: '$495.00', isTotal: true },
            { term: 'שם', value: 'נועה (10:30)' },
            { term: 'Absent', value: undefined },
          ]}
        />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="20rem">
        <DescriptionList
          items={[
            { term: awkward.long, value: awkward.long },
            { term: 'Unbroken', value: awkward.unbroken },
            { term: awkward.unbroken, value: 'Unbroken' },
          ]}
        />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <DescriptionList
          missing="غير مذكور"
          items={[
            { term: 'السعر', value: awkward.arabic },
            { term: 'التسجيل', value: 'N738PA' },
            { term: 'المجموع', value: '$495.00', isTotal: true },
            { term: 'ملاحظات', value: '' },
          ]}
        />
      </SheetRow>
    </StickerSheet>
  ),
})
