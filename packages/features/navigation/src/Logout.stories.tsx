import { authEndpoints, authTexts, navigationTexts } from '@pilotpair/contract'
import { handle, withStore } from '@pilotpair/feature-core/testing'
import { PageHeader, PageLayout } from '@pilotpair/ui/page'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { holdTimer } from '../../../../.storybook/hold-timer.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Navigation } from './Navigation.tsx'
import { navigationScenarios } from './Navigation.scenario.ts'

const onLoggedOut = fn()
let answer = (): void => undefined
let asked = 0

const meta = preview.meta({
  title: 'Features/Navigation/Logout',
  component: Navigation,
  decorators: [withStore],
  args: { pathname: '/dashboard', isBuilt: () => true, onLoggedOut },
  render: (args) => (
    <PageLayout header={<Navigation {...args} />}>
      <PageHeader title="A page" description="Any content." />
    </PageLayout>
  ),
  beforeEach: ({ msw }) => {
    onLoggedOut.mockClear()
    asked = 0
    // A logout does not wait for ever for the service: here it does, however slow the machine is.
    holdTimer(4000)
    const held = new Promise<void>((resolve) => (answer = resolve))
    msw.use(
      handle(authEndpoints.logout, async () => {
        asked += 1
        await held
        return HttpResponse.json({ detail: 'Logged out' })
      }),
      ...navigationScenarios.pilot,
    )
  },
})

const logOut = async (canvas: ReturnType<typeof within>, opener: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: opener }))
  await userEvent.click(canvas.getByRole('button', { name: navigationTexts.logOut }))
}

export const Slow = meta.story({
  name: 'a slow logout says that it is under way; a second press asks nothing more',
  play: async ({ canvas }) => {
    await logOut(canvas, navigationTexts.myAccount)
    await expect(await canvas.findByText('Logging out…')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Logging out…')
    await logOut(canvas, navigationTexts.myAccount)
    await expect(onLoggedOut).not.toHaveBeenCalled()
    answer()
    await waitFor(() => expect(onLoggedOut).toHaveBeenCalledOnce())
    await expect(await canvas.findByRole('link', { name: authTexts.loginLink })).toBeVisible()
    await expect(canvas.queryByText('Logging out…')).toBeNull()
    await expect(asked).toBe(1)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await logOut(canvas, 'Open menu')
    await expect(await canvas.findByText('Logging out…')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    answer()
    await waitFor(() => expect(onLoggedOut).toHaveBeenCalledOnce())
  },
})
