import { flightTexts, paymentTexts, proposalEndpoints } from '@pilotpair/contract'
import { buildSentProposal, TEST_NOW } from '@pilotpair/contract/testing'
import { createAppStore, watchConnection } from '@pilotpair/feature-core'
import { answers, StoreProvider, withStore } from '@pilotpair/feature-core/testing'
import { dialogCode } from '@pilotpair/feature-payments/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster } from '@pilotpair/ui/toast-queue'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { dashboardScenarios } from './DashboardScreen.scenario.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const meta = preview.meta({
  title: 'Features/Dashboard/Confirm Your Payment',
  component: DashboardScreen,
  args: { isBuilt: () => true, rentalsHref: '/rentals' },
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

export const BankAsks = meta.story({
  name: 'Opens by itself; who closes it finds it again',
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.unpaid),
  play: async ({ canvas, step }) => {
    const dialog = await screen.findByRole('dialog', { name: paymentTexts.confirmHeading })
    await waitFor(() => expect(dialog).toBeVisible())
    await step('says what is paid before it is', async () => {
      await expect(within(dialog).getByText('Flight with Daniel Okafor, Sat 12 Dec, 10:00–13:00 PST')).toBeVisible()
      await expect(within(dialog).getByText('$247.50')).toBeVisible()
      await expect(within(dialog).getByText('$165/hr × 3 hours')).toBeVisible()
    })
    await step('closed, the dashboard says what waits', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(canvas.getByText('Your bank waits for you')).toBeVisible()
      await expect(
        canvas.getByText(/your share of the flight with Daniel Okafor on Sat 12 Dec, 10:00 PST: \$247\.50 of \$495\.00/),
      ).toBeVisible()
    })
    await step('and opens it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: paymentTexts.confirmHeading }))
      await expect(await screen.findByRole('dialog', { name: paymentTexts.confirmHeading })).toBeVisible()
    })
  },
})

const said: string[] = []

export const BankNotAsked = meta.story({
  name: 'A confirmation that does not open says so',
  beforeEach: ({ msw }) => {
    msw.use(...dashboardScenarios.unpaid)
    said.length = 0
    const leave = connectToaster({ show: ({ text }) => void said.push(text), dismiss: () => undefined })
    const load = spyOn(dialogCode, 'load').mockRejectedValue(new Error('offline'))
    return () => {
      load.mockRestore()
      leave()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your bank could not be asked/)).toBeVisible()
    await waitFor(() => expect(said).toContain(flightTexts.paymentFailed))
    await expect(await canvas.findByRole('button', { name: paymentTexts.confirmHeading })).toBeEnabled()
  },
})

const watchedStore = createAppStore()

export const BankRefuses = meta.story({
  name: 'A bank that refuses: the way to another card, in the dialog and on the page',
  decorators: [
    (Story) => (
      <StoreProvider store={watchedStore}>
        <Story />
      </StoreProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...dashboardScenarios.unpaid)
    return watchConnection(watchedStore)
  },
  play: async ({ canvas, msw }) => {
    const patience = { timeout: 5000 }
    const dialog = within(await screen.findByRole('dialog', { name: paymentTexts.confirmHeading }, patience))
    await waitFor(() => expect(dialog.getByRole('button', { name: paymentTexts.payNow })).toBeEnabled(), patience)
    await userEvent.click(dialog.getByRole('button', { name: paymentTexts.payNow }))
    const bank = within(await screen.findByRole('dialog', { name: /Your bank asks/ }, patience))
    await userEvent.click(bank.getByRole('button', { name: 'Fail' }))
    await expect(await dialog.findByRole('link', { name: 'Add another card' }, patience)).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await expect(await canvas.findByText('Your bank refused the card')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add another card' })).toHaveAttribute('href', '/payment-methods/new')
    // The request ends elsewhere: no card is wanted any more.
    msw.use(answers(proposalEndpoints.sent, [buildSentProposal({ status: 'cancelled' })]))
    await waitFor(async () => {
      // Once more each time: what is being read when one comes back is not read twice.
      window.dispatchEvent(new Event('focus'))
      await expect(canvas.queryByText('Your bank refused the card')).toBeNull()
    }, patience)
  },
})
