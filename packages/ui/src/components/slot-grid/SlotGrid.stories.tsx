import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { SlotGrid, type HourSlot, type SlotGridProps } from './index.ts'
import { at, day, range, slot } from './samples.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  component: SlotGrid,
  title: 'Product/SlotGrid',
  args: {
    label: 'Hours',
    slots: day,
    timeZone: 'America/Los_Angeles',
    place: 'Palo Alto (PAO)',
    onValueChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Hours of one day to pick a flight from. Use it wherever someone books. The zone always stands beside; a host gives instants and a zone, never formatted times.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({ args: { defaultValue: [at(10), at(11), at(12)] } })

Default.test('writes the time with its zone, as one bar', async ({ canvas }) => {
  await expect(canvas.getByText('Sat 12 Dec, 10:00–13:00 PST')).toBeVisible()
  await expect(canvas.getByText('Times in PST, the zone of Palo Alto (PAO)')).toBeVisible()
  await expect(canvas.getByText('Selected: 3 hours')).toBeVisible()
  const pressed = canvas.getAllByRole('button', { pressed: true })
  await expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual(['10:00', '11:00', '12:00'])
})

Default.test('stands in four columns', async ({ canvas }) => {
  const lefts = canvas.getAllByRole('button').map((button) => Math.round(button.getBoundingClientRect().left))
  await expect(new Set(lefts).size).toBe(4)
})

const hourButton = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('button', { name })

/** Open 09:00–11:00 and 13:00–16:30: of the last window only whole hours are on offer. */
const broken = [9, 10, 13, 14, 15].map((hour) => slot(hour))

export const ConsecutiveOnly = meta.story({
  name: 'c09: only hours that follow one another stay selected',
  tags: ['!autodocs'],
  args: { slots: broken },
  play: async ({ canvas, canvasElement, args }) => {
    const press = (name: string) => userEvent.click(hourButton(canvasElement, name))
    await press('10:00')
    await press('13:00')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([at(13)])
    await press('14:00')
    await press('15:00')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([at(13), at(14), at(15)])
    await press('14:00')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([at(14)])
    await press('14:00')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(canvas.queryByRole('button', { name: /16:00/ })).toBeNull()
    await expect(canvas.getByText('Sat 12 Dec: Choose your hours')).toBeVisible()
  },
})

export const OverlappingWindows = meta.story({
  name: 'c02: an hour that two windows offer stands there once',
  tags: ['!autodocs'],
  args: { slots: [slot(9), slot(10), slot(10), slot(11)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: '10:00' })).toHaveLength(1)
  },
})

export const TakenMeanwhile = meta.story({
  name: 'c07: an hour that was taken meanwhile cannot be picked and says so',
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const taken = hourButton(canvasElement, '14:00, taken')
    await expect(taken).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(taken)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(taken).toHaveFocus()
  },
})

export const TakenAfterwards = meta.story({
  name: 'c07: a selected hour that was taken meanwhile says so, and can be taken out of the selection',
  tags: ['!autodocs'],
  args: { defaultValue: [at(13), at(14)] },
  play: async ({ canvas, canvasElement, args }) => {
    const taken = hourButton(canvasElement, '14:00, taken')
    await expect(taken).toBePressed()
    await expect(taken).not.toHaveAttribute('aria-disabled')
    await expect(getComputedStyle(taken).textDecorationLine).toBe('line-through')
    await userEvent.click(taken)
    await expect(args.onValueChange).toHaveBeenLastCalledWith([at(13)])
    await expect(taken).not.toBePressed()
    await expect(taken).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Sat 12 Dec, 13:00–14:00 PST')).toBeVisible()
  },
})

/** A grid whose hours are read first. */
const HoursOnTheirWay = (props: SlotGridProps) => {
  const [areThere, setThere] = useState(false)
  return (
    <>
      <SlotGrid {...props} slots={areThere ? props.slots : []} />
      <button type="button" onClick={() => setThere(true)}>They come</button>
    </>
  )
}

