import { useState } from 'react'
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { InlineAlert } from '../inline-alert/index.ts'
import { AvailabilityEditor, weekDays, type AvailabilityEditorProps, type WeekDay, type WeeklyHours } from './index.ts'

const hours = (day: WeekDay, start: string, end: string): WeeklyHours => ({ day, start, end })

const week: readonly WeeklyHours[] = [
  hours(0, '09:00', '17:00'),
  hours(1, '09:00', '17:00'),
  hours(2, '09:00', '14:00'),
  hours(4, '09:00', '12:00'),
  hours(4, '13:00', '17:00'),
  hours(5, '06:00', '18:00'),
  hours(6, '08:00', '16:00'),
]

const meta = preview.meta({
  tags: ['autodocs'],
  component: AvailabilityEditor,
  title: 'Product/AvailabilityEditor',
  args: {
    hours: week,
    description: 'N738PA, hours in Pacific time at Palo Alto (PAO)',
    onSave: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
    onCopyToAll: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The hours in which something can be booked, week after week. Use it for one aircraft at a time. The host stores the week in one call and gives back what is stored; a failed save is given as `error` and loses nothing.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const daySwitch = (canvas: Canvas, name: string) => canvas.getByRole('switch', { name })
const save = (canvas: Canvas) => userEvent.click(button(canvas, 'Save Changes'))
const enter = async (canvas: Canvas, name: string, time: string) => {
  const input = field(canvas, name)
  await userEvent.clear(input)
  await userEvent.type(input, time)
  await userEvent.tab()
}
const dayHours = (list: readonly WeeklyHours[], day: WeekDay) =>
  list.filter((row) => row.day === day).map(({ start, end }) => `${start}-${end}`)

export const Default = meta.story({})

Default.test('a row a day from Monday to Sunday, a closed one says so', async ({ canvas }) => {
  const names = canvas.getAllByRole('switch').map((each) => each.closest('label')?.textContent)
  await expect(names).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  await expect(daySwitch(canvas, 'Thursday')).not.toBeChecked()
  await expect(canvas.getAllByText('No availability on this day.')).toHaveLength(1)
  await expect(canvas.getByRole('img', { name: 'Friday over 24 hours: 09:00–12:00, 13:00–17:00' })).toBeVisible()
})

Default.test('saves the week in order, once, and never while nothing was asked', async ({ canvas, args }) => {
  await enter(canvas, 'Monday end time 1', '1230')
  await expect(args.onSave).not.toHaveBeenCalled()
  await save(canvas)
  await expect(args.onSave).toHaveBeenCalledOnce()
  await expect(args.onSave).toHaveBeenCalledWith([hours(0, '09:00', '12:30'), ...week.slice(1)])
})

export const OpensWithDefaultHours = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(daySwitch(canvas, 'Thursday'))
    await expect(field(canvas, 'Thursday start time 1')).toHaveValue('09:00')
    await expect(field(canvas, 'Thursday end time 1')).toHaveValue('17:00')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  },
})

export const RemembersRows = meta.story({
  name: 'a day opened again has the rows that it had',
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, 'Friday end time 2', '19:00')
    await userEvent.click(daySwitch(canvas, 'Friday'))
    await expect(canvas.queryByRole('textbox', { name: 'Friday start time 1' })).toBeNull()
    await userEvent.click(daySwitch(canvas, 'Friday'))
    await expect(field(canvas, 'Friday end time 2')).toHaveValue('19:00')
    await expect(field(canvas, 'Friday start time 1')).toHaveValue('09:00')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const AddsFromThePreviousEnd = meta.story({
  tags: ['!autodocs'],
  args: { hours: [hours(0, '09:00', '23:00')] },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Add hours, Monday'))
    await expect(field(canvas, 'Monday start time 2')).toHaveValue('23:00')
    await expect(field(canvas, 'Monday start time 2')).toHaveFocus()
    await expect(field(canvas, 'Monday end time 2')).toHaveValue('00:00')
    await save(canvas)
    await expect(args.onSave).toHaveBeenCalledWith([hours(0, '09:00', '23:00'), hours(0, '23:00', '00:00')])
  },
})

