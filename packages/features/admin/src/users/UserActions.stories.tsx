import { adminEndpoints, adminTexts } from '@pilotpair/contract'
import { failedAnswers, handle, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { atTab, toastTexts, watchToasts, withPage } from '../story-kit.tsx'
import { AdminUsersScreen } from './AdminUsersScreen.tsx'
import { pendingPilots } from './AdminUsersScreen.scenario.ts'
import { storedUsers, type StoredUsers } from './stored-users.scenario.ts'

let world: StoredUsers = storedUsers()

const meta = preview.meta({
  title: 'Features/Admin/UserActions',
  component: AdminUsersScreen,
  args: atTab('pending_pilots'),
  decorators: withPage,
  beforeEach: ({ msw }) => {
    world = storedUsers()
    msw.use(...world.handlers)
    return watchToasts()
  },
})

type Canvas = ReturnType<typeof within>
/** The question over the page. */
const question = async (root: HTMLElement, name: string) =>
  within(await within(root.ownerDocument.body).findByRole('alertdialog', { name }))
/** The question that follows when flights stand in the way; the safe answer has the focus. */
const followUp = async (root: HTMLElement) => {
  const body = within(root.ownerDocument.body)
  await body.findByRole('button', { name: 'Close flights and delete' })
  const dialog = within(body.getByRole('alertdialog'))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  return dialog
}
const press = async (canvas: Canvas, name: string): Promise<void> => userEvent.click(await canvas.findByRole('button', { name }))
const isGone = (canvas: Canvas, text: string) => waitFor(() => expect(canvas.queryByText(text)).not.toBeInTheDocument())

export const Approve = meta.story({
  name: 'approving asks, takes the row away, and the numbers follow',
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Approve Luis Carranza')
    const dialog = await question(canvasElement, 'Approve Luis Carranza?')
    await expect(dialog.getByText(/without a new login/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await isGone(canvas, 'Luis Carranza')
    await expect(toastTexts()).toEqual([adminTexts.approved({ name: 'Luis Carranza' })])
    await expect(await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 3 }) })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: adminTexts.tabActivePilots({ n: 4 }) })).toBeVisible()
    await expect(world.calls).toEqual([expect.stringContaining('{"verification":"approved"}')])
    await expect(world.reads()).toBe(1)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Approve Hannah Voss' })).toHaveFocus())
  },
})

export const Doubts = meta.story({
  name: 'approving without profile says so first; Escape and Cancel do nothing',
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Approve Noor Jalali')
    const dialog = await question(canvasElement, 'Approve Noor Jalali?')
    await expect(dialog.getByText('The profile is not complete.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Approve Noor Jalali' })).toHaveFocus())
    await expect(world.calls).toEqual([])
  },
})

export const Reject = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Reject Hannah Voss')
    const dialog = await question(canvasElement, 'Reject Hannah Voss?')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await isGone(canvas, 'Hannah Voss')
    await expect(toastTexts()).toEqual([adminTexts.rejectedAndRemoved({ name: 'Hannah Voss' })])
    await expect(world.calls).toEqual([expect.stringMatching(/^DELETE .*\?expect=pending$/)])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reject Ben Achterberg' })).toHaveFocus())
  },
})

export const DeactivateAndBack = meta.story({
  args: { tab: 'active_pilots' },
  name: 'deactivating and reactivating keep the row',
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Deactivate Maya Lindqvist')
    const dialog = await question(canvasElement, 'Deactivate Maya Lindqvist?')
    await expect(dialog.getByText(/logged out at once.*full refund/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    const row = canvas.getByRole('row', { name: /Maya Lindqvist/ })
    await waitFor(() => expect(row).toHaveTextContent('Deactivated'))
    await press(canvas, 'Reactivate Maya Lindqvist')
    await userEvent.click((await question(canvasElement, 'Reactivate Maya Lindqvist?')).getByRole('button', { name: 'Reactivate' }))
    await waitFor(() => expect(row).not.toHaveTextContent('Deactivated'))
    await expect(toastTexts()).toEqual([adminTexts.deactivated({ name: 'Maya Lindqvist' }), 'Maya Lindqvist has been reactivated'])
    await expect(world.reads()).toBe(1)
  },
})

const inTheWay = 'Golden Bay Aviation cannot leave: 2 flights are still open: N172PA on Sat, Dec 12, 2026, 10:00 PST (1); N172PA on Sun, Dec 13, 2026, 10:00 PST (2).'

export const Cascade = meta.story({
  args: { tab: 'operators' },
  name: 'an operator with open flights: they are named, and a second yes closes them too',
  beforeEach: ({ msw }) =>
    msw.use(
      handle(adminEndpoints.deleteUser, ({ request }) =>
        request.url.includes('cascade=true') ? undefined : HttpResponse.json({ detail: inTheWay }, { status: 409 }),
      ),
    ),
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Delete Golden Bay Aviation')
    const dialog = await question(canvasElement, 'Delete Golden Bay Aviation?')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const second = await followUp(canvasElement)
    await expect(second.getByText(inTheWay)).toBeVisible()
    await expect(toastTexts()).toEqual([])
    const yes = second.getByRole('button', { name: 'Close flights and delete' })
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(yes)
    await isGone(canvas, 'Golden Bay Aviation')
    await expect(world.calls).toEqual([expect.stringContaining('?cascade=true')])
    await expect(toastTexts()).toEqual([adminTexts.deleted({ name: 'Golden Bay Aviation' })])
  },
})

