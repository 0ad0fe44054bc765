import { flightTexts, paymentEndpoints, paymentTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { buildPaymentAnswer, buildPaymentMethod, buildProposal } from '@pilotpair/contract/testing'
import { answers, failedAnswers, handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bankRefusal, secrets } from '../payment.scenario.ts'
import { PaymentMethodsScreen } from './PaymentMethodsScreen.tsx'
import { acceptsAtOnce, coPilotMustConfirm, methodsScenarios, proposalId } from './PaymentMethodsScreen.scenario.ts'
import { hearToasts, toasts } from '../toasts.scenario.ts'

const now = () => new Date('2026-12-03T12:00:00Z')

const meta = preview.meta({
  title: 'Features/Payments/PayForProposal',
  component: PaymentMethodsScreen,
  beforeEach: hearToasts,
  args: {
    proposalId,
    newHref: '#new',
    hrefs: { requests: '#requests', flights: '#flights' },
    onAccepted: fn(),
  },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={now} timeZone="Europe/Berlin">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
})

type Canvas = ReturnType<typeof within>
const body = within(document.body)
const patience = { timeout: 5000 }
const pay = (canvas: Canvas) => canvas.findByRole('button', { name: 'Pay with this card' }, patience)
/** The one toast of the action. */
const toast = (text: string) => waitFor(() => expect(toasts).toEqual([text]), patience)

/** What was accepted with, each with its key. */
const sent: { body: unknown; key: string | null }[] = []
const hears = (answer: () => Response | Promise<Response>) =>
  handle(proposalEndpoints.accept, async ({ request }) => {
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
    return answer()
  })
const paid = () => HttpResponse.json(buildPaymentAnswer({ status: 'succeeded' }))

export const ToPay = meta.story({
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(...methodsScenarios.toPay())
  },
})

ToPay.test('shows total, share, rate and hours, and both clocks, before anything is paid', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: /flight, Sat 12 Dec/ })).toBeVisible()
  await expect(canvas.getByText('$495.00')).toBeVisible()
  await expect(canvas.getByText('$247.50')).toBeVisible()
  await expect(canvas.getByText('$165/hr × 3 hours')).toBeVisible()
  await expect(canvas.getByText(/10:00–13:00 PST/)).toBeVisible()
  await expect(canvas.getByText(/Your time: Sat 12 Dec, 19:00–22:00/)).toBeVisible()
  await expect(canvas.getByText('Answer by Sat 5 Dec, 05:00 PST (your time Sat 5 Dec, 14:00 GMT+1)')).toBeVisible()
  await expect(canvas.getByText("Let's fly together!")).toBeVisible()
  await expect(canvas.getByText(/charged your share when you accept.*Until the operator approves.*a full refund/)).toBeVisible()
  await expect(await canvas.findByRole('radio', { name: /Visa .*4242/ })).toBeChecked()
  await expect(canvas.getByRole('radio', { name: /0341/ })).toBeDisabled()
})

ToPay.test('c11: three presses accept once; paid at once has its own toast', async ({ canvas, args, msw }) => {
  const held = Promise.withResolvers<Response>()
  msw.use(hears(() => held.promise))
  const button = await pay(canvas)
  await userEvent.tripleClick(button)
  await expect(await canvas.findByRole('button', { name: paymentTexts.processing })).toHaveAttribute('aria-disabled', 'true')
  held.resolve(paid())
  await toast(requestTexts.acceptedNow)
  await expect(args.onAccepted).toHaveBeenCalledOnce()
  await expect(sent.map(({ body: given }) => given)).toEqual([{ id_card: 'pm_visa' }])
  await expect(sent[0]?.key).toMatch(/^[\w-]{20,}$/)
})

ToPay.test('pays with the card that was chosen, by keyboard', async ({ canvas, args, msw }) => {
  msw.use(hears(paid))
  await pay(canvas)
  canvas.getByRole('radio', { name: /Visa .*4242/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('radio', { name: /Mastercard/ })).toBeChecked()
  await userEvent.tab()
  await expect(await pay(canvas)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce(), patience)
  await expect(sent.map(({ body: given }) => given)).toEqual([{ id_card: 'pm_mastercard' }])
})

ToPay.test('c59, c11: however the answer is lost, the fixed text is said and the repeat carries the same key', async ({ canvas, args, msw }) => {
  for (const answer of Object.values(failedAnswers)) {
    toasts.length = 0
    msw.use(hears(answer))
    await userEvent.click(await pay(canvas))
    await waitFor(() => expect(within(canvas.getByRole('main')).getByText(requestTexts.acceptFailed)).toBeVisible(), patience)
    await toast(requestTexts.acceptFailed)
    await expect(await pay(canvas)).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: /Visa .*4242/ })).toBeChecked()
  }
  msw.use(hears(paid))
  await userEvent.click(await pay(canvas))
  await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce(), patience)
  const [first] = sent
  await expect(sent).toHaveLength(Object.keys(failedAnswers).length + 1)
  // Only "too many attempts" is an answer: what comes after it is a new attempt.
  await expect(new Set(sent.map(({ key }) => key)).size).toBeLessThanOrEqual(2)
  await expect(first?.key).not.toBeNull()
})