export const Overlap = meta.story({
  name: 'c02: overlapping rows are flagged in place and block saving',
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Add hours, Wednesday'))
    await enter(canvas, 'Wednesday start time 2', '13:00')
    await enter(canvas, 'Wednesday end time 2', '18:00')
    const message = '13:00–14:00 is in both rows. Change one of them.'
    await expect(canvas.getByText(message)).toBeVisible()
    for (const name of ['Wednesday start time 1', 'Wednesday end time 2']) {
      await expect(field(canvas, name)).toBeInvalid()
      await expect(field(canvas, name)).toHaveAccessibleDescription(message)
    }
    await save(canvas)
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(field(canvas, 'Wednesday start time 1')).toHaveFocus()
    await expect(canvas.getByText('Wednesday has hours that overlap. Change them to save.')).toBeVisible()
    await expect(button(canvas, 'Save Changes')).toHaveAttribute('aria-disabled', 'true')
  },
})

Default.test('c02: touching rows are saved', async ({ canvas, args }) => {
  await userEvent.click(button(canvas, 'Add hours, Wednesday'))
  await save(canvas)
  await expect(args.onSave).toHaveBeenCalledOnce()
  await expect(dayHours(mocked(args.onSave).mock.calls[0]?.[0] ?? [], 2)).toEqual(['09:00-14:00', '14:00-15:00'])
})

export const LateStart = meta.story({
  name: 'c02: a start of 24:00 stays as it was typed, is flagged in place and blocks saving',
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, 'Monday start time 1', '24:00')
    await expect(field(canvas, 'Monday start time 1')).toHaveValue('24:00')
    await expect(field(canvas, 'Monday start time 1')).toBeInvalid()
    await expect(field(canvas, 'Monday end time 1')).toBeValid()
    await save(canvas)
    await expect(args.onSave).not.toHaveBeenCalled()
    await enter(canvas, 'Monday start time 1', '22:00')
    await enter(canvas, 'Monday end time 1', '24:00')
    await expect(field(canvas, 'Monday end time 1')).toHaveValue('00:00')
    await save(canvas)
    await expect(dayHours(mocked(args.onSave).mock.calls[0]?.[0] ?? [], 0)).toEqual(['22:00-00:00'])
  },
})

export const RemovesOneOfTwins = meta.story({
  name: 'c02: of two equal rows exactly one is removed',
  tags: ['!autodocs'],
  args: { hours: [hours(0, '09:00', '17:00'), hours(0, '09:00', '17:00')] },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Remove Monday hours 2'))
    await expect(button(canvas, 'Remove Monday hours 1')).toHaveFocus()
    await save(canvas)
    await expect(args.onSave).toHaveBeenCalledWith([hours(0, '09:00', '17:00')])
    await userEvent.click(button(canvas, 'Remove Monday hours 1'))
    await expect(daySwitch(canvas, 'Monday')).not.toBeChecked()
    await expect(daySwitch(canvas, 'Monday')).toHaveFocus()
  },
})

export const Reversed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, 'Monday end time 1', '08:00')
    await expect(field(canvas, 'Monday end time 1')).toHaveAccessibleDescription('The end must be later than the start.')
    await save(canvas)
    await expect(args.onSave).not.toHaveBeenCalled()
    await enter(canvas, 'Monday end time 1', '00:00')
    await expect(field(canvas, 'Monday end time 1')).toBeValid()
    await save(canvas)
    await expect(dayHours(mocked(args.onSave).mock.calls[0]?.[0] ?? [], 0)).toEqual(['09:00-00:00'])
  },
})

export const Unreadable = meta.story({
  name: 'c53: a time that cannot be read is named at its field',
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, 'Tuesday start time 1', '9h')
    await expect(field(canvas, 'Tuesday start time 1')).toHaveAccessibleDescription('Invalid time format (HH:MM)')
    await expect(field(canvas, 'Tuesday end time 1')).toBeValid()
    await save(canvas)
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(field(canvas, 'Tuesday start time 1')).toHaveFocus()
  },
})

