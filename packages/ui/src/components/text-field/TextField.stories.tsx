import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: TextField,
  title: 'UI/TextField',
  args: { label: 'Full name', onChange: fn() },
})

export const Default = meta.story({})

export const WithHint = meta.story({ args: { label: 'License number', hint: 'As printed on the license.' } })

export const WithError = meta.story({
  args: { label: 'Full name', defaultValue: 'm', error: 'Name must be at least 2 characters', hint: 'First and last.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('First and last. Name must be at least 2 characters')
  },
})

const Complaining = () => {
  const [error, setError] = useState<string>()
  return (
    <>
      <TextField label="Email" type="email" error={error} required />
      <Button onClick={() => setError('Enter a valid email address')}>Check</Button>
    </>
  )
}

/** The live region stands before the message, so that the message is announced. */
export const ErrorIsLinkedAndAnnounced = meta.story({
  name: 'c53: an error is linked and announced',
  tags: ['!autodocs'],
  render: () => <Complaining />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    const region = canvasElement.querySelector('[aria-live="polite"]')
    await expect(region).toBeEmptyDOMElement()
    await expect(input).toBeValid()
    await expect(input).toBeRequired()
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(region).toHaveTextContent('Enter a valid email address')
    await expect(input).toHaveAccessibleDescription('Enter a valid email address')
    await expect(input).toBeInvalid()
  },
})

const onPress = fn()

const Left = () => {
  const [error, setError] = useState<string>()
  return (
    <>
      <TextField label="Email" error={error} onBlur={() => setError('Enter a valid email address')} />
      <Button onClick={onPress}>Next</Button>
    </>
  )
}

/** Drawn as the pointer goes down, the complaint would push away what is pressed. */
export const PressArrivesThoughTheFieldComplains = meta.story({
  name: 'c53: what is pressed stays under the pointer while the field that is left complains',
  tags: ['!autodocs'],
  render: () => <Left />,
  play: async ({ canvas }) => {
    onPress.mockClear()
    const user = userEvent.setup()
    const button = canvas.getByRole('button', { name: 'Next' })
    await user.click(canvas.getByRole('textbox', { name: 'Email' }))
    const { top } = button.getBoundingClientRect()
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid()
    await expect(button.getBoundingClientRect().top).toBe(top)
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('Enter a valid email address')).toBeVisible()
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(top)
  },
})

export const PressThatEndsElsewhereHoldsNothingBack = meta.story({
  name: 'c53: a press that ends elsewhere is over too',
  tags: ['!autodocs'],
  render: () => <Left />,
  play: async ({ canvas, canvasElement }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByRole('textbox', { name: 'Email' }))
    await user.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'Next' }) })
    await expect(canvas.queryByText('Enter a valid email address')).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: canvasElement })
    await expect(await canvas.findByText('Enter a valid email address')).toBeVisible()
  },
})

export const PressBesideTheTextGoesToIt = meta.story({
  tags: ['!autodocs'],
  args: { label: 'Search', type: 'search', iconStart: <Search /> },
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg')
    if (icon === null) throw new Error('The field draws no icon')
    await userEvent.click(icon)
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('PAO')
    await expect(canvas.getByRole('searchbox')).toHaveValue('PAO')
  },
})

const unit = 'kilograms per square metre and hour of flight'

export const LongUnits = meta.story({
  name: 'what stands before and after the text leaves room for it, however long it is',
  tags: ['!autodocs'],
  render: () => (
    <div style={{ inlineSize: '288px' }}>
      <TextField label="Before" prefix={awkward.unbroken} />
      <TextField label="After" suffix={unit} />
      <TextField label="Both" prefix={unit} suffix={unit} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) {
      const box = input.parentElement
      await expect(box?.scrollWidth).toBeLessThanOrEqual(288)
      await expect(input.getBoundingClientRect().width).toBeGreaterThan(48)
    }
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states" flow="stack" width="24rem">
        <TextField label="Rest" placeholder="Placeholder" />
        <TextField label="Hover" placeholder="Placeholder" data-state="hover" />
        <TextField label="Focus" defaultValue="Palo Alto" data-state="focus" />
        <TextField label="Error" defaultValue="m" error="Name must be at least 2 characters" />
        <TextField label="Hint, optional" optionalText="Optional" hint="As printed on the license." />
        <TextField label="Required" required />
        <TextField label="Disabled" defaultValue="Maya Lindqvist" disabled />
        <TextField label="Read only" defaultValue="N738PA" readOnly />
        <TextField label="Icon" type="search" iconStart={<Search />} placeholder="Model, registration or airport" />
        <TextField label="Prefix and suffix" prefix="N" suffix="ft" defaultValue="2500" />
        <TextField label="Compact" size="compact" placeholder="Placeholder" />
        <TextField aria-label="Without a visible label" placeholder="Without a visible label" />
        <TextField label="Date" type="date" defaultValue="2026-12-12" />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="16rem">
        <TextField label={awkward.long} defaultValue={awkward.long} hint={awkward.long} error={awkward.long} />
        <TextField label={awkward.unbroken} defaultValue={awkward.unbroken} error={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="24rem">
        <TextField label="بحث" iconStart={<Search />} defaultValue={awkward.arabic} error="خطأ" />
        <TextField label="بحث" iconStart={<Search />} defaultValue="Palo Alto" suffix="ft" />
      </SheetRow>
    </StickerSheet>
  ),
})
