import { flightTexts, proposalEndpoints } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { createFailingRead, machineWords, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { recordToasts, requestsScenarios, toasts } from '../Flights.scenario.ts'
import { RequestsScreen } from './RequestsScreen.tsx'

const meta = preview.meta({
  title: 'Features/Flights/Sent requests in bad weather',
  component: RequestsScreen,
  args: {
    tab: 'sent' as const,
    onTabChange: () => undefined,
    acceptHref: (id: string) => `/payment-methods?proposalId=${id}`,
    explorerHref: '/pilot-explorer',
    canCommit: true,
  },
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

const sent = createFailingRead(proposalEndpoints.sent)

export const Sent = meta.story({
  name: 'c59: every kind of failed answer instead of the sent requests',
  beforeEach: ({ msw }) => {
    msw.use(sent.begin(), ...requestsScenarios.loaded)
    return recordToasts()
  },
  play: async ({ canvas }) => {
    await sent.through({
      look: async (kind) => {
        await canvas.findByRole('button', { name: 'Try again' })
        const alert = canvas.getByRole('alert')
        await expect(alert, kind).toHaveTextContent(flightTexts.loadFailed)
        await expect(alert, kind).toHaveTextContent(saidAt(kind, flightTexts.loadFailed))
        await expect(alert, kind).not.toHaveTextContent(machineWords)
      },
      again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
      isSeen: () => canvas.findByRole('button', { name: 'Trying again…' }),
    })
    await expect(await canvas.findByText('Aiko Tanabe')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(toasts.map(({ text }) => text)).toEqual([flightTexts.loadFailed])
  },
})