export const CopyToAll = meta.story({
  name: 'c03: copying leaves the source open and untouched and sends nothing',
  tags: ['!autodocs'],
  args: { hours: [hours(0, '08:00', '12:00'), hours(0, '13:00', '18:00'), hours(1, '09:00', '17:00')] },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Copy to all, Monday'))
    await expect(args.onCopyToAll).toHaveBeenCalledOnce()
    await expect(args.onCopyToAll).toHaveBeenCalledWith('Monday')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getAllByText('No availability on this day.')).toHaveLength(5)
    await enter(canvas, 'Tuesday start time 1', '10:00')
    await userEvent.click(button(canvas, 'Remove Tuesday hours 2'))
    await save(canvas)
    const [saved = []] = mocked(args.onSave).mock.calls[0] ?? []
    await expect(dayHours(saved, 0)).toEqual(['08:00-12:00', '13:00-18:00'])
    await expect(dayHours(saved, 1)).toEqual(['10:00-12:00'])
  },
})

export const Dirty = meta.story({
  name: 'tells when there is something unsaved',
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(args.onDirtyChange).not.toHaveBeenCalled()
    await enter(canvas, 'Monday start time 1', '10:00')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await enter(canvas, 'Monday start time 1', '9')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
    await enter(canvas, 'Monday start time 1', '10:00')
    await userEvent.click(button(canvas, 'Cancel'))
    await expect(field(canvas, 'Monday start time 1')).toHaveValue('09:00')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
})

export const AskedBeforeCancel = meta.story({
  name: 'a host that asks before it closes keeps what was typed',
  tags: ['!autodocs'],
  args: { onCancel: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ canvas, args }) => {
    await enter(canvas, 'Monday start time 1', '10:00')
    await userEvent.click(button(canvas, 'Cancel'))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(field(canvas, 'Monday start time 1')).toHaveValue('10:00')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
  },
})

/** A host whose first save fails. */
const Host = (props: AvailabilityEditorProps) => {
  const [stored, setStored] = useState(props.hours)
  const [tries, setTries] = useState(0)
  return (
    <AvailabilityEditor
      {...props}
      hours={[...stored]}
      error={tries === 1 ? 'An error occurred while saving. Please try again.' : undefined}
      onSave={(next) => {
        props.onSave(next)
        setTries(tries + 1)
        if (tries > 0) setStored(next)
      }}
    />
  )
}

export const FailedSave = meta.story({
  name: 'c04: a failed save keeps what was edited, the retry saves it',
  render: (args) => <Host {...args} />,
  play: async ({ canvas, args }) => {
    await enter(canvas, 'Monday start time 1', '10:00')
    await save(canvas)
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred while saving. Please try again.')
    await expect(field(canvas, 'Monday start time 1')).toHaveValue('10:00')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    await save(canvas)
    await expect(args.onSave).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(field(canvas, 'Monday start time 1')).toHaveValue('10:00')
  },
})

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Saving...'))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(field(canvas, 'Monday start time 1')).toHaveAttribute('readonly')
    await userEvent.type(field(canvas, 'Monday start time 1'), '8')
    await expect(field(canvas, 'Monday start time 1')).toHaveValue('09:00')
    await expect(daySwitch(canvas, 'Monday')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(daySwitch(canvas, 'Monday'))
    await expect(daySwitch(canvas, 'Monday')).toBeChecked()
    for (const name of ['Add hours, Monday', 'Remove Monday hours 1', 'Copy to all, Monday', 'Cancel']) {
      await expect(button(canvas, name)).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button(canvas, name))
    }
    await expect(canvas.getAllByRole('textbox')).toHaveLength(week.length * 2)
    await expect(args.onCopyToAll).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(canvas.queryByText('Unsaved changes')).toBeNull()
  },
})

const six = weekDays.flatMap((day) =>
  Array.from({ length: 6 }, (_, at) => hours(day, `${String(at * 4).padStart(2, '0')}:00`, `${String(at * 4 + 2).padStart(2, '0')}:00`)),
)

const onDraw = fn<(id: string) => void>()

export const OneEditOneDay = meta.story({
  name: 'one edit draws one day and one row anew',
  tags: ['!autodocs'],
  args: { hours: six, profiler: onDraw },
  play: async ({ canvas }) => {
    const input = field(canvas, 'Wednesday start time 3')
    input.focus()
    onDraw.mockClear()
    await userEvent.clear(input)
    await userEvent.type(input, '08:30')
    const drawn = onDraw.mock.calls.map(([id]) => id)
    await expect(new Set(drawn.filter((id) => id.startsWith('day-')))).toEqual(new Set(['day-2']))
    await expect(new Set(drawn.filter((id) => id.startsWith('row-'))).size).toBe(1)
  },
})

