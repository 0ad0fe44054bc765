import { authEndpoints, chatEndpoints, navigationTexts, operatorEndpoints, proposalEndpoints, type UserAccount } from '@pilotpair/contract'
import { buildNewPilotProfile, buildOperatorFlight, buildProposal, buildUser, testId } from '@pilotpair/contract/testing'
import { type AppStore, baseApi, createAppStore } from '@pilotpair/feature-core'
import { answers, handle, neverAnswers, StoreProvider } from '@pilotpair/feature-core/testing'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { PageHeader, PageLayout } from '@pilotpair/ui/page'
import { HttpResponse } from 'msw'
import { expect, fn, waitFor, type within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Navigation } from './Navigation.tsx'

/** What the service holds, and what the bar shows of it. */
const world: { user: UserAccount; unread: number; requests: number; store: AppStore } = {
  user: buildUser(), unread: 2, requests: 1, store: createAppStore(),
}

const meta = preview.meta({
  title: 'Features/Navigation/Waiting',
  component: Navigation,
  args: { pathname: '/dashboard', isBuilt: () => true, onLoggedOut: fn() },
  render: (args) => (
    <StoreProvider store={world.store}>
      <PageLayout header={<Navigation {...args} />}>
        <PageHeader title="A page" description="Any content." />
      </PageLayout>
    </StoreProvider>
  ),
  beforeEach: ({ msw }) => {
    Object.assign(world, { user: buildUser(), unread: 2, requests: 1, store: createAppStore() })
    msw.use(
      handle(authEndpoints.currentUser, () => HttpResponse.json(world.user)),
      handle(chatEndpoints.unread, () => HttpResponse.json({ unread_count: world.unread })),
      handle(proposalEndpoints.received, () =>
        HttpResponse.json(Array.from({ length: world.requests }, (_, at) => buildProposal({ id_flight_proporsal: testId('flight', at + 1) }))),
      ),
    )
  },
})

type Canvas = ReturnType<typeof within>
const { flights, messages } = navigationTexts
const counted = async (canvas: Canvas): Promise<void> => {
  await expect(await canvas.findByRole('link', { name: `${messages} 2 unread messages` })).toBeVisible()
  await expect(await canvas.findByRole('button', { name: `${flights} 1 pending request` })).toBeVisible()
}
const nothingCounted = async (canvas: Canvas): Promise<void> => {
  await waitFor(() => expect(canvas.getByRole('link', { name: messages })).toBeVisible())
  await waitFor(() => expect(canvas.getByRole('button', { name: flights })).toBeVisible())
}
/** As the screens do after what they did. */
const changed = (...tags: ('CurrentUser' | 'Unread' | 'Flights' | 'OperatorFlights')[]): void => {
  world.store.dispatch(baseApi.util.invalidateTags(tags))
}

export const Answered = meta.story({
  name: 'what was read or answered is counted no more, at once',
  play: async ({ canvas }) => {
    await counted(canvas)
    world.unread = 0
    changed('Unread')
    await expect(await canvas.findByRole('link', { name: messages })).toBeVisible()
    world.requests = 0
    changed('Flights')
    await nothingCounted(canvas)
  },
})

export const SentBack = meta.story({
  name: 'a pilot who is sent back to verification keeps no number that nobody counts any more',
  play: async ({ canvas }) => {
    await counted(canvas)
    world.user = buildUser({ pilot_profile: buildNewPilotProfile() })
    changed('CurrentUser')
    await nothingCounted(canvas)
  },
})

export const AnotherAccount = meta.story({
  name: 'c45: another account in the same tab sees nothing of what waited for the last one',
  play: async ({ canvas, msw }) => {
    await counted(canvas)
    msw.use(neverAnswers(chatEndpoints.unread), neverAnswers(proposalEndpoints.received))
    world.user = buildUser({ id_user_account: testId('user', 2), name: 'Daniel Okafor' })
    changed('CurrentUser')
    await nothingCounted(canvas)
  },
})

export const Operator = meta.story({
  name: 'an operator sees how many requests wait, wherever they are',
  beforeEach: ({ msw }) => {
    const pending = [1, 2, 3].map((at) => buildOperatorFlight({ id_flight_proporsal: testId('flight', at) }))
    msw.use(...sessionScenarios.operator, answers(operatorEndpoints.pendingFlights, pending))
  },
  play: async ({ canvas, msw }) => {
    const { operatorDashboard } = navigationTexts
    await expect(await canvas.findByRole('link', { name: `${operatorDashboard} 3 pending requests` })).toBeVisible()
    msw.use(answers(operatorEndpoints.pendingFlights, []))
    changed('OperatorFlights')
    await expect(await canvas.findByRole('link', { name: operatorDashboard })).toBeVisible()
  },
})

export const Phone = meta.story({
  name: 'on a phone the button of the menu counts all of it, and stops with it',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Open menu, 1 pending request, 2 unread messages' })
    await expect(button.parentElement).toHaveTextContent(/^3$/)
    Object.assign(world, { unread: 0, requests: 0 })
    changed('Unread', 'Flights')
    await expect((await canvas.findByRole('button', { name: 'Open menu' })).parentElement).toHaveTextContent(/^$/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
