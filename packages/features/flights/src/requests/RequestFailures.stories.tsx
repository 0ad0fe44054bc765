import { type Endpoint, type FlightProposal, flightTexts, paymentTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { buildChangeOffer, TEST_NOW } from '@pilotpair/contract/testing'
import { failedAnswers, handle, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { paymentAnswers, secrets } from '@pilotpair/feature-payments/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { createFlightWorld, received, recordToasts, sent, toasts } from '../Flights.scenario.ts'
import { RequestsScreen } from './RequestsScreen.tsx'

const meta = preview.meta({
  title: 'Features/Flights/Acting on requests in bad weather',
  component: RequestsScreen,
  args: {
    tab: 'received' as const,
    onTabChange: () => undefined,
    acceptHref: (id: string) => `/payment-methods?proposalId=${id}`,
    explorerHref: '/pilot-explorer',
    canCommit: true,
  },
  decorators: [
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
    withStore,
  ],
})

type Canvas = ReturnType<typeof within>

const cardOf = async (canvas: Canvas, name: string) => {
  const card = (await canvas.findByText(name)).closest('article')
  if (card === null) throw new Error(`${name} stands in no card`)
  return within(card)
}
const said = () => toasts.map(({ text }) => text)
const offered = received(26, 'Priya Raman', { status: 'OPERATOR_COUNTER_PROPOSAL', change_offer: buildChangeOffer() })

const tries: { key: string | null }[] = []
const kinds = Object.values(failedAnswers)

export const EveryFailure = meta.story({
  name: 'c59: whatever comes instead of an answer, the text is right and the request can be answered again',
  beforeEach: ({ msw }) => {
    tries.length = 0
    msw.use(
      ...createFlightWorld({ received: [offered] }).handlers,
      handle(proposalEndpoints.acceptCounter, ({ request }) => {
        tries.push({ key: request.headers.get('idempotency-key') })
        return kinds[tries.length - 1]?.()
      }),
    )
    return recordToasts()
  },
  play: async ({ canvas }) => {
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      toasts.length = 0
      const priya = await cardOf(canvas, 'Priya Raman')
      await userEvent.click(priya.getByRole('button', { name: requestTexts.acceptNewTime }))
      await waitFor(() => expect(tries, kind).toHaveLength(index + 1))
      await waitFor(() => expect(said(), kind).toEqual([flightTexts.acceptCounterFailed]))
      await expect(await priya.findByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await waitFor(() => expect(priya.getByRole('button', { name: requestTexts.acceptNewTime }), kind).toBeEnabled())
    }
  },
})

export const LostAnswer = meta.story({
  name: 'c11: after a lost answer the repeat carries the same key',
  beforeEach: ({ msw }) => {
    tries.length = 0
    msw.use(
      ...createFlightWorld({ received: [offered] }).handlers,
      handle(proposalEndpoints.acceptCounter, ({ request }) => {
        tries.push({ key: request.headers.get('idempotency-key') })
        return failedAnswers['no connection']?.()
      }),
    )
    return recordToasts()
  },
  play: async ({ canvas }) => {
    const priya = await cardOf(canvas, 'Priya Raman')
    for (const times of [1, 2]) {
      await userEvent.click(priya.getByRole('button', { name: requestTexts.acceptNewTime }))
      await waitFor(() => expect(tries).toHaveLength(times))
      await expect(await priya.findByText('There is no connection. Check it and try again.')).toBeVisible()
    }
    await expect(tries[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    await expect(tries[1]?.key).toBe(tries[0]?.key)
  },
})

export const LostButDone = meta.story({
  name: 'c11: an act that was done although its answer was lost: nothing speaks against what the request shows',
  beforeEach: ({ msw }) => {
    const request = received(5, 'Daniel Okafor')
    const world = createFlightWorld({ received: [request] })
    msw.use(
      ...world.handlers,
      handle(proposalEndpoints.decline, () => {
        world.change(request.id_flight_proporsal, (flight) => ({ ...flight, status: 'declined' }))
        return failedAnswers['no connection']?.()
      }),
    )
    return recordToasts()
  },
  play: async ({ canvas }) => {
    const before = await cardOf(canvas, 'Daniel Okafor')
    await userEvent.click(before.getByRole('button', { name: requestTexts.decline }))
    const asking = within(await screen.findByRole('alertdialog', { name: 'Decline this request?' }))
    await userEvent.click(asking.getByRole('button', { name: requestTexts.decline }))
    await waitFor(() => expect(said()).toEqual([flightTexts.declineFailed]))
    await expect(await canvas.findByRole('button', { name: 'Declined' })).toBeDisabled()
    const after = await cardOf(canvas, 'Daniel Okafor')
    await expect(after.queryByRole('alert')).toBeNull()
  },
})

interface AskedAct {
  readonly endpoint: Endpoint
  readonly lists: { readonly received?: readonly FlightProposal[]; readonly sent?: readonly FlightProposal[] }
  readonly name: string
  readonly press: string
  readonly question: string
  /** The toast; where it is not fixed, what is said when nobody has said anything. */
  readonly failed: string
  readonly isFixed: boolean
}

const decline: AskedAct = {
  endpoint: proposalEndpoints.decline,
  lists: { received: [received(5, 'Daniel Okafor')] },
  name: 'Daniel Okafor',
  press: requestTexts.decline,
  question: 'Decline this request?',
  failed: flightTexts.declineFailed,
  isFixed: true,
}
const declineNewTime: AskedAct = {
  endpoint: proposalEndpoints.declineCounter,
  lists: { received: [offered] },
  name: 'Priya Raman',
  press: requestTexts.declineNewTime,
  question: 'Decline the new time?',
  failed: flightTexts.declineCounterFailed,
  isFixed: true,
}
const cancel: AskedAct = {
  endpoint: proposalEndpoints.cancel,
  lists: { sent: [sent(4, 'Aiko Tanabe')] },
  name: 'Aiko Tanabe',
  press: requestTexts.cancelProposal,
  question: 'Cancel this proposal?',
  failed: 'Could not cancel. Please try again.',
  isFixed: false,
}

/** What the act needs, and its endpoint, which fails in every way, one after another. */
const fails = ({ lists, endpoint }: AskedAct) => {
  tries.length = 0
  return [
    ...createFlightWorld(lists).handlers,
    handle(endpoint, ({ request }) => {
      tries.push({ key: request.headers.get('idempotency-key') })
      return kinds[tries.length - 1]?.()
    }),
  ]
}

/** Whatever comes instead of an answer: the text is right, the request stays as it was, and the repeat is the same attempt. */
const failing =
  (act: AskedAct) =>
  async ({ canvas }: { readonly canvas: Canvas }): Promise<void> => {
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      toasts.length = 0
      const card = await cardOf(canvas, act.name)
      await userEvent.click(card.getByRole('button', { name: act.press }))
      const asking = within(await screen.findByRole('alertdialog', { name: act.question }))
      await userEvent.click(asking.getByRole('button', { name: act.press }))
      await waitFor(() => expect(tries, kind).toHaveLength(index + 1))
      await waitFor(() => expect(said(), kind).toHaveLength(1))
      // None of these calls sends anything that could be too large.
      const text = act.isFixed ? act.failed : saidAt(kind, act.failed)
      await expect(said()[0], kind).toBe(text)
      await waitFor(() => expect(screen.queryByRole('alertdialog'), kind).toBeNull())
      await expect(await card.findByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await waitFor(() => expect(card.getByRole('button', { name: act.press }), kind).toBeEnabled())
    }
    // Only "too many attempts" is an answer: what comes after it is a new attempt.
    await expect(new Set(tries.map(({ key }) => key)).size).toBe(2)
  }

export const EveryFailureOfDecline = meta.story({
  name: 'c59: every kind of failed answer: Decline this request?',
  args: { tab: 'received' },
  beforeEach: ({ msw }) => {
    msw.use(...fails(decline))
    return recordToasts()
  },
  play: failing(decline),
})
export const EveryFailureOfDeclineNewTime = meta.story({
  name: 'c59: every kind of failed answer: Decline the new time?',
  args: { tab: 'received' },
  beforeEach: ({ msw }) => {
    msw.use(...fails(declineNewTime))
    return recordToasts()
  },
  play: failing(declineNewTime),
})
export const EveryFailureOfCancel = meta.story({
  name: 'c59: every kind of failed answer: Cancel this proposal?',
  args: { tab: 'sent' },
  beforeEach: ({ msw }) => {
    msw.use(...fails(cancel))
    return recordToasts()
  },
  play: failing(cancel),
})

export const BankRefuses = meta.story({
  name: 'A payment whose bank refuses: the request leads to another card and says what follows',
  args: { tab: 'sent', newCardHref: '/payment-methods/new' },
  beforeEach: ({ msw }) => {
    const asking = sent(4, 'Aiko Tanabe', { payment_action: { clientSecret: secrets.payment } })
    const world = createFlightWorld({ sent: [asking] })
    const cancelled = world.act(proposalEndpoints.cancel, (flight) => ({ ...flight, status: 'cancelled', payment_action: undefined }))
    msw.use(...world.handlers, cancelled, ...paymentAnswers())
    return recordToasts()
  },
  play: async ({ canvas }) => {
    const aiko = await cardOf(canvas, 'Aiko Tanabe')
    await expect(aiko.getByRole('link', { name: 'Add another card' })).toHaveAttribute('href', '/payment-methods/new')
    await userEvent.click(aiko.getByRole('button', { name: paymentTexts.confirmHeading }))
    const dialog = within(await screen.findByRole('dialog', { name: paymentTexts.confirmHeading }, { timeout: 5000 }))
    await waitFor(() => expect(dialog.getByRole('button', { name: paymentTexts.payNow })).toBeEnabled(), { timeout: 5000 })
    await userEvent.click(dialog.getByRole('button', { name: paymentTexts.payNow }))
    const bank = within(await screen.findByRole('dialog', { name: /Your bank asks/ }, { timeout: 5000 }))
    await userEvent.click(bank.getByRole('button', { name: 'Fail' }))
    await expect(await dialog.findByRole('link', { name: 'Add another card' }, { timeout: 5000 })).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await expect(await aiko.findByRole('alert')).toHaveTextContent(/Your card was refused/)

    // A request that is over wants no card any more.
    await userEvent.click(aiko.getByRole('button', { name: requestTexts.cancelProposal }))
    const asking = within(await screen.findByRole('alertdialog', { name: 'Cancel this proposal?' }))
    await userEvent.click(asking.getByRole('button', { name: requestTexts.cancelProposal }))
    await expect(await canvas.findByRole('button', { name: 'Cancelled' })).toBeDisabled()
    const over = await cardOf(canvas, 'Aiko Tanabe')
    await expect(over.queryByRole('alert')).toBeNull()
    await expect(over.queryByRole('link', { name: 'Add another card' })).toBeNull()
  },
})

export const CardRefused = meta.story({
  name: 'A card that was refused when the co-pilot wanted to accept: the request says so and leads to another card',
  args: { tab: 'sent', newCardHref: '/payment-methods/new' },
  beforeEach: ({ msw }) =>
    msw.use(...createFlightWorld({ sent: [sent(4, 'Aiko Tanabe', { payment: { state: 'declined', share_cents: 24_750, refunded_cents: 0 } })] }).handlers),
  play: async ({ canvas }) => {
    const aiko = await cardOf(canvas, 'Aiko Tanabe')
    await expect(aiko.getByRole('alert')).toHaveTextContent(/Your card was refused.*your newest card pays/)
    await expect(aiko.getByRole('link', { name: 'Add another card' })).toHaveAttribute('href', '/payment-methods/new')
    await expect(aiko.getByRole('button', { name: requestTexts.cancelProposal })).toBeEnabled()
  },
})
