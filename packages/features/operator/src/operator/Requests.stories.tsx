import { flightTexts, operatorEndpoints, type OperatorFlight, operatorTexts } from '@pilotpair/contract'
import { isUnsaved } from '@pilotpair/feature-core'
import { failedAnswers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { confirmedFlights, operatorScenarios, operatorWorld, pendingFlights, sampleFleet, waitingFlights } from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

const meta = preview.meta({ title: 'Features/Operator/Requests', component: OperatorScreen, decorators })

const first = pendingFlights[0]
const confirmed = confirmedFlights[0]
if (first === undefined || confirmed === undefined) throw new Error('the scenario has flights')

const calls: { url: string; key: string | null; body: unknown }[] = []

/** Answers an acting call with the flight, and notes what was sent. */
const acts = (endpoint: (typeof operatorEndpoints)['approve' | 'decline' | 'proposeNewTime' | 'proposeChange' | 'cancel'], flight: OperatorFlight) =>
  handle(endpoint, async ({ request }) => {
    const text = await request.text()
    calls.push({ url: new URL(request.url).pathname, key: request.headers.get('idempotency-key'), body: text === '' ? undefined : JSON.parse(text) })
    return HttpResponse.json(flight)
  })

const begin = (): (() => void) => {
  calls.length = 0
  return catchToasts()
}

type Canvas = ReturnType<typeof within>
const region = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))
const pendingRow = async (canvas: Canvas, index = 0) => {
  const requests = await region(canvas, operatorTexts.pendingFlightRequests)
  const row = requests.getAllByRole('article')[index]
  if (row === undefined) throw new Error(`there is no request ${String(index)}`)
  return within(row)
}
const dialogOf = (canvasElement: HTMLElement, name: string, role = 'dialog') =>
  within(canvasElement.ownerDocument.body).findByRole(role, { name })

export const Approving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(acts(operatorEndpoints.approve, { ...first, is_approved: true }), ...operatorScenarios.loaded)
    return begin()
  },
})

Approving.test('a double press is one call; the request leaves the list and the focus stays on the page', async ({ canvas, msw }) => {
  const row = await pendingRow(canvas)
  msw.use(...operatorWorld({ fleet: sampleFleet, pending: pendingFlights.slice(1) }), acts(operatorEndpoints.approve, first))
  await userEvent.dblClick(row.getByRole('button', { name: operatorTexts.approve }))
  await waitFor(() => expect(toastTexts()).toEqual([operatorTexts.approved]))
  const requests = await region(canvas, operatorTexts.pendingFlightRequests)
  await waitFor(() => expect(requests.getAllByRole('article')).toHaveLength(2))
  await expect(canvas.getByText(operatorTexts.pendingRequests).closest('div')).toHaveTextContent(/2$/)
  await expect(calls).toHaveLength(1)
  await expect(calls[0]?.url).toMatch(/\/operator\/flights\/[^/]+\/approve$/)
  await expect(calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Figures' })).toHaveFocus())
})

Approving.test('while one request is approved the others can be acted on', async ({ canvas, msw }) => {
  msw.use(neverAnswers(operatorEndpoints.approve))
  const row = await pendingRow(canvas, 0)
  await userEvent.click(row.getByRole('button', { name: operatorTexts.approve }))
  await expect(await row.findByRole('button', { name: 'Approving…' })).toHaveAttribute('aria-disabled', 'true')
  const other = await pendingRow(canvas, 1)
  await expect(other.getByRole('button', { name: operatorTexts.approve })).toBeEnabled()
})

export const ApproveRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(refuses(operatorEndpoints.approve, 409, 'A payment is in progress.'), ...operatorScenarios.loaded)
    return begin()
  },
  play: async ({ canvas }) => {
    const row = await pendingRow(canvas)
    await userEvent.click(row.getByRole('button', { name: operatorTexts.approve }))
    await waitFor(() => expect(toastTexts()).toEqual([operatorTexts.approveFailed]))
    await expect(await row.findByRole('alert')).toHaveTextContent('A payment is in progress.')
    await expect(row.getByRole('button', { name: operatorTexts.approve })).toBeEnabled()
  },
})