ToPay.test('a declined card: the provider’s words at the cards, and another card works', async ({ canvas, args, msw }) => {
  msw.use(refuses(proposalEndpoints.accept, 402, 'Your card was declined.'))
  await userEvent.click(await pay(canvas))
  await expect(await canvas.findByText('Your card was declined.')).toBeVisible()
  await toast(requestTexts.acceptFailed)
  msw.use(acceptsAtOnce)
  await userEvent.click(canvas.getByRole('radio', { name: /Mastercard/ }))
  await userEvent.click(await pay(canvas))
  await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce(), patience)
})

ToPay.test('a proposal that is not there any more: said so, not "try again later"', async ({ canvas, msw }) => {
  await pay(canvas)
  msw.use(refuses(proposalEndpoints.accept, 404, 'Flight not found'), answers(proposalEndpoints.received, []))
  await userEvent.click(await pay(canvas))
  await toast(requestTexts.idMissing)
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Pay with this card' })).toBeNull())
  await expect(canvas.getAllByText(requestTexts.idMissing)).toHaveLength(1)
})

ToPay.test('only expired cards: said, and none can be paid with', async ({ canvas, msw, mount }) => {
  const old = buildPaymentMethod({ id: 'pm_old', card: { brand: 'visa', last4: '0341', exp_month: 10, exp_year: 2026 } })
  msw.use(answers(paymentEndpoints.methods, { payment_methods: [old] }))
  await mount()
  await expect(await canvas.findByText('All of your cards have expired. Add one to accept this flight.')).toBeVisible()
  await expect(canvas.getByRole('radio', { name: /0341/ })).toBeDisabled()
  await expect(canvas.queryByRole('button', { name: 'Pay with this card' })).toBeNull()
})

ToPay.test('the co-pilot’s bank asks them: that is said at the cards', async ({ canvas, args, msw }) => {
  msw.use(coPilotMustConfirm)
  await userEvent.click(await pay(canvas))
  await expect(await canvas.findByText(paymentTexts.coPilotMustConfirm)).toBeVisible()
  await expect(args.onAccepted).not.toHaveBeenCalled()
})

ToPay.test('accepted in another tab meanwhile: the list is read again and says so', async ({ canvas, msw }) => {
  await pay(canvas)
  msw.use(
    refuses(proposalEndpoints.accept, 409, paymentTexts.inProgress),
    answers(proposalEndpoints.received, [buildProposal({ status: 'accepted' })]),
  )
  await userEvent.click(await pay(canvas))
  await expect(await canvas.findByText('You have accepted this flight. Nothing is left to pay.')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Pay with this card' })).toBeNull()
})

ToPay.test('data once shown stays when a later read fails', async ({ canvas, msw }) => {
  await pay(canvas)
  const read = fn(() => HttpResponse.json({ detail: 'Something went wrong.' }, { status: 500 }))
  msw.use(
    refuses(proposalEndpoints.accept, 500, 'Something went wrong.'),
    handle(proposalEndpoints.received, read),
    refuses(paymentEndpoints.methods, 500, 'Something went wrong.'),
  )
  await userEvent.click(await pay(canvas))
  await expect(await canvas.findByText('Something went wrong.')).toBeVisible()
  await waitFor(() => expect(read).toHaveBeenCalled())
  await expect(canvas.getByText('$247.50')).toBeVisible()
  await expect(canvas.getByRole('radio', { name: /Mastercard/ })).toBeVisible()
})

/** The payer's bank wants a confirmation at first; after it the service says that it is paid. */
export const BankAsks = meta.story({
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      hears(() =>
        sent.length === 1
          ? HttpResponse.json(buildPaymentAnswer({ status: 'requires_action', clientSecret: secrets.payment }))
          : paid(),
      ),
      ...methodsScenarios.toPay(),
    )
  },
})

