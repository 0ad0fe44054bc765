import { AIRPORT_CACHE_KEY, airportEndpoints, airportTexts } from '@pilotpair/contract'
import { createFailingRead, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { airportScenarios } from './AirportField.scenario.ts'
import { AirportField } from './AirportField.tsx'

const meta = preview.meta({
  title: 'Features/Airports/AirportField in bad weather',
  component: AirportField,
  args: { label: 'Home airport', value: null, onChange: fn() },
  decorators: [
    withStore,
    (Story) => (
      <div style={{ maxInlineSize: 400, minBlockSize: 420, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

const list = createFailingRead(airportEndpoints.list)

export const List = meta.story({
  name: 'c59: every kind of failed answer instead of the airports: none is kept, another try brings them',
  beforeEach: ({ msw }) => msw.use(list.begin(), ...airportScenarios.loaded),
  play: async ({ canvas }) => {
    const picker = await canvas.findByRole('combobox', { name: 'Home airport' })
    await userEvent.click(picker)
    await list.through({
      look: async (kind) => {
        await expect(await canvas.findByText(saidAt(kind, airportTexts.loadFailed)), kind).toBeVisible()
        await expect(localStorage.getItem(AIRPORT_CACHE_KEY), kind).toBeNull()
      },
      again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
      // While it is asked for, the field says nothing of the try before.
      isSeen: async () => {
        await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument())
        await expect(canvas.queryByText(airportTexts.loadFailed)).not.toBeInTheDocument()
        await expect(canvas.queryByText(/Too many attempts/)).not.toBeInTheDocument()
      },
    })
    await userEvent.type(picker, 'pao')
    await expect(await canvas.findByRole('option', { name: /Palo Alto/ })).toBeVisible()
    await expect(canvas.queryByText(airportTexts.loadFailed)).not.toBeInTheDocument()
  },
})
