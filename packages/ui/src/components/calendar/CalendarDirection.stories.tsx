import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Calendar } from './index.ts'

const meta = preview.meta({
  component: Calendar,
  title: 'UI/CalendarDirection',
  tags: ['!autodocs'],
  args: { 'aria-label': 'Date', today: '2026-12-03', defaultValue: '2026-12-16' },
})

const middleOf = (element: Element | null): number => {
  if (element === null) throw new Error('Nothing is there')
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}

/** Left and right mean what is drawn there, whatever language the days are written in. */
const walkSideways = async (canvasElement: HTMLElement): Promise<void> => {
  const { ownerDocument } = canvasElement
  const at = (): number => middleOf(ownerDocument.activeElement)
  const start = canvasElement.querySelector<HTMLElement>('[data-date="2026-12-16"]')
  start?.focus()
  const from = middleOf(start)
  await userEvent.keyboard('{ArrowRight}')
  await expect(at()).toBeGreaterThan(from)
  await userEvent.keyboard('{ArrowLeft}')
  await expect(ownerDocument.activeElement).toBe(start)
  await userEvent.keyboard('{ArrowLeft}')
  await expect(at()).toBeLessThan(from)
}

/** The way to the month before stands where the writing begins, and its sign points there. */
const pages = (canvasElement: HTMLElement) => {
  const [previous, next] = [...canvasElement.querySelectorAll('[aria-label$=" month"]')].map((button) => ({
    at: middleOf(button),
    isMirrored: getComputedStyle(button).transform !== 'none',
  }))
  if (previous === undefined || next === undefined) throw new Error('A button is missing')
  return { isPreviousLeft: previous.at < next.at, isMirrored: [previous.isMirrored, next.isMirrored] }
}

export const ArabicPage = meta.story({
  name: 'c35: in a right-to-left page with an English calendar the arrow keys go where they point',
  args: { locale: 'en-US' },
  render: (args) => (
    <div dir="rtl">
      <Calendar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await walkSideways(canvasElement)
    await expect(pages(canvasElement)).toEqual({ isPreviousLeft: false, isMirrored: [true, true] })
  },
})

export const ArabicCalendar = meta.story({
  name: 'c35: in a left-to-right page with an Arabic calendar the arrow keys go where they point',
  args: { locale: 'ar-EG' },
  render: (args) => (
    <div dir="ltr">
      <Calendar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await walkSideways(canvasElement)
    await expect(pages(canvasElement)).toEqual({ isPreviousLeft: true, isMirrored: [false, false] })
  },
})

export const Island = meta.story({
  name: 'c35: in a left-to-right part of a right-to-left page the keys follow that part',
  args: { locale: 'en-US' },
  render: (args) => (
    <div dir="rtl">
      <div dir="ltr">
        <Calendar {...args} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await walkSideways(canvasElement)
    await expect(pages(canvasElement).isPreviousLeft).toBe(true)
  },
})
