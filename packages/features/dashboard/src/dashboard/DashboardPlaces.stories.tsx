import { communityEndpoints, dashboardTexts, flightEndpoints, flightTexts, profileEndpoints, proposalEndpoints } from '@pilotpair/contract'
import { buildConfirmedFlight, buildMyFlights, buildSoloFlight, TEST_NOW } from '@pilotpair/contract/testing'
import { createAppStore, watchConnection } from '@pilotpair/feature-core'
import { answers, handle, StoreProvider, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { dashboardScenarios } from './DashboardScreen.scenario.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const meta = preview.meta({
  title: 'Features/Dashboard/Places and fresh numbers',
  component: DashboardScreen,
  args: { isBuilt: () => true, rentalsHref: '/rentals' },
  decorators: [
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
    withStore,
  ],
})

type Canvas = ReturnType<typeof within>

let held = Promise.withResolvers<void>()

/** Every read waits until the test lets it go, then falls through to the scenario's answer. */
const waits = [profileEndpoints.get, proposalEndpoints.received, proposalEndpoints.sent, flightEndpoints.mine, communityEndpoints.posts].map(
  (endpoint) =>
    handle(endpoint, async () => {
      await held.promise
      return undefined
    }),
)

/** Where the panel with the notifications begins. */
const panelTop = (canvas: Canvas): number =>
  canvas.getByRole('region', { name: dashboardTexts.recentNotifications }).getBoundingClientRect().top

const comesInPlace = async (canvas: Canvas): Promise<void> => {
  await expect(await canvas.findByText('Loading your requests')).toBeInTheDocument()
  await document.fonts.ready
  const before = panelTop(canvas)
  held.resolve()
  await canvas.findByRole('region', { name: 'Next flight' })
  await canvas.findByRole('heading', { level: 1, name: dashboardTexts.welcome({ name: 'Maya' }) })
  await expect(Math.abs(panelTop(canvas) - before)).toBeLessThan(1)
}

export const Phone = meta.story({
  name: 'At 360 pixels what comes pushes nothing down: a shared flight',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => {
    held = Promise.withResolvers()
    msw.use(...waits, answers(flightEndpoints.mine, buildMyFlights({ confirmed: [buildConfirmedFlight()] })), ...dashboardScenarios.loaded)
  },
  play: ({ canvas }) => comesInPlace(canvas),
})

export const PhoneSolo = meta.story({
  name: 'At 360 pixels what comes pushes nothing down: a solo flight',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => {
    held = Promise.withResolvers()
    const solo = buildSoloFlight({ is_confirmed: true, expires_at: null })
    msw.use(...waits, answers(flightEndpoints.mine, buildMyFlights({ confirmed: [solo] })), ...dashboardScenarios.loaded)
  },
  play: async ({ canvas }) => {
    await comesInPlace(canvas)
    await expect(canvas.getByText('Solo flight')).toBeVisible()
  },
})

const watchedStore = createAppStore()

export const SeenAgain = meta.story({
  name: 'Numbers are read again when the window is seen again',
  decorators: [
    (Story) => (
      <StoreProvider store={watchedStore}>
        <Story />
      </StoreProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...dashboardScenarios.loaded)
    return watchConnection(watchedStore)
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: /^Confirmed flights ?2/ })
    msw.use(...dashboardScenarios.onlyRequests)
    window.dispatchEvent(new Event('focus'))
    await canvas.findByRole('link', { name: /^Confirmed flights ?0/ })
    await expect(canvas.getByText(flightTexts.noUpcoming)).toBeVisible()
  },
})
