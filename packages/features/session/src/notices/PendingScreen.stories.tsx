import { authEndpoints, guardTexts, navigationTexts } from '@pilotpair/contract'
import { buildNewPilotProfile, buildPilotProfile, buildUser } from '@pilotpair/contract/testing'
import { createAppStore, watchConnection } from '@pilotpair/feature-core'
import { answers, handle, StoreProvider, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { HttpResponse } from 'msw'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { pendingPilot, sessionScenarios } from '../session.scenario.ts'
import { PendingScreen } from './PendingScreen.tsx'

const { currentUser } = authEndpoints

const onApproved = fn()
const onEnded = fn()
const meta = preview.meta({
  title: 'Features/Session/PendingScreen',
  component: PendingScreen,
  decorators: [withStore],
  args: { profileHref: '/profile', flightsHref: '/my-flights', loginHref: '/login', onApproved, onEnded },
  render: (args) => (
    <PageLayout>
      <PendingScreen {...args} />
    </PageLayout>
  ),
  beforeEach: ({ msw }) => {
    onApproved.mockClear()
    onEnded.mockClear()
    msw.use(...sessionScenarios.pendingPilot)
  },
})

export const NothingDone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your account is active and awaits verification by an administrator/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: guardTexts.goToProfile })).toHaveAttribute('href', '/profile')
    await expect(canvas.getByRole('link', { name: navigationTexts.myFlights })).toHaveAttribute('href', '/my-flights')
    await expect(canvas.getByText(/Complete your profile/)).toHaveTextContent('to do')
    await expect(canvas.getByText(/Upload your license documents/)).toHaveTextContent('to do')
    await expect(onApproved).not.toHaveBeenCalled()
  },
})

export const Phone = NothingDone.extend({ globals: { viewport: { value: 'phone' } } })

export const AllDone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers(currentUser, buildUser({ pilot_profile: buildPilotProfile({ verification: 'pending' }) }))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Complete your profile/)).toHaveTextContent('done'))
    await expect(canvas.getByText(/Upload your license documents/)).toHaveTextContent('done')
  },
})

export const WithoutAProfilePage = meta.story({
  args: { profileHref: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Check again' })
    await expect(canvas.queryByRole('link', { name: guardTexts.goToProfile })).not.toBeInTheDocument()
  },
})

export const LoggedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.anonymous),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText(/Your account is active/)).toBeNull()
    await expect(canvas.getByText(/A new account is active and awaits verification by an administrator/)).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(onEnded).not.toHaveBeenCalled()
  },
})

/** Pending at the first looks, approved after them. */
const approvedAfter = (looks: number) => {
  let times = 0
  return handle(currentUser, () => {
    times += 1
    return HttpResponse.json(times > looks ? buildUser() : pendingPilot)
  })
}

export const NoticesTheApproval = meta.story({
  name: 'c45: notices the approval by itself, without a new login',
  args: { pollEvery: 50 },
  beforeEach: ({ msw }) => msw.use(approvedAfter(2)),
  play: async () => {
    await waitFor(() => expect(onApproved).toHaveBeenCalledOnce())
  },
})

export const Ends = meta.story({
  name: 'c45: rejected or deactivated meanwhile: leaves once, and claims nothing any more',
  args: { pollEvery: 50 },
  beforeEach: ({ msw }) => {
    let times = 0
    msw.use(
      handle(currentUser, () => {
        times += 1
        return times > 2 ? HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 }) : HttpResponse.json(pendingPilot)
      }),
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
    await expect(canvas.queryByText(/Your account is active/)).toBeNull()
    await expect(onApproved).not.toHaveBeenCalled()
  },
})

export const EndedWhenAsked = meta.story({
  name: 'c45: whoever asks after the session has ended is not told that the approval is missing',
  play: async ({ canvas, msw }) => {
    const check = await canvas.findByRole('button', { name: 'Check again' })
    msw.use(...sessionScenarios.anonymous)
    await userEvent.click(check)
    await waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.queryByText('Not approved yet. We keep looking.')).toBeNull()
  },
})

/** What the next look meets. */
let weather: 'pending' | 'approved' | 'offline' | 'fault' = 'pending'
const changing = handle(currentUser, () => {
  switch (weather) {
    case 'pending':
      return HttpResponse.json(pendingPilot)
    case 'approved':
      return HttpResponse.json(buildUser())
    case 'offline':
      return HttpResponse.error()
    case 'fault':
      return HttpResponse.json({ detail: 'Internal server error' }, { status: 500 })
  }
})
const FAILED = 'Could not check your approval. We keep trying.'

