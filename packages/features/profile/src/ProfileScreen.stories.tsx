import { navigationTexts, profileEndpoints, profileTexts } from '@pilotpair/contract'
import { buildPilotProfile } from '@pilotpair/contract/testing'
import { createGate, failedAnswers, handle } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { profileScenarios } from './ProfileScreen.scenario.ts'
import { ProfileScreen } from './ProfileScreen.tsx'
import { toasts, watchToasts, withPage } from './story-kit.tsx'

const meta = preview.meta({
  title: 'Features/Profile/ProfileScreen',
  component: ProfileScreen,
  args: { pendingHref: '/pending' },
  decorators: withPage,
})

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas, step }) => {
    await step('reads as two tabs', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: navigationTexts.profile })).toBeVisible()
      await expect(canvas.getByRole('tab', { name: profileTexts.tabInformation, selected: true })).toBeVisible()
      const panel = within(canvas.getByRole('tabpanel'))
      await expect(panel.getByText('3 Mar 2028')).toBeVisible()
      await expect(panel.getByText('212.5')).toBeVisible()
      await expect(await panel.findByText('maya.lindqvist@example.com')).toBeVisible()
      await expect(canvas.getByText('License verified')).toBeVisible()
    })
    await step('arrow keys change the tab', async () => {
      canvas.getByRole('tab', { selected: true }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: profileTexts.tabPreferences, selected: true })).toHaveFocus()
      await expect(canvas.getByText('Palo Alto (PAO)')).toBeVisible()
      await expect(canvas.getByText('$100/hr to $250/hr')).toBeVisible()
    })
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: navigationTexts.profile })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const OwnLicense = meta.story({
  name: 'the owner sees the images that were sent',
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas, canvasElement }) => {
    const opener = await canvas.findByRole('button', { name: 'View license images' })
    await userEvent.click(opener)
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'License Documents' }))
    await expect(await dialog.findByRole('img', { name: 'License Front' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

let looks = 0

export const ImageAfterExpiry = meta.story({
  name: 'an image that fails is loaded again once, after the session was looked after',
  beforeEach: ({ msw }) => {
    looks = 0
    msw.use(
      handle(profileEndpoints.get, () => {
        looks += 1
        // An address that no other story has shown: pictures are remembered by the page.
        return HttpResponse.json(buildPilotProfile({ license_front_url: '/api/v1/me/license-images/front?v=expired' }))
      }),
      handle(profileEndpoints.licenseImage, ({ request }) =>
        request.url.includes('again=1')
          ? new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>', { headers: { 'content-type': 'image/svg+xml' } })
          : HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 }),
      ),
      ...profileScenarios.loaded(),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View license images' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'License Documents' }))
    await waitFor(() => expect(dialog.getByRole('img', { name: 'License Front' })).toHaveAttribute('src', expect.stringContaining('again=1')))
    await expect(looks).toBe(2)
  },
})

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verification pending')).toBeVisible()
    await expect(canvas.getByText('Your license awaits verification by an administrator.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See what is missing' })).toHaveAttribute('href', '/pending')
  },
})

export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.partial()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your license images are not sent yet/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'View license images' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('tab', { name: profileTexts.tabPreferences }))
    await expect(canvas.getAllByText('Not given')).toHaveLength(5)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loading()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument()
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...profileScenarios.error())
    return watchToasts()
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: profileTexts.fetchFailed })).toBeVisible()
    await waitFor(() => expect(new Set(toasts.map(({ text }) => text))).toEqual(new Set([profileTexts.fetchFailed])))
    msw.use(...profileScenarios.loaded())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
  },
})

// Null is a good answer here: other roles have no profile.
const kinds = Object.entries(failedAnswers).filter(([name]) => name !== 'an empty value')
const asked = { times: 0 }
const gate = createGate()

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(
      handle(profileEndpoints.get, async () => {
        await gate.passed()
        return kinds[asked.times++]?.[1]() ?? HttpResponse.json(buildPilotProfile())
      }),
      ...profileScenarios.loaded(),
    )
  },
  play: async ({ canvas }) => {
    for (const [index, [kind]] of kinds.entries()) {
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      const again = await canvas.findByRole('button', { name: 'Try again' })
      const alert = canvas.getByRole('heading', { name: profileTexts.fetchFailed }).closest('[role=alert]')
      await expect(alert, kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }))
    }
    await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
  },
})

export const Edge = meta.story({
  name: 'c35: long, unbroken and right-to-left words',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.edge()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: profileTexts.tabPreferences }))
    await expect(canvas.getByText(/<b>bold<\/b>/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: profileTexts.headingEdit }))
    await canvas.findByRole('heading', { level: 1, name: profileTexts.headingEdit })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
