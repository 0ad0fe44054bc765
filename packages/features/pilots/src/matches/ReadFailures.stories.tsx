import { aircraftEndpoints, pilotTexts, profileEndpoints } from '@pilotpair/contract'
import { createFailingRead, type FailingRead, machineWords, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { expect, fn, userEvent, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { aircraftId, matchesScenarios } from './PilotMatchesScreen.scenario.ts'
import { PilotMatchesScreen } from './PilotMatchesScreen.tsx'

const meta = preview.meta({
  title: 'Features/Pilots/Matches in bad weather',
  component: PilotMatchesScreen,
  args: {
    aircraftId,
    onNoAircraft: fn(),
    rentalsHref: '/rentals',
    profileHref: '/profile',
    explorerHref: '/pilot-explorer',
    proposeHref: (pilot: string, aircraft: string) => `/propose-flight/${pilot}/${aircraft}`,
  },
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
})

type Canvas = ReturnType<typeof within>

/** Whatever comes instead of one of the three that are needed: the text of section 8, and another try. */
const failing = async (read: FailingRead, canvas: Canvas): Promise<void> => {
  await read.through({
    look: async (kind) => {
      await canvas.findByRole('button', { name: 'Try again' })
      const name = saidAt(kind, pilotTexts.fetchAllFailed)
      await expect(canvas.getByRole('heading', { name }), kind).toBeVisible()
      await expect(canvas.getByRole('alert'), kind).not.toHaveTextContent(machineWords)
      await expect(canvas.queryByText(pilotTexts.completeProfileFirst), kind).not.toBeInTheDocument()
      await expect(canvas.queryByRole('article'), kind).not.toBeInTheDocument()
    },
    again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
    isSeen: () => canvas.findByRole('button', { name: 'Loading pilots...' }),
  })
  await expect(await canvas.findByRole('article', { name: 'Daniel Okafor' })).toBeVisible()
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
}

// Null is a good answer here: other roles have no profile.
const profile = createFailingRead(profileEndpoints.get, { except: ['an empty value'] })

export const Profile = meta.story({
  name: 'c59: every kind of failed answer instead of the own profile: it is not called incomplete',
  beforeEach: ({ msw }) => msw.use(profile.begin(), ...matchesScenarios.loaded),
  play: ({ canvas }) => failing(profile, canvas),
})

const aircraft = createFailingRead(aircraftEndpoints.get)

export const Aircraft = meta.story({
  name: 'c59: every kind of failed answer instead of the chosen aircraft: nobody is led away to choose one',
  beforeEach: ({ msw }) => msw.use(aircraft.begin(), ...matchesScenarios.loaded),
  play: async ({ canvas, args }) => {
    await failing(aircraft, canvas)
    await expect(canvas.getByText('Cessna 172S Skyhawk')).toBeVisible()
    await expect(args.onNoAircraft).not.toHaveBeenCalled()
  },
})
