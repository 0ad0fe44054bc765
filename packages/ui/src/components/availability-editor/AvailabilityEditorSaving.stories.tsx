import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { InlineAlert } from '../inline-alert/InlineAlert.tsx'
import { AvailabilityEditor, type AvailabilityEditorProps, type WeeklyHours } from './index.ts'

const week: readonly WeeklyHours[] = [
  { day: 0, start: '09:00', end: '17:00' },
  { day: 1, start: '09:00', end: '17:00' },
]

/** A host whose save goes on and on. */
const Saving = (props: AvailabilityEditorProps) => {
  const [isSaving, setSaving] = useState(false)
  return (
    <AvailabilityEditor
      {...props}
      pending={isSaving}
      onSave={(next) => {
        props.onSave(next)
        setSaving(true)
      }}
    />
  )
}

const meta = preview.meta({
  component: AvailabilityEditor,
  title: 'Product/AvailabilityEditorSaving',
  tags: ['!autodocs'],
  args: { hours: week, onSave: fn(), onCancel: fn() },
  render: (args) => <Saving {...args} />,
})

export const FocusStays = meta.story({
  name: 'a save leaves the focus where it is, and is asked for once',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Monday start time 1' })
    await userEvent.clear(input)
    await userEvent.type(input, '10:00{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(input).toHaveValue('10:00')
  },
})

export const SecondPress = meta.story({
  name: 'the second press of a double click saves nothing',
  play: async ({ canvas, args }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Save Changes' }), { detail: 2 })
    await expect(args.onSave).not.toHaveBeenCalled()
    await fireEvent.click(canvas.getByRole('button', { name: 'Save Changes' }), { detail: 1 })
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const Notice = meta.story({
  name: 'what the host has to say stands beside the buttons, and belongs to Save',
  args: {
    notice: (
      <InlineAlert tone="warning" role="alert" title="These hours were changed elsewhere meanwhile.">
        Save to replace them, or cancel to see them.
      </InlineAlert>
    ),
  },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save Changes' })
    await expect(canvas.getByRole('alert')).toHaveTextContent('These hours were changed elsewhere meanwhile.')
    await expect(save).toHaveAccessibleDescription(/Save to replace them, or cancel to see them\./)
    const end = canvas.getByRole('textbox', { name: 'Monday end time 1' })
    await userEvent.clear(end)
    await userEvent.type(end, '08:00{Tab}')
    await expect(save).toHaveAccessibleDescription(/changed elsewhere.*end before they start/)
    await userEvent.click(save)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
