import { adminEndpoints, adminTexts } from '@pilotpair/contract'
import { buildRefund } from '@pilotpair/contract/testing'
import { failedAnswers, handle, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { atTab, toastTexts, watchToasts, withPage } from '../story-kit.tsx'
import { AdminUsersScreen } from '../users/AdminUsersScreen.tsx'
import { storedUsers } from '../users/stored-users.scenario.ts'
import { cancellationScenarios, storedCancellations, waitingCancellations } from './Cancellations.scenario.ts'

const { confirmCancellation, rejectCancellation, userCounts } = adminEndpoints

const meta = preview.meta({
  title: 'Features/Admin/Cancellations',
  component: AdminUsersScreen,
  args: atTab('cancellations'),
  decorators: withPage,
  beforeEach: watchToasts,
})

type Canvas = ReturnType<typeof within>
const [first] = waitingCancellations
const owner = first?.user_account.name ?? ''
const press = async (canvas: Canvas, name: string): Promise<void> => userEvent.click(await canvas.findByRole('button', { name }))
const dialogOf = async (root: HTMLElement, role: 'dialog' | 'alertdialog', name: string) =>
  within(await within(root.ownerDocument.body).findByRole(role, { name }))

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...cancellationScenarios.loaded()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Cancellations (2)', selected: true })).toBeVisible()
    const table = within(await canvas.findByRole('table', { name: 'Cancellations' }))
    await expect(await table.findByText('Overdue')).toBeVisible()
    await expect(table.getByText('Elena Marchetti')).toBeVisible()
    await expect(table.getByText('Solo')).toBeVisible()
    const refunds = within(await canvas.findByRole('region', { name: adminTexts.refundsToLookAt }))
    await expect(refunds.getByRole('table')).toHaveTextContent(`$${(buildRefund().amount_cents / 100).toFixed(2)}`)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...cancellationScenarios.loaded()),
  play: async ({ canvas }) => {
    await canvas.findByText('Overdue')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...cancellationScenarios.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No cancellation waits for a decision.')).toBeVisible()
    await expect(canvas.queryByText(adminTexts.refundsToLookAt)).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...cancellationScenarios.loading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading cancellations')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cancellationScenarios.error()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: /Could not load cancellations/ })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /Could not load refunds/ })).toBeVisible()
    msw.use(...cancellationScenarios.loaded())
    const [again] = canvas.getAllByRole('button', { name: 'Try again' })
    if (again !== undefined) await userEvent.click(again)
    await expect(await canvas.findByText('Elena Marchetti')).toBeVisible()
  },
})

let bodies: unknown[] = []

