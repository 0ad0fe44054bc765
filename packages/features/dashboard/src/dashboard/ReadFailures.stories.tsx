import { communityEndpoints, communityTexts, dashboardTexts, profileEndpoints } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { createFailingRead, machineWords, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { dashboardScenarios } from './DashboardScreen.scenario.ts'
import { DashboardScreen, type DashboardScreenProps } from './DashboardScreen.tsx'

/** The page can be visited again, as from any other. */
const Visiting = (props: DashboardScreenProps) => {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <DashboardScreen key={visit} {...props} />
      <button type="button" data-testid="again" hidden onClick={() => setVisit(visit + 1)}>
        Again
      </button>
    </>
  )
}

const meta = preview.meta({
  title: 'Features/Dashboard/Reading in bad weather',
  component: DashboardScreen,
  args: { isBuilt: () => true, rentalsHref: '/rentals' },
  render: (args) => <Visiting {...args} />,
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

const posts = createFailingRead(communityEndpoints.posts)

export const Posts = meta.story({
  name: 'c59: every kind of failed answer instead of the posts: the rest of the page stays',
  beforeEach: ({ msw }) => msw.use(posts.begin(), ...dashboardScenarios.loaded),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Next flight' })
    const panel = within(canvas.getByRole('region', { name: dashboardTexts.communityHighlights }))
    await posts.through({
      look: async (kind) => {
        await panel.findByRole('button', { name: 'Load posts again' })
        await expect(panel.getByRole('alert'), kind).toHaveTextContent(saidAt(kind, communityTexts.fetchFailed))
        await expect(panel.getByRole('alert'), kind).not.toHaveTextContent(machineWords)
        await expect(canvas.getByRole('region', { name: 'Next flight' }), kind).toBeVisible()
      },
      again: () => userEvent.click(panel.getByRole('button', { name: 'Load posts again' })),
      isSeen: () => panel.findByRole('button', { name: 'Trying again…' }),
    })
    await expect(await panel.findByText('Half Moon Bay at sunset, right seat view')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

// Null is a good answer here: other roles have no profile.
const profile = createFailingRead(profileEndpoints.get, { except: ['an empty value'] })

export const Profile = meta.story({
  name: 'c59: every kind of failed answer instead of the profile: the greeting goes without the name',
  beforeEach: ({ msw }) => msw.use(profile.begin(), ...dashboardScenarios.loaded),
  play: async ({ canvas }) => {
    const welcome = (name: string) =>
      canvas.findByRole('heading', { level: 1, name: dashboardTexts.welcome({ name }) })
    await profile.through({
      look: async (kind) => {
        await expect(await welcome(dashboardTexts.fallbackName), kind).toBeVisible()
        await expect(await canvas.findByRole('region', { name: 'Next flight' }), kind).toBeVisible()
        await expect(canvas.queryByRole('alert'), kind).not.toBeInTheDocument()
      },
      again: () => userEvent.click(canvas.getByTestId('again')),
      isSeen: () => canvas.findByRole('heading', { level: 1, name: 'Dashboard' }),
    })
    await expect(await welcome('Maya')).toBeVisible()
  },
})
