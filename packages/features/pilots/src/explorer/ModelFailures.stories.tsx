import { aircraftEndpoints } from '@pilotpair/contract'
import { createFailingRead, machineWords, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { explorerScenarios } from './PilotExplorerScreen.scenario.ts'
import { PilotExplorerScreen } from './PilotExplorerScreen.tsx'

const meta = preview.meta({
  title: 'Features/Pilots/Models in bad weather',
  component: PilotExplorerScreen,
  args: {
    search: '',
    onSearchChange: fn(),
    onConversation: fn(),
    proposeHref: (pilotId: string) => `/propose-flight/${pilotId}`,
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

const models = createFailingRead(aircraftEndpoints.models)

export const Models = meta.story({
  name: 'c59: every kind of failed answer instead of the models: the pilots stay',
  beforeEach: ({ msw }) => msw.use(models.begin(), ...explorerScenarios.loaded),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Aircraft models/ }))
    await models.through({
      look: async (kind) => {
        await canvas.findByRole('button', { name: 'Try again' })
        const text = canvas.getByText(saidAt(kind, 'Could not load aircraft models.'))
        // The part that holds it opens by and by.
        await waitFor(() => expect(text, kind).toBeVisible())
        await expect(text.closest('[role=alert]'), kind).not.toHaveTextContent(machineWords)
        await expect(await canvas.findByRole('heading', { name: 'Daniel Okafor' }), kind).toBeVisible()
      },
      again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
      isSeen: () => canvas.findByRole('button', { name: 'Loading...' }),
    })
    await expect(await canvas.findByRole('checkbox', { name: 'Robinson R44' })).toBeInTheDocument()
    await expect(canvas.queryByText('Could not load aircraft models.')).not.toBeInTheDocument()
  },
})
