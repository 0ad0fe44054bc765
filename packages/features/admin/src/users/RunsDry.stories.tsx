import { adminEndpoints, adminTexts } from '@pilotpair/contract'
import { handle } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { atTab, toastTexts, watchToasts, withPage } from '../story-kit.tsx'
import { pendingPilots } from './AdminUsersScreen.scenario.ts'
import { AdminUsersScreen } from './AdminUsersScreen.tsx'
import { storedUsers } from './stored-users.scenario.ts'

let sendNext = (): void => undefined
let failures = 0

const meta = preview.meta({
  title: 'Features/Admin/RunsDry',
  component: AdminUsersScreen,
  args: atTab('pending_pilots'),
  decorators: withPage,
  beforeEach: ({ msw }) => {
    const held = new Promise<void>((resolve) => (sendNext = resolve))
    failures = 0
    msw.use(
      // One pilot at first; the others when they are asked for, and sent.
      handle(adminEndpoints.users, async ({ request }) => {
        if (!new URL(request.url).searchParams.has('cursor'))
          return HttpResponse.json(pendingPilots.slice(0, 1), { headers: { 'X-Next-Cursor': '1' } })
        await held
        if (failures > 0) {
          failures -= 1
          return HttpResponse.json({ detail: 'The service is being updated.' }, { status: 503 })
        }
        return HttpResponse.json(pendingPilots.slice(1))
      }),
      ...storedUsers().handlers,
    )
    return watchToasts()
  },
})

/** Approves the only pilot that is shown. */
const approveLuis = async (canvas: ReturnType<typeof within>, root: HTMLElement): Promise<void> => {
  await expect(await canvas.findByText('Showing 1 user')).toBeVisible()
  await userEvent.click(await canvas.findByRole('button', { name: 'Approve Luis Carranza' }))
  const dialog = within(await within(root.ownerDocument.body).findByRole('alertdialog', { name: 'Approve Luis Carranza?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(canvas.queryByText('Luis Carranza')).not.toBeInTheDocument())
}

export const ReadsOn = meta.story({
  name: 'a list whose rows have all been acted on reads on by itself, and is never called empty',
  play: async ({ canvas, canvasElement }) => {
    await approveLuis(canvas, canvasElement)
    await expect(await canvas.findByText('Loading users')).toBeInTheDocument()
    await expect(canvas.queryByText(adminTexts.emptyCategory)).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^Showing/)).not.toBeInTheDocument()
    sendNext()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Approve Hannah Voss' })).toHaveFocus())
    await expect(canvas.getByText('Showing 3 users')).toBeVisible()
  },
})

export const Fails = meta.story({
  name: 'when the next part fails it says so, and it can be tried again',
  play: async ({ canvas, canvasElement }) => {
    failures = 1
    sendNext()
    await approveLuis(canvas, canvasElement)
    await expect(await canvas.findByRole('heading', { name: adminTexts.loadFailed })).toBeVisible()
    await expect(canvas.queryByText(adminTexts.emptyCategory)).not.toBeInTheDocument()
    await waitFor(() => expect(toastTexts()).toContain(adminTexts.loadFailed))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /License Documents of Hannah/ })).toHaveFocus())
  },
})
