import { flightTexts, paymentTexts, proposalEndpoints } from '@pilotpair/contract'
import { createFailingRead, machineWords, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { hearToasts } from '../toasts.scenario.ts'
import { PaymentMethodsScreen } from './PaymentMethodsScreen.tsx'
import { methodsScenarios, proposalId } from './PaymentMethodsScreen.scenario.ts'

const meta = preview.meta({
  title: 'Features/Payments/A proposal to pay in bad weather',
  component: PaymentMethodsScreen,
  beforeEach: hearToasts,
  args: { proposalId, newHref: '#new', hrefs: { requests: '#requests', flights: '#flights' }, onAccepted: fn() },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={() => new Date('2026-12-03T12:00:00Z')} timeZone="America/Los_Angeles">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
})

const received = createFailingRead(proposalEndpoints.received)

export const Proposal = meta.story({
  name: 'c59: every kind of failed answer instead of the price: nothing can be paid, the cards stay',
  beforeEach: ({ msw }) => msw.use(received.begin(), ...methodsScenarios.toPay()),
  play: async ({ canvas }) => {
    await received.through({
      look: async (kind) => {
        await canvas.findByRole('button', { name: 'Try again' })
        await expect(canvas.getByRole('alert'), kind).toHaveTextContent(saidAt(kind, flightTexts.loadFailed))
        await expect(canvas.getByRole('alert'), kind).not.toHaveTextContent(machineWords)
        await expect(await canvas.findByRole('list', { name: paymentTexts.heading }), kind).toBeVisible()
        await expect(canvas.queryByRole('button', { name: 'Pay with this card' }), kind).not.toBeInTheDocument()
      },
      again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
      isSeen: () => canvas.findByRole('button', { name: 'Trying again…' }),
    })
    await expect(await canvas.findByRole('button', { name: 'Pay with this card' })).toBeEnabled()
    await expect(canvas.getByText('$247.50')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})
