import { authEndpoints } from '@pilotpair/contract'
import { createFailingRead, machineWords, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
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
  title: 'Features/Session/Session in bad weather',
  component: SessionFault,
  decorators: [withStore],
  args: { failure: undefined, retry: () => Promise.resolve() },
  render: () => (
    <PageLayout>
      <Guarded />
    </PageLayout>
  ),
})

const user = createFailingRead(authEndpoints.currentUser)

export const User = meta.story({
  name: 'c59, c44: no kind of failed answer logs anybody out, and another try brings the user back',
  beforeEach: ({ msw }) => msw.use(user.begin(), ...sessionScenarios.pilot),
  play: async ({ canvas }) => {
    await user.through({
      look: async (kind) => {
        await canvas.findByRole('button', { name: 'Try again' })
        const alert = canvas.getByRole('heading', { name: 'PilotPair cannot be reached' }).closest('[role=alert]')
        const text = `You have not been logged out. ${saidAt(kind, 'Check your connection, then try again.')}`
        await waitFor(() => expect(alert, kind).toHaveTextContent(text))
        await expect(alert, kind).not.toHaveTextContent(machineWords)
        await expect(canvas.queryByRole('heading', { name: 'Log in' }), kind).not.toBeInTheDocument()
      },
      again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
      isSeen: () => canvas.findByRole('button', { name: 'Trying again…' }),
    })
    await expect(await canvas.findByRole('heading', { name: 'Maya Lindqvist' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})
