import { profileEndpoints, profileTexts } from '@pilotpair/contract'
import { forgetTab, isUnsaved, TYPED_IS_BACK } from '@pilotpair/feature-core'
import { refuses, SessionDoor } from '@pilotpair/feature-core/testing'
import { expect, userEvent, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { profileScenarios } from '../ProfileScreen.scenario.ts'
import { ProfileScreen } from '../ProfileScreen.tsx'
import { watchToasts, withPage } from '../story-kit.tsx'

const meta = preview.meta({
  title: 'Features/Profile/SessionLost',
  component: ProfileScreen,
  render: (args) => (
    <SessionDoor>
      <ProfileScreen {...args} />
    </SessionDoor>
  ),
  decorators: withPage,
  beforeEach: () => {
    forgetTab()
    return watchToasts()
  },
})

type Canvas = ReturnType<typeof within>
const patience = { timeout: 10_000 }
const notes = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Notes' }, patience)
const loseSession = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }, patience))
}
const sessionEnds = refuses(profileEndpoints.update, 401, 'Not authenticated')

export const Editing = meta.story({
  name: 'the session is lost while a complete profile is edited: the form comes back with what was typed',
  beforeEach: ({ msw }) => msw.use(sessionEnds, ...profileScenarios.loaded()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: profileTexts.headingEdit }, patience))
    await userEvent.clear(await notes(canvas))
    await userEvent.type(await notes(canvas), 'An hour of writing')
    await loseSession(canvas)
    await expect(await notes(canvas)).toHaveValue('An hour of writing')
    await expect(canvas.getByText(TYPED_IS_BACK)).toBeVisible()
    await expect(isUnsaved()).toBe(true)
  },
})

export const Again = meta.story({
  name: 'lost, saved, opened once more: nothing of before comes back',
  beforeEach: ({ msw }) => msw.use(sessionEnds, ...profileScenarios.loaded()),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: profileTexts.headingEdit }, patience))
    await userEvent.type(await notes(canvas), ' and more')
    await loseSession(canvas)
    const typed = await notes(canvas)
    await userEvent.clear(typed)
    await userEvent.type(typed, 'Saved at last')
    msw.use(...profileScenarios.loaded())
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
    await userEvent.click(await canvas.findByRole('button', { name: profileTexts.headingEdit }, patience))
    await expect(await notes(canvas)).toHaveValue('Saved at last')
    await expect(canvas.queryByText(TYPED_IS_BACK)).toBeNull()
  },
})

export const Completing = meta.story({
  name: 'the session is lost while a new pilot completes the profile',
  beforeEach: ({ msw }) => msw.use(sessionEnds, ...profileScenarios.empty()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'License number' }, patience), 'C-4711')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'License type' }), 'Commercial')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Flight hours' }), '250.5')
    await userEvent.click(canvas.getByRole('checkbox', { name: /terms of service/ }))
    await loseSession(canvas)
    await expect(await canvas.findByRole('textbox', { name: 'License number' }, patience)).toHaveValue('C-4711')
    await expect(canvas.getByRole('combobox', { name: 'License type' })).toHaveValue('commercial')
    await expect(canvas.getByRole('textbox', { name: 'Flight hours' })).toHaveValue('250.5')
    await expect(canvas.getByRole('checkbox', { name: /terms of service/ })).toBeChecked()
  },
})
