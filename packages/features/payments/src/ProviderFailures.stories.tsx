import { type PaymentAnswer, paymentEndpoints, paymentTexts } from '@pilotpair/contract'
import { createFailingRead, machineWords, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { paymentAnswers, secrets } from './payment.scenario.ts'
import { PaymentScene } from './PaymentScene.tsx'

const needsCard: PaymentAnswer = { status: 'requires_payment_method', clientSecret: secrets.setup }

const meta = preview.meta({
  title: 'Features/Payments/Paying in bad weather',
  component: PaymentScene,
  args: { attempt: fn(() => Promise.resolve(needsCard)), onOutcome: fn() },
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
})

const config = createFailingRead(paymentEndpoints.config)

export const Provider = meta.story({
  name: 'c59: every kind of failed answer instead of the card provider: nothing was charged, another try works',
  beforeEach: ({ msw }) => msw.use(config.begin(), ...paymentAnswers()),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    const dialog = within(await screen.findByRole('dialog', { name: paymentTexts.addHeading }))
    await config.through({
      look: async (kind) => {
        // The toaster, which holds an alert too, enters the dialog.
        const alert = (await dialog.findByRole('button', { name: 'Try again' })).closest('[role=alert]')
        const text = kind === 'too many attempts' ? paymentTexts.initFailed : paymentTexts.connectFailed
        await expect(alert, kind).toHaveTextContent(text)
        await expect(alert, kind).toHaveTextContent('Nothing was charged.')
        await expect(alert, kind).toHaveTextContent(saidAt(kind, text))
        await expect(alert, kind).not.toHaveTextContent(machineWords)
      },
      again: () => userEvent.click(dialog.getByRole('button', { name: 'Try again' })),
      isSeen: () => dialog.findByText('Loading the payment form'),
    })
    await expect(await dialog.findByRole('textbox', { name: 'Card number' })).toBeVisible()
    await expect(dialog.queryByText(/Nothing was charged/)).not.toBeInTheDocument()
    await expect(args.onOutcome).not.toHaveBeenCalled()
  },
})
