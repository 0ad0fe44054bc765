import { adminEndpoints, adminTexts } from '@pilotpair/contract'
import {
  buildAdminUserCounts, buildCancellationRequest, buildRefund, buildUserPublic, testId,
} from '@pilotpair/contract/testing'
import { answers, drawAll, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { watchDrawn } from '../drawn-rows.ts'
import { atTab, ScreenWithTabs, seeAgain, toastTexts, watchToasts, withPage, withWatchedStore } from '../story-kit.tsx'
import { AdminUsersScreen } from '../users/AdminUsersScreen.tsx'
import { storedUsers } from '../users/stored-users.scenario.ts'
import { storedCancellations, waitingCancellations } from './Cancellations.scenario.ts'

const { cancellations, confirmCancellation, rejectCancellation, refunds, userCounts } = adminEndpoints

const meta = preview.meta({
  title: 'Features/Admin/Decisions',
  component: AdminUsersScreen,
  args: atTab('cancellations'),
  decorators: withPage,
  beforeEach: ({ msw }) => {
    msw.use(...storedCancellations())
    return watchToasts()
  },
})

type Canvas = ReturnType<typeof within>
const [first] = waitingCancellations
const owner = first?.user_account.name ?? ''
const nobodyWaits = 'No cancellation waits for a decision.'

/** Asks for a decision on somebody's cancellation. */
const ask = async (canvas: Canvas, root: HTMLElement, word: 'Confirm' | 'Reject', name: string): Promise<Canvas> => {
  await userEvent.click(await canvas.findByRole('button', { name: `${word} cancellation of ${name}` }))
  const role = word === 'Confirm' ? 'dialog' : 'alertdialog'
  return within(await within(root.ownerDocument.body).findByRole(role, { name: `${word} this cancellation?` }))
}
const confirm = async (canvas: Canvas, root: HTMLElement, name: string): Promise<void> =>
  userEvent.click((await ask(canvas, root, 'Confirm', name)).getByRole('button', { name: 'Cancel the flight' }))
const reject = async (canvas: Canvas, root: HTMLElement, name: string): Promise<void> =>
  userEvent.click((await ask(canvas, root, 'Reject', name)).getByRole('button', { name: 'Reject cancellation' }))
const hasFocus = (canvas: Canvas, name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())

export const Focus = meta.story({
  name: 'the keyboard goes on at the next cancellation, and at the tab when none is left',
  play: async ({ canvas, canvasElement }) => {
    await confirm(canvas, canvasElement, owner)
    await hasFocus(canvas, 'Confirm cancellation of Elena Marchetti')
    await expect(canvas.queryByText(owner)).not.toBeInTheDocument()
    await reject(canvas, canvasElement, 'Elena Marchetti')
    await expect(await canvas.findByText(nobodyWaits)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveFocus())
  },
})

export const AtOnce = meta.story({
  name: 'what is decided leaves the queue at once, however long the queue takes to be read again',
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByText('Elena Marchetti')
    msw.use(neverAnswers(cancellations))
    await reject(canvas, canvasElement, 'Elena Marchetti')
    await waitFor(() => expect(canvas.queryByText('Elena Marchetti')).not.toBeInTheDocument())
    await expect(canvas.getByText(owner)).toBeVisible()
  },
})

export const SeenAgain = meta.story({
  name: 'queue and refunds are read again when the window is seen again',
  decorators: [withWatchedStore],
  play: async ({ canvas, msw }) => {
    await canvas.findByText(owner)
    await expect(canvas.queryByText(adminTexts.refundsToLookAt)).not.toBeInTheDocument()
    msw.use(answers(cancellations, waitingCancellations.slice(1)), answers(refunds, [buildRefund()]))
    seeAgain()
    await waitFor(() => expect(canvas.queryByText(owner)).not.toBeInTheDocument())
    await expect(canvas.getByText('Elena Marchetti')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: adminTexts.refundsToLookAt })).toBeVisible()
  },
})

