import { paymentEndpoints, paymentTexts, sandboxEndpoints } from '@pilotpair/contract'
import { answers, createFailingRead, machineWords, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { paymentAnswers } from '../payment.scenario.ts'
import { hearToasts, toasts } from '../toasts.scenario.ts'
import { BankReturnGate } from './BankReturnGate.tsx'

const secret = 'seti_9_secret_9'

const meta = preview.meta({
  title: 'Features/Payments/Return in bad weather',
  component: BankReturnGate,
  args: {
    search: `?setup_intent=seti_9&setup_intent_client_secret=${secret}&redirect_status=succeeded`,
    onSearchChange: fn(),
    methodsHref: () => '#cards',
    onCardForProposal: fn(),
  },
  beforeEach: hearToasts,
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <h1>My Flights</h1>
        <Story />
      </PageLayout>
    ),
  ],
})

const saved = answers(sandboxEndpoints.retrieve, {
  intent: {
    id: 'seti_9', object: 'setup_intent', status: 'succeeded', client_secret: secret, payment_method: null, next_action: null,
  },
  error: null,
})
const config = createFailingRead(paymentEndpoints.config)

export const Provider = meta.story({
  name: 'c59, c13: every kind of failed answer instead of the card provider: nobody knows how it ended',
  beforeEach: ({ msw }) => msw.use(config.begin(), saved, ...paymentAnswers()),
  play: async ({ canvas }) => {
    const unknown = /could not say yet how it ended/
    await config.through({
      look: async (kind) => {
        await canvas.findByRole('button', { name: 'Try again' })
        await expect(canvas.getByText(unknown), kind).toBeVisible()
        await expect(canvas.queryByText(machineWords), kind).not.toBeInTheDocument()
        await expect(toasts, kind).toEqual([])
      },
      again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
      isSeen: () => canvas.findByRole('button', { name: 'Asking…' }),
    })
    await waitFor(() => expect(toasts).toEqual([paymentTexts.added]))
    await waitFor(() => expect(canvas.queryByText(unknown)).not.toBeInTheDocument())
  },
})
