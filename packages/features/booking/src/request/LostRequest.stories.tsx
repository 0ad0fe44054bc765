import { aircraftEndpoints, bookingTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { buildProposal, TEST_NOW } from '@pilotpair/contract/testing'
import { answers, handle, refuses, StoreProvider } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { delay, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor as waitBriefly, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bookingScenarios, chosenHours, daniel, dayButton, heard, listen, refusal, send, skyhawk, stored, toasts } from '../booking.scenario.ts'
import { latestOpen } from '../open-booking.ts'
import { RequestWizard, type RequestWizardProps } from './RequestWizard.tsx'

/** Can be loaded anew: nothing that was in memory is left, what the tab keeps stays. */
const Reloading = (props: RequestWizardProps) => {
  const [visit, setVisit] = useState(0)
  return (
    <>
      {visit % 2 === 0 && (
        <StoreProvider key={visit}>
          <RequestWizard {...props} />
        </StoreProvider>
      )}
      <button type="button" data-testid="reload" hidden onClick={() => setVisit(visit + 1)}>
        Reload
      </button>
    </>
  )
}

const meta = preview.meta({
  title: 'Features/Booking/Lost request',
  component: RequestWizard,
  args: { aircraft: skyhawk, pilot: daniel, onSent: fn(), onCancel: fn() },
  render: (args) => <Reloading {...args} />,
  decorators: [
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...bookingScenarios.loaded, send(() => HttpResponse.error(), stored))
    return listen()
  },
})

type Canvas = ReturnType<typeof within>
const patience = { timeout: 10_000 }
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, patience)
const sendButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Send flight request' }, patience)
const lostNote = /^It may have been sent\. Look at your sent requests/

const toSend = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: bookingTexts.next }, patience))
  await canvas.findByRole('grid', {}, patience)
  await userEvent.click(dayButton('2026-12-12'))
  for (const hour of ['10:00', '11:00']) await userEvent.click(await canvas.findByRole('button', { name: hour }))
}
const loseIt = async (canvas: Canvas) => {
  await toSend(canvas)
  await userEvent.click(await sendButton(canvas))
  await expect(await canvas.findByText(lostNote, {}, patience)).toBeVisible()
}
const reload = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByTestId('reload'))
  await userEvent.click(canvas.getByTestId('reload'))
}
const sentUnreadable = refuses(proposalEndpoints.sent, 500, '')

export const Locked = meta.story({ beforeEach: ({ msw }) => msw.use(sentUnreadable) })

Locked.test('other hours, another day and another message cannot be chosen: only the same is sent again', async ({ canvas, args }) => {
  await loseIt(canvas)
  await expect(canvas.queryByRole('button', { name: '12:00' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: '11:00' }))
  await userEvent.click(dayButton('2026-12-13'))
  await expect(chosenHours()).toEqual(['10:00', '11:00'])
  await userEvent.click(canvas.getByRole('button', { name: bookingTexts.previous }))
  await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveAttribute('readonly')
  await userEvent.click(canvas.getByRole('button', { name: bookingTexts.next }))
  await userEvent.click(await sendButton(canvas))
  await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  await expect(heard).toHaveLength(2)
  await expect(heard[1]).toEqual(heard[0])
  await expect(latestOpen()).toBeUndefined()
})

export const Reloaded = meta.story({ beforeEach: ({ msw }) => msw.use(sentUnreadable) })

Reloaded.test('after a reload it is the same request with the same key', async ({ canvas, args }) => {
  await loseIt(canvas)
  await reload(canvas)
  await expect(await canvas.findByText(lostNote, {}, patience)).toBeVisible()
  await waitFor(() => expect(chosenHours()).toEqual(['10:00', '11:00']))
  await expect(canvas.queryByRole('button', { name: '12:00' })).toBeNull()
  await userEvent.click(await sendButton(canvas))
  await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  await expect(heard[1]).toEqual(heard[0])
})

export const FoundSent = meta.story({})

FoundSent.test('after a reload the sent requests settle it: it was sent, and is not sent again', async ({ canvas, args, msw }) => {
  await loseIt(canvas)
  const sent = buildProposal({ flight_date: '2026-12-12T18:00:00Z', flight_duration: 2, invited_user: daniel.user_account })
  msw.use(answers(proposalEndpoints.sent, [{ ...sent, aircraft: { ...sent.aircraft, id_aircraft: skyhawk.id_aircraft } }]))
  await reload(canvas)
  await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  await expect(toasts.at(-1)).toBe(`success: ${requestTexts.requestSent}`)
  await expect(heard).toHaveLength(1)
  await expect(latestOpen()).toBeUndefined()
})

export const FoundAbsent = meta.story({})

FoundAbsent.test('after a reload the sent requests settle it: it was not sent, and other hours can be chosen', async ({ canvas, args }) => {
  await loseIt(canvas)
  await reload(canvas)
  await userEvent.click(await canvas.findByRole('button', { name: '12:00' }, patience))
  await waitFor(() => expect(canvas.queryByText(lostNote)).toBeNull())
  await expect(chosenHours()).toEqual(['10:00', '11:00', '12:00'])
  await userEvent.click(await sendButton(canvas))
  await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  await expect(heard[1]?.key).not.toBe(heard[0]?.key)
})

export const RefusedAtLast = meta.story({
  beforeEach: ({ msw }) => msw.use(send(() => HttpResponse.error(), refusal(409, bookingTexts.slotTaken))),
})

RefusedAtLast.test('a repeat that is refused settles it: nothing was sent, and other hours can be chosen', async ({ canvas }) => {
  await loseIt(canvas)
  await userEvent.click(await sendButton(canvas))
  await expect(await canvas.findByRole('button', { name: '12:00' }, patience)).toBeVisible()
  await expect(canvas.getByRole('alert')).toHaveTextContent(bookingTexts.slotTaken)
  await expect(canvas.queryByText(lostNote)).toBeNull()
  await expect(latestOpen()).toBeUndefined()
})

export const ReloadedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      send(async () => {
        await delay('infinite')
        return HttpResponse.error()
      }, stored),
      sentUnreadable,
    ),
})

ReloadedMeanwhile.test('a reload while it is on its way is a lost answer too', async ({ canvas }) => {
  await toSend(canvas)
  await userEvent.click(await sendButton(canvas))
  await waitFor(() => expect(heard).toHaveLength(1))
  await reload(canvas)
  await expect(await canvas.findByText(lostNote, {}, patience)).toBeVisible()
  await userEvent.click(await sendButton(canvas))
  await waitFor(() => expect(heard).toHaveLength(2))
  await expect(heard[1]).toEqual(heard[0])
})

export const PriceOnItsWay = meta.story({ beforeEach: ({ msw }) => msw.use(send(stored)) })

PriceOnItsWay.test('a price that is being read is waited for, and a new one is shown before anything is sent', async ({ canvas, args, msw }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await canvas.findByRole('button', { name: bookingTexts.next }, patience)
  msw.use(
    handle(aircraftEndpoints.get, async () => {
      await held
      return HttpResponse.json({ ...skyhawk, hourly_rate: 200 })
    }),
  )
  await toSend(canvas)
  await userEvent.click(await sendButton(canvas))
  await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  await expect(heard).toEqual([])
  release()
  await expect(await canvas.findByText('$400.00', {}, patience)).toBeVisible()
  await expect(await canvas.findByRole('alert')).toHaveTextContent(bookingTexts.priceChanged)
  await expect(heard).toEqual([])
  await userEvent.click(await sendButton(canvas))
  await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  await expect(heard[0]?.body).toMatchObject({ expected_total_cents: 40_000 })
})
