import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Stepper } from './index.ts'

const steps = [
  { id: 'review', label: 'Review details' },
  { id: 'date', label: 'Select date' },
  { id: 'pay', label: 'Confirm Your Payment' },
]

const meta = preview.meta({
  tags: ['autodocs'],
  component: Stepper,
  title: 'UI/Stepper',
  args: { label: 'Flight request', steps, current: 'date' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Flight request' })).getAllByRole('listitem')
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
    await expect(items[0]).toHaveTextContent('Done: Review details')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const GoesBack = meta.story({
  args: { onStepSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Done: Review details' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStepSelect).toHaveBeenCalledWith('review')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select date')).toBeVisible()
    await expect(canvas.getByText('Confirm Your Payment').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {steps.map((step) => (
        <SheetRow key={step.id} label={`at ${step.id}`}>
          <Stepper label={step.id} steps={steps} current={step.id} />
        </SheetRow>
      ))}
      <SheetRow label="goes back">
        <Stepper label="Back" steps={steps} current="pay" onStepSelect={fn()} />
        <Held state="hover" at="button">
          <Stepper label="Back, hover" steps={steps} current="pay" onStepSelect={fn()} />
        </Held>
        <Held state="focus" at="button">
          <Stepper label="Back, focus" steps={steps} current="pay" onStepSelect={fn()} />
        </Held>
      </SheetRow>
      <SheetRow label="longest, unbroken" width="20rem">
        <Stepper label="Longest" current="b" steps={[{ id: 'a', label: awkward.long }, { id: 'b', label: awkward.unbroken }]} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Stepper label="خطوات" current="b" steps={[{ id: 'a', label: 'مراجعة' }, { id: 'b', label: awkward.arabic }]} />
      </SheetRow>
    </StickerSheet>
  ),
})