BankAsks.test('after the dialog the other toast, once, and the same key both times', async ({ canvas, args }) => {
  await userEvent.click(await pay(canvas))
  const bank = await body.findByRole('dialog', { name: /Your bank asks/ }, patience)
  await userEvent.click(within(bank).getByRole('button', { name: 'Complete' }))
  await expect(await body.findByText(paymentTexts.succeededRedirecting, {}, patience)).toBeVisible()
  await toast(flightTexts.accepted)
  await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce(), patience)
  await expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  await expect(sent).toHaveLength(2)
})

BankAsks.test('refused by the bank and given up: nothing was charged, it can be paid again', async ({ canvas, args }) => {
  await userEvent.click(await pay(canvas))
  const bank = await body.findByRole('dialog', { name: /Your bank asks/ }, patience)
  await userEvent.click(within(bank).getByRole('button', { name: 'Fail' }))
  const dialog = await body.findByRole('dialog', { name: paymentTexts.confirmHeading })
  await expect(await within(dialog).findByText(bankRefusal, {}, patience)).toBeVisible()
  await expect(within(dialog).getByText('Flight with Daniel Okafor, Sat 12 Dec, 10:00–13:00 PST (your time Sat 12 Dec, 19:00–22:00 GMT+1)')).toBeVisible()
  await expect(within(dialog).getByText('$247.50')).toBeVisible()
  await expect(within(dialog).getByText('$165/hr × 3 hours')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByText(/The payment was not finished/)).toBeVisible()
  await expect(await pay(canvas)).toBeEnabled()
  await expect(args.onAccepted).not.toHaveBeenCalled()
})

BankAsks.test('the service refuses after the dialog: the text for that', async ({ canvas, msw }) => {
  await userEvent.click(await pay(canvas))
  const bank = await body.findByRole('dialog', { name: /Your bank asks/ }, patience)
  msw.use(refuses(proposalEndpoints.accept, 409, 'This time is no longer available.'))
  await userEvent.click(within(bank).getByRole('button', { name: 'Complete' }))
  await toast(flightTexts.paymentFailed)
  await expect(await canvas.findByText('This time is no longer available.')).toBeVisible()
})

export const NotPayable = meta.story({ beforeEach: ({ msw }) => msw.use(...methodsScenarios.missing()) })

/** The page says why, and takes no payment. */
const takesNone = async (canvas: Canvas, text: string) => {
  await expect(await canvas.findByText(text, {}, patience)).toBeVisible()
  await expect(await canvas.findByRole('list', { name: paymentTexts.heading })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Pay with this card' })).toBeNull()
}

NotPayable.test('missing: says so, and takes no payment', async ({ canvas }) => takesNone(canvas, requestTexts.idMissing))

NotPayable.test('accepted: says so, and takes no payment', async ({ canvas, msw, mount }) => {
  msw.use(...methodsScenarios.accepted())
  await mount()
  await takesNone(canvas, 'You have accepted this flight. Nothing is left to pay.')
})

NotPayable.test('countered: says so, and takes no payment', async ({ canvas, msw, mount }) => {
  msw.use(...methodsScenarios.countered())
  await mount()
  await takesNone(canvas, 'The operator offers another time for this flight. Answer that first.')
})

NotPayable.test('over: says so, and takes no payment', async ({ canvas, msw, mount }) => {
  msw.use(...methodsScenarios.over())
  await mount()
  await takesNone(canvas, 'This request is over, it can no longer be accepted.')
})

export const WithoutCard = meta.story({ beforeEach: ({ msw }) => msw.use(...methodsScenarios.toPayWithoutCard()) })

WithoutCard.test('leads to adding one', async ({ canvas }) => {
  await expect(await canvas.findByText('Add a card to accept this flight.')).toBeVisible()
  await expect(canvas.getByText('$247.50')).toBeVisible()
})

export const SummaryLoading = meta.story({ beforeEach: ({ msw }) => msw.use(...methodsScenarios.summaryLoading()) })

SummaryLoading.test('nothing can be paid before the price is known', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading the flight request')).toBeInTheDocument()
  await canvas.findByRole('list', { name: paymentTexts.heading })
  await expect(canvas.queryByRole('button', { name: 'Pay with this card' })).toBeNull()
})

export const Partial = meta.story({ beforeEach: ({ msw }) => msw.use(...methodsScenarios.partial()) })

Partial.test('the price could not be read: nothing is paid, a retry brings it', async ({ canvas, msw }) => {
  await expect(await canvas.findByText(flightTexts.loadFailed)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Pay with this card' })).toBeNull()
  msw.use(...methodsScenarios.toPay())
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await pay(canvas)).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
})

export const Odd = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...methodsScenarios.toPayOdd()),
})

Odd.test('long names and unbroken words stay on the screen', async ({ canvas }) => {
  await pay(canvas)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})