const kinds = Object.values(failedAnswers)
const asked = { times: 0 }
const keys: (string | null)[] = []

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer to an approval',
  beforeEach: ({ msw }) => {
    asked.times = 0
    keys.length = 0
    msw.use(
      handle(operatorEndpoints.approve, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return kinds[asked.times++]?.() ?? HttpResponse.json(first)
      }),
      ...operatorScenarios.loaded,
    )
    return begin()
  },
  play: async ({ canvas }) => {
    const row = await pendingRow(canvas)
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await userEvent.click(row.getByRole('button', { name: operatorTexts.approve }))
      await waitFor(() => expect(toastTexts(), kind).toHaveLength(index + 1))
      await expect(toastTexts()[index], kind).toBe(operatorTexts.approveFailed)
      await expect(await row.findByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
    }
    await userEvent.click(row.getByRole('button', { name: operatorTexts.approve }))
    await waitFor(() => expect(toastTexts().at(-1)).toBe(operatorTexts.approved))
    // A refusal settles an attempt; a lost answer does not: the repeat after it carries the same key.
    await expect(keys.at(-1)).toBe(keys.at(-2))
  },
})

export const Proposing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(acts(operatorEndpoints.proposeNewTime, { ...first, status: 'OPERATOR_COUNTER_PROPOSAL' }), ...operatorScenarios.loaded)
    return begin()
  },
})

Proposing.test('needs a time, then sends the airport\'s wall clock and the message', async ({ canvas, canvasElement }) => {
  const row = await pendingRow(canvas)
  const opener = row.getByRole('button', { name: operatorTexts.proposeNewTime })
  await userEvent.click(opener)
  const dialog = within(await dialogOf(canvasElement, operatorTexts.proposeHeading))
  await expect(dialog.getByText('Daniel Okafor and Maya Lindqvist, Cessna 172S Skyhawk')).toBeVisible()
  await expect(dialog.getByText('Sat 12 Dec, 10:00–13:00 PST')).toBeVisible()
  await userEvent.type(dialog.getByLabelText(/Message to the pilots/), '50-hour check until noon.')
  await userEvent.click(dialog.getByRole('button', { name: operatorTexts.proposeNewTime }))
  await expect(dialog.getByText(operatorTexts.selectNewDate)).toBeVisible()
  await expect(calls).toHaveLength(0)
  const time = dialog.getByLabelText(/New date and time/)
  await expect(time).toHaveFocus()
  await userEvent.type(time, '2026-12-12T13:00')
  await userEvent.click(dialog.getByRole('button', { name: operatorTexts.proposeNewTime }))
  await waitFor(() => expect(toastTexts()).toEqual([operatorTexts.newTimeProposed]))
  await expect(calls).toHaveLength(1)
  await expect(calls[0]?.body).toEqual({ new_date: '2026-12-12T13:00', operator_message: '50-hour check until noon.' })
  await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog')).toBeNull())
})

Proposing.test('a refusal stands in the dialog, and what was entered stays', async ({ canvas, canvasElement, msw }) => {
  msw.use(refuses(operatorEndpoints.proposeNewTime, 409, 'This time is no longer available.'))
  const row = await pendingRow(canvas)
  await userEvent.click(row.getByRole('button', { name: operatorTexts.proposeNewTime }))
  const dialog = within(await dialogOf(canvasElement, operatorTexts.proposeHeading))
  await userEvent.type(dialog.getByLabelText(/New date and time/), '2026-12-12T13:00')
  await userEvent.click(dialog.getByRole('button', { name: operatorTexts.proposeNewTime }))
  await expect(await dialog.findByRole('alert')).toHaveTextContent('This time is no longer available.')
  await expect(toastTexts()).toEqual(['This time is no longer available.'])
  await expect(dialog.getByLabelText(/New date and time/)).toHaveValue('2026-12-12T13:00')
  msw.use(handle(operatorEndpoints.proposeNewTime, () => HttpResponse.error()))
  await userEvent.click(dialog.getByRole('button', { name: operatorTexts.proposeNewTime }))
  await waitFor(() => expect(toastTexts().at(-1)).toBe(flightTexts.changeFailed))
  await expect(await dialog.findByRole('alert')).toHaveTextContent(flightTexts.changeFailed)
})

