import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DialogSheet, inThePage, rightToLeft, severalDialogs, type HeldPart } from '../../internal/Sheet.dialogs.tsx'
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
        component: 'Asks how a flight is booked: alone or shared. Use it where someone presses "Schedule Flight"; for a yes or no use ConfirmDialog.',
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

const choice = (dialog: string, at: number) => `[data-shows="${dialog}"] [aria-describedby]:nth-child(${at})`
/** Parts of the first dialog that get `data-held`. */
const held: readonly HeldPart[] = [['hover', choice('rest', 1)], ['focus', choice('rest', 2)]]
const arabic = {
  title: 'من يطير؟',
  choices: { solo: { name: 'أنا فقط', more: 'تدفع ثمن الرحلة كلها.' }, shared: { name: 'نتقاسم التكلفة', more: awkward.arabic } },
  cancel: 'إلغاء',
}

export const Sheet = meta.story({
  parameters: { a11y: { config: { rules: severalDialogs } } },
  render: ({ isOpen, onChoose, onCancel, aircraft }) => (
    <DialogSheet held={held}>
      <BookingTypeDialog {...inThePage} {...{ isOpen, onChoose, onCancel, aircraft }} data-shows="rest" />
      <BookingTypeDialog
        {...inThePage}
        {...{ isOpen, onChoose, onCancel }}
        aircraft={`${awkward.long} ${awkward.unbroken}`}
        texts={{
          title: awkward.long,
          choices: {
            solo: { name: awkward.unbroken, more: awkward.long },
            shared: { name: awkward.long, more: awkward.unbroken },
          },
        }}
      />
      <BookingTypeDialog {...inThePage} {...{ isOpen, onChoose, onCancel }} ref={rightToLeft} aircraft={awkward.arabic} texts={arabic} />
      <BookingTypeDialog {...inThePage} {...{ isOpen, onChoose, onCancel }} />
    </DialogSheet>
  ),
})

export const LongestNames = meta.story({ args: { aircraft: `${awkward.long} ${awkward.unbroken} ${awkward.arabic}` } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { aircraft: awkward.arabic } })
