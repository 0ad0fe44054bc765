import { paymentEndpoints, paymentTexts } from '@pilotpair/contract'
import { createFailingRead, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { paymentAnswers } from '../payment.scenario.ts'
import { hearToasts, toasts } from '../toasts.scenario.ts'
import { AddPaymentMethodScreen, type AddPaymentMethodScreenProps } from './AddPaymentMethodScreen.tsx'

/** The page can be visited again, as from Payment Methods. */
const Visiting = (props: AddPaymentMethodScreenProps) => {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <AddPaymentMethodScreen key={visit} {...props} />
      <button type="button" data-testid="again" hidden onClick={() => setVisit(visit + 1)}>
        Again
      </button>
    </>
  )
}

const meta = preview.meta({
  title: 'Features/Payments/Adding a card in bad weather',
  component: AddPaymentMethodScreen,
  args: { backHref: '#back', onAdded: fn(), onFault: fn() },
  render: (args) => <Visiting {...args} />,
  beforeEach: hearToasts,
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
})

/** What stands at the cards beside the toast: what helps. */
const said = (kind: string): string | undefined => {
  switch (kind) {
    case 'too many attempts':
      return saidAt(kind, '')
    case 'no connection':
      return 'The connection was lost. Try again when you are online: nothing is charged twice.'
    case 'silence':
      return 'The service did not answer in time. Try again: nothing is charged twice.'
    default:
      return undefined
  }
}

const config = createFailingRead(paymentEndpoints.config)

export const Provider = meta.story({
  name: 'c59: every kind of failed answer instead of the card provider leads back, and the next visit works',
  beforeEach: ({ msw }) => msw.use(config.begin(), ...paymentAnswers()),
  play: async ({ canvas, args }) => {
    let visits = 0
    const payNow = () => canvas.getByRole('button', { name: paymentTexts.payNow })
    await config.through({
      look: async (kind) => {
        visits += 1
        await waitFor(() => expect(args.onFault, kind).toHaveBeenCalledTimes(visits))
        const isRefusal = kind === 'too many attempts'
        await expect(toasts, kind).toEqual([isRefusal ? paymentTexts.initFailed : paymentTexts.connectFailed])
        await expect(args.onFault, kind).toHaveBeenLastCalledWith(said(kind))
        await expect(payNow(), kind).toBeDisabled()
        toasts.length = 0
      },
      again: () => userEvent.click(canvas.getByTestId('again')),
      isSeen: () => waitFor(() => expect(config.asked()).toBe(1)),
    })
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible()
    await waitFor(() => expect(payNow()).toBeEnabled())
    await expect(toasts).toEqual([])
  },
})
