import { type FlightProposal, flightTexts, paymentTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { buildChangeOffer, TEST_NOW } from '@pilotpair/contract/testing'
import { refuses, withStore } from '@pilotpair/feature-core/testing'
import { dialogCode, paymentAnswers, secrets } from '@pilotpair/feature-payments/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { createFlightWorld, type FlightWorld, received, recordToasts, sent, someReceived, toasts } from '../Flights.scenario.ts'
import { RequestsScreen } from './RequestsScreen.tsx'

const meta = preview.meta({
  title: 'Features/Flights/Acting on requests',
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

const articleOf = async (canvas: Canvas, name: string): Promise<HTMLElement> => {
  const card = (await canvas.findByText(name)).closest('article')
  if (card === null) throw new Error(`${name} stands in no card`)
  return card
}
const cardOf = async (canvas: Canvas, name: string) => within(await articleOf(canvas, name))
const question = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
const becomes = (status: string) => (flight: FlightProposal): FlightProposal => ({ ...flight, status })
const said = () => toasts.map(({ text }) => text)

let world: FlightWorld = createFlightWorld({})
const starts = (next: FlightWorld) => {
  world = next
  return recordToasts()
}

export const Decline = meta.story({
  beforeEach: ({ msw }) => {
    const stop = starts(createFlightWorld({ received: someReceived }))
    msw.use(...world.handlers, world.act(proposalEndpoints.decline, becomes('declined')))
    return stop
  },
  play: async ({ canvas, step }) => {
    const daniel = await cardOf(canvas, 'Daniel Okafor')
    await step('is asked first; the safe answer has the focus, and gives it back', async () => {
      await userEvent.click(daniel.getByRole('button', { name: requestTexts.decline }))
      const asking = await question('Decline this request?')
      await expect(asking.getByText('Cessna 172S Skyhawk, Sat 12 Dec, 10:00–13:00 PST')).toBeVisible()
      await expect(asking.getByText(/Daniel Okafor sees that you declined/)).toBeVisible()
      await waitFor(() => expect(asking.getByRole('button', { name: 'Keep request' })).toHaveFocus())
      await userEvent.click(asking.getByRole('button', { name: 'Keep request' }))
      await waitFor(() => expect(daniel.getByRole('button', { name: requestTexts.decline })).toHaveFocus())
      await expect(world.calls).toHaveLength(0)
    })
    await step('c11: two presses of the yes are one call', async () => {
      await userEvent.click(daniel.getByRole('button', { name: requestTexts.decline }))
      await userEvent.dblClick((await question('Decline this request?')).getByRole('button', { name: requestTexts.decline }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(world.calls).toHaveLength(1)
      await expect(world.calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    })
    await step('the request goes to its group and takes the focus along', async () => {
      const card = await articleOf(canvas, 'Daniel Okafor')
      await expect(within(card).getByRole('button', { name: 'Declined' })).toBeDisabled()
      await expect(card.closest('section')).toHaveAccessibleName(requestTexts.groupDeclined)
      await waitFor(() => expect(card).toHaveFocus())
      await expect(said()).toEqual([flightTexts.declined])
    })
  },
})

export const Keyboard = meta.story({
  name: 'Decline by keys alone',
  beforeEach: ({ msw }) => {
    const stop = starts(createFlightWorld({ received: someReceived.slice(0, 1) }))
    msw.use(...world.handlers, world.act(proposalEndpoints.decline, becomes('declined')))
    return stop
  },
  play: async ({ canvas }) => {
    const daniel = await cardOf(canvas, 'Daniel Okafor')
    daniel.getByRole('button', { name: requestTexts.decline }).focus()
    await userEvent.keyboard('{Enter}')
    const asking = await question('Decline this request?')
    await waitFor(() => expect(asking.getByRole('button', { name: 'Keep request' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(said()).toEqual([flightTexts.declined]))
    await expect(world.calls).toHaveLength(1)
    const card = await articleOf(canvas, 'Daniel Okafor')
    await waitFor(() => expect(card).toHaveFocus())
  },
})

export const Stale = meta.story({
  name: 'c16: what is refused stands at the request, and the list shows how things stand',
  beforeEach: ({ msw }) => {
    const stop = starts(createFlightWorld({ received: someReceived }))
    msw.use(...world.handlers, refuses(proposalEndpoints.decline, 409, 'This flight has been cancelled.'))
    return stop
  },
  play: async ({ canvas }) => {
    const daniel = await cardOf(canvas, 'Daniel Okafor')
    world.change(someReceived[0]?.id_flight_proporsal ?? '', becomes('cancelled'))
    await userEvent.click(daniel.getByRole('button', { name: requestTexts.decline }))
    await userEvent.click((await question('Decline this request?')).getByRole('button', { name: requestTexts.decline }))
    await waitFor(() => expect(said()).toEqual([flightTexts.declineFailed]))
    await waitFor(async () => {
      const now = await cardOf(canvas, 'Daniel Okafor')
      await expect(now.getByRole('button', { name: 'Cancelled' })).toBeDisabled()
      await expect(now.getByRole('alert')).toHaveTextContent('This flight has been cancelled.')
    })
  },
})

export const CancelProposal = meta.story({
  name: 'Cancel a proposal',
  args: { tab: 'sent' },
  beforeEach: ({ msw }) => {
    const stop = starts(createFlightWorld({ sent: [sent(4, 'Aiko Tanabe')] }))
    msw.use(...world.handlers, refuses(proposalEndpoints.cancel, 409, 'A payment is in progress.'))
    return stop
  },
  play: async ({ canvas, msw, step }) => {
    const cancel = async () => {
      await userEvent.click((await cardOf(canvas, 'Aiko Tanabe')).getByRole('button', { name: requestTexts.cancelProposal }))
      const asking = await question('Cancel this proposal?')
      await expect(asking.getByText('Nothing has been charged.')).toBeVisible()
      await expect(asking.getByText('$247.50')).toBeVisible()
      await expect(asking.getByText('$165/hr × 3 hours')).toBeVisible()
      await userEvent.click(asking.getByRole('button', { name: requestTexts.cancelProposal }))
    }
    await step('a refusal is the toast, and stands at the request', async () => {
      await cancel()
      await waitFor(() => expect(said()).toEqual(['A payment is in progress.']))
      await expect(await (await cardOf(canvas, 'Aiko Tanabe')).findByRole('alert')).toHaveTextContent('A payment is in progress.')
      await waitFor(async () =>
        expect((await cardOf(canvas, 'Aiko Tanabe')).getByRole('button', { name: requestTexts.cancelProposal })).toHaveFocus(),
      )
    })
    await step('another try goes through', async () => {
      msw.use(world.act(proposalEndpoints.cancel, becomes('cancelled')))
      await cancel()
      await waitFor(() => expect(said()).toContain(requestTexts.proposalCancelled))
      await expect(await (await cardOf(canvas, 'Aiko Tanabe')).findByRole('button', { name: 'Cancelled' })).toBeDisabled()
    })
  },
})

const offered = received(26, 'Priya Raman', { status: 'OPERATOR_COUNTER_PROPOSAL', change_offer: buildChangeOffer() })
const newTime = buildChangeOffer().new_date

export const AcceptNewTime = meta.story({
  name: 'Accept a new time',
  beforeEach: ({ msw }) => {
    const stop = starts(createFlightWorld({ received: [offered] }))
    msw.use(
      ...world.handlers,
      world.act(proposalEndpoints.acceptCounter, (flight) => ({ ...flight, change_offer: buildChangeOffer({ accepted_by_me: true }) })),
    )
    return stop
  },
  play: async ({ canvas }) => {
    const priya = await cardOf(canvas, 'Priya Raman')
    await userEvent.dblClick(priya.getByRole('button', { name: requestTexts.acceptNewTime }))
    await waitFor(() => expect(said()).toEqual([flightTexts.counterAccepted]))
    await expect(world.calls).toHaveLength(1)
    await expect(world.calls[0]?.body).toEqual({ new_date: newTime })
    await expect(await priya.findByText(/Your co-pilot has to accept it too/)).toBeVisible()
    await expect(priya.queryByRole('button', { name: requestTexts.acceptNewTime })).toBeNull()
    await waitFor(() => expect(priya.getByRole('button', { name: requestTexts.declineNewTime })).toBeEnabled())
    await waitFor(async () => expect(await articleOf(canvas, 'Priya Raman')).toHaveFocus())
  },
})

export const DeclineNewTime = meta.story({
  name: 'Decline a new time: the end of the request, so it is asked first',
  beforeEach: ({ msw }) => {
    const stop = starts(createFlightWorld({ received: [offered] }))
    msw.use(...world.handlers, refuses(proposalEndpoints.declineCounter, 409, 'There is no new time to answer.'))
    return stop
  },
  play: async ({ canvas, msw }) => {
    const decline = async () => {
      await userEvent.click((await cardOf(canvas, 'Priya Raman')).getByRole('button', { name: requestTexts.declineNewTime }))
      const asking = await question('Decline the new time?')
      await userEvent.click(asking.getByRole('button', { name: requestTexts.declineNewTime }))
    }
    await decline()
    await waitFor(() => expect(said()).toEqual([flightTexts.declineCounterFailed]))
    await expect(await (await cardOf(canvas, 'Priya Raman')).findByRole('alert')).toHaveTextContent('There is no new time to answer.')
    msw.use(world.act(proposalEndpoints.declineCounter, becomes('declined')))
    await decline()
    await waitFor(() => expect(said()).toContain(flightTexts.counterDeclined))
    await expect(await (await cardOf(canvas, 'Priya Raman')).findByRole('button', { name: 'Declined' })).toBeDisabled()
  },
})

export const Leave = meta.story({
  name: 'Leave an accepted flight that is not confirmed: a full refund',
  beforeEach: ({ msw }) => {
    const paid = received(60, 'Sam Whitfield', { status: 'accepted', payment: { state: 'paid', share_cents: 24_750, refunded_cents: 0 } })
    const stop = starts(createFlightWorld({ received: [paid] }))
    msw.use(
      ...world.handlers,
      world.act(proposalEndpoints.cancel, (flight) => ({
        ...flight,
        status: 'cancelled',
        payment: { state: 'refund_pending', share_cents: 24_750, refunded_cents: 0 },
      })),
    )
    return stop
  },
  play: async ({ canvas }) => {
    await userEvent.click((await cardOf(canvas, 'Sam Whitfield')).getByRole('button', { name: flightTexts.cancelFlight }))
    const asking = await question('Cancel this flight?')
    await expect(asking.getByText(requestTexts.fullRefund)).toBeVisible()
    await userEvent.click(asking.getByRole('button', { name: flightTexts.cancelFlight }))
    await waitFor(() => expect(said()).toEqual([requestTexts.proposalCancelled]))
    await expect(await canvas.findByText('Refund of $247.50 on its way')).toBeVisible()
  },
})

export const BankAsks = meta.story({
  name: 'A payment that waits for the bank is confirmed at its request',
  args: { tab: 'sent' },
  beforeEach: ({ msw }) => {
    const asking = sent(4, 'Aiko Tanabe', { payment_action: { clientSecret: secrets.payment } })
    const stop = starts(createFlightWorld({ sent: [asking] }))
    msw.use(...world.handlers, ...paymentAnswers())
    return stop
  },
  play: async ({ canvas }) => {
    const aiko = await cardOf(canvas, 'Aiko Tanabe')
    await userEvent.click(aiko.getByRole('button', { name: paymentTexts.confirmHeading }))
    const dialog = await screen.findByRole('dialog', { name: paymentTexts.confirmHeading })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(aiko.getByRole('button', { name: paymentTexts.confirmHeading })).toBeEnabled())
  },
})

export const BankNotAsked = meta.story({
  name: 'A confirmation that does not open says so, at the request and in a toast',
  args: { tab: 'sent' },
  beforeEach: ({ msw }) => {
    const asking = sent(4, 'Aiko Tanabe', { payment_action: { clientSecret: 'pi_8_secret_8' } })
    const stop = starts(createFlightWorld({ sent: [asking] }))
    msw.use(...world.handlers, ...paymentAnswers())
    const load = spyOn(dialogCode, 'load').mockRejectedValue(new Error('offline'))
    return () => {
      load.mockRestore()
      stop()
    }
  },
  play: async ({ canvas }) => {
    const aiko = await cardOf(canvas, 'Aiko Tanabe')
    await userEvent.click(aiko.getByRole('button', { name: paymentTexts.confirmHeading }))
    await expect(await aiko.findByRole('alert')).toHaveTextContent(/Your bank could not be asked/)
    await waitFor(() => expect(said()).toEqual([flightTexts.paymentFailed]))
    await waitFor(() => expect(aiko.getByRole('button', { name: paymentTexts.confirmHeading })).toBeEnabled())
  },
})
