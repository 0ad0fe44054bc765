import { availabilityEndpoints, availabilityTexts, dashboardTexts } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { createFailingRead, machineWords, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bookingScenarios, listen, skyhawk } from '../booking.scenario.ts'
import { SoloDialog } from './SoloDialog.tsx'

const meta = preview.meta({
  title: 'Features/Booking/Hours of a solo flight in bad weather',
  component: SoloDialog,
  args: { aircraft: skyhawk, onClose: fn(), onBooked: fn() },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <h1>Available Aircraft</h1>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
  beforeEach: listen,
})

const hours = createFailingRead(availabilityEndpoints.projected)

export const Hours = meta.story({
  name: 'c59: every kind of failed answer instead of the free hours: nothing can be booked until they come',
  beforeEach: ({ msw }) => msw.use(hours.begin(), ...bookingScenarios.loaded),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: dashboardTexts.confirmSolo }))
    await hours.through({
      look: async (kind) => {
        await dialog.findByRole('button', { name: 'Try again' })
        const name = saidAt(kind, availabilityTexts.loadFailed)
        await expect(dialog.getByRole('heading', { name }), kind).toBeVisible()
        await expect(dialog.getByRole('alert'), kind).not.toHaveTextContent(machineWords)
        await expect(dialog.getByRole('button', { name: 'Confirm' }), kind).toBeDisabled()
      },
      again: () => userEvent.click(dialog.getByRole('button', { name: 'Try again' })),
      isSeen: () => dialog.findByRole('button', { name: 'Trying again…' }),
    })
    await expect(await dialog.findByRole('grid')).toBeVisible()
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  },
})
