import { pilotEndpoints } from '@pilotpair/contract'
import { drawAll, handle, watchCommits, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ExplorerWithAddress } from './ExplorerWithAddress.tsx'
import { buildPilots, explorerScenarios } from './PilotExplorerScreen.scenario.ts'
import { PilotExplorerScreen } from './PilotExplorerScreen.tsx'

const watch = watchCommits()
const many = buildPilots(500)

const meta = preview.meta({
  title: 'Features/Pilots/ManyPilots',
  component: PilotExplorerScreen,
  args: {
    search: '', onSearchChange: fn(), onConversation: fn(), proposeHref: (pilotId: string) => `/propose-flight/${pilotId}`,
  },
  render: (args) => (
    <watch.Watched>
      <ExplorerWithAddress {...args} />
    </watch.Watched>
  ),
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
  // The same markup in every card: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['article:nth-child(n + 13)'] } } },
  // All in one answer: what matters here is how many rows there are.
  beforeEach: ({ msw }) => msw.use(handle(pilotEndpoints.search, () => HttpResponse.json(many)), ...explorerScenarios.loaded),
})

/** So many cards take their time on a machine that is shared. */
const patience = { timeout: 20_000 }

export const Fluent = meta.story({
  name: 'with 500 pilots opening one draws the details and its button, not the list',
  play: async ({ canvasElement }) => {
    const cards = () => [...canvasElement.querySelectorAll('article')]
    await waitFor(() => {
      drawAll()
      return expect(cards()).toHaveLength(500)
    }, patience)
    watch.begin(cards())
    // Not by role: among so many cards the search for roles takes longer than all the rest.
    const view = cards()[250]?.querySelector('button')
    await expect(view).toHaveAccessibleName('View Pilot 251')
    if (view) await userEvent.click(view)
    const dialog = () => canvasElement.ownerDocument.querySelector('[role=dialog], dialog[open]')
    await waitFor(() => expect(dialog()).toHaveTextContent('Pilot 251'), patience)

    const { commits, drawn, touched } = watch.end()
    await expect(commits).toBeGreaterThan(0)
    // The pressed button says that it opens; nothing else changes.
    await expect(touched).toEqual([250])
    await expect(drawn).toEqual([250])
  },
})