Proposing.test('a refusal of the time stands at the field, without its name on the wire', async ({ canvas, canvasElement, msw }) => {
  msw.use(refuses(operatorEndpoints.proposeNewTime, 422, [{ field: 'new_date', message: 'The start lies in the past.' }]))
  const row = await pendingRow(canvas)
  await userEvent.click(row.getByRole('button', { name: operatorTexts.proposeNewTime }))
  const dialog = within(await dialogOf(canvasElement, operatorTexts.proposeHeading))
  const time = dialog.getByLabelText(/New date and time/)
  await userEvent.type(time, '2026-12-12T13:00')
  await expect(time).toHaveAccessibleDescription(/Your time 22:00–Sun 13 Dec, 01:00 GMT\+1\. 3 hours\./)
  await userEvent.click(dialog.getByRole('button', { name: operatorTexts.proposeNewTime }))
  await waitFor(() => expect(time).toHaveFocus())
  await expect(time).toHaveAccessibleDescription(/The start lies in the past\./)
  await expect(dialog.queryByRole('alert')).toBeNull()
  await expect(toastTexts()).toEqual(['The start lies in the past.'])
})

Proposing.test('leaving asks before it loses a time or a message', async ({ canvas, canvasElement }) => {
  const row = await pendingRow(canvas)
  await userEvent.click(row.getByRole('button', { name: operatorTexts.proposeNewTime }))
  const dialog = within(await dialogOf(canvasElement, operatorTexts.proposeHeading))
  await expect(isUnsaved()).toBe(false)
  await userEvent.type(dialog.getByLabelText(/New date and time/), '2026-12-12T13:00')
  await expect(isUnsaved()).toBe(true)
  canvasElement.ownerDocument.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
  const question = within(await dialogOf(canvasElement, 'Discard your changes?', 'alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  await expect(dialog.getByLabelText(/New date and time/)).toHaveValue('2026-12-12T13:00')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const again = within(await dialogOf(canvasElement, 'Discard your changes?', 'alertdialog'))
  await userEvent.click(again.getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog')).toBeNull())
  await expect(isUnsaved()).toBe(false)
  await expect(calls).toHaveLength(0)
})

export const ChangingConfirmed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(acts(operatorEndpoints.proposeChange, confirmed), ...operatorScenarios.loaded)
    return begin()
  },
  play: async ({ canvas, canvasElement }) => {
    const flights = await region(canvas, 'Confirmed flights')
    await userEvent.click(flights.getByRole('button', { name: operatorTexts.proposeNewTime }))
    const dialog = within(await dialogOf(canvasElement, operatorTexts.proposeHeading))
    await expect(dialog.getByText(/The present time holds until all pilots accept/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/New date and time/), '2026-12-13T09:00')
    await userEvent.click(dialog.getByRole('button', { name: operatorTexts.proposeNewTime }))
    await waitFor(() => expect(toastTexts()).toEqual([operatorTexts.newTimeProposed]))
    await expect(calls[0]?.url).toMatch(/\/confirmed-flights\/[^/]+\/propose-change$/)
    await expect(calls[0]?.body).toEqual({ new_date: '2026-12-13T09:00' })
  },
})

export const Declining = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(acts(operatorEndpoints.decline, { ...first, status: 'declined' }), ...operatorScenarios.loaded)
    return begin()
  },
})

Declining.test('a refusal of the message stands at the field', async ({ canvas, canvasElement, msw }) => {
  msw.use(refuses(operatorEndpoints.decline, 422, [{ field: 'operator_message', message: 'Not like this' }]))
  const row = await pendingRow(canvas)
  await userEvent.click(row.getByRole('button', { name: 'Decline' }))
  const dialog = within(await dialogOf(canvasElement, 'Decline this flight?'))
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(dialog.getByLabelText(/Message to the pilots/)).toHaveFocus())
  await expect(dialog.getByLabelText(/Message to the pilots/)).toHaveAccessibleDescription(/Not like this/)
  await expect(dialog.queryByText(/operator_message/)).toBeNull()
})

