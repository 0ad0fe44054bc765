import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { UiProvider } from '../ui-provider/index.ts'
import { Calendar, calendarLooks, type CalendarLook, type CalendarProps } from './index.ts'

const closed = new Set(['2026-12-07', '2026-12-10', '2026-12-14', '2026-12-17', '2026-12-25', '2026-12-26'])
const isClosed = (date: string) => closed.has(date)

const meta = preview.meta({
  tags: ['autodocs'],
  component: Calendar,
  title: 'UI/Calendar',
  args: {
    'aria-label': 'Date',
    today: '2026-12-03',
    min: '2026-12-03',
    max: '2027-02-01',
    isDateUnavailable: isClosed,
    onValueChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A month to choose a day from. Use it where a day is chosen by what is free on it; for a birthday or an expiry use DateField. Imported from its own path, for it is heavy.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({ args: { defaultValue: '2026-12-12' } })

export const Offers = meta.story({ args: { defaultValue: '2026-12-12', look: 'offers' } })

const dayButton = (canvasElement: HTMLElement, date: string): HTMLElement => {
  const button = canvasElement.querySelector<HTMLElement>(`[data-date="${date}"]`)
  if (button === null) throw new Error(`${date} is not shown`)
  return button
}
const focusedDate = (canvasElement: HTMLElement) => {
  const { activeElement } = canvasElement.ownerDocument
  return activeElement instanceof HTMLElement ? activeElement.dataset['date'] : undefined
}

Default.test('names its days by what is special about them', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('group', { name: 'Date, December 2026' })).toBeVisible()
  await expect(dayButton(canvasElement, '2026-12-03')).toHaveAccessibleName('Thursday, December 3, 2026, today')
  await expect(dayButton(canvasElement, '2026-12-03')).toHaveAttribute('aria-current', 'date')
  await expect(dayButton(canvasElement, '2026-12-12')).toHaveAccessibleName('Saturday, December 12, 2026, selected')
  await expect(dayButton(canvasElement, '2026-12-25')).toHaveAccessibleName('Friday, December 25, 2026, not available')
  await expect(dayButton(canvasElement, '2026-12-02')).toBeDisabled()
})

Default.test('gives days as strings, and only those that can be had', async ({ canvasElement, args }) => {
  await userEvent.click(dayButton(canvasElement, '2026-12-25'))
  await userEvent.click(dayButton(canvasElement, '2026-12-02'))
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.click(dayButton(canvasElement, '2026-12-15'))
  await expect(args.onValueChange).toHaveBeenCalledOnce()
  await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-15')
})

Default.test('does not leave the limits', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
  await expect(canvas.getByText('January 2027')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
  await expect(canvas.getByText('February 2027')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await expect(dayButton(canvasElement, '2027-02-01')).toBeEnabled()
  await expect(dayButton(canvasElement, '2027-02-02')).toBeDisabled()
})

export const Keyboard = meta.story({
  name: 'arrow keys walk over days that cannot be chosen',
  tags: ['!autodocs'],
  args: { defaultValue: '2026-12-09' },
  play: async ({ canvas, canvasElement, args }) => {
    dayButton(canvasElement, '2026-12-09').focus()
    const walk: readonly (readonly [string, string])[] = [
      ['{ArrowRight}', '2026-12-10'],
      ['{ArrowRight}', '2026-12-11'],
      ['{ArrowDown}', '2026-12-18'],
      ['{ArrowUp}', '2026-12-11'],
      ['{ArrowLeft}', '2026-12-10'],
      ['{Home}', '2026-12-03'],
      ['{ArrowLeft}', '2026-12-03'],
      ['{End}', '2026-12-31'],
      ['{ArrowRight}', '2027-01-01'],
      ['{PageUp}', '2026-12-03'],
      ['{PageDown}', '2027-01-03'],
    ]
    for (const [key, date] of walk) {
      await userEvent.keyboard(key)
      await expect(focusedDate(canvasElement)).toBe(date)
    }
    await expect(canvas.getByText('January 2027')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-03')
    dayButton(canvasElement, '2027-01-03').focus()
  },
})

Default.test('a day that cannot be had is not taken by the keyboard either', async ({ canvasElement, args }) => {
  dayButton(canvasElement, '2026-12-09').focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect(focusedDate(canvasElement)).toBe('2026-12-10')
  await expect(args.onValueChange).not.toHaveBeenCalledWith('2026-12-10')
})

export const OneStop = meta.story({
  name: 'the days are one stop of the tab order',
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(focusedDate(canvasElement)).toBe('2026-12-03')
    await userEvent.tab()
    await expect(focusedDate(canvasElement)).toBeUndefined()
  },
})

export const WeekBeginsOnSunday = meta.story({
  args: { firstDayOfWeek: 'sun' },
  play: async ({ canvasElement }) => {
    const heads = [...canvasElement.querySelectorAll('th')].map((head) => head.textContent)
    await expect(heads).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    const firstRow = canvasElement.querySelector('tbody tr')
    await expect(firstRow?.querySelectorAll('td')[2]).toHaveTextContent('1')
  },
})

export const OtherLanguage = meta.story({
  args: { locale: 'de-DE', 'aria-label': 'Datum', defaultValue: '2026-12-12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dezember 2026')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Samstag, 12. Dezember 2026/ })).toBeVisible()
  },
})

