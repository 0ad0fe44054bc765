import { aircraftEndpoints, availabilityEndpoints, availabilityTexts, bookingTexts, requestTexts } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { failedAnswers, handle, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor as waitBriefly, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import {
  bookingScenarios, chosenHours, daniel, dayButton, freeHours, heard, hoursScenarios, listen, refusal, send, skyhawk, stored, toasts,
} from '../booking.scenario.ts'
import { readDraft, writeDraft } from '../drafts.ts'
import { keepAircraft, keptAircraft } from '../kept-aircraft.ts'
import { RequestWizard, type RequestWizardProps } from './RequestWizard.tsx'

/** Can be left and come back to, as by Back and Forward. */
const Leaving = (props: RequestWizardProps) => {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <RequestWizard {...props} />}
      <button type="button" data-testid="leave" hidden onClick={() => setThere(!isThere)}>
        Leave
      </button>
    </>
  )
}

const danielId = daniel.user_account.id_user_account

const meta = preview.meta({
  title: 'Features/Booking/RequestWizard',
  component: RequestWizard,
  args: { aircraft: skyhawk, pilot: daniel, onSent: fn(), onCancel: fn() },
  render: (args) => <Leaving {...args} />,
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

const toDates = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: bookingTexts.next }))
  await canvas.findByRole('grid', {}, patience)
}
const pick = async (canvas: Canvas, ...hours: string[]) => {
  for (const hour of hours) await userEvent.click(await canvas.findByRole('button', { name: hour }))
}
const toSend = async (canvas: Canvas) => {
  await toDates(canvas)
  await userEvent.click(dayButton('2026-12-12'))
  await pick(canvas, '10:00', '11:00', '12:00')
}
const sendButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send flight request' })

const wanted = {
  aircraft_id: skyhawk.id_aircraft,
  invited_user_id: danielId,
  flight_date: '2026-12-12T18:00:00.000Z',
  flight_duration: 3,
  notes: bookingTexts.defaultNotes,
  expected_total_cents: 49_500,
}

export const Dates = meta.story({
  play: async ({ canvas }) => {
    await toSend(canvas)
    await expect(canvas.getByRole('heading', { level: 1, name: bookingTexts.reviewHeading })).toBeVisible()
    await expect(canvas.getByText('$495.00')).toBeVisible()
    await expect(canvas.getByText('$247.50')).toBeVisible()
    await expect(canvas.getByText('$165/hr × 3 hours')).toBeVisible()
    await expect(canvas.getByText('Sat 12 Dec, 10:00–13:00 PST')).toBeVisible()
  },
})

Dates.test('sends the hours once, forgets draft and aircraft, and leads on', async ({ canvas, args }) => {
  keepAircraft({ id: skyhawk.id_aircraft, name: 'Cessna 172S Skyhawk', registration: 'N738PA' })
  await userEvent.dblClick(sendButton(canvas))
  await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  await expect(heard.map(({ body }) => body)).toEqual([wanted])
  await expect(toasts).toEqual([`success: ${requestTexts.requestSent}`])
  await expect(keptAircraft()).toBeUndefined()
  await expect(readDraft(danielId, skyhawk.id_aircraft).selected).toEqual([])
  // The next page may be long on its way, and Back may lead here before it has come.
  await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveValue(bookingTexts.defaultNotes)
  await expect(canvas.queryByRole('button', { name: 'Send flight request' })).toBeNull()
})

Dates.test('c09: hours with a gap begin anew, another day clears them, taken hours cannot be picked', async ({ canvas }) => {
  await pick(canvas, '16:00')
  await expect(chosenHours()).toEqual(['16:00'])
  await userEvent.click(canvas.getByRole('button', { name: '14:00, taken' }))
  await expect(chosenHours()).toEqual(['16:00'])
  await userEvent.click(dayButton('2026-12-15'))
  await expect(chosenHours()).toEqual([])
  await expect(sendButton(canvas)).toBeDisabled()
})