export const Fee = meta.story({
  name: 'a fee is kept of the owner’s share, and the dialog says what everybody gets',
  beforeEach: ({ msw }) => {
    bodies = []
    msw.use(...storedCancellations(bodies))
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, `Confirm cancellation of ${owner}`)
    const dialog = await dialogOf(canvasElement, 'dialog', 'Confirm this cancellation?')
    const fee = dialog.getByRole('textbox', { name: 'Administrative fee' })
    const share = first?.owner_share_cents ?? 0
    const back = () => dialog.getByText(`${owner} gets back`).nextElementSibling
    await expect(back()).toHaveTextContent(`$${(share / 100).toFixed(2)}`)
    await userEvent.type(fee, '99999')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the flight' }))
    await expect(fee).toHaveAccessibleDescription(/Must be at most/)
    await expect(fee).toHaveFocus()
    await expect(bodies).toEqual([])
    await userEvent.clear(fee)
    await userEvent.type(fee, '10,50')
    await expect(back()).toHaveTextContent('–')
    await userEvent.tab()
    await expect(fee).toHaveAccessibleDescription(/Enter an amount such as 25 or 25.50./)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the flight' }))
    await expect(fee).toHaveFocus()
    await expect(fee).toBeInvalid()
    await expect(bodies).toEqual([])
    await userEvent.clear(fee)
    await userEvent.type(fee, '25.50')
    await expect(back()).toHaveTextContent(`$${((share - 2550) / 100).toFixed(2)}`)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Confirm cancellation of ${owner}` })).not.toBeInTheDocument())
    await expect(bodies).toEqual([{ fee_cents: 2550 }])
    await expect(toastTexts()).toEqual(['Cancellation confirmed.'])
    await expect(await canvas.findByRole('tab', { name: 'Cancellations (1)' })).toBeVisible()
  },
})

export const FeeRefused = meta.story({
  name: 'what the service says against the fee stands at the fee',
  beforeEach: ({ msw }) =>
    msw.use(refuses(confirmCancellation, 422, [{ field: 'fee_cents', message: 'Not so much' }]), ...storedCancellations([])),
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, `Confirm cancellation of ${owner}`)
    const dialog = await dialogOf(canvasElement, 'dialog', 'Confirm this cancellation?')
    const fee = dialog.getByRole('textbox', { name: 'Administrative fee' })
    await userEvent.type(fee, '10{Enter}')
    await waitFor(() => expect(fee).toHaveAccessibleDescription(/Not so much/))
    await expect(dialog.queryByText(/fee_cents/)).not.toBeInTheDocument()
    await userEvent.type(fee, '0')
    await expect(fee).toBeValid()
  },
})

export const Reject = meta.story({
  name: 'rejecting keeps the flight',
  beforeEach: ({ msw }) => {
    bodies = []
    msw.use(...storedCancellations(bodies))
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Reject cancellation of Elena Marchetti')
    const dialog = await dialogOf(canvasElement, 'alertdialog', 'Reject this cancellation?')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject cancellation' }))
    await waitFor(() => expect(canvas.queryByText('Elena Marchetti')).not.toBeInTheDocument())
    await expect(bodies).toEqual(['reject'])
    await expect(toastTexts()).toEqual(['Cancellation rejected. The flight stands.'])
  },
})

const kinds = Object.entries(failedAnswers)
const asked = { times: 0 }

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer keeps the fee, and can be tried again',
  beforeEach: ({ msw }) => {
    asked.times = 0
    bodies = []
    msw.use(
      handle(confirmCancellation, () => kinds[asked.times++]?.[1]()),
      ...storedCancellations(bodies),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, `Confirm cancellation of ${owner}`)
    const dialog = await dialogOf(canvasElement, 'dialog', 'Confirm this cancellation?')
    const fee = dialog.getByRole('textbox', { name: 'Administrative fee' })
    await userEvent.type(fee, '10')
    for (const [index, [kind]] of kinds.entries()) {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel the flight' }))
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel the flight' })).not.toHaveAttribute('aria-disabled'))
      await expect(dialog.getByRole('alert'), kind).toHaveTextContent(/Could not confirm|too large|30 seconds/)
      await expect(fee).toHaveValue('10')
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the flight' }))
    await waitFor(() => expect(bodies).toEqual([{ fee_cents: 1000 }]))
    await waitFor(() => expect(toastTexts().at(-1)).toBe('Cancellation confirmed.'))
  },
})

export const RefundsAreSeen = meta.story({
  name: 'refunds that failed are told on every tab',
  args: { tab: 'pending_pilots', onTabChange: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      handle(userCounts, () => HttpResponse.json({ pending_pilots: 4, active_pilots: 3, operators: 2, cancellations: 0, refunds: 2 })),
      ...storedUsers().handlers,
    ),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('2 refunds have failed for good.')).toBeVisible()
    await press(canvas, adminTexts.refundsToLookAt)
    await expect(args.onTabChange).toHaveBeenCalledWith('cancellations')
  },
})

export const EveryFailureOfRejecting = meta.story({
  name: 'c59: every kind of failed answer to a rejection leaves the cancellation in the list',
  beforeEach: ({ msw }) => {
    asked.times = 0
    bodies = []
    msw.use(
      handle(rejectCancellation, () => kinds[asked.times++]?.[1]()),
      ...storedCancellations(bodies),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, `Reject cancellation of ${owner}`)
    const dialog = await dialogOf(canvasElement, 'alertdialog', 'Reject this cancellation?')
    const yes = () => dialog.getByRole('button', { name: 'Reject cancellation' })
    for (const [index, [kind]] of kinds.entries()) {
      await userEvent.click(yes())
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      await waitFor(() => expect(yes()).not.toHaveAttribute('aria-disabled'))
      await expect(dialog.getByRole('alert'), kind).toHaveTextContent(/Could not reject|too large|30 seconds/)
    }
    await userEvent.click(yes())
    await waitFor(() => expect(bodies).toEqual(['reject']))
  },
})
