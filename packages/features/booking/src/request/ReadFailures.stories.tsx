import { availabilityEndpoints, availabilityTexts, flightEndpoints, proposalEndpoints } from '@pilotpair/contract'
import { buildConfirmedFlight, buildProposal, buildSentProposal, TEST_NOW } from '@pilotpair/contract/testing'
import { createAppStore } from '@pilotpair/feature-core'
import {
  answers, createFailingRead, type FailingRead, isReading, machineWords, saidAt, StoreProvider,
} from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bookingScenarios, daniel, listen, skyhawk } from '../booking.scenario.ts'
import { keepOpen, latestOpen } from '../open-booking.ts'
import { SendStep, type SendStepProps } from './SendStep.tsx'

let store = createAppStore()

/** The step can be left and come back to, as by Previous and Next. */
const Visiting = (props: SendStepProps) => {
  const [visit, setVisit] = useState(0)
  return (
    <StoreProvider store={store}>
      <h1>Review Your Flight Request</h1>
      <SendStep key={visit} {...props} />
      <button type="button" data-testid="again" hidden onClick={() => setVisit(visit + 1)}>
        Again
      </button>
    </StoreProvider>
  )
}

const meta = preview.meta({
  title: 'Features/Booking/Reading for a request in bad weather',
  component: SendStep,
  args: {
    aircraft: skyhawk,
    pilot: daniel,
    draft: { step: 'date' as const, date: '2026-12-12', selected: [], notes: '' },
    onChange: fn(),
    onPrevious: fn(),
    onNotesRefused: fn(),
    onSent: fn(),
  },
  render: (args) => <Visiting {...args} />,
  decorators: [
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
  beforeEach: () => {
    store = createAppStore()
    return listen()
  },
})

type Canvas = ReturnType<typeof within>

const hours = createFailingRead(availabilityEndpoints.projected)

export const Hours = meta.story({
  name: 'c59: every kind of failed answer instead of the free hours: another try brings them',
  beforeEach: ({ msw }) => msw.use(hours.begin(), ...bookingScenarios.loaded),
  play: async ({ canvas }) => {
    await hours.through({
      look: async (kind) => {
        await canvas.findByRole('button', { name: 'Try again' })
        const name = saidAt(kind, availabilityTexts.loadFailed)
        await expect(canvas.getByRole('heading', { name }), kind).toBeVisible()
        await expect(canvas.getByRole('alert'), kind).not.toHaveTextContent(machineWords)
      },
      again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
      isSeen: () => canvas.findByRole('button', { name: 'Trying again…' }),
    })
    await expect(await canvas.findByRole('grid')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

/** Nobody is told of a failure: what is seen without the answer is looked at, then the step is opened anew. */
const silently = (read: FailingRead, canvas: Canvas, look: (kind: string) => Promise<void>) => {
  const isAsked = () => waitFor(() => expect(read.asked()).toBeGreaterThan(0))
  return read.through({
    look: async (kind) => {
      await isAsked()
      await waitFor(() => expect(isReading(store), kind).toBe(false))
      await look(kind)
      await expect(canvas.queryByRole('alert'), kind).not.toBeInTheDocument()
    },
    again: () => userEvent.click(canvas.getByTestId('again')),
    isSeen: isAsked,
  })
}

const hour = (canvas: Canvas, name: string) => canvas.findByRole('button', { name })
const takenAfternoon = '14:00, taken'
const week = createFailingRead(availabilityEndpoints.list)

export const Week = meta.story({
  name: 'c59: every kind of failed answer instead of the weekly hours: free hours show, taken ones do not',
  beforeEach: ({ msw }) => msw.use(week.begin(), ...bookingScenarios.loaded),
  play: async ({ canvas }) => {
    await silently(week, canvas, async (kind) => {
      await expect(await hour(canvas, '13:00'), kind).toBeEnabled()
      await expect(canvas.queryByRole('button', { name: takenAfternoon }), kind).not.toBeInTheDocument()
    })
    await expect(await hour(canvas, takenAfternoon)).toBeVisible()
  },
})

/** From 07:00 to 08:00 at Palo Alto. */
const atSeven = { status: 'accepted', flight_date: '2026-12-12T15:00:00.000Z', flight_duration: 1 }

/** A flight of one's own that is not known blocks nothing: the service refuses what it must. */
const ownFlight = async (read: FailingRead, canvas: Canvas): Promise<void> => {
  await silently(read, canvas, async (kind) => {
    await expect(await hour(canvas, '07:00'), kind).toBeEnabled()
  })
  await expect(await hour(canvas, '07:00, taken')).toBeVisible()
  await expect(canvas.getByText('You have another flight on this day. Its hours count as taken.')).toBeVisible()
}

const mine = createFailingRead(flightEndpoints.mine)

export const MyFlights = meta.story({
  name: 'c59: every kind of failed answer instead of my flights: no hour is taken for them',
  beforeEach: ({ msw }) =>
    msw.use(
      mine.begin(),
      answers(flightEndpoints.mine, { confirmed: [buildConfirmedFlight(atSeven)], past: [] }),
      ...bookingScenarios.loaded,
    ),
  play: ({ canvas }) => ownFlight(mine, canvas),
})

const received = createFailingRead(proposalEndpoints.received)

export const Received = meta.story({
  name: 'c59: every kind of failed answer instead of the received requests: no hour is taken for them',
  beforeEach: ({ msw }) =>
    msw.use(
      received.begin(),
      answers(proposalEndpoints.received, [buildProposal(atSeven)]),
      ...bookingScenarios.loaded,
    ),
  play: ({ canvas }) => ownFlight(received, canvas),
})

const sent = createFailingRead(proposalEndpoints.sent)

export const Sent = meta.story({
  name: 'c59: every kind of failed answer instead of the sent requests: no hour is taken for them',
  beforeEach: ({ msw }) =>
    msw.use(
      sent.begin(),
      answers(proposalEndpoints.sent, [buildSentProposal(atSeven)]),
      ...bookingScenarios.loaded,
    ),
  play: ({ canvas }) => ownFlight(sent, canvas),
})

export const SentProvesNothing = meta.story({
  name: 'c59, c11: no kind of failed answer proves that a request without an answer was not sent',
  beforeEach: ({ msw }) => {
    keepOpen({
      type: 'shared',
      aircraft: skyhawk,
      body: {
        aircraft_id: skyhawk.id_aircraft,
        invited_user_id: daniel.user_account.id_user_account,
        flight_date: '2026-12-12T18:00:00.000Z',
        flight_duration: 2,
        notes: 'Coffee first?',
        expected_total_cents: 33_000,
      },
      idempotencyKey: 'a-key-of-before',
    })
    msw.use(sent.begin(), ...bookingScenarios.loaded)
  },
  play: async ({ canvas, args }) => {
    const lost = /^It may have been sent\./
    await silently(sent, canvas, async (kind) => {
      await expect(await canvas.findByText(lost), kind).toBeVisible()
      await expect(await hour(canvas, '10:00'), kind).toBeVisible()
      await expect(canvas.queryByRole('button', { name: '12:00' }), kind).not.toBeInTheDocument()
      await expect(latestOpen()?.idempotencyKey, kind).toBe('a-key-of-before')
    })
    await expect(await hour(canvas, '12:00')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(lost)).not.toBeInTheDocument())
    await expect(latestOpen()).toBeUndefined()
    await expect(args.onSent).not.toHaveBeenCalled()
  },
})