Dates.test('Previous and Next, and leaving and coming back, lose nothing', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: bookingTexts.previous }))
  const notes = await canvas.findByRole('textbox', { name: 'Message' })
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Flight request' })).toHaveFocus())
  await userEvent.clear(notes)
  await userEvent.type(notes, 'Coffee at Half Moon Bay?')
  await userEvent.click(canvas.getByRole('button', { name: bookingTexts.next }))
  await waitFor(() => expect(chosenHours()).toEqual(['10:00', '11:00', '12:00']))
  await userEvent.click(canvas.getByTestId('leave'))
  await userEvent.click(canvas.getByTestId('leave'))
  await waitFor(() => expect(chosenHours()).toEqual(['10:00', '11:00', '12:00']))
  await userEvent.click(sendButton(canvas))
  await waitFor(() => expect(heard).toHaveLength(1))
  await expect(heard[0]?.body).toEqual({ ...wanted, notes: 'Coffee at Half Moon Bay?' })
})

export const NotesTooLong = meta.story({})

NotesTooLong.test('c53: says so at the field, keeps the text and stays', async ({ canvas }) => {
  const notes = await canvas.findByRole('textbox', { name: 'Message' })
  await userEvent.clear(notes)
  await userEvent.paste('x'.repeat(2001))
  await userEvent.click(canvas.getByRole('button', { name: bookingTexts.next }))
  await expect(notes).toHaveFocus()
  await expect(notes).toHaveAccessibleDescription(/Must be at most 2000 characters/)
  await expect(notes).toHaveValue('x'.repeat(2001))
})

export const NotesRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      send(() => {
        const problem = { loc: ['body', 'notes'], field: 'notes', msg: 'Not like this', message: 'Not like this' }
        return HttpResponse.json({ detail: [problem] }, { status: 422 })
      }),
    ),
})

NotesRefused.test('what the service says against the message stands at the message', async ({ canvas }) => {
  await toSend(canvas)
  await userEvent.click(sendButton(canvas))
  const notes = await canvas.findByRole('textbox', { name: 'Message' }, patience)
  await expect(notes).toHaveAccessibleDescription(/Not like this/)
  await expect(toasts).toEqual([`error: ${requestTexts.sendFailedReason({ reason: 'Not like this' })}`])
})

export const Taken = meta.story({ beforeEach: ({ msw }) => msw.use(send(refusal(409, bookingTexts.slotTaken), stored)) })

Taken.test('another pilot was faster: says why, shows the grid anew, keeps what is free', async ({ canvas, args, msw }) => {
  await toSend(canvas)
  const left = freeHours.map((row) => (row.start_time === '07:00' ? { ...row, start_time: '11:00' } : row))
  // The step reads the hours as it opens, which may not have ended yet: those are the hours of before.
  msw.use(handle(availabilityEndpoints.projected, () => HttpResponse.json(heard.length === 0 ? [...freeHours] : left)))
  await userEvent.click(sendButton(canvas))
  await expect(await canvas.findByRole('alert')).toHaveTextContent(bookingTexts.slotTaken)
  await waitFor(() => expect(chosenHours()).toEqual(['11:00', '12:00']))
  await expect(canvas.getByRole('button', { name: '10:00, taken' })).toBeVisible()
  await expect(toasts).toEqual([`error: ${requestTexts.sendFailedReason({ reason: 'This time is no longer available' })}`])
  await userEvent.click(sendButton(canvas))
  await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  await expect(heard[1]?.body).toEqual({ ...wanted, flight_date: '2026-12-12T19:00:00.000Z', flight_duration: 2, expected_total_cents: 33_000 })
})

/** Lets the answer go that is held back. */
let answer = (): void => undefined

export const Sending = meta.story({
  beforeEach: ({ msw }) => {
    const held = new Promise<void>((resolve) => (answer = resolve))
    msw.use(
      send(async () => {
        await held
        return stored()
      }),
    )
  },
})

Sending.test('Enter twice sends once, and who has left is told but not led away', async ({ canvas, args }) => {
  await toSend(canvas)
  sendButton(canvas).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(canvas.getByTestId('leave'))
  answer()
  await waitFor(() => expect(toasts).toEqual([`success: ${requestTexts.requestSent}`]))
  await expect(heard).toHaveLength(1)
  await expect(args.onSent).not.toHaveBeenCalled()
})

export const Lost = meta.story({ beforeEach: ({ msw }) => msw.use(send(() => HttpResponse.error(), refusal(500, ''), stored)) })

