import { type PilotProfileOwn, profileEndpoints, profileTexts } from '@pilotpair/contract'
import { buildPilotProfile, sampleAirports, testId } from '@pilotpair/contract/testing'
import { baseApi, createAppStore, isUnsaved, watchConnection } from '@pilotpair/feature-core'
import { handle, StoreProvider } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { profileScenarios } from '../ProfileScreen.scenario.ts'
import { ProfileScreen, type ProfileScreenProps } from '../ProfileScreen.tsx'
import { watchToasts, withPage } from '../story-kit.tsx'

let store = createAppStore()
/** What the service holds: another tab may change it. */
let stored: PilotProfileOwn = buildPilotProfile()
let reads = 0
let bodies: unknown[] = []

/** The screen behind a door: who has left comes back to it. */
const BehindDoor = (props: ProfileScreenProps) => {
  const [isIn, setIn] = useState(true)
  return (
    <>
      <button type="button" hidden data-testid="door" onClick={() => setIn(!isIn)}>
        Door
      </button>
      {isIn && <ProfileScreen {...props} />}
    </>
  )
}

const meta = preview.meta({
  title: 'Features/Profile/Following',
  component: ProfileScreen,
  render: (args) => <BehindDoor {...args} />,
  decorators: [
    (Story) => (
      <StoreProvider store={store}>
        <Story />
      </StoreProvider>
    ),
    ...withPage,
  ],
  beforeEach: ({ msw }) => {
    store = createAppStore()
    stored = buildPilotProfile()
    reads = 0
    bodies = []
    msw.use(
      handle(profileEndpoints.get, () => {
        reads += 1
        return HttpResponse.json(stored)
      }),
      handle(profileEndpoints.update, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json(stored)
      }),
      ...profileScenarios.loaded(),
    )
    return watchToasts()
  },
})

type Canvas = ReturnType<typeof within>
const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name })
/** Until all readings under way have ended: another one of the same, asked for meanwhile, would be taken for them. */
const settled = async (): Promise<void> => {
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))
}
/** Presses "Edit Profile", and waits for the form and for what the press reads anew. */
const edit = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: profileTexts.headingEdit }))
  // The form's file may still be on its way.
  await canvas.findByRole('heading', { level: 1, name: profileTexts.headingEdit }, { timeout: 10_000 })
  await settled()
}
const change = (changes: Partial<PilotProfileOwn>): void => {
  stored = { ...stored, ...changes }
}
/** Stories in which somebody comes back to the tab listen for it, as the application does. */
const listens = () => watchConnection(store)
const comeBack = (): void => void window.dispatchEvent(new Event('focus'))

export const ComesBack = meta.story({
  name: 'the profile is read anew on coming back to its page and to its tab',
  beforeEach: listens,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3987104')).toBeVisible()
    canvas.getByTestId('door').click()
    await waitFor(() => expect(canvas.queryByText('3987104')).toBeNull())
    change({ license_number: 'N-2' })
    canvas.getByTestId('door').click()
    await expect(await canvas.findByText('N-2')).toBeVisible()
    change({ license_number: 'N-3' })
    comeBack()
    await expect(await canvas.findByText('N-3')).toBeVisible()
    await expect(reads).toBeGreaterThanOrEqual(3)
  },
})

export const Editing = meta.story({
  name: 'pressing "Edit Profile" reads anew: the form follows, and has nothing to lose by that',
  play: async ({ canvas }) => {
    await canvas.findByText('3987104')
    change({ first_name: 'Other', access_to_aircraft: true, license_type: 'commercial' })
    await edit(canvas)
    await waitFor(async () => expect(await field(canvas, 'First name')).toHaveValue('Other'))
    await expect(canvas.getByRole('checkbox', { name: /access to an aircraft/ })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'License type' })).toHaveValue('commercial')
    await expect(reads).toBe(2)
    await expect(isUnsaved()).toBe(false)
    await expect(canvas.queryByText('Unsaved changes')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
  },
})

export const Touched = meta.story({
  name: 'fields that were touched stay as typed, the others follow; both are saved',
  beforeEach: listens,
  play: async ({ canvas }) => {
    await edit(canvas)
    const name = await field(canvas, 'First name')
    await userEvent.type(name, 'x')
    await expect(isUnsaved()).toBe(true)
    change({
      first_name: 'Other', notes: 'From the other tab', flight_hours: 300, preferred_airports: sampleAirports.HAF.id_airport,
      home_airport: sampleAirports.SQL.id_airport,
    })
    comeBack()
    await waitFor(async () => expect(await field(canvas, 'Notes')).toHaveValue('From the other tab'))
    await expect(await field(canvas, 'Flight hours')).toHaveValue('300')
    await expect(canvas.getByRole('button', { name: 'Remove Half Moon Bay (HAF)' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove San Carlos (SQL)' })).toBeNull()
    await expect(canvas.getByDisplayValue('San Carlos (SQL)')).toBeVisible()
    await expect(name).toHaveValue('Mayax')
    await expect(name).toHaveFocus()
    await expect(isUnsaved()).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    await expect(bodies[0]).toMatchObject({
      first_name: 'Mayax', notes: 'From the other tab', flight_hours: 300, preferred_airports: sampleAirports.HAF.id_airport,
    })
  },
})

export const TakenBack = meta.story({
  name: 'what is typed and taken back is nothing to lose, and follows again',
  beforeEach: listens,
  play: async ({ canvas }) => {
    await edit(canvas)
    const name = await field(canvas, 'First name')
    await userEvent.type(name, 'x')
    await waitFor(() => expect(isUnsaved()).toBe(true))
    await userEvent.type(name, '{Backspace}')
    await waitFor(() => expect(isUnsaved()).toBe(false))
    change({ first_name: 'Other' })
    comeBack()
    await waitFor(() => expect(name).toHaveValue('Other'))
    await expect(isUnsaved()).toBe(false)
  },
})

const unknown = { home: testId('airport', 998), preferred: testId('airport', 999) }

export const UnknownAirports = meta.story({
  name: 'airports that nobody knows are shown and kept, not dropped',
  beforeEach: () => {
    change({ home_airport: unknown.home, preferred_airports: `${sampleAirports.SQL.id_airport},${unknown.preferred}` })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: profileTexts.tabPreferences }))
    await expect(canvas.getAllByText('Unknown airport')).toHaveLength(2)
    await edit(canvas)
    const chips = within(canvas.getByRole('list', { name: 'Chosen preferred airports' }))
    await expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove San Carlos (SQL)', 'Remove Unknown airport',
    ])
    await expect(canvas.getByDisplayValue('Unknown airport')).toBeVisible()
    await userEvent.type(await field(canvas, 'First name'), 'x')
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    await expect(bodies[0]).toMatchObject({
      home_airport: unknown.home, preferred_airports: `${sampleAirports.SQL.id_airport},${unknown.preferred}`,
    })
  },
})
