import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { largeText } from '../../internal/largeText.ts'
import { AvailabilityEditor, type WeeklyHours } from './index.ts'

const hours: readonly WeeklyHours[] = [
  { day: 0, start: '09:00', end: '17:00' },
  { day: 2, start: '09:00', end: '13:00' },
]

/** A phone of 320 pixels, with the room that pages keep at their sides. */
const phone = { inlineSize: '288px' }

const meta = preview.meta({
  component: AvailabilityEditor,
  title: 'Product/AvailabilityEditorRoom',
  tags: ['!autodocs'],
  args: { hours, onSave: fn(), onCancel: fn() },
})

/** In how many lines a text stands. */
const linesOf = (element: Element): number => {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
}

/** How far the text of a day's hours stands from either side of what heads the day. */
const distancesOf = (total: HTMLElement) => {
  const head = total.closest('li')?.firstElementChild
  if (!head) throw new Error('The hours stand in no day')
  const [around, own] = [head.getBoundingClientRect(), total.getBoundingClientRect()]
  return { left: Math.round(own.left - around.left), right: Math.round(around.right - own.right) }
}

export const TotalAtTheEnd = meta.story({
  name: "a day's hours stand at the end of its row",
  play: async ({ canvas }) => {
    await expect(distancesOf(canvas.getByText('4 h')).right).toBe(0)
  },
})

export const TotalAtTheEndRightToLeft = meta.story({
  name: "a day's hours stand at the end of its row, right to left too, and keep their own direction",
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const total = canvas.getByText('4 h')
    await expect(distancesOf(total).left).toBe(0)
    await expect(getComputedStyle(total).direction).toBe('ltr')
  },
})

export const LongNotice = meta.story({
  name: 'a notice without a place to break stays within the editor',
  args: { notice: 'w'.repeat(500) },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form')
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth)
  },
})

export const LargeText = meta.story({
  name: 'at 320 pixels and text of 200 % days and buttons keep their words whole',
  decorators: [
    (Story) => (
      <div style={phone}>
        <Story />
      </div>
    ),
  ],
  beforeEach: largeText,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hours of Monday' }))
    const form = canvas.getByRole('form')
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth)
    await expect(linesOf(canvas.getByText('Monday'))).toBe(1)
    await expect(linesOf(canvas.getByText('Wednesday'))).toBe(1)
    await expect(linesOf(canvas.getByText('Cancel'))).toBe(1)
  },
})
