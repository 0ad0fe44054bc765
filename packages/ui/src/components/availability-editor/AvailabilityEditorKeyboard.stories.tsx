import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AvailabilityEditor, type WeekDay, type WeeklyHours } from './index.ts'

const hours = (day: WeekDay, start: string, end: string): WeeklyHours => ({ day, start, end })

const meta = preview.meta({
  component: AvailabilityEditor,
  title: 'Product/AvailabilityEditorKeyboard',
  tags: ['!autodocs'],
  args: { hours: [hours(0, '09:00', '17:00'), hours(1, '09:00', '12:00')], onSave: fn(), onCancel: fn(), onCopyToAll: fn() },
})

type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })
const isAt = (name: string) => expect(document.activeElement).toHaveAccessibleName(name)
/** Tab leads to these, one after the other, and to nothing between them. */
const tab = async (...names: readonly string[]) => {
  for (const name of names) {
    await userEvent.tab()
    await isAt(name)
  }
}
const tabBack = async (...names: readonly string[]) => {
  for (const name of names) {
    await userEvent.tab({ shift: true })
    await isAt(name)
  }
}
const stopsIn = (day: string) => [
  `${day} start time 1`, `${day} end time 1`, `Remove ${day} hours 1`, `Add hours, ${day}`, `Copy to all, ${day}`,
]

export const ByKeys = meta.story({
  name: 'c53: a week is edited and saved by keys alone, and the focus is never lost',
  play: async ({ canvas, args, step }) => {
    await step('a time is typed over the one that stands there', async () => {
      await tab('Monday', 'Monday start time 1')
      await userEvent.keyboard('{Control>}a{/Control}08:00')
      await tab('Monday end time 1', 'Remove Monday hours 1', 'Add hours, Monday')
      await expect(field(canvas, 'Monday start time 1')).toHaveValue('08:00')
    })
    await step('a row that is added has the focus, one that is removed hands it to its neighbour', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => isAt('Monday start time 2'))
      await expect(field(canvas, 'Monday start time 2')).toHaveValue('17:00')
      await tab('Monday end time 2', 'Remove Monday hours 2')
      await userEvent.keyboard(' ')
      await waitFor(() => isAt('Remove Monday hours 1'))
      await expect(canvas.queryByRole('textbox', { name: 'Monday start time 2' })).toBeNull()
    })
    await step('Space switches a day off and on', async () => {
      await tab('Add hours, Monday', 'Copy to all, Monday', 'Tuesday')
      await userEvent.keyboard(' ')
      await isAt('Tuesday')
      await expect(document.activeElement).not.toBeChecked()
      await userEvent.keyboard(' ')
      await expect(document.activeElement).toBeChecked()
      await tab(...stopsIn('Tuesday'), 'Wednesday')
      await userEvent.keyboard(' ')
      await expect(field(canvas, 'Wednesday end time 1')).toHaveValue('17:00')
    })
    await step('hours are copied, and the focus stays', async () => {
      await tabBack(...stopsIn('Tuesday').toReversed(), 'Tuesday', 'Copy to all, Monday')
      await userEvent.keyboard('{Enter}')
      await expect(args.onCopyToAll).toHaveBeenCalledWith('Monday')
      await isAt('Copy to all, Monday')
      await expect(field(canvas, 'Tuesday end time 1')).toHaveValue('17:00')
    })
    await step('closed days are one stop each on the way to Save', async () => {
      await tab('Tuesday', ...stopsIn('Tuesday'), 'Wednesday', ...stopsIn('Wednesday'), 'Thursday', 'Friday', 'Saturday', 'Sunday')
      await tab('Cancel', 'Save Changes')
      await userEvent.keyboard('{Enter}')
      await expect(args.onSave).toHaveBeenCalledOnce()
      await expect(args.onSave).toHaveBeenCalledWith([
        hours(0, '08:00', '17:00'), hours(1, '08:00', '17:00'), hours(2, '08:00', '17:00'),
      ])
    })
  },
})