Lost.test('after a lost answer nothing is lost, and a repeat carries the same key', async ({ canvas, args }) => {
  await toSend(canvas)
  for (const count of [1, 2]) {
    await userEvent.click(sendButton(canvas))
    await waitFor(() => expect(toasts).toHaveLength(count))
    await expect(toasts.at(-1)).toBe(`error: ${requestTexts.sendFailed}`)
    await expect(canvas.getByRole('alert')).toHaveTextContent(requestTexts.sendFailed)
    await expect(chosenHours()).toEqual(['10:00', '11:00', '12:00'])
    await expect(canvas.getByText(/^It may have been sent\. Look at your sent requests/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: requestTexts.tabSent })).toHaveAttribute('href', '/flight-share-requests?tab=sent')
  }
  await userEvent.click(sendButton(canvas))
  await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  await expect(heard[1]).toEqual(heard[0])
  await expect(heard[2]).toEqual(heard[0])
})

export const PriceChanged = meta.story({ beforeEach: ({ msw }) => msw.use(send(refusal(409, bookingTexts.priceChanged), stored)) })

PriceChanged.test('a price that has changed is shown before it is sent again', async ({ canvas, args, msw }) => {
  await toSend(canvas)
  // As above: what is read before it was sent has the price of before.
  msw.use(handle(aircraftEndpoints.get, () => HttpResponse.json({ ...skyhawk, ...(heard.length > 0 && { hourly_rate: 200 }) })))
  await userEvent.click(sendButton(canvas))
  await expect(await canvas.findByText('$600.00', {}, patience)).toBeVisible()
  await expect(canvas.getByRole('alert')).toHaveTextContent(bookingTexts.priceChanged)
  await userEvent.click(sendButton(canvas))
  await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  await expect(heard[1]?.body).toEqual({ ...wanted, expected_total_cents: 60_000 })
})

export const Failures = meta.story({})

Failures.test('c59: whatever comes instead of an answer, the text is right and the form stays', async ({ canvas, msw }) => {
  await toSend(canvas)
  for (const [kind, response] of Object.entries(failedAnswers)) {
    msw.use(send(response))
    toasts.length = 0
    await userEvent.click(sendButton(canvas))
    await waitFor(() => expect(toasts, kind).toHaveLength(1))
    const text = {
      'a page instead of "too large"': requestTexts.sendFailedReason({ reason: 'The upload is too large' }),
      'too many attempts': requestTexts.sendFailedReason({ reason: 'Too many attempts. Please try again in 30 seconds' }),
    }[kind]
    await expect(toasts[0], kind).toBe(`error: ${text ?? requestTexts.sendFailed}`)
    await expect(chosenHours(), kind).toEqual(['10:00', '11:00', '12:00'])
    await waitFor(() => expect(sendButton(canvas)).toBeEnabled())
  }
})

const activeElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

const atDates = () => writeDraft(danielId, skyhawk.id_aircraft, { step: 'date', date: null, selected: [], notes: '' })

export const NoHours = meta.story({
  beforeEach: ({ msw }) => {
    atDates()
    msw.use(...hoursScenarios.none)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(bookingTexts.noTimes, {}, patience)).toBeVisible()
    await expect(canvas.getByText(bookingTexts.contactOperator)).toBeVisible()
  },
})

/** What every reading of the hours but the first waits for. */
let reading = Promise.withResolvers<void>()

export const HoursFailed = meta.story({
  beforeEach: ({ msw }) => {
    atDates()
    reading = Promise.withResolvers()
    let readings = 0
    const fails = async () => {
      readings += 1
      if (readings > 1) await reading.promise
      return HttpResponse.json({ detail: availabilityTexts.loadFailed }, { status: 500 })
    }
    msw.use(handle(availabilityEndpoints.projected, fails), ...hoursScenarios.error)
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(availabilityTexts.loadFailed)
    // The step reads the hours anew as it opens, if they have failed by then: the first press may find that on its way.
    for (const _time of ['once', 'twice', 'three times']) {
      await userEvent.click(await canvas.findByRole('button', { name: /^Try(ing)? again/ }))
      await canvas.findByRole('button', { name: 'Trying again…' })
      reading.resolve()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus())
      reading = Promise.withResolvers()
    }
    msw.use(...hoursScenarios.loaded)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('grid', {}, patience)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Flight request' })).toContainElement(activeElement()))
  },
})

export const FullOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    atDates()
    msw.use(...hoursScenarios.full)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patience)
    await userEvent.click(dayButton('2026-12-04'))
    await expect(canvas.getAllByRole('button', { name: /^\d\d:00$/ })).toHaveLength(24)
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth))
  },
})
