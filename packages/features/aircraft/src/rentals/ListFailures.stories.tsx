import { aircraftEndpoints, aircraftTexts } from '@pilotpair/contract'
import { createFailingRead, machineWords, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { rentalsScenarios } from './RentalsScreen.scenario.ts'
import { RentalsScreen } from './RentalsScreen.tsx'
import { shown } from './RentalsWithAddress.tsx'

const meta = preview.meta({
  title: 'Features/Aircraft/Rentals in bad weather',
  component: RentalsScreen,
  args: { search: '', onSearchChange: fn() },
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
})

const list = createFailingRead(aircraftEndpoints.list)

export const List = meta.story({
  name: 'c59: every kind of failed answer, silence too: the text, and then the aircraft and the focus on them',
  beforeEach: ({ msw }) => msw.use(list.begin(), ...rentalsScenarios.loaded),
  play: async ({ canvas }) => {
    await list.through({
      look: async (kind) => {
        await canvas.findByRole('button', { name: 'Try again' })
        const text = aircraftTexts.error({ message: saidAt(kind, aircraftTexts.loadFailed) })
        await expect(canvas.getByRole('alert'), kind).toHaveTextContent(text)
        await expect(canvas.getByRole('alert'), kind).not.toHaveTextContent(machineWords)
        await expect(shown(), kind).toHaveLength(0)
      },
      again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
      isSeen: () => canvas.findByRole('button', { name: aircraftTexts.loading }),
    })
    await waitFor(() => expect(shown()).toHaveLength(6))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus())
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})
