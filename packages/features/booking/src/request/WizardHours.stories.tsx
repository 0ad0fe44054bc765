import { bookingTexts, flightEndpoints, proposalEndpoints } from '@pilotpair/contract'
import { buildConfirmedFlight, buildSentProposal, TEST_NOW, testId } from '@pilotpair/contract/testing'
import { answers, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, fn, userEvent, waitFor as waitBriefly, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bookingScenarios, chosenHours, daniel, dayButton, heard, listen, refusal, send, skyhawk, stored } from '../booking.scenario.ts'
import { RequestWizard } from './RequestWizard.tsx'

const meta = preview.meta({
  title: 'Features/Booking/Hours of a request',
  component: RequestWizard,
  args: { aircraft: skyhawk, pilot: daniel, onSent: fn(), onCancel: fn() },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...bookingScenarios.loaded, send(stored))
    return listen()
  },
})

type Canvas = ReturnType<typeof within>
const patience = { timeout: 10_000 }
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, patience)
const openDay = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: bookingTexts.next }))
  await canvas.findByRole('grid', {}, patience)
  await userEvent.click(dayButton('2026-12-12'))
}
const pick = async (canvas: Canvas, ...hours: string[]) => {
  for (const hour of hours) await userEvent.click(await canvas.findByRole('button', { name: hour }))
}
const sendButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send flight request' })
const ownNote = 'You have another flight on this day. Its hours count as taken.'

/** From 10:00 to 12:00 at Palo Alto. */
const own = buildConfirmedFlight({ flight_date: '2026-12-12T18:00:00.000Z', flight_duration: 2 })
/** From 07:00 to 08:00; its operator has offered another time. */
const countered = buildSentProposal({
  id_flight_proporsal: testId('flight', 8),
  status: 'OPERATOR_COUNTER_PROPOSAL',
  flight_date: '2026-12-12T15:00:00.000Z',
  flight_duration: 1,
})

export const OwnFlights = meta.story({
  name: 'hours of own flights and counter proposals are taken, and the review says why',
  beforeEach: ({ msw }) =>
    msw.use(answers(flightEndpoints.mine, { confirmed: [own], past: [] }), answers(proposalEndpoints.sent, [countered])),
  play: async ({ canvas }) => {
    await openDay(canvas)
    for (const hour of ['07:00', '10:00', '11:00']) {
      await expect(await canvas.findByRole('button', { name: `${hour}, taken` }, patience)).toHaveAttribute('aria-disabled', 'true')
    }
    await expect(canvas.getByText(ownNote)).toBeVisible()
    await pick(canvas, '12:00', '13:00')
    await expect(chosenHours()).toEqual(['12:00', '13:00'])
    await userEvent.click(dayButton('2026-12-15'))
    await waitFor(() => expect(canvas.queryByText(ownNote)).toBeNull())
  },
})

export const RefusedThoughFree = meta.story({
  name: 'hours that the service has refused are taken, though they are read as free; others can be sent',
  beforeEach: ({ msw }) => msw.use(send(refusal(409, bookingTexts.slotTaken), stored)),
  play: async ({ canvas, args }) => {
    await openDay(canvas)
    await pick(canvas, '10:00', '11:00')
    await userEvent.click(sendButton(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(bookingTexts.slotTaken)
    for (const hour of ['10:00', '11:00']) await expect(await canvas.findByRole('button', { name: `${hour}, taken` })).toBeVisible()
    await expect(chosenHours()).toEqual([])
    await expect(sendButton(canvas)).toBeDisabled()
    await pick(canvas, '12:00')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await userEvent.click(sendButton(canvas))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    await expect(heard[1]?.body).toMatchObject({ flight_date: '2026-12-12T20:00:00.000Z', flight_duration: 1 })
  },
})
