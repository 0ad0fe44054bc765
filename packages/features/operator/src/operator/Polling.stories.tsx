import { operatorEndpoints, type OperatorFlight, type OperatorFlightGroup, operatorTexts } from '@pilotpair/contract'
import { buildOperatorFlight, testId } from '@pilotpair/contract/testing'
import { createAppStore, watchConnection } from '@pilotpair/feature-core'
import { handle, StoreProvider } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { FLIGHT_PAGE_SIZE } from '../api.ts'
import {
  confirmedFlights, manyFlights, operatorScenarios, operatorWorld, pendingFlights, waitingFlights,
} from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'
import { catchToasts, decorators } from './story-setup.tsx'

const meta = preview.meta({
  title: 'Features/Operator/Polling',
  component: OperatorScreen,
  decorators,
  args: { pollEvery: 30 },
})

/** What waits for the operator now, and how often it was asked for. */
const service: { pending: readonly OperatorFlight[]; looks: number } = { pending: [], looks: 0 }

const begins = () => {
  service.pending = pendingFlights
  service.looks = 0
  return [
    handle(operatorEndpoints.pendingFlights, () => {
      service.looks += 1
      return HttpResponse.json(service.pending)
    }),
    ...operatorScenarios.quiet,
  ]
}

/** A request whose flight is before all others. */
const earliest = buildOperatorFlight({ id_flight_proporsal: testId('flight', 30), flight_date: '2026-12-05T18:00:00.000Z' })

export const ComeAndGo = meta.story({
  name: 'requests come and go by themselves: the focus stays as long as its row does, and what has come is told',
  beforeEach: ({ msw }) => {
    msw.use(...begins())
    return catchToasts()
  },
  play: async ({ canvas }) => {
    const requests = within(await canvas.findByRole('region', { name: operatorTexts.pendingFlightRequests }))
    const [, second] = requests.getAllByRole('button', { name: operatorTexts.approve })
    if (second === undefined) throw new Error('there are three requests')
    second.focus()
    service.pending = [earliest, ...pendingFlights]
    await expect(await canvas.findByText('New flight requests: 1. Waiting: 4.')).toBeInTheDocument()
    await expect(requests.getAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByText(operatorTexts.pendingRequests).closest('div')).toHaveTextContent(/4$/)
    await expect(second).toBeInTheDocument()
    await expect(second).toHaveFocus()
    // Its pilots take their request back.
    service.pending = service.pending.filter((flight) => flight !== pendingFlights[1])
    await waitFor(() => expect(requests.getAllByRole('article')).toHaveLength(3))
    await expect(canvas.getByRole('region', { name: 'Figures' })).toHaveFocus()
    // What comes next is heard even where the numbers are the same again.
    await waitFor(() => expect(canvas.queryByText(/^New flight requests/)).not.toBeInTheDocument())
  },
})

/** What the service holds, as pilots change it. */
const world: Partial<Record<OperatorFlightGroup, readonly OperatorFlight[]>> = {}

export const PilotsConfirm = meta.story({
  name: 'a flight that its pilots confirm, and one that they leave, move by themselves',
  beforeEach: ({ msw }) => {
    world.waiting = waitingFlights
    world.confirmed = []
    msw.use(...operatorWorld({ groups: world }))
    return catchToasts()
  },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: operatorTexts.waitingForPilots }))
    await expect(waiting.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.queryByRole('region', { name: 'Confirmed flights' })).not.toBeInTheDocument()
    world.waiting = waitingFlights.slice(1)
    world.confirmed = confirmedFlights.slice(0, 1)
    const confirmed = within(await canvas.findByRole('region', { name: 'Confirmed flights' }))
    await expect(confirmed.getAllByRole('article')).toHaveLength(1)
    await waitFor(() => expect(waiting.getAllByRole('article')).toHaveLength(1))
    world.confirmed = []
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Confirmed flights' })).not.toBeInTheDocument())
  },
})

export const MoreDuringALook = meta.story({
  name: 'the next page of confirmed flights comes, however often the first ones are looked after meanwhile',
  beforeEach: ({ msw }) => {
    world.waiting = []
    world.confirmed = manyFlights(FLIGHT_PAGE_SIZE + 3)
    msw.use(...operatorWorld({ groups: world }))
    return catchToasts()
  },
  play: async ({ canvas }) => {
    const confirmed = within(await canvas.findByRole('region', { name: 'Confirmed flights' }))
    // A press draws what is known, the next one asks for more.
    const more = (): HTMLElement => confirmed.getByRole('button', { name: 'Load more' })
    while (confirmed.getAllByRole('article').length < FLIGHT_PAGE_SIZE) await userEvent.click(more())
    await userEvent.click(more())
    await waitFor(() => expect(confirmed.getAllByRole('article')).toHaveLength(FLIGHT_PAGE_SIZE + 3))
  },
})

let visibility: DocumentVisibilityState = 'visible'
const turn = (next: DocumentVisibilityState): void => {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const watchedStore = createAppStore()

/** Calls one after the other: longer than between two looks. */
const someCalls = async (): Promise<void> => {
  for (let call = 0; call < 20; call += 1) await fetch('/api/v1/operator/aircrafts')
}

export const Hidden = meta.story({
  name: 'c45: looks for no requests while it is hidden, and at once when it is seen again',
  args: { pollEvery: 10 },
  decorators: [
    (Story) => (
      <StoreProvider store={watchedStore}>
        <Story />
      </StoreProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    visibility = 'visible'
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    msw.use(...begins())
    const stop = watchConnection(watchedStore)
    const forget = catchToasts()
    return () => {
      stop()
      forget()
      Reflect.deleteProperty(document, 'visibilityState')
    }
  },
  play: async () => {
    await waitFor(() => expect(service.looks).toBeGreaterThan(2))
    turn('hidden')
    // What is under way still arrives.
    await someCalls()
    const before = service.looks
    await someCalls()
    await expect(service.looks).toBe(before)
    turn('visible')
    await waitFor(() => expect(service.looks).toBeGreaterThan(before))
  },
})