export const DecidedMeanwhile = meta.story({
  name: 'what another administrator has decided is told in the dialog, leaves the queue, and keeps the keyboard there',
  play: async ({ canvas, canvasElement, msw }) => {
    const dialog = await ask(canvas, canvasElement, 'Confirm', owner)
    msw.use(
      refuses(confirmCancellation, 409, 'This flight is already cancelled.'),
      answers(cancellations, waitingCancellations.slice(1)),
      answers(userCounts, buildAdminUserCounts({ cancellations: 1 })),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the flight' }))
    await expect(await dialog.findByText('This flight is already cancelled.')).toBeVisible()
    await expect(toastTexts()).toEqual([adminTexts.actionFailed({ action: 'confirm', name: 'the cancellation' })])
    await waitFor(() => expect(canvas.queryByText(owner)).not.toBeInTheDocument())
    await expect(await canvas.findByText('Cancellations (1)')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    await hasFocus(canvas, 'Confirm cancellation of Elena Marchetti')
  },
})

let sendRest = (): void => undefined

export const ReadsOn = meta.story({
  name: 'a part of the queue that is all decided is never called empty while there is more',
  beforeEach: ({ msw }) => {
    const held = new Promise<void>((resolve) => (sendRest = resolve))
    let isDecided = false
    msw.use(
      handle(cancellations, async () => {
        if (!isDecided) return HttpResponse.json(waitingCancellations.slice(0, 1), { headers: { 'X-Next-Cursor': '1' } })
        await held
        return HttpResponse.json(waitingCancellations.slice(1))
      }),
      handle(rejectCancellation, () => {
        isDecided = true
        return undefined
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Showing 1 cancellation')).toBeVisible()
    await reject(canvas, canvasElement, owner)
    await expect(await canvas.findByText('Loading cancellations')).toBeInTheDocument()
    await expect(canvas.queryByText(nobodyWaits)).not.toBeInTheDocument()
    sendRest()
    await hasFocus(canvas, 'Reject cancellation of Elena Marchetti')
  },
})

const many = Array.from({ length: 60 }, (_, index) =>
  buildCancellationRequest({
    id_flight_proporsal: testId('flight', 100 + index),
    user_account: buildUserPublic({ id_user_account: testId('user', 100 + index), name: `Owner no. ${String(index + 1)}` }),
  }),
)

export const Many = meta.story({
  name: 'with 60 cancellations a decision draws none of the others, nor does reading them again, but for what has changed',
  // The same markup in every row: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['tbody > tr:nth-child(n + 13)'] } } },
  beforeEach: ({ msw }) => {
    let left = many
    msw.use(
      handle(cancellations, () => HttpResponse.json(left)),
      handle(rejectCancellation, ({ params }) => {
        const others = left.filter(({ id_flight_proporsal }) => id_flight_proporsal !== params['id'])
        // Shows when the queue has been read again.
        left = others.map((request, at) => ({ ...request, is_overdue: at === others.length - 1 }))
        return undefined
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => {
      drawAll()
      return expect(canvas.getByText('Owner no. 60')).toBeInTheDocument()
    })
    const drawn = watchDrawn(canvasElement.querySelectorAll('tbody tr'))
    await reject(canvas, canvasElement, 'Owner no. 40')
    await canvas.findByText('Overdue')
    await expect(canvas.queryByText('Owner no. 40')).not.toBeInTheDocument()
    await waitFor(() => expect(canvasElement.querySelector('[data-row]:focus')).not.toBeNull())
    await expect(drawn()).toHaveLength(1)
  },
})

export const LedToRefunds = meta.story({
  name: 'the note of failed refunds leads to them, and the keyboard with it',
  args: atTab('pending_pilots'),
  render: (args) => <ScreenWithTabs {...args} />,
  beforeEach: ({ msw }) =>
    msw.use(
      answers(userCounts, buildAdminUserCounts({ refunds: 1 })),
      ...storedUsers().handlers,
      ...storedCancellations([], [buildRefund()]),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: adminTexts.refundsToLookAt }))
    await expect(await canvas.findByRole('tab', { name: /^Cancellations/, selected: true })).toBeVisible()
    const refundsThere = await canvas.findByRole('region', { name: adminTexts.refundsToLookAt })
    await waitFor(() => expect(refundsThere).toHaveFocus())
  },
})
