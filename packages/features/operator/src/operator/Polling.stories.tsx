import { operatorEndpoints, type OperatorFlight, operatorTexts } from '@pilotpair/contract'
import { buildOperatorFlight, testId } from '@pilotpair/contract/testing'
import { createAppStore, watchConnection } from '@pilotpair/feature-core'
import { handle, StoreProvider } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { operatorScenarios, pendingFlights } from './OperatorScreen.scenario.ts'
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
