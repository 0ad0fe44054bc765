import { aircraftEndpoints, airportEndpoints, type Endpoint, flightTexts, operatorEndpoints, operatorTexts } from '@pilotpair/contract'
import { sampleAirportList } from '@pilotpair/contract/testing'
import { answers, failedAnswers, handle } from '@pilotpair/feature-core/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { operatorScenarios, sampleFleet } from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

const meta = preview.meta({ title: 'Features/Operator/Acting in bad weather', component: OperatorScreen, decorators })

type Canvas = ReturnType<typeof within>

const kinds = Object.values(failedAnswers)
const rubbish = /object Object|Unexpected|SyntaxError|<h1/
const keys: (string | null)[] = []

interface Act {
  readonly endpoint: Endpoint
  readonly region: string
  /** The button that opens the dialog. */
  readonly opener: string
  readonly dialog: string
  readonly confirm: string
  /** What is entered before, and stays. */
  readonly label: RegExp
  readonly entered: string
  /** The toast, where nobody has said anything of their own. */
  readonly failed: string
}

/** The endpoint fails in every way, one after another; all others work. */
const fails = (endpoint: Endpoint) => {
  keys.length = 0
  return [
    handle(endpoint, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return kinds[keys.length - 1]?.()
    }),
    ...operatorScenarios.loaded,
  ]
}

/** Whatever comes instead of an answer: the text is right, what was entered stays, and the repeat is the same attempt. */
const failing =
  (act: Act) =>
  async ({ canvas, canvasElement }: { readonly canvas: Canvas; readonly canvasElement: HTMLElement }): Promise<void> => {
    const region = within(await canvas.findByRole('region', { name: act.region }))
    const [opener] = await region.findAllByRole('button', { name: act.opener })
    if (opener === undefined) throw new Error(`nothing opens ${act.dialog}`)
    await userEvent.click(opener)
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: act.dialog }))
    await userEvent.type(dialog.getByLabelText(act.label), act.entered)
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await userEvent.click(await dialog.findByRole('button', { name: act.confirm }))
      await waitFor(() => expect(toastTexts(), kind).toHaveLength(index + 1))
      await expect(await dialog.findByRole('alert'), kind).not.toHaveTextContent(rubbish)
      await expect(dialog.getByLabelText(act.label), kind).toHaveValue(act.entered)
      await waitFor(() => expect(dialog.getByRole('button', { name: act.confirm }), kind).not.toHaveAttribute('aria-disabled'))
    }
    await expect(toastTexts()).toContain(act.failed)
    // Only "too many attempts" is an answer: what comes after it is a new attempt.
    await expect(new Set(keys).size).toBe(2)
  }

const message = { label: /Message to the pilots/, entered: 'The runway is closed.' }
const time = { dialog: operatorTexts.proposeHeading, confirm: operatorTexts.proposeNewTime, opener: operatorTexts.proposeNewTime, label: /New date and time/ }

const newTime: Act = {
  ...time,
  endpoint: operatorEndpoints.proposeNewTime,
  region: operatorTexts.pendingFlightRequests,
  entered: '2026-12-12T13:00',
  failed: flightTexts.changeFailed,
}
export const NewTime = meta.story({
  name: 'c59: every kind of failed answer: a new time',
  beforeEach: ({ msw }) => {
    msw.use(...fails(newTime.endpoint))
    return catchToasts()
  },
  play: failing(newTime),
})
const change: Act = {
  ...time,
  endpoint: operatorEndpoints.proposeChange,
  region: 'Confirmed flights',
  entered: '2026-12-13T09:00',
  failed: flightTexts.changeFailed,
}
export const Change = meta.story({
  name: 'c59: every kind of failed answer: another time for a confirmed flight',
  beforeEach: ({ msw }) => {
    msw.use(...fails(change.endpoint))
    return catchToasts()
  },
  play: failing(change),
})
const decline: Act = {
  ...message,
  endpoint: operatorEndpoints.decline,
  region: operatorTexts.pendingFlightRequests,
  opener: 'Decline',
  dialog: 'Decline this flight?',
  confirm: 'Decline',
  failed: flightTexts.declineFailed,
}
export const Decline = meta.story({
  name: 'c59: every kind of failed answer: declining',
  beforeEach: ({ msw }) => {
    msw.use(...fails(decline.endpoint))
    return catchToasts()
  },
  play: failing(decline),
})
const cancel: Act = {
  ...message,
  endpoint: operatorEndpoints.cancel,
  region: 'Confirmed flights',
  opener: flightTexts.cancelFlight,
  dialog: 'Cancel this flight?',
  confirm: flightTexts.cancelFlight,
  failed: 'Could not cancel the flight. Please try again.',
}
export const Cancel = meta.story({
  name: 'c59: every kind of failed answer: cancelling',
  beforeEach: ({ msw }) => {
    msw.use(...fails(cancel.endpoint))
    return catchToasts()
  },
  play: failing(cancel),
})

const archer = sampleFleet[1]
if (archer === undefined) throw new Error('the sample fleet has an Archer')
const { registration } = archer
const asked = { times: 0 }
const queries: string[] = []

const openRow = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`Availability .*${registration}`) }))
}

export const Retire = meta.story({
  name: 'c59: every kind of failed answer when an aircraft is retired: it stays, and no flight is closed',
  beforeEach: ({ msw }) => {
    asked.times = 0
    queries.length = 0
    msw.use(
      handle(aircraftEndpoints.retire, ({ request }) => {
        queries.push(new URL(request.url).search)
        return kinds[asked.times++]?.()
      }),
      ...operatorScenarios.quiet,
    )
    return catchToasts()
  },
  play: async ({ canvas, canvasElement }) => {
    await openRow(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: `Retire aircraft ${registration}` }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: `Retire ${registration}?` }))
    const yes = () => dialog.getByRole('button', { name: 'Retire aircraft' })
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await userEvent.click(yes())
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      await waitFor(() => expect(yes(), kind).not.toHaveAttribute('aria-disabled'))
      await expect(dialog.getByRole('alert'), kind).toHaveTextContent(/Could not retire the aircraft|too large|30 seconds/)
    }
    await expect(toastTexts()).toEqual([])
    await expect(new Set(queries)).toEqual(new Set(['']))
  },
})

export const Edit = meta.story({
  name: 'c59: every kind of failed answer when an aircraft is edited: what was entered stays',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(
      handle(aircraftEndpoints.update, () => kinds[asked.times++]?.()),
      answers(airportEndpoints.list, [...sampleAirportList]),
      ...operatorScenarios.quiet,
    )
    return catchToasts()
  },
  play: async ({ canvas, canvasElement }) => {
    await openRow(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: `Edit aircraft ${registration}` }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: `Edit ${registration}` }))
    const passengers = dialog.getByRole('textbox', { name: /Maximum passengers/ })
    await userEvent.clear(passengers)
    await userEvent.type(passengers, '3')
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await userEvent.click(await dialog.findByRole('button', { name: 'Save aircraft' }))
      await waitFor(() => expect(toastTexts(), kind).toHaveLength(index + 1))
      await expect(toastTexts()[index], kind).toMatch(/^(Could not save the aircraft\. Please try again\.|The upload is too large\.|Too many attempts)/)
      await expect(passengers, kind).toHaveValue('3')
    }
    await expect(asked.times).toBe(kinds.length)
  },
})
