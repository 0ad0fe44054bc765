import { type FlightProposal, flightEndpoints, flightTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import {
  buildCancellation, buildConfirmedFlight, buildMyFlights, buildSoloFlight, TEST_NOW, testId,
} from '@pilotpair/contract/testing'
import { forgetTab } from '@pilotpair/feature-core'
import { failedAnswers, handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import {
  createFlightWorld, type FlightWorld, recordToasts, someUpcoming, somePast, toasts,
} from '../Flights.scenario.ts'
import { MyFlightsScreen } from './MyFlightsScreen.tsx'

const meta = preview.meta({
  title: 'Features/Flights/Acting on my flights',
  component: MyFlightsScreen,
  args: { rentalsHref: '/rentals', canCommit: true },
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

const only = async (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('article')
const card = async (canvas: Canvas) => within(await only(canvas))
const opened = async (role: 'alertdialog' | 'dialog', name: string) => {
  const dialog = await screen.findByRole(role, { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
const said = () => toasts.map(({ text }) => text)

let world: FlightWorld = createFlightWorld({})
const starts = (next: FlightWorld) => {
  world = next
  // What another story has entered and not sent.
  forgetTab()
  return recordToasts()
}
const [confirmedFlight = buildConfirmedFlight(), changingFlight = buildConfirmedFlight()] = someUpcoming
const [toRate = buildConfirmedFlight()] = somePast
const cancelling = (flight: FlightProposal): FlightProposal => ({
  ...flight, status: 'cancellation_requested', cancellation: buildCancellation(),
})

export const RequestCancellation = meta.story({
  name: 'Cancel a confirmed flight, then keep it',
  beforeEach: ({ msw }) => {
    const stop = starts(createFlightWorld({ confirmed: [confirmedFlight] }))
    msw.use(
      ...world.handlers,
      world.act(proposalEndpoints.requestCancellation, cancelling),
      world.act(proposalEndpoints.withdrawCancellation, () => confirmedFlight),
    )
    return stop
  },
  play: async ({ canvas, step }) => {
    await step('the dialog tells of fees, and that it is no promise', async () => {
      await userEvent.click((await card(canvas)).getByRole('button', { name: flightTexts.cancelFlight }))
      const dialog = await opened('alertdialog', 'Cancel this flight?')
      await expect(dialog.getByText(/administrative fees may apply, and cancelling is not guaranteed/)).toBeVisible()
      await expect(dialog.getByText(/your share of \$247\.50 less the fees comes back to your card/)).toBeVisible()
      await expect(dialog.getByText('$165/hr × 3 hours')).toBeVisible()
      await expect(dialog.queryByText(requestTexts.fullRefund)).not.toBeInTheDocument()
      await userEvent.dblClick(dialog.getByRole('button', { name: flightTexts.cancelFlight }))
    })
    await step('one call, one toast; the flight waits for an administrator and has the focus', async () => {
      await expect(await canvas.findByText('Waits for an administrator')).toBeVisible()
      await waitFor(() => expect(said()).toEqual([flightTexts.cancellationRequested]))
      await expect(world.calls).toHaveLength(1)
      await waitFor(async () => expect(await only(canvas)).toHaveFocus())
    })
    await step('it can be taken back', async () => {
      await userEvent.click((await card(canvas)).getByRole('button', { name: 'Keep flight' }))
      await expect(await canvas.findByText('Confirmed')).toBeVisible()
      await expect(await canvas.findByText('The flight stands.')).toBeVisible()
      await expect(canvas.getByText('The flight stands.').closest('[role="status"]')).not.toBeNull()
      await expect(said()).toEqual([flightTexts.cancellationRequested])
    })
  },
})

export const RequestCancellationFails = meta.story({
  name: 'A cancellation that is refused',
  beforeEach: ({ msw }) => {
    const stop = starts(createFlightWorld({ confirmed: [confirmedFlight] }))
    msw.use(...world.handlers, refuses(proposalEndpoints.requestCancellation, 409, 'This flight has already started.'))
    return stop
  },
  play: async ({ canvas }) => {
    await userEvent.click((await card(canvas)).getByRole('button', { name: flightTexts.cancelFlight }))
    const dialog = await opened('alertdialog', 'Cancel this flight?')
    await userEvent.click(dialog.getByRole('button', { name: flightTexts.cancelFlight }))
    await waitFor(() => expect(said()).toEqual([flightTexts.cancellationFailed]))
    await expect(await (await card(canvas)).findByRole('alert')).toHaveTextContent('This flight has already started.')
  },
})

export const CancelUnconfirmed = meta.story({
  name: 'Cancel what is not confirmed: a full refund',
  beforeEach: ({ msw }) => {
    const solo = buildSoloFlight()
    const stop = starts(createFlightWorld({ confirmed: [solo] }))
    msw.use(
      ...world.handlers,
      world.act(proposalEndpoints.cancel, (flight) => ({ ...flight, status: 'cancelled', payment: { ...flight.payment, state: 'refund_pending' } })),
    )
    return stop
  },
  play: async ({ canvas }) => {
    await userEvent.click((await card(canvas)).getByRole('button', { name: flightTexts.cancelFlight }))
    const dialog = await opened('alertdialog', 'Cancel this flight?')
    await expect(dialog.getByText(requestTexts.fullRefund)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: flightTexts.cancelFlight }))
    await waitFor(() => expect(said()).toEqual([requestTexts.proposalCancelled]))
    await expect(await (await card(canvas)).findByText('Refund of $330.00 on its way')).toBeVisible()
  },
})

export const Gone = meta.story({
  name: 'A flight that leaves the list with its cancellation hands the focus to the next heading',
  beforeEach: ({ msw }) => {
    const going = buildConfirmedFlight({ id_flight_proporsal: testId('flight', 60), is_confirmed: false })
    const stop = starts(createFlightWorld({ confirmed: [going, confirmedFlight] }))
    msw.use(
      // As the service does: a shared flight that is cancelled is no flight of the pilot's any more.
      handle(flightEndpoints.mine, () =>
        world.calls.length === 0 ? undefined : HttpResponse.json(buildMyFlights({ confirmed: [confirmedFlight], past: [] })),
      ),
      ...world.handlers,
      world.act(proposalEndpoints.cancel, (flight) => ({ ...flight, status: 'cancelled' })),
    )
    return stop
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article')
    if (first === undefined) throw new Error('no flight stands there')
    await userEvent.click(within(first).getByRole('button', { name: flightTexts.cancelFlight }))
    const dialog = await opened('alertdialog', 'Cancel this flight?')
    await userEvent.click(dialog.getByRole('button', { name: flightTexts.cancelFlight }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await waitFor(async () => expect(within(await only(canvas)).getByRole('heading')).toHaveFocus())
  },
})

export const ChangeOffer = meta.story({
  name: 'An offer on a confirmed flight is answered at once: the old time holds',
  beforeEach: ({ msw }) => {
    const stop = starts(createFlightWorld({ confirmed: [changingFlight] }))
    msw.use(
      ...world.handlers,
      world.act(proposalEndpoints.declineCounter, (flight) => {
        const { change_offer: _, ...rest } = flight
        return rest
      }),
    )
    return stop
  },
  play: async ({ canvas }) => {
    await userEvent.click((await card(canvas)).getByRole('button', { name: requestTexts.declineNewTime }))
    await waitFor(() => expect(said()).toEqual([flightTexts.counterDeclined]))
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('The operator proposes')).not.toBeInTheDocument())
    await expect(canvas.getByText('Confirmed')).toBeVisible()
  },
})

const comment = 'Well briefed and good company.'

export const Rate = meta.story({
  beforeEach: ({ msw }) => {
    const stop = starts(createFlightWorld({ past: [toRate] }))
    msw.use(...world.handlers, refuses(flightEndpoints.rate, 409, 'You have already rated this flight.'))
    return stop
  },
  play: async ({ canvas, msw, step }) => {
    await userEvent.click((await card(canvas)).getByRole('button', { name: flightTexts.rateFlight }))
    const dialog = await opened('dialog', flightTexts.rateFlight)
    await expect(dialog.getByText('Priya Raman')).toBeVisible()
    await expect(dialog.getByText('Sat 28 Nov, 08:00–11:00 PST')).toBeVisible()
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send rating' }))
    await step('c53: without stars the first field says so and has the focus', async () => {
      await send()
      await expect(dialog.getByText('Please choose one to five stars.')).toBeVisible()
      await expect(dialog.getByRole('radio', { name: '1 star' })).toHaveFocus()
    })
    await step('a refusal keeps what was typed', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }))
      await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), comment)
      await send()
      await expect(await dialog.findByRole('alert')).toHaveTextContent('You have already rated this flight.')
      await waitFor(() => expect(said()).toEqual(['You have already rated this flight.']))
      await expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue(comment)
    })
    await step('taken: the stars stand at the flight, which has the focus', async () => {
      msw.use(world.act(flightEndpoints.rate, (flight) => ({ ...flight, rating: { rating: 4, comment } })))
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Send rating' }))
      await expect(await canvas.findByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
      await expect(said().at(-1)).toBe(flightTexts.rated)
      await expect(world.calls.map(({ body }) => body)).toEqual([{ rating: 4, comment }])
      await expect(canvas.queryByRole('button', { name: flightTexts.rateFlight })).not.toBeInTheDocument()
      await waitFor(async () => expect(await only(canvas)).toHaveFocus())
    })
  },
})

const tries = { times: 0 }
const kinds = Object.values(failedAnswers)

export const RateFailures = meta.story({
  name: 'c59: a rating that is lost on its way is kept and can be sent again',
  beforeEach: ({ msw }) => {
    tries.times = 0
    const stop = starts(createFlightWorld({ past: [toRate] }))
    msw.use(...world.handlers, handle(flightEndpoints.rate, () => kinds[tries.times++]?.()))
    return stop
  },
  play: async ({ canvas }) => {
    await userEvent.click((await card(canvas)).getByRole('button', { name: flightTexts.rateFlight }))
    const dialog = await opened('dialog', flightTexts.rateFlight)
    await userEvent.click(dialog.getByRole('radio', { name: '5 stars' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), comment)
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      toasts.length = 0
      await userEvent.click(dialog.getByRole('button', { name: 'Send rating' }))
      await waitFor(() => expect(tries.times, kind).toBe(index + 1))
      await waitFor(() => expect(said(), kind).toHaveLength(1))
      await expect(await dialog.findByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await expect(dialog.getByRole('textbox', { name: /^Comment/ }), kind).toHaveValue(comment)
      await expect(dialog.getByRole('radio', { name: '5 stars' }), kind).toBeChecked()
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Send rating' }), kind).toBeEnabled())
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click((await card(canvas)).getByRole('button', { name: flightTexts.rateFlight }))
    const again = await opened('dialog', flightTexts.rateFlight)
    await expect(again.getByRole('textbox', { name: /^Comment/ })).toHaveValue(comment)
    await expect(again.getByRole('radio', { name: '5 stars' })).toBeChecked()
  },
})

export const CancelFailures = meta.story({
  name: 'c59: every kind of failed answer to a request to cancel',
  beforeEach: ({ msw }) => {
    tries.times = 0
    const stop = starts(createFlightWorld({ confirmed: [confirmedFlight] }))
    msw.use(...world.handlers, handle(proposalEndpoints.requestCancellation, () => kinds[tries.times++]?.()))
    return stop
  },
  play: async ({ canvas }) => {
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      toasts.length = 0
      await userEvent.click((await card(canvas)).getByRole('button', { name: flightTexts.cancelFlight }))
      const dialog = await opened('alertdialog', 'Cancel this flight?')
      await userEvent.click(dialog.getByRole('button', { name: flightTexts.cancelFlight }))
      await waitFor(() => expect(tries.times, kind).toBe(index + 1))
      await waitFor(() => expect(said(), kind).toEqual([flightTexts.cancellationFailed]))
      await waitFor(() => expect(screen.queryByRole('alertdialog'), kind).toBeNull())
      await expect(await (await card(canvas)).findByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
    }
  },
})

export const WithdrawFailures = meta.story({
  name: 'c59: every kind of failed answer to keeping the flight: said at it, and nothing claims that it stands',
  beforeEach: ({ msw }) => {
    tries.times = 0
    const stop = starts(createFlightWorld({ confirmed: [cancelling(confirmedFlight)] }))
    msw.use(...world.handlers, handle(proposalEndpoints.withdrawCancellation, () => kinds[tries.times++]?.()))
    return stop
  },
  play: async ({ canvas }) => {
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      const keep = (await card(canvas)).getByRole('button', { name: 'Keep flight' })
      await waitFor(() => expect(keep, kind).toBeEnabled())
      await userEvent.click(keep)
      await waitFor(() => expect(tries.times, kind).toBe(index + 1))
      await expect(await (await card(canvas)).findByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await expect(canvas.queryByText('The flight stands.'), kind).toBeNull()
    }
    await expect(said()).toEqual([])
  },
})
