import { adminEndpoints, adminTexts } from '@pilotpair/contract'
import { handle } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { atTab, toastTexts, watchToasts, withPage } from '../story-kit.tsx'
import { pendingPilots } from './AdminUsersScreen.scenario.ts'
import { AdminUsersScreen } from './AdminUsersScreen.tsx'
import { storedUsers } from './stored-users.scenario.ts'

const card = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${fill}"/></svg>`
const drawn = (fill: string) => new HttpResponse(card(fill), { headers: { 'content-type': 'image/svg+xml' } })
const fills: Readonly<Record<string, string>> = { front: '#0e7490', back: '#4b5563', selfie: '#a16207' }
const images = handle(adminEndpoints.licenseImage, ({ params }) => drawn(fills[String(params['side'])] ?? '#000'))

const meta = preview.meta({
  title: 'Features/Admin/Documents',
  component: AdminUsersScreen,
  args: atTab('pending_pilots'),
  decorators: withPage,
  beforeEach: ({ msw }) => {
    msw.use(...storedUsers().handlers, images)
    return watchToasts()
  },
})

const openViewer = async (canvas: ReturnType<typeof within>, root: HTMLElement) => {
  await userEvent.click(await canvas.findByRole('button', { name: /License Documents of Luis/ }))
  return within(await within(root.ownerDocument.body).findByRole('dialog', { name: adminTexts.licenseDocuments }))
}

export const Loaded = meta.story({
  name: 'three images with what is known beside them, by keyboard',
  play: async ({ canvas, canvasElement, step }) => {
    const dialog = await openViewer(canvas, canvasElement)
    await expect(await dialog.findByRole('img', { name: adminTexts.licenseFront })).toBeVisible()
    await expect(dialog.getByText('Luis Carranza, luis.carranza@example.com')).toBeVisible()
    await expect(dialog.getByText('3 Mar 2028')).toBeVisible()
    await step('arrow keys turn the images', async () => {
      await waitFor(() => expect(dialog.getByRole('tab', { name: adminTexts.licenseFront })).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}')
      await expect(await dialog.findByRole('img', { name: adminTexts.licenseBack })).toBeVisible()
      await userEvent.keyboard('{ArrowRight}')
      await expect(await dialog.findByRole('img', { name: adminTexts.selfie })).toBeVisible()
    })
    await step('closing gives the focus back', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: /License Documents of Luis/ })).toHaveFocus())
    })
  },
})

export const Decision = meta.story({
  name: 'the decision is made beside the documents',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openViewer(canvas, canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    const body = within(canvasElement.ownerDocument.body)
    const question = within(await body.findByRole('alertdialog', { name: 'Approve Luis Carranza?' }))
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(canvas.queryByText('Luis Carranza')).not.toBeInTheDocument())
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(toastTexts()).toEqual([adminTexts.approved({ name: 'Luis Carranza' })])
    await waitFor(() => expect(canvas.getByRole('button', { name: /License Documents of Hannah/ })).toHaveFocus())
  },
})

const [luis] = pendingPilots
const withFront = (url: string) =>
  luis === undefined || luis.pilot_profile === null ? [] : [{ ...luis, pilot_profile: { ...luis.pilot_profile, license_front_url: url } }]

/** The addresses at which the broken image was asked for. */
const asked: string[] = []

export const FailedImage = meta.story({
  name: 'c29: an image that stays broken says so and can be tried again',
  beforeEach: ({ msw }) => {
    asked.length = 0
    msw.use(
      handle(adminEndpoints.licenseImage, ({ params, request }) => {
        if (params['side'] !== 'front' || !request.url.includes('v=broken')) return drawn('#4b5563')
        asked.push(request.url)
        return HttpResponse.json({ detail: 'Not found' }, { status: 404 })
      }),
      ...storedUsers(withFront('/api/v1/admin/license-images/1/front?v=broken')).handlers,
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openViewer(canvas, canvasElement)
    // It fails twice: it is loaded once more by itself, after the session was looked after.
    await waitFor(() => expect(asked).toContainEqual(expect.stringContaining('again=1')))
    await expect(await dialog.findByText('License Front could not be loaded.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(await dialog.findByText('License Front could not be loaded.')).toBeVisible()
    await userEvent.click(dialog.getByRole('tab', { name: adminTexts.licenseBack }))
    await expect(await dialog.findByRole('img', { name: adminTexts.licenseBack })).toBeVisible()
  },
})

export const ExpiredSession = meta.story({
  name: 'images asked for with an expired token are loaded again once the session was looked after',
  beforeEach: ({ msw }) =>
    msw.use(
      handle(adminEndpoints.licenseImage, ({ request }) =>
        request.url.includes('v=expired') && !request.url.includes('again=1')
          ? HttpResponse.json({ detail: 'expired_token' }, { status: 401 })
          : drawn('#0e7490'),
      ),
      ...storedUsers(withFront('/api/v1/admin/license-images/1/front?v=expired')).handlers,
    ),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openViewer(canvas, canvasElement)
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: adminTexts.licenseFront })).toHaveAttribute('src', expect.stringContaining('again=1')),
    )
  },
})
