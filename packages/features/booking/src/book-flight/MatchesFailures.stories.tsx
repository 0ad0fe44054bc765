import { dashboardTexts, pilotEndpoints, pilotTexts } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { createFailingRead, machineWords, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bookingScenarios, listen, skyhawk } from '../booking.scenario.ts'
import { ConfirmShared } from './ConfirmShared.tsx'

const meta = preview.meta({
  title: 'Features/Booking/Co-pilots of Book a flight in bad weather',
  component: ConfirmShared,
  args: {
    aircraft: skyhawk,
    flight: { start: '2026-12-12T18:00:00.000Z', hours: 2 },
    timeZone: skyhawk.airport.timezone,
    coPilotId: '',
    onCoPilotChange: fn(),
    notes: 'Coffee first?',
    onNotesChange: fn(),
    profileHref: '/profile',
    explorerHref: '/pilot-explorer',
    onPrevious: fn(),
    onClose: fn(),
    onDone: fn(),
    onTaken: fn(),
  },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <h1>Dashboard</h1>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
  beforeEach: listen,
})

const matches = createFailingRead(pilotEndpoints.matches)

export const Matches = meta.story({
  name: 'c59: every kind of failed answer instead of the co-pilots: what was typed stays',
  beforeEach: ({ msw }) => msw.use(matches.begin(), ...bookingScenarios.loaded),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: dashboardTexts.confirmShared }))
    await matches.through({
      look: async (kind) => {
        await dialog.findByRole('button', { name: 'Try again' })
        const alert = dialog.getByText(pilotTexts.fetchAllFailed).closest('[role=alert]')
        await expect(alert, kind).toHaveTextContent(saidAt(kind, pilotTexts.fetchAllFailed))
        await expect(alert, kind).not.toHaveTextContent(machineWords)
        await expect(dialog.getByRole('textbox', { name: /^Message/ }), kind).toHaveValue('Coffee first?')
        await expect(dialog.getByRole('button', { name: 'Send flight request' }), kind).toBeDisabled()
      },
      again: () => userEvent.click(dialog.getByRole('button', { name: 'Try again' })),
      isSeen: () => dialog.findByRole('button', { name: 'Trying again…' }),
    })
    await expect(await dialog.findByRole('combobox', { name: 'Your co-pilot' })).toBeVisible()
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  },
})
