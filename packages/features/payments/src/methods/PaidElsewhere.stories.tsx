import { type FlightProposal, paymentEndpoints, paymentTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { buildPaymentAnswer, buildProposal } from '@pilotpair/contract/testing'
import { createAppStore, watchConnection } from '@pilotpair/feature-core'
import { answers, handle, refuses, StoreProvider, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { sandboxNumbers, secrets, voidedIntents } from '../payment.scenario.ts'
import { hearToasts, toasts } from '../toasts.scenario.ts'
import { PaymentMethodsScreen } from './PaymentMethodsScreen.tsx'
import { cards, methodsScenarios, proposalId } from './PaymentMethodsScreen.scenario.ts'

const accepts: unknown[] = []

/** The bank asks, and meanwhile the flight goes on elsewhere: in another tab, at the operator's, by the clock. */
const meta = preview.meta({
  title: 'Features/Payments/PaidElsewhere',
  component: PaymentMethodsScreen,
  args: { proposalId, newHref: '#new', hrefs: { requests: '#requests', flights: '#flights' }, onAccepted: fn() },
  beforeEach: ({ msw }) => {
    accepts.length = 0
    msw.use(
      handle(proposalEndpoints.accept, async ({ request }) => {
        accepts.push(await request.json())
        return HttpResponse.json(buildPaymentAnswer({ status: 'requires_action', clientSecret: secrets.payment }))
      }),
      ...methodsScenarios.toPay(),
    )
    return hearToasts()
  },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={() => new Date('2026-12-03T12:00:00Z')} timeZone="Europe/Berlin">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
})

const body = within(document.body)
const patience = { timeout: 5000 }
const stands = (status: FlightProposal['status']) => answers(proposalEndpoints.received, [buildProposal({ status })])
const askBank = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay with this card' }, patience))
  return within(await body.findByRole('dialog', { name: /Your bank asks/ }, patience))
}
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)

export const BankAsks = meta.story({})

const ACCEPTED = 'You have accepted this flight. Nothing is left to pay.'
const OVER = 'This request is over, it can no longer be accepted.'
const COUNTERED = 'The operator offers another time for this flight. Answer that first.'

const watchedStore = createAppStore()

export const SeenAgain = meta.story({
  name: 'Accepted in another tab: the page says so when it is seen again',
  decorators: [
    (Story) => (
      <StoreProvider store={watchedStore}>
        <Story />
      </StoreProvider>
    ),
  ],
  beforeEach: () => watchConnection(watchedStore),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: 'Pay with this card' }, patience)
    msw.use(stands('accepted'))
    window.dispatchEvent(new Event('focus'))
    await expect(await canvas.findByText(ACCEPTED, {}, patience)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pay with this card' })).toBeNull()
  },
})

/** The page says how the flight stands, and takes nothing more for it. */
const tells = async (canvas: ReturnType<typeof within>, text: string) => {
  await expect(await canvas.findByText(text, {}, patience)).toBeVisible()
  await noDialog()
  await expect(canvas.queryByRole('button', { name: 'Pay with this card' })).toBeNull()
  await expect(canvas.queryByText(/You can pay again/)).toBeNull()
  await expect(accepts).toHaveLength(1)
  await expect(toasts).toEqual([])
}

BankAsks.test('accepted meanwhile, the bank agrees: nothing is left to pay', async ({ canvas, args, msw }) => {
  const bank = await askBank(canvas)
  msw.use(...voidedIntents(), stands('accepted'))
  await userEvent.click(bank.getByRole('button', { name: 'Complete' }))
  await tells(canvas, ACCEPTED)
  await expect(args.onAccepted).not.toHaveBeenCalled()
})

BankAsks.test('accepted meanwhile, the bank refuses: nothing is left to pay', async ({ canvas, msw }) => {
  const bank = await askBank(canvas)
  msw.use(...voidedIntents(), stands('accepted'))
  await userEvent.click(bank.getByRole('button', { name: 'Fail' }))
  await tells(canvas, ACCEPTED)
})

BankAsks.test('cancelled meanwhile: the request is over', async ({ canvas, msw }) => {
  const bank = await askBank(canvas)
  msw.use(...voidedIntents(), stands('cancelled'))
  await userEvent.click(bank.getByRole('button', { name: 'Complete' }))
  await tells(canvas, OVER)
})