export const DefaultOfLaterHours = meta.story({
  name: 'hours that come later keep what was chosen at first',
  tags: ['!autodocs'],
  args: { defaultValue: [at(10), at(11)] },
  render: (args) => <HoursOnTheirWay {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'They come' }))
    await expect(hourButton(canvasElement, '10:00')).toBePressed()
    await expect(hourButton(canvasElement, '11:00')).toBePressed()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** An uncontrolled grid beside a choice of the day. */
const TwoDays = (props: SlotGridProps) => {
  const [later, setLater] = useState(0)
  const dayAfter = (list: readonly HourSlot[], hours: number): readonly HourSlot[] =>
    list.map(({ start, ...more }) => ({ ...more, start: new Date(Date.parse(start) + hours * 3_600_000).toISOString() }))
  return (
    <>
      <SlotGrid {...props} slots={dayAfter(props.slots, later)} />
      <button type="button" onClick={() => setLater(24)}>Sunday</button>
      <button type="button" onClick={() => setLater(0)}>Saturday</button>
    </>
  )
}

export const AnotherDay = meta.story({
  name: 'choosing a date clears the chosen hours (§2.7)',
  tags: ['!autodocs'],
  render: (args) => <TwoDays {...args} />,
  play: async ({ canvas, canvasElement, args, step }) => {
    const choose = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await userEvent.click(hourButton(canvasElement, '10:00'))
    await userEvent.click(hourButton(canvasElement, '11:00'))
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await step('the hours of the day before are gone, and the host is told', async () => {
      await choose('Sunday')
      await expect(canvas.getByText('Sun 13 Dec: Choose your hours')).toBeVisible()
      await expect(canvas.queryAllByRole('button', { pressed: true })).toEqual([])
      await expect(args.onValueChange).toHaveBeenCalledTimes(3)
      await expect(args.onValueChange).toHaveBeenLastCalledWith([])
      await expect(canvas.getByRole('status')).toHaveTextContent('Nothing selected')
    })
    await step('they do not come back with their day', async () => {
      await choose('Saturday')
      await expect(canvas.getByText('Sat 12 Dec: Choose your hours')).toBeVisible()
      await expect(args.onValueChange).toHaveBeenCalledTimes(3)
    })
  },
})

export const SoloTwoHours = meta.story({
  args: { fixedHours: 2, defaultValue: [at(10), at(11)] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(hourButton(canvasElement, '08:00'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([at(8), at(9)])
    await expect(canvas.getByText('Sat 12 Dec, 08:00–10:00 PST')).toBeVisible()
    await userEvent.click(hourButton(canvasElement, '13:00, too short for 2 hours'))
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('Pick the start. The flight takes 2 hours.')).toBeVisible()
    await userEvent.click(hourButton(canvasElement, '10:00'))
  },
})

export const ArrowKeys = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const focused = () => canvasElement.ownerDocument.activeElement?.getAttribute('aria-label')
    await userEvent.tab()
    await expect(focused()).toBe('06:00, taken')
    const walk: readonly (readonly [string, string])[] = [
      ['{ArrowRight}', '07:00'],
      ['{ArrowDown}', '11:00'],
      ['{ArrowLeft}', '10:00'],
      ['{ArrowUp}', '06:00, taken'],
      ['{ArrowUp}', '06:00, taken'],
      ['{End}', '09:00'],
      ['{ArrowRight}', '10:00'],
      ['{Control>}{End}{/Control}', '17:00'],
      ['{Home}', '14:00, taken'],
    ]
    for (const [key, hour] of walk) {
      await userEvent.keyboard(key)
      await expect(focused()).toBe(hour)
    }
    await userEvent.keyboard('{ArrowUp}[Space]')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([at(10)])
    await userEvent.tab()
    await expect(focused()).not.toBe('11:00')
  },
})

export const Announces = meta.story({
  name: 'announces each selection with its zone',
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(hourButton(canvasElement, '10:00'))
    await expect(status).toHaveTextContent('Selected 10:00–11:00 PST, 1 hour')
    await userEvent.click(hourButton(canvasElement, '11:00'))
    await expect(status).toHaveTextContent('Selected 10:00–12:00 PST, 2 hours')
    await userEvent.click(hourButton(canvasElement, '11:00'))
    await userEvent.click(hourButton(canvasElement, '10:00'))
    await expect(status).toHaveTextContent('Nothing selected')
  },
})

