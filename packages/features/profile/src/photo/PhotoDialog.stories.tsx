import { profileEndpoints, profileTexts } from '@pilotpair/contract'
import { failedAnswers, handle, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { profileScenarios } from '../ProfileScreen.scenario.ts'
import { ProfileScreen } from '../ProfileScreen.tsx'
import { toastTexts, watchToasts, withPage } from '../story-kit.tsx'

const meta = preview.meta({
  title: 'Features/Profile/PhotoDialog',
  component: ProfileScreen,
  decorators: withPage,
  beforeEach: watchToasts,
})

type Canvas = ReturnType<typeof within>
const openDialog = async (canvas: Canvas, root: HTMLElement) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change photo' }))
  return within(await within(root.ownerDocument.body).findByRole('dialog', { name: 'Change photo' }))
}
const png = () => new File(['x'], 'me.png', { type: 'image/png' })

export const Changes = meta.story({
  name: 'a photo is chosen, previewed, sent; the button has the focus again',
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openDialog(canvas, canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Upload photo' }))
    await expect(await dialog.findByText('Choose a photo first.')).toBeVisible()
    await userEvent.upload(dialog.getByLabelText('Photo'), png())
    await waitFor(() => expect(dialog.getByText('me.png', { selector: 'bdi' })).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Upload photo' }))
    await expect(await canvas.findByText('Your photo has been changed.')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change photo' })).toHaveFocus())
    await expect(toastTexts()).toEqual([])
  },
})

export const Refused = meta.story({
  name: 'what the service says against the photo stands at it without its name on the wire',
  beforeEach: ({ msw }) =>
    msw.use(
      refuses(profileEndpoints.uploadPicture, 422, [{ field: 'profile_picture', message: 'This is no picture.' }]),
      ...profileScenarios.loaded(),
    ),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openDialog(canvas, canvasElement)
    await userEvent.upload(dialog.getByLabelText('Photo'), png())
    await userEvent.click(dialog.getByRole('button', { name: 'Upload photo' }))
    await expect(await dialog.findByText('This is no picture.')).toBeVisible()
  },
})

const kinds = Object.entries(failedAnswers)
const asked = { times: 0 }

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer keeps the photo for another try',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(
      handle(profileEndpoints.uploadPicture, () => kinds[asked.times++]?.[1]() ?? HttpResponse.json({ profile_picture_url: '/x' })),
      ...profileScenarios.loaded(),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openDialog(canvas, canvasElement)
    await userEvent.upload(dialog.getByLabelText('Photo'), png())
    for (const [index, [kind]] of kinds.entries()) {
      await userEvent.click(dialog.getByRole('button', { name: 'Upload photo' }))
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Upload photo' })).not.toHaveAttribute('aria-disabled'))
      const reason = kind === 'too many attempts' ? /in 30 seconds/ : kind.includes('too large') ? /too large/ : new RegExp(profileTexts.pictureFailed)
      await expect(dialog.getByText(reason), kind).toBeVisible()
      await expect(dialog.getByText('me.png', { selector: 'bdi' })).toBeVisible()
    }
    await expect(new Set(toastTexts())).toEqual(new Set([profileTexts.pictureFailed]))
    await userEvent.click(dialog.getByRole('button', { name: 'Upload photo' }))
    await expect(await canvas.findByText('Your photo has been changed.')).toBeInTheDocument()
  },
})
