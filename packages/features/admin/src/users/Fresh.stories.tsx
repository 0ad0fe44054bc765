import { adminEndpoints, adminTexts } from '@pilotpair/contract'
import { buildAdminUserCounts } from '@pilotpair/contract/testing'
import { answers, drawAll, handle } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { atTab, ScreenWithTabs, seeAgain, watchToasts, withPage, withWatchedStore } from '../story-kit.tsx'
import { adminScenarios, pendingPilots } from './AdminUsersScreen.scenario.ts'
import { AdminUsersScreen } from './AdminUsersScreen.tsx'
import { storedUsers } from './stored-users.scenario.ts'

const meta = preview.meta({
  title: 'Features/Admin/Fresh',
  component: AdminUsersScreen,
  args: atTab('pending_pilots'),
  decorators: withPage,
  beforeEach: ({ msw }) => {
    msw.use(...storedUsers().handlers)
    return watchToasts()
  },
})

export const SeenAgain = meta.story({
  name: 'list and numbers are read again when the window is seen again',
  decorators: [withWatchedStore],
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Hannah Voss')).toBeVisible()
    await expect(await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 4 }) })).toBeVisible()
    msw.use(...storedUsers(pendingPilots.filter(({ name }) => name !== 'Hannah Voss')).handlers)
    seeAgain()
    await waitFor(() => expect(canvas.queryByText('Hannah Voss')).toBeNull())
    await expect(await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 3 }) })).toBeVisible()
  },
})

const refundTold = '1 refund has failed for good.'

export const StandsStill = meta.story({
  name: 'numbers that change move neither the page nor the focus',
  // The same markup in every row: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['tbody > tr:nth-child(n + 13)'] } } },
  decorators: [withWatchedStore],
  beforeEach: ({ msw }) => msw.use(...adminScenarios.full),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 500 }) })
    await canvas.findByRole('button', { name: 'Approve Pilot no. 1' })
    drawAll()
    const approve = await canvas.findByRole('button', { name: 'Approve Pilot no. 40' })
    approve.scrollIntoView({ block: 'center' })
    approve.focus({ preventScroll: true })
    const { scrollY } = window
    await expect(scrollY).toBeGreaterThan(0)
    msw.use(answers(adminEndpoints.userCounts, buildAdminUserCounts({ pending_pilots: 1499, refunds: 1 })))
    seeAgain()
    await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 1499 }) })
    await expect(window.scrollY).toBe(scrollY)
    await expect(approve).toHaveFocus()
    await expect(canvas.queryByText(refundTold)).not.toBeInTheDocument()
  },
})

export const RefundsWait = meta.story({
  name: 'a refund that fails while a tab is looked at is told on the next one: no row moves under a press',
  decorators: [withWatchedStore],
  render: (args) => <ScreenWithTabs {...args} />,
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 4 }) })
    const row = await canvas.findByRole('row', { name: /Hannah Voss/ })
    const { top } = row.getBoundingClientRect()
    msw.use(answers(adminEndpoints.userCounts, buildAdminUserCounts({ pending_pilots: 5, refunds: 1 })))
    seeAgain()
    await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 5 }) })
    await expect(canvas.queryByText(refundTold)).not.toBeInTheDocument()
    await expect(row.getBoundingClientRect().top).toBe(top)
    await userEvent.click(canvas.getByRole('tab', { name: /^Operators/ }))
    await expect(await canvas.findByText(refundTold)).toBeVisible()
  },
})

const [luis] = pendingPilots
const withFront = (url: string) =>
  luis === undefined || luis.pilot_profile === null ? [] : [{ ...luis, pilot_profile: { ...luis.pilot_profile, license_front_url: url } }]
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#0e7490"/></svg>'

/** The addresses at which the broken image was asked for. */
const asked: string[] = []

export const ReplacedImage = meta.story({
  name: 'c29: trying a broken image again looks for the address that the pilot has replaced it with',
  beforeEach: ({ msw }) => {
    asked.length = 0
    msw.use(
      handle(adminEndpoints.licenseImage, ({ request }) => {
        if (!request.url.includes('v=old')) return new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } })
        asked.push(request.url)
        return HttpResponse.json({ detail: 'Not found' }, { status: 404 })
      }),
      ...storedUsers(withFront('/api/v1/admin/license-images/1/front?v=old')).handlers,
    )
  },
  play: async ({ canvas, canvasElement, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /License Documents of Luis/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: adminTexts.licenseDocuments }, { timeout: 5000 }))
    // It fails twice: it is loaded once more by itself, after the session was looked after.
    await waitFor(() => expect(asked).toContainEqual(expect.stringContaining('again=1')))
    await expect(await dialog.findByText('License Front could not be loaded.')).toBeVisible()
    msw.use(...storedUsers(withFront('/api/v1/admin/license-images/1/front?v=new')).handlers)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: adminTexts.licenseFront })).toHaveAttribute('src', expect.stringContaining('v=new')),
    )
  },
})
