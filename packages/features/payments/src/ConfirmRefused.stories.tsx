import { withStore } from '@pilotpair/feature-core/testing'
import { paymentTexts } from '@pilotpair/contract'
import { Button } from '@pilotpair/ui/button'
import { PageLayout } from '@pilotpair/ui/page'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { bankRefusal, paymentAnswers, voidedIntents } from './payment.scenario.ts'
import type { PaymentOutcome } from './settlement.ts'
import { hearToasts, toasts } from './toasts.scenario.ts'
import { usePayment } from './use-payment.tsx'

interface SceneProps {
  readonly onOutcome: (outcome: PaymentOutcome) => void
}

/** A screen that shows a payment which waits for the viewer's bank. */
const Scene = ({ onOutcome }: SceneProps) => {
  const { confirm, dialog } = usePayment({ newCardHref: '#new-card' })
  return (
    <>
      <h1>A request</h1>
      <Button onClick={() => void confirm('pi_9_secret_9').then(onOutcome)}>Confirm</Button>
      {dialog}
    </>
  )
}

const meta = preview.meta({
  title: 'Features/Payments/ConfirmRefused',
  component: Scene,
  args: { onOutcome: fn() },
  beforeEach: ({ msw }) => {
    msw.use(...paymentAnswers())
    return hearToasts()
  },
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
})

const body = within(document.body)
const patience = { timeout: 5000 }
const toBank = async () => {
  await userEvent.click(body.getByRole('button', { name: 'Confirm' }))
  const dialog = await body.findByRole('dialog', { name: paymentTexts.confirmHeading }, patience)
  const payNow = () => within(dialog).getByRole('button', { name: paymentTexts.payNow })
  await waitFor(() => expect(payNow()).toBeEnabled(), patience)
  await userEvent.click(payNow())
  return { dialog: within(dialog), bank: within(await body.findByRole('dialog', { name: /Your bank asks/ }, patience)) }
}

export const Asked = meta.story({})

Asked.test('refused: words that can be followed, and the way to another card', async ({ args }) => {
  const { dialog, bank } = await toBank()
  await userEvent.click(bank.getByRole('button', { name: 'Fail' }))
  await expect(await dialog.findByText(bankRefusal, {}, patience)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Add another card' })).toHaveAttribute('href', '#new-card')
  await expect(dialog.getByText(/then ask your co-pilot to accept again: your newest card pays/)).toBeVisible()
  await expect(dialog.queryByRole('button', { name: 'Use another card' })).toBeNull()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'given-up', isRefused: true }))
})

Asked.test('void, since the flight has gone or another tab has settled it: said, and nothing is called paid', async ({ args, msw }) => {
  const { bank } = await toBank()
  msw.use(...voidedIntents())
  await userEvent.click(bank.getByRole('button', { name: 'Complete' }))
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'given-up', isVoid: true }), patience)
  await expect(toasts).toEqual([expect.stringContaining('no longer open: nothing was charged by it')])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
