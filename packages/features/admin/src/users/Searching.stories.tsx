import { adminEndpoints } from '@pilotpair/contract'
import { handle } from '@pilotpair/feature-core/testing'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { atTab, watchToasts, withPage } from '../story-kit.tsx'
import { AdminUsersScreen } from './AdminUsersScreen.tsx'
import { storedUsers } from './stored-users.scenario.ts'

let asked: (string | null)[] = []
let sendLate = (): void => undefined

const meta = preview.meta({
  title: 'Features/Admin/Searching',
  component: AdminUsersScreen,
  args: atTab('pending_pilots'),
  decorators: withPage,
  beforeEach: ({ msw }) => {
    asked = []
    msw.use(
      handle(adminEndpoints.users, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('search'))
        return undefined
      }),
      ...storedUsers().handlers,
    )
    return watchToasts()
  },
})

export const Address = meta.story({
  name: 'an address is searched for as it is, with its dots and its @; what is found is told to those who do not see it',
  play: async ({ canvas }) => {
    await canvas.findByText('Luis Carranza')
    const field = canvas.getByRole('searchbox', { name: 'Search by name or e-mail' })
    await userEvent.type(field, ' hannah.voss@example.com {Enter}')
    await expect(await canvas.findByText('1 user found')).toHaveAttribute('role', 'status')
    await expect(canvas.getByText('Hannah Voss')).toBeVisible()
    await expect(canvas.queryByText('Luis Carranza')).not.toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.type(field, '@example.{Enter}')
    await expect(await canvas.findByText('4 users found')).toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.type(field, 'nobody@{Enter}')
    await expect(await canvas.findByText('0 users found')).toBeInTheDocument()
    await expect(asked).toEqual([null, 'hannah.voss@example.com', '@example.', 'nobody@'])
  },
})

export const Late = meta.story({
  name: 'the late answer of an earlier search replaces nothing',
  beforeEach: ({ msw }) => {
    const held = new Promise<void>((resolve) => (sendLate = resolve))
    msw.use(
      handle(adminEndpoints.users, async ({ request }) => {
        if (request.url.includes('search=voss')) await held
        return undefined
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Luis Carranza')
    const field = canvas.getByRole('searchbox', { name: 'Search by name or e-mail' })
    await userEvent.type(field, 'voss{Enter}')
    await expect(await canvas.findByText('Loading users')).toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.type(field, 'noor{Enter}')
    await expect(await canvas.findByText('Noor Jalali')).toBeVisible()
    sendLate()
    // The late answer is counted when the handler after the held one has been asked.
    await waitFor(() => expect(asked).toContain('voss'))
    await userEvent.clear(field)
    await userEvent.type(field, 'achterberg{Enter}')
    await expect(await canvas.findByText('Ben Achterberg')).toBeVisible()
    await expect(canvas.queryByText('Hannah Voss')).not.toBeInTheDocument()
    await expect(canvas.getByText('1 user found')).toBeInTheDocument()
  },
})
