import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { largeText } from '../../internal/largeText.ts'
import { awkward } from '../../internal/Sheet.tsx'
import { SlotGrid } from './index.ts'
import { at, day } from './samples.ts'

const meta = preview.meta({
  component: SlotGrid,
  title: 'Product/SlotGridRoom',
  tags: ['!autodocs'],
  args: { label: 'Hours', slots: day, timeZone: 'America/Los_Angeles', place: 'Palo Alto (PAO)' },
})

export const Phone320 = meta.story({
  args: { defaultValue: [at(10), at(11), at(12)], viewerTimeZone: 'Europe/Berlin', place: awkward.unbroken },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Hours' })
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
})

export const LargeText = meta.story({
  name: 'at 320 pixels and text of 200 % each hour fits in its cell of the four columns',
  args: { viewerTimeZone: 'Europe/Berlin' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: largeText,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().left))).size).toBe(4)
    for (const button of buttons) await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  },
})
