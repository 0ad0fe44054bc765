import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { TextField } from '../text-field/index.ts'
import { CardPaymentPanel, paymentPhases, type CardPaymentPanelProps, type PaymentPhase } from './index.ts'

/** Stands in for what a card provider mounts. */
const Element = () => (
  <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
    <TextField label="Card number" placeholder="1234 1234 1234 1234" inputMode="numeric" style={{ gridColumn: '1 / -1' }} />
    <TextField label="Expiry" placeholder="MM / YY" />
    <TextField label="Security code" placeholder="123" />
  </div>
)
const note = 'Nothing is charged until a request is accepted.'

const meta = preview.meta({
  tags: ['autodocs'],
  component: CardPaymentPanel,
  title: 'Product/CardPaymentPanel',
  parameters: {
    docs: {
      description: {
        component:
          'The frame around the form of a card provider, which is passed in and never unmounted while the panel stands. It says that it loads, that it is a test, what went wrong and that the payment went through. Use it on the page and in the dialog where a card is added or a share is paid.',
      },
    },
  },
  args: { onPay: fn(), note, children: <Element /> },
  argTypes: { phase: { control: 'radio', options: paymentPhases } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }))
    await expect(args.onPay).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '4242{Enter}')
    await expect(args.onPay).toHaveBeenCalledTimes(2)
  },
})

export const TestMode = meta.story({
  args: { isTestMode: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Test mode: do not enter a real card')).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { phase: 'loading' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the payment form')
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeDisabled()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  args: { error: 'Your card was declined.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your card was declined.').closest('[role="alert"]')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeEnabled()
  },
})

export const Succeeded = meta.story({
  args: { phase: 'succeeded', error: 'Old' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment successful! Redirecting...')).toBeVisible()
    await expect(canvas.queryByText('Old')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeDisabled()
  },
})

const Paying = (props: CardPaymentPanelProps) => {
  const [phase, setPhase] = useState<PaymentPhase>('ready')
  return (
    <CardPaymentPanel
      {...props}
      phase={phase}
      onPay={() => {
        props.onPay()
        setPhase('processing')
      }}
    />
  )
}

export const C11PressedThreeTimes = meta.story({
  name: 'c11: three presses pay once, and the button says "Processing..."',
  render: (args) => <Paying {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tripleClick(canvas.getByRole('button', { name: 'Pay now' }))
    await expect(args.onPay).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '1{Enter}')
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
})

export const C55ElementStaysMounted = meta.story({
  name: 'c55: the provider’s element keeps its place in the document from phase to phase',
  render: (args) => <Paying {...args} />,
  play: async ({ canvas }) => {
    const before = canvas.getByRole('textbox', { name: 'Card number' })
    await userEvent.type(before, '4242')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }))
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeVisible()
    const after = canvas.getByRole('textbox', { name: 'Card number' })
    await expect(after).toBe(before)
    await expect(after).toHaveValue('4242')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {paymentPhases.map((phase) => (
        <SheetRow key={phase} label={phase} width="30rem" flow="stack">
          <CardPaymentPanel phase={phase} onPay={fn()} note={note} isTestMode={phase === 'ready'}>
            <Element />
          </CardPaymentPanel>
        </SheetRow>
      ))}
      <SheetRow label="failed; longest, unbroken" width="18rem" flow="stack">
        <CardPaymentPanel onPay={fn()} error={awkward.unbroken} note={awkward.long} isTestMode>
          <Element />
        </CardPaymentPanel>
      </SheetRow>
      <SheetRow label="right to left; without note" dir="rtl" width="30rem" flow="stack">
        <CardPaymentPanel onPay={fn()} error={awkward.arabic}>
          <Element />
        </CardPaymentPanel>
      </SheetRow>
    </StickerSheet>
  ),
})
