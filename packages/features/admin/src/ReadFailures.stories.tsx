import { adminEndpoints, adminTexts } from '@pilotpair/contract'
import { buildRefund } from '@pilotpair/contract/testing'
import { createAppStore } from '@pilotpair/feature-core'
import {
  createFailingRead, type FailingRead, isReading, machineWords, saidAt, StoreProvider,
} from '@pilotpair/feature-core/testing'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { storedCancellations } from './cancellations/Cancellations.scenario.ts'
import { atTab, ScreenWithTabs, withPage } from './story-kit.tsx'
import { adminScenarios } from './users/AdminUsersScreen.scenario.ts'
import { AdminUsersScreen } from './users/AdminUsersScreen.tsx'

const meta = preview.meta({
  title: 'Features/Admin/Reading in bad weather',
  component: AdminUsersScreen,
  args: atTab('cancellations'),
  decorators: withPage,
})

type Canvas = ReturnType<typeof within>

/** Whatever comes instead of the list: its text in its place, and a button that asks again. */
const failing = (read: FailingRead, text: string) => (canvas: Canvas): Promise<void> =>
  read.through({
    look: async (kind) => {
      await canvas.findByRole('button', { name: 'Try again' })
      const alert = canvas.getByRole('heading', { name: text }).closest('[role=alert]')
      await expect(alert, kind).toHaveTextContent(saidAt(kind, text))
      await expect(alert, kind).not.toHaveTextContent(machineWords)
    },
    again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
    isSeen: () => canvas.findByRole('button', { name: 'Trying again…' }),
  })

const queue = createFailingRead(adminEndpoints.cancellations)
const queueFails = failing(queue, 'Could not load cancellations. Please try again later.')

export const Queue = meta.story({
  name: 'c59: every kind of failed answer instead of the cancellations',
  beforeEach: ({ msw }) => msw.use(queue.begin(), ...storedCancellations()),
  play: async ({ canvas }) => {
    await queueFails(canvas)
    await expect(await canvas.findByText('Elena Marchetti')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

const refunds = createFailingRead(adminEndpoints.refunds)
const refundsFail = failing(refunds, 'Could not load refunds. Please try again later.')

export const Refunds = meta.story({
  name: 'c59: every kind of failed answer instead of the refunds: the cancellations above stay',
  beforeEach: ({ msw }) => msw.use(refunds.begin(), ...storedCancellations([], [buildRefund()])),
  play: async ({ canvas }) => {
    await refundsFail(canvas)
    await expect(await canvas.findByRole('region', { name: adminTexts.refundsToLookAt })).toBeVisible()
    await expect(canvas.getByText('Elena Marchetti')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

const plainNames = ['Pending Pilots', 'Active Pilots', 'Operators', 'Cancellations', 'Create Operator']
const counts = createFailingRead(adminEndpoints.userCounts)
let store = createAppStore()

export const Numbers = meta.story({
  name: 'c59: every kind of failed answer instead of the numbers: the tabs go without, the next one asks again',
  args: atTab('pending_pilots'),
  render: (args) => (
    <StoreProvider store={store}>
      <ScreenWithTabs {...args} />
    </StoreProvider>
  ),
  beforeEach: ({ msw }) => {
    store = createAppStore()
    msw.use(counts.begin(), ...adminScenarios.loaded)
  },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    const isAsked = () => waitFor(() => expect(counts.asked()).toBeGreaterThan(0))
    await counts.through({
      look: async (kind) => {
        await isAsked()
        await waitFor(() => expect(isReading(store), kind).toBe(false))
        await expect(names(), kind).toEqual(plainNames)
        await expect(await canvas.findByText(/^(Luis Carranza|Golden Bay Aviation)$/), kind).toBeVisible()
        await expect(canvas.queryByText(adminTexts.loadFailed), kind).not.toBeInTheDocument()
      },
      again: () => userEvent.click(canvas.getByRole('tab', { name: /^(Pending Pilots|Operators)$/, selected: false })),
      isSeen: isAsked,
    })
    await expect(await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 4 }) })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: adminTexts.tabOperators({ n: 2 }) })).toBeVisible()
  },
})