export const CascadeUnderPointer = meta.story({
  args: { tab: 'operators' },
  name: 'a press that still goes on closes no flights: the second question has the focus on its safe answer',
  beforeEach: ({ msw }) => msw.use(refuses(adminEndpoints.deleteUser, 409, inTheWay)),
  play: async ({ canvas, canvasElement, msw }) => {
    await press(canvas, 'Delete Golden Bay Aviation')
    const dialog = await question(canvasElement, 'Delete Golden Bay Aviation?')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const second = await followUp(canvasElement)
    msw.use(...world.handlers)
    // The second press of a double click, whenever it comes.
    await fireEvent.click(second.getByRole('button', { name: 'Close flights and delete' }), { detail: 2 })
    await userEvent.click(second.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Golden Bay Aviation' })).toHaveFocus())
    await expect(world.calls).toEqual([])
  },
})

export const RejectedTooLate = meta.story({
  name: 'a pilot who was approved meanwhile is not removed: it says so, and the lists are read again',
  beforeEach: ({ msw }) => msw.use(refuses(adminEndpoints.deleteUser, 409, 'This pilot is no longer pending.')),
  play: async ({ canvas, canvasElement, msw }) => {
    await press(canvas, 'Reject Hannah Voss')
    const dialog = await question(canvasElement, 'Reject Hannah Voss?')
    await expect(dialog.getByText(/not flown yet are cancelled, and everybody gets a full refund/)).toBeVisible()
    world = storedUsers(pendingPilots.filter(({ name }) => name !== 'Hannah Voss'))
    msw.use(refuses(adminEndpoints.deleteUser, 409, 'This pilot is no longer pending.'), ...world.handlers)
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await expect(await dialog.findByText('This pilot is no longer pending.')).toBeVisible()
    await isGone(canvas, 'hannah.voss@example.com')
    await expect(await canvas.findByText(adminTexts.tabPendingPilots({ n: 3 }))).toBeVisible()
    await expect(toastTexts()).toEqual([adminTexts.actionFailed({ action: 'reject', name: 'Hannah Voss' })])
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reject Ben Achterberg' })).toHaveFocus())
  },
})

const kinds = Object.entries(failedAnswers)
const asked = { times: 0 }
let keys: (string | null)[] = []

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer leaves the row, says so, and can be tried again',
  beforeEach: ({ msw }) => {
    asked.times = 0
    keys = []
    msw.use(
      handle(adminEndpoints.updateUser, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return kinds[asked.times++]?.[1]()
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Approve Luis Carranza')
    const dialog = await question(canvasElement, 'Approve Luis Carranza?')
    for (const [index, [kind]] of kinds.entries()) {
      await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled'))
      await expect(dialog.getByRole('alert'), kind).toHaveTextContent(/Could not approve|too large|30 seconds/)
      await expect(dialog.getByRole('alert'), kind).not.toHaveTextContent(/object Object|SyntaxError|<h1/)
    }
    await expect(new Set(toastTexts())).toEqual(new Set([adminTexts.actionFailed({ action: 'approve', name: 'Luis Carranza' })]))
    // After an answer that was lost the same attempt goes on; a refusal ends it.
    const lost = kinds.findIndex(([kind]) => kind === 'too many attempts')
    await expect(new Set(keys.slice(0, lost + 1)).size).toBe(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await isGone(canvas, 'Luis Carranza')
  },
})

export const DoublePress = meta.story({
  name: 'two presses are one call',
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Approve Ben Achterberg')
    const dialog = await question(canvasElement, 'Approve Ben Achterberg?')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Approve' }))
    await isGone(canvas, 'Ben Achterberg')
    await expect(world.calls).toHaveLength(1)
  },
})

export const Phone = meta.story({
  name: 'on a phone rows are cards with whole buttons',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const approve = await canvas.findByRole('button', { name: 'Approve Luis Carranza' })
    await expect(approve.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(approve.getBoundingClientRect().width).toBeGreaterThan(120)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const EveryFailureOfRemoving = meta.story({
  name: 'c59: every kind of failed answer to a removal leaves the row, says so, and can be tried again',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(handle(adminEndpoints.deleteUser, () => kinds[asked.times++]?.[1]()))
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Reject Hannah Voss')
    const dialog = await question(canvasElement, 'Reject Hannah Voss?')
    const yes = () => dialog.getByRole('button', { name: 'Reject' })
    for (const [index, [kind]] of kinds.entries()) {
      await userEvent.click(yes())
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      await waitFor(() => expect(yes()).not.toHaveAttribute('aria-disabled'))
      await expect(dialog.getByRole('alert'), kind).toHaveTextContent(/Could not reject|too large|30 seconds/)
    }
    await expect(new Set(toastTexts())).toEqual(new Set([adminTexts.actionFailed({ action: 'reject', name: 'Hannah Voss' })]))
    await userEvent.click(yes())
    await isGone(canvas, 'Hannah Voss')
  },
})
