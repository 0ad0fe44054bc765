import { proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { buildChangeOffer, TEST_NOW } from '@pilotpair/contract/testing'
import { withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AskedDialog } from '../AskedDialog.tsx'
import { createFlightWorld, received, recordToasts, someReceived } from '../Flights.scenario.ts'
import { askedCode } from '../use-asking.tsx'
import { RequestsScreen } from './RequestsScreen.tsx'

const meta = preview.meta({
  title: 'Features/Flights/Before answering a request',
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
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="Asia/Kolkata">
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

const offered = received(26, 'Priya Raman', {
  status: 'OPERATOR_COUNTER_PROPOSAL',
  change_offer: buildChangeOffer(),
  notes: 'Coffee at Half Moon Bay?',
})

export const NewTime = meta.story({
  name: 'A new time: on both clocks, until when, and what becomes of the money',
  beforeEach: ({ msw }) => msw.use(...createFlightWorld({ received: [offered] }).handlers),
  play: async ({ canvas, step }) => {
    await step('stands with the request', async () => {
      const card = await articleOf(canvas, 'Priya Raman')
      await expect(within(card).getByRole('insertion')).toHaveTextContent('Sat 12 Dec, 12:00–15:00 PST')
      await expect(canvas.getByText('Coffee at Half Moon Bay?')).toBeVisible()
      await expect(canvas.getByText('The new time on your clock: Sun 13 Dec, 01:30–04:30 GMT+5:30.')).toBeVisible()
      await expect(canvas.getByText('Answer by Sat 5 Dec, 08:00 PST (your time Sat 5 Dec, 21:30 GMT+5:30).')).toBeVisible()
      await expect(canvas.getByText(/Your share stays \$247\.50 of \$495\.00.*the request ends and nothing is charged/)).toBeVisible()
      await expect(card).toHaveAccessibleDescription(/Coffee at Half Moon Bay.*on your clock.*nothing is charged.*Answer by/)
    })
    await step('and with the question before it is declined', async () => {
      const card = within(await articleOf(canvas, 'Priya Raman'))
      await userEvent.click(card.getByRole('button', { name: requestTexts.declineNewTime }))
      const asking = within(await screen.findByRole('alertdialog', { name: 'Decline the new time?' }))
      await expect(asking.getByText('Cessna 172S Skyhawk, Sat 12 Dec, 12:00–15:00 PST')).toBeVisible()
      await expect(asking.getByText('Your time: Sun 13 Dec, 01:30–04:30 GMT+5:30')).toBeVisible()
      await expect(asking.getByText('$247.50')).toBeVisible()
      await expect(asking.getByText('This ends the flight for both of you. Nothing has been charged.')).toBeVisible()
      await userEvent.click(asking.getByRole('button', { name: 'Not now' }))
      await waitFor(() => expect(card.getByRole('button', { name: requestTexts.declineNewTime })).toHaveFocus())
    })
  },
})

let held = Promise.withResolvers<typeof AskedDialog>()

export const Opening = meta.story({
  name: 'A question that is on its way: its button says so, all others can be pressed, and one question comes',
  beforeEach: ({ msw }) => {
    held = Promise.withResolvers()
    const world = createFlightWorld({ received: [...someReceived.slice(0, 1), offered] })
    msw.use(...world.handlers, world.act(proposalEndpoints.decline, (flight) => ({ ...flight, status: 'declined' })))
    const load = spyOn(askedCode, 'load').mockImplementation(() => held.promise)
    const stop = recordToasts()
    return () => {
      load.mockRestore()
      stop()
    }
  },
  play: async ({ canvas }) => {
    const daniel = within(await articleOf(canvas, 'Daniel Okafor'))
    const priya = within(await articleOf(canvas, 'Priya Raman'))
    await userEvent.dblClick(priya.getByRole('button', { name: requestTexts.declineNewTime }))
    await expect(await priya.findByRole('button', { name: 'Opening…' })).toHaveFocus()
    await expect(priya.getByRole('button', { name: requestTexts.acceptNewTime })).toBeEnabled()
    await expect(daniel.getByRole('link', { name: requestTexts.accept })).toBeVisible()
    await userEvent.click(daniel.getByRole('button', { name: requestTexts.decline }))
    await expect(await daniel.findByRole('button', { name: 'Opening…' })).toBeEnabled()
    await expect(priya.getByRole('button', { name: requestTexts.declineNewTime })).toBeEnabled()
    held.resolve(AskedDialog)
    await screen.findByRole('alertdialog', { name: 'Decline this request?' })
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await waitFor(() => expect(canvas.queryByText('Opening…')).toBeNull())
  },
})
