import { authEndpoints } from '@pilotpair/contract'
import { buildUser } from '@pilotpair/contract/testing'
import { handle, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useSession } from '../hooks.ts'
import { sessionScenarios } from '../session.scenario.ts'
import { SessionFault } from './SessionFault.tsx'

/** What a guard makes of the session, in short. */
const Guarded = () => {
  const session = useSession()
  switch (session.kind) {
    case 'loading':
      return null
    case 'fault':
      return <SessionFault failure={session.failure} retry={session.retry} />
    case 'anonymous':
      return <h1>Log in</h1>
    case 'user':
      return <h1>{session.user.name}</h1>
  }
}

const meta = preview.meta({
  title: 'Features/Session/SessionFault',
  component: SessionFault,
  decorators: [withStore],
  args: { failure: undefined, retry: () => Promise.resolve() },
  render: () => (
    <PageLayout>
      <Guarded />
    </PageLayout>
  ),
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.offline),
})

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You have not been logged out.')
  },
})

export const Phone = Offline.extend({ globals: { viewport: { value: 'phone' } } })

let looks = 0
let isUp = false
export const RetryBringsTheUserBack = meta.story({
  name: 'c44: a fault logs nobody out; a retry that fails stays, one that works goes on',
  beforeEach: ({ msw }) => {
    looks = 0
    isUp = false
    msw.use(
      handle(authEndpoints.currentUser, () => {
        looks += 1
        return isUp ? HttpResponse.json(buildUser()) : HttpResponse.json({ detail: 'Down' }, { status: 503 })
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(looks).toBe(2))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled'))
    await expect(canvas.queryByRole('heading', { name: 'Log in' })).not.toBeInTheDocument()
    isUp = true
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Maya Lindqvist' })).toBeVisible()
    await expect(looks).toBe(3)
  },
})

export const WhileLoading = meta.story({
  name: 'c44: while the session loads nothing flashes',
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.loading),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})