export const Phone = meta.story({
  args: { hours: six.slice(0, 18) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
})

Phone.test('days fold where there is little room, bars stay', async ({ canvas }) => {
  await expect(canvas.queryByRole('textbox')).toBeNull()
  await expect(canvas.getAllByRole('img')).toHaveLength(3)
  const fold = button(canvas, 'Hours of Monday')
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(fold)
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getAllByRole('textbox')).toHaveLength(12)
  await userEvent.click(button(canvas, 'Copy to all, Monday'))
  await userEvent.click(daySwitch(canvas, 'Sunday'))
  await expect(field(canvas, 'Sunday start time 1')).toBeVisible()
})

Phone.test('nothing is wider than the screen', async ({ canvasElement }) => {
  const form = canvasElement.querySelector('form')
  if (form === null) throw new Error('No form')
  await userEvent.click(within(form).getByRole('button', { name: 'Hours of Monday' }))
  await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth)
})

const nothing = () => undefined
const begun = [hours(0, '09:00', '12:00'), hours(0, '11:00', '17:00'), ...week.slice(1)]
const heldParts = [
  ['hover', '[role=switch]'], ['hover', 'input[type=text]'], ['hover', '[aria-label="Remove Monday hours 1"]'],
  ['focus', '[aria-label="Monday end time 1"]'], ['focus', '[aria-label="Add hours, Monday"]'],
  ['focus', '[aria-label="Copy to all, Monday"]'], ['focus', '[aria-label="Hours of Monday"]'],
] as const

export const Sheet = meta.story({
  decorators: [],
  // Without much room days are folded: the first one of each editor that shows a state is opened.
  play: async ({ canvasElement }) => {
    for (const box of canvasElement.querySelectorAll('[data-unfold]')) {
      const fold = box.querySelector('li [aria-expanded]')
      if (fold === null) throw new Error('No day to unfold')
      await fireEvent.click(fold)
      await expect(fold).toHaveAttribute('aria-expanded', 'true')
    }
  },
  render: () => (
    <StickerSheet>
      <SheetRow label="Monday: hover of switch, start and remove; focus of end, add, copy and fold" flow="stack">
        <div data-unfold="">
          {heldParts.reduceRight(
            (inside, [state, at]) => <Held state={state} at={at}>{inside}</Held>,
            <AvailabilityEditor hours={week} description="N738PA, hours in Pacific time" onSave={nothing} onCancel={nothing} />,
          )}
        </div>
      </SheetRow>
      <SheetRow label="a timetable where there is room, here drawn smaller" flow="stack">
        <div style={{ zoom: 0.72 }}>
          <AvailabilityEditor title="Timetable" hours={week} begun={begun} onSave={nothing} onCancel={nothing} />
        </div>
      </SheetRow>
      <SheetRow label="overlapping, reversed, unreadable" flow="stack">
        <AvailabilityEditor
          title="Problems"
          hours={[hours(0, '09:00', '14:00'), hours(0, '13:00', '18:00'), hours(1, '17:00', '09:00'), hours(2, '9h', '17:00')]}
          onSave={nothing}
          error="An error occurred while saving. Please try again."
        />
      </SheetRow>
      <SheetRow label="saving" flow="stack">
        <div data-unfold="">
          <AvailabilityEditor title="Saving" hours={week} onSave={nothing} onCancel={nothing} pending />
        </div>
      </SheetRow>
      <SheetRow label="empty; a notice" flow="stack">
        <AvailabilityEditor
          title="Closed all week"
          hours={[]}
          onSave={nothing}
          notice={<InlineAlert tone="warning" title="These hours were changed elsewhere meanwhile." />}
        />
      </SheetRow>
      <SheetRow label="no room, longest, unbroken" flow="stack" width="20rem">
        <div data-unfold="">
          <AvailabilityEditor title={awkward.long} description={awkward.unbroken} hours={week} onSave={nothing} onCancel={nothing} error={awkward.unbroken} />
        </div>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <div data-unfold="">
          <AvailabilityEditor title="أوقات" description={awkward.arabic} hours={week} onSave={nothing} onCancel={nothing} />
        </div>
      </SheetRow>
    </StickerSheet>
  ),
})
