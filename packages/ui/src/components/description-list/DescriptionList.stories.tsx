import preview from '../../../../../.storybook/preview.tsx'
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
  args: {
    items: [
      { term: '$165/hr × 3 h', value: '$495.00' },
      { term: 'Total', value: '$495.00', isTotal: true },
      { term: 'A term of many words that needs more than one line', value: 'x'.repeat(200) },
      { term: 'שם', value: 'נועה (10:30)' },
      { term: 'Absent', value: undefined },
    ],
  },
})
