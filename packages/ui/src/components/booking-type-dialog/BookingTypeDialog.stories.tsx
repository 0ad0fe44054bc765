import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { BookingTypeDialog, type BookingTypeDialogProps } from './index.ts'

const Example = (props: BookingTypeDialogProps) => {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <div style={{ padding: 16, minBlockSize: 560 }}>
      <Button onClick={() => setOpen(true)}>Schedule Flight</Button>
      <BookingTypeDialog
        {...props}
        isOpen={isOpen}
        onCancel={() => {
          props.onCancel()
          setOpen(false)
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  tags: ['autodocs'],
  component: BookingTypeDialog,
  title: 'Product/BookingTypeDialog',
  args: {
    isOpen: true,
    aircraft: 'Cessna 172S Skyhawk, N738PA, Palo Alto (PAO)',
    onChoose: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: 'Asks how a flight is booked: alone or shared. Use it where someone presses "Schedule Flight".',
      },
    },
  },
  render: (args) => <Example {...args} />,
})

export const Default = meta.story({})

Default.test('offers the three answers of the specification', async ({ args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Only for me' }))
  await expect(args.onChoose).toHaveBeenLastCalledWith('solo')
  await userEvent.click(screen.getByRole('button', { name: 'Share costs' }))
  await expect(args.onChoose).toHaveBeenLastCalledWith('shared')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect(args.onCancel).toHaveBeenCalledOnce()
  await expect(screen.queryByRole('dialog')).toBeNull()
})

Default.test('c53: each answer says what follows from it', async () => {
  await expect(screen.getByRole('button', { name: 'Share costs' })).toHaveAccessibleDescription(
    'Choose a compatible co-pilot. Each pays half.',
  )
})

export const Sheet = meta.story({})

export const LongestNames = meta.story({ args: { aircraft: `${awkward.long} ${awkward.unbroken} ${awkward.arabic}` } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { aircraft: awkward.arabic } })