export const ViewerElsewhere = meta.story({
  args: { defaultValue: [at(10), at(11)], viewerTimeZone: 'Europe/Berlin' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Your time 19:00–21:00 GMT+1')).toBeVisible()
    await expect(hourButton(canvasElement, '10:00, 19:00 your time')).toBePressed()
  },
})

/** 14 March 2027 in New York: 02:00 does not exist, the zone has two names that day. */
const changing = [5, 6, 7, 8, 9].map((hour) => ({ start: new Date(Date.UTC(2027, 2, 14, hour)).toISOString() }))

export const ClocksChange = meta.story({
  name: 'c05: on the day the clocks change no label is doubled or shifted',
  args: { slots: changing, timeZone: 'America/New_York', place: undefined, viewerTimeZone: 'America/New_York' },
  play: async ({ canvas, canvasElement }) => {
    const labels = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(labels).toEqual(['00:00', '01:00', '03:00', '04:00', '05:00'])
    await userEvent.click(hourButton(canvasElement, '01:00'))
    await userEvent.click(hourButton(canvasElement, '03:00'))
    await expect(canvas.getByText('Sun 14 Mar, 01:00 EST–04:00 EDT')).toBeVisible()
    await expect(canvas.getByText('Times in EST / EDT')).toBeVisible()
  },
})

export const Missing = meta.story({
  name: 'c53: what is missing is tied to the hours',
  tags: ['!autodocs'],
  args: { error: 'Please select at least one time slot.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Hours' })).toHaveAccessibleDescription(
      'Please select at least one time slot.',
    )
  },
})

const zone = { timeZone: 'America/Los_Angeles', place: 'Palo Alto (PAO)' }
const width = '24rem'

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="one bar" flow="stack" width={width}>
        <SlotGrid label="Hours" slots={day} defaultValue={[at(10), at(11), at(12)]} {...zone} />
      </SheetRow>
      <SheetRow label="over two rows" flow="stack" width={width}>
        <SlotGrid label="Hours" slots={day} defaultValue={range(8, 13).map(at)} {...zone} />
      </SheetRow>
      <SheetRow label="hover, focus" flow="stack" width={width}>
        <Held state="hover" at="button[aria-label='08:00']">
          <Held state="focus" at="button[aria-label='10:00']">
            <SlotGrid label="Hours" slots={day} defaultValue={[at(10), at(11)]} {...zone} />
          </Held>
        </Held>
      </SheetRow>
      <SheetRow label="fixed length" flow="stack" width={width}>
        <SlotGrid label="Hours" slots={day} fixedHours={2} defaultValue={[at(11), at(12)]} {...zone} />
      </SheetRow>
      <SheetRow label="nothing selected, past hours, error" flow="stack" width={width}>
        <SlotGrid
          label="Hours"
          slots={day.map((hour, place) => (place < 4 ? { ...hour, state: 'past' } : hour))}
          error="Please select at least one time slot."
          {...zone}
        />
      </SheetRow>
      <SheetRow label="viewer elsewhere, disabled" flow="stack" width={width}>
        <SlotGrid label="Hours" slots={day} defaultValue={[at(9)]} viewerTimeZone="Europe/Berlin" {...zone} disabled />
      </SheetRow>
      <SheetRow label="empty" flow="stack" width={width}>
        <SlotGrid label="Hours" slots={[]} {...zone} />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="16rem">
        <SlotGrid label="Hours" slots={day} defaultValue={[at(10), at(11)]} {...zone} place={awkward.unbroken} />
        <SlotGrid label={awkward.long} slots={day.slice(0, 4)} {...zone} place={awkward.long} error={awkward.long} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width={width}>
        <SlotGrid label="ساعات" slots={day} defaultValue={[at(10), at(11), at(12)]} {...zone} place={awkward.arabic} />
      </SheetRow>
    </StickerSheet>
  ),
})