BankAsks.test('expired meanwhile: the request is over', async ({ canvas, msw }) => {
  const bank = await askBank(canvas)
  msw.use(...voidedIntents(), stands('expired'))
  await userEvent.click(bank.getByRole('button', { name: 'Fail' }))
  await tells(canvas, OVER)
})

BankAsks.test('another time offered meanwhile: that is answered first', async ({ canvas, msw }) => {
  const bank = await askBank(canvas)
  msw.use(...voidedIntents(), stands('OPERATOR_COUNTER_PROPOSAL'))
  await userEvent.click(bank.getByRole('button', { name: 'Complete' }))
  await tells(canvas, COUNTERED)
})

BankAsks.test('the payment is void and the flight still waits: it can be paid again', async ({ canvas, msw }) => {
  const bank = await askBank(canvas)
  msw.use(...voidedIntents())
  await userEvent.click(bank.getByRole('button', { name: 'Complete' }))
  await expect(await canvas.findByText(/You can pay again: nothing is charged twice/, {}, patience)).toBeVisible()
  await noDialog()
  await expect(canvas.getByRole('button', { name: 'Pay with this card' })).toBeEnabled()
})

BankAsks.test('refused, and accepted elsewhere since: no other card is offered', async ({ canvas, msw }) => {
  const bank = await askBank(canvas)
  msw.use(stands('accepted'))
  await userEvent.click(bank.getByRole('button', { name: 'Fail' }))
  await expect(await canvas.findByText(ACCEPTED, {}, patience)).toBeVisible()
  await noDialog()
})

BankAsks.test('accepted elsewhere before "Use another card" is pressed: no card is asked for', async ({ canvas, msw }) => {
  const bank = await askBank(canvas)
  await userEvent.click(bank.getByRole('button', { name: 'Fail' }))
  const other = await body.findByRole('button', { name: 'Use another card' }, patience)
  msw.use(stands('accepted'))
  await userEvent.click(other)
  await expect(await canvas.findByText(ACCEPTED, {}, patience)).toBeVisible()
  await noDialog()
})

BankAsks.test('the card was removed elsewhere: said in plain words, and the list shows what is left', async ({ canvas, args, msw }) => {
  const pay = await canvas.findByRole('button', { name: 'Pay with this card' }, patience)
  const unknownCard = 'This card is not among your saved cards.'
  msw.use(
    refuses(proposalEndpoints.accept, 422, [{ field: 'id_card', message: unknownCard }]),
    answers(paymentEndpoints.methods, { payment_methods: cards.slice(1) }),
  )
  await userEvent.click(pay)
  await expect(await canvas.findByText(unknownCard)).toBeVisible()
  await waitFor(() => expect(canvas.queryByRole('radio', { name: /4242/ })).toBeNull())
  await expect(canvas.getByRole('radio', { name: /Mastercard/ })).toBeChecked()
  await waitFor(() => expect(toasts).toEqual([requestTexts.acceptFailed]))
  await expect(args.onAccepted).not.toHaveBeenCalled()
})

BankAsks.test('accepted elsewhere while another card is typed: the card is saved, and nothing is retried', async ({ canvas, msw }) => {
  const bank = await askBank(canvas)
  await userEvent.click(bank.getByRole('button', { name: 'Fail' }))
  await userEvent.click(await body.findByRole('button', { name: 'Use another card' }, patience))
  const form = within(await body.findByRole('dialog', { name: paymentTexts.addHeading }, patience))
  await userEvent.type(await form.findByRole('textbox', { name: 'Card number' }, patience), sandboxNumbers.good)
  await userEvent.type(form.getByRole('textbox', { name: 'Expiry' }), '1231')
  await userEvent.type(form.getByRole('textbox', { name: 'CVC' }), '123')
  msw.use(stands('accepted'))
  await userEvent.click(form.getByRole('button', { name: paymentTexts.payNow }))
  await expect(await canvas.findByText(ACCEPTED, {}, patience)).toBeVisible()
  await noDialog()
  await expect(accepts).toHaveLength(1)
  await expect(toasts).not.toContain(requestTexts.retrying)
})
