import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { PaymentMethodCard, PaymentMethodList } from './index.ts'

const now = new Date('2026-12-03T12:00:00Z')
const visa = { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2029, now }
const mastercard = { brand: 'mastercard', last4: '5454', expMonth: 1, expYear: 2027, now }
const old = { brand: 'visa', last4: '0341', expMonth: 10, expYear: 2026, now }

const meta = preview.meta({
  tags: ['autodocs'],
  component: PaymentMethodCard,
  subcomponents: { PaymentMethodList },
  title: 'Product/PaymentMethodCard',
  parameters: {
    docs: {
      description: {
        component:
          'A saved payment card: brand, last four figures, when it expires. Use it for what is saved; to enter a card use CardPaymentPanel. In Payment Methods it stands in a PaymentMethodList with a button to remove it; where one card is picked to pay with, give it a choice and it becomes a radio button.',
      },
    },
  },
  args: { ...visa, onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 672, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Visa')).toBeVisible()
    await expect(canvas.getByText('4242', { exact: false })).toBeVisible()
    await expect(canvas.getByText('Expires 08 / 2029')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Visa ending in 4242' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const ExpiringSoon = meta.story({
  args: mastercard,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expires soon, 01 / 2027')).toBeVisible()
  },
})

export const Expired = meta.story({
  args: old,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired 10 / 2026')).toBeVisible()
  },
})

export const Removing = meta.story({
  args: { isRemoving: true, error: 'This card pays for a flight ahead. Remove it after the flight.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Removing Visa ending in 4242…' })
    await userEvent.click(button)
    await expect(args.onRemove).not.toHaveBeenCalled()
    await expect(canvas.getByRole('alert')).toHaveTextContent('This card pays for a flight ahead.')
  },
})

const choose = fn()

const Choice = () => {
  const [chosen, setChosen] = useState('4242')
  const choice = (value: string) => ({
    group: 'card',
    value,
    isChosen: chosen === value,
    onChoose: (next: string) => {
      choose(next)
      setChosen(next)
    },
  })
  return (
    <PaymentMethodList aria-label="Payment methods">
      {[visa, mastercard, old].map((card) => (
        <PaymentMethodCard
          key={card.last4}
          {...card}
          choice={choice(card.last4)}
          onRemove={fn()}
          action={chosen === card.last4 ? <Button tone="accent">Pay with this card</Button> : undefined}
        />
      ))}
    </PaymentMethodList>
  )
}

/** One of several to pay with: native radios, so arrow keys move the choice. An expired card cannot be chosen. */
export const Choosing = meta.story({
  render: () => <Choice />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Payment methods' })
    const radios = within(list).getAllByRole('radio')
    await expect(radios[0]).toBeChecked()
    await expect(radios[2]).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radios[1]).toBeChecked()
    await expect(choose).toHaveBeenLastCalledWith('5454')
    await userEvent.click(within(list).getByText('Expires 08 / 2029'))
    await expect(radios[0]).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Visa .*4242/ })).toBeChecked()
  },
})

export const OnlyWhatIsThere = meta.story({
  name: 'a card that is left out leaves no empty item',
  tags: ['!autodocs'],
  render: () => (
    <PaymentMethodList aria-label="Payment methods">
      {false}
      <PaymentMethodCard {...visa} />
      {undefined}
      {null}
    </PaymentMethodList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="in a list: current, expiring, expired, removing, unknown brand" width="40rem" flow="stack">
        <PaymentMethodList aria-label="Payment methods">
          <PaymentMethodCard {...visa} isCurrent onRemove={fn()} action={<Button tone="accent">Pay with this card</Button>} />
          <PaymentMethodCard {...mastercard} onRemove={fn()} action={<Button variant="outline" tone="neutral">Use this card</Button>} />
          <PaymentMethodCard {...old} onRemove={fn()} />
          <PaymentMethodCard {...visa} brand="amex" last4="0005" isRemoving onRemove={fn()} error="This card pays for a flight ahead." />
          <PaymentMethodCard {...visa} brand="unknown" last4="1111" />
        </PaymentMethodList>
      </SheetRow>
      <SheetRow label="as a choice" width="40rem" flow="stack">
        <Choice />
      </SheetRow>
      <SheetRow label="remove: hover, focus" width="40rem" flow="stack">
        <Held state="hover" at="button">
          <PaymentMethodCard {...visa} onRemove={fn()} />
        </Held>
        <Held state="focus" at="button">
          <PaymentMethodCard {...mastercard} onRemove={fn()} />
        </Held>
      </SheetRow>
      <SheetRow label="phone; longest, unbroken" width="18rem" flow="stack">
        <PaymentMethodList aria-label="On a phone">
          <PaymentMethodCard {...visa} isCurrent onRemove={fn()} action={<Button tone="accent">Pay with this card</Button>} />
          <PaymentMethodCard {...visa} brand={awkward.unbroken} onRemove={fn()} error={awkward.long} />
        </PaymentMethodList>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" width="30rem" flow="stack">
        <PaymentMethodCard {...visa} onRemove={fn()} texts={{ remove: () => 'إزالة' }} />
      </SheetRow>
    </StickerSheet>
  ),
})