Declining.test('with a message that is optional', async ({ canvas, canvasElement, msw }) => {
  const row = await pendingRow(canvas)
  await userEvent.click(row.getByRole('button', { name: 'Decline' }))
  const dialog = within(await dialogOf(canvasElement, 'Decline this flight?'))
  await expect(dialog.getByText(/Whoever has paid gets a full refund/)).toBeVisible()
  await userEvent.type(dialog.getByLabelText(/Message to the pilots/), 'In maintenance.')
  msw.use(...operatorWorld({ fleet: sampleFleet, pending: pendingFlights.slice(1) }), acts(operatorEndpoints.decline, first))
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(toastTexts()).toEqual([flightTexts.declined]))
  await expect(calls[0]?.body).toEqual({ operator_message: 'In maintenance.' })
  const requests = await region(canvas, operatorTexts.pendingFlightRequests)
  await waitFor(() => expect(requests.getAllByRole('article')).toHaveLength(2))
})

Declining.test('a failure keeps the message and says why in place', async ({ canvas, canvasElement, msw }) => {
  msw.use(refuses(operatorEndpoints.decline, 409, 'A payment is in progress.'))
  const row = await pendingRow(canvas)
  await userEvent.click(row.getByRole('button', { name: 'Decline' }))
  const dialog = within(await dialogOf(canvasElement, 'Decline this flight?'))
  await userEvent.type(dialog.getByLabelText(/Message to the pilots/), 'In maintenance.')
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  await expect(await dialog.findByRole('alert')).toHaveTextContent('A payment is in progress.')
  await expect(toastTexts()).toEqual([flightTexts.declineFailed])
  await expect(dialog.getByLabelText(/Message to the pilots/)).toHaveValue('In maintenance.')
  await dialog.findByRole('button', { name: 'Decline' })
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the flight' }))
  await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(row.getByRole('button', { name: 'Decline' })).toHaveFocus())
})

export const Cancelling = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(acts(operatorEndpoints.cancel, { ...confirmed, status: 'cancelled' }), ...operatorScenarios.loaded)
    return begin()
  },
  play: async ({ canvas, canvasElement }) => {
    const flights = await region(canvas, 'Confirmed flights')
    const [opener] = flights.getAllByRole('button', { name: flightTexts.cancelFlight })
    if (opener === undefined) throw new Error('a confirmed flight can be cancelled')
    await userEvent.click(opener)
    const dialog = within(await dialogOf(canvasElement, 'Cancel this flight?'))
    await userEvent.type(dialog.getByLabelText(/Message to the pilots/), '   ')
    await userEvent.click(dialog.getByRole('button', { name: flightTexts.cancelFlight }))
    await expect(dialog.getByText('Please tell the pilots why.')).toBeVisible()
    await expect(calls).toHaveLength(0)
    await userEvent.type(dialog.getByLabelText(/Message to the pilots/), 'The runway is closed.')
    await userEvent.click(dialog.getByRole('button', { name: flightTexts.cancelFlight }))
    await waitFor(() => expect(toastTexts()).toEqual(['Flight cancelled.']))
    await expect(calls[0]?.body).toEqual({ operator_message: 'The runway is closed.' })
  },
})

export const GroupFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(refuses(operatorEndpoints.flights, 503, 'The service is being updated.'), ...operatorWorld({ fleet: sampleFleet }))
    return begin()
  },
  play: async ({ canvas, msw }) => {
    const waiting = await region(canvas, operatorTexts.waitingForPilots)
    await expect(waiting.getByRole('alert')).toHaveTextContent(flightTexts.loadFailed)
    await expect(waiting.getByRole('alert')).toHaveTextContent('The service is being updated.')
    await waitFor(() => expect(new Set(toastTexts())).toEqual(new Set([flightTexts.loadFailed])))
    msw.use(...operatorWorld({ fleet: sampleFleet, groups: { waiting: waitingFlights } }))
    await userEvent.click(waiting.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('You propose')).toBeVisible()
  },
})