export const DayOfTheZone = meta.story({
  name: 'c05: the day that it is comes from the given zone',
  tags: ['!autodocs'],
  args: { today: undefined, min: undefined },
  render: (args) => (
    <UiProvider now={() => new Date('2026-12-12T03:00:00Z')} timeZone="America/Los_Angeles">
      <Calendar {...args} />
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(dayButton(canvasElement, '2026-12-11')).toHaveAttribute('aria-current', 'date')
  },
})

const Elsewhere = (props: CalendarProps) => {
  const [value, setValue] = useState<string | null>('2026-12-12')
  return (
    <>
      <Calendar {...props} value={value} onValueChange={setValue} />
      <Button onClick={() => setValue('2027-01-20')}>In January</Button>
      <Button onClick={() => setValue(null)}>None</Button>
    </>
  )
}

/** A host whose last day has passed since. */
export const NoDayAtAll = meta.story({
  tags: ['!autodocs'],
  args: { id: 'departure', min: '2026-12-03', max: '2026-11-30' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: /^Date/ })).toHaveAttribute('id', 'departure')
    const day = canvas.getByRole('button', { name: /12 December 2026|December 12, 2026/ })
    await expect(day).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByText('January 2027')).toBeVisible()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const FollowsItsValue = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Elsewhere {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In January' }))
    await expect(canvas.getByText('January 2027')).toBeVisible()
    await expect(within(canvasElement).getByRole('gridcell', { selected: true })).toHaveTextContent('20')
    await userEvent.click(canvas.getByRole('button', { name: 'None' }))
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull()
  },
})

const limits = { today: '2026-12-03', min: '2026-12-03', max: '2027-02-01', isDateUnavailable: isClosed }

const day = (date: number) => `[data-date="2026-12-${String(date).padStart(2, '0')}"]`
const heldDays = [
  ['hover', day(8)], ['focus', day(9)], ['focus', day(10)], ['pressed', day(11)], ['hover', day(12)],
  ['hover', '[aria-label="Next month"]'],
] as const

const HeldCalendar = ({ look }: { look: CalendarLook }) => (
  <>
    {heldDays.reduceRight(
      (inside, [state, at]) => (
        <Held state={state} at={at}>
          {inside}
        </Held>
      ),
      <Calendar aria-label={`Held, ${look}`} look={look} defaultValue="2026-12-12" {...limits} />,
    )}
  </>
)

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="plain" width="22rem">
        <Calendar aria-label="Plain" defaultValue="2026-12-12" {...limits} />
      </SheetRow>
      <SheetRow label="offers" width="22rem">
        <Calendar aria-label="Offers" look="offers" defaultValue="2026-12-12" {...limits} />
      </SheetRow>
      {calendarLooks.map((look) => (
        <SheetRow key={look} label={`${look}: 8, 12 and next month hover; 9, 10 focus; 11 pressed`} width="22rem">
          <HeldCalendar look={look} />
        </SheetRow>
      ))}
      <SheetRow label="nothing chosen, today can be chosen" width="22rem">
        <Calendar aria-label="Nothing chosen" today="2026-12-08" />
      </SheetRow>
      <SheetRow label="disabled" width="22rem">
        <Calendar aria-label="Disabled" defaultValue="2026-12-12" {...limits} disabled />
      </SheetRow>
      <SheetRow label="nothing to be had" width="22rem">
        <Calendar aria-label="Nothing to be had" look="offers" {...limits} isDateUnavailable={() => true} />
      </SheetRow>
      <SheetRow label="no room" width="16rem">
        <Calendar aria-label="No room" look="offers" defaultValue="2026-12-12" {...limits} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" width="22rem">
        <Calendar aria-label="تاريخ" locale="ar-EG" defaultValue="2026-12-12" {...limits} />
      </SheetRow>
    </StickerSheet>
  ),
})