export const CheckFails = meta.story({
  name: 'c45: a look that fails is said quietly, and not taken for an answer; the approval is noticed all the same',
  args: { pollEvery: 50 },
  beforeEach: ({ msw }) => {
    weather = 'pending'
    msw.use(changing)
  },
  play: async ({ canvas }) => {
    const check = await canvas.findByRole('button', { name: 'Check again' })
    await userEvent.click(check)
    await canvas.findByText('Not approved yet. We keep looking.')
    weather = 'offline'
    const said = await canvas.findByText(FAILED)
    await expect(canvas.getByRole('status')).toContainElement(said)
    await expect(canvas.queryByText('Not approved yet. We keep looking.')).toBeNull()
    weather = 'fault'
    await userEvent.click(canvas.getByRole('button', { name: /Check again|Checking/ }))
    await expect(canvas.getByText(FAILED)).toBe(said)
    await expect(canvas.getByText(/Your account is active and awaits verification/)).toBeVisible()
    await expect(onEnded).not.toHaveBeenCalled()
    weather = 'approved'
    await waitFor(() => expect(onApproved).toHaveBeenCalledOnce())
  },
})

export const FirstLookFails = meta.story({
  name: 'a page that is opened without a connection finds out by itself when there is one',
  args: { pollEvery: 50 },
  beforeEach: ({ msw }) => {
    weather = 'offline'
    msw.use(changing)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(FAILED)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Check again|Checking/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: guardTexts.goToProfile })).not.toBeInTheDocument()
    weather = 'pending'
    await expect(await canvas.findByRole('link', { name: guardTexts.goToProfile })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(FAILED)).toBeNull())
    weather = 'approved'
    await waitFor(() => expect(onApproved).toHaveBeenCalledOnce())
  },
})

let looks = 0
/** How many calls have left. */
let sent = (): number => 0
let visibility: DocumentVisibilityState = 'visible'
const turn = (next: DocumentVisibilityState): void => {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const watchedStore = createAppStore()

export const Hidden = meta.story({
  name: 'c45: looks for nothing while it is hidden, and at once when it is seen again',
  args: { pollEvery: 30 },
  decorators: [
    (Story) => (
      <StoreProvider store={watchedStore}>
        <Story />
      </StoreProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    looks = 0
    visibility = 'visible'
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    msw.use(
      handle(currentUser, () => {
        looks += 1
        return HttpResponse.json(pendingPilot)
      }),
    )
    const stop = watchConnection(watchedStore)
    const { mock } = spyOn(globalThis, 'fetch')
    sent = () => mock.calls.length
    return () => {
      stop()
      Reflect.deleteProperty(document, 'visibilityState')
    }
  },
  play: async () => {
    await waitFor(() => expect(looks).toBeGreaterThan(2))
    turn('hidden')
    // Calls as they leave: what was under way when the page was hidden arrives whenever the network likes.
    const settled = async (): Promise<number> => {
      const before = sent()
      await new Promise((resolve) => setTimeout(resolve, 150))
      return sent() - before
    }
    await settled()
    await expect(await settled()).toBe(0)
    const before = looks
    turn('visible')
    await waitFor(() => expect(looks).toBeGreaterThan(before))
  },
})

export const OpenMeanwhile = meta.story({
  name: 'leads to what stays open meanwhile',
  args: { flightsHref: '/my-flights', requestsHref: '/flight-share-requests', communityHref: '/community' },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', { name: 'Open meanwhile' }))
    await expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/my-flights', '/flight-share-requests', '/community'])
  },
})

export const ChecksAgain = meta.story({
  name: 'looks at once when asked to',
  beforeEach: ({ msw }) => msw.use(approvedAfter(2)),
  play: async ({ canvas }) => {
    const check = await canvas.findByRole('button', { name: 'Check again' })
    await userEvent.click(check)
    await expect(await canvas.findByText('Not approved yet. We keep looking.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(onApproved).toHaveBeenCalledOnce())
  },
})

export const VeryLongName = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers(currentUser, buildUser({ name: 'A'.repeat(100), pilot_profile: buildNewPilotProfile() }))),
})
