import { adminEndpoints, adminTexts } from '@pilotpair/contract'
import { buildAdminUserCounts } from '@pilotpair/contract/testing'
import { answers, createGate, drawAll, failedAnswers, handle, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ScreenWithTabs, toasts, watchToasts, withPage } from '../story-kit.tsx'
import { adminScenarios, pendingPilots } from './AdminUsersScreen.scenario.ts'
import { AdminUsersScreen } from './AdminUsersScreen.tsx'

const meta = preview.meta({
  title: 'Features/Admin/AdminUsersScreen',
  component: AdminUsersScreen,
  args: { onTabChange: fn() },
  decorators: withPage,
})

export const Loaded = meta.story({
  args: { tab: 'pending_pilots' },
  render: (args) => <ScreenWithTabs {...args} />,
  beforeEach: ({ msw }) => msw.use(...adminScenarios.loaded),
  play: async ({ canvas, args, step }) => {
    await step('tabs carry their numbers', async () => {
      await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 4 }), selected: true })
      await canvas.findByRole('tab', { name: adminTexts.tabActivePilots({ n: 3 }) })
      await canvas.findByRole('tab', { name: adminTexts.tabOperators({ n: 2 }) })
    })
    await step('a row says who, since when, and where they stand', async () => {
      const row = await canvas.findByRole('row', { name: /Luis Carranza/ })
      await expect(row).toHaveTextContent('luis.carranza@example.com')
      await expect(row).toHaveTextContent('4120987, until 3 Mar 2028')
      await expect(row).toHaveTextContent('2 Dec 2026')
      await expect(within(row).queryByText('Not completed')).not.toBeInTheDocument()
      await expect(canvas.getByRole('row', { name: /Noor Jalali/ })).toHaveTextContent('Not completed')
    })
    await step('arrow keys change the tab, and the address is told', async () => {
      canvas.getByRole('tab', { selected: true }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onTabChange).toHaveBeenLastCalledWith('active_pilots')
      await expect(canvas.getByRole('tab', { name: /^Active Pilots/ })).toHaveFocus()
      await expect(await canvas.findByRole('row', { name: /Priya Raman/ })).toHaveTextContent('ApprovedDeactivated')
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onTabChange).toHaveBeenLastCalledWith('operators')
      await expect(await canvas.findByRole('row', { name: /Golden Bay Aviation/ })).toHaveTextContent('Active')
      await expect(canvas.queryByText('Luis Carranza')).not.toBeInTheDocument()
    })
    await step('the last tab makes operators', async () => {
      await userEvent.keyboard('{End}')
      await expect(args.onTabChange).toHaveBeenLastCalledWith('create_operator')
      await expect(canvas.getByRole('tab', { name: adminTexts.tabCreateOperator, selected: true })).toHaveFocus()
      await expect(await canvas.findByRole('form', { name: adminTexts.tabCreateOperator })).toBeVisible()
    })
  },
})

export const Operators = meta.story({
  args: { tab: 'operators' },
  beforeEach: ({ msw }) => msw.use(...adminScenarios.loaded),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Operators' }))
    await expect(await table.findByRole('row', { name: /Reid Field Flyers/ })).toHaveTextContent('Deactivated')
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Operator', 'Status', 'Since', 'Actions'])
  },
})

export const SearchUsers = meta.story({
  args: { tab: 'pending_pilots' },
  name: 'Search',
  beforeEach: ({ msw }) => msw.use(...adminScenarios.loaded),
  play: async ({ canvas, step }) => {
    await canvas.findByText('Luis Carranza')
    const field = canvas.getByRole('searchbox', { name: 'Search by name or e-mail' })
    await step('asks when submitted, not at every key', async () => {
      await userEvent.type(field, 'voss')
      await expect(canvas.getByText('Luis Carranza')).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByText('Luis Carranza')).not.toBeInTheDocument())
      await expect(await canvas.findByText('Hannah Voss')).toBeVisible()
    })
    await step('finding nobody says so and keeps the words', async () => {
      await userEvent.type(field, 'zzz{Enter}')
      await expect(await canvas.findByText('Nobody here has a name or e-mail like that.')).toBeVisible()
      await expect(field).toHaveValue('vosszzz')
    })
    await step('clearing lists everybody and returns to the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await expect(await canvas.findByText('Luis Carranza')).toBeVisible()
      await expect(field).toHaveValue('')
      await expect(field).toHaveFocus()
    })
  },
})

export const Empty = meta.story({
  args: { tab: 'pending_pilots' },
  beforeEach: ({ msw }) => msw.use(...adminScenarios.empty),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 0 }) })
    await expect(await canvas.findByText(adminTexts.emptyCategory)).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { tab: 'pending_pilots' },
  beforeEach: ({ msw }) => msw.use(...adminScenarios.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading users')).toBeInTheDocument()
    await expect(canvas.getByRole('tab', { name: 'Pending Pilots' })).toBeVisible()
    await expect(canvas.queryByText(adminTexts.emptyCategory)).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  args: { tab: 'pending_pilots' },
  beforeEach: ({ msw }) => {
    msw.use(...adminScenarios.error)
    return watchToasts()
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: adminTexts.loadFailed })).toBeVisible()
    await waitFor(() => expect(new Set(toasts.map(({ text }) => text))).toEqual(new Set([adminTexts.loadFailed])))
    msw.use(...adminScenarios.loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Luis Carranza')).toBeVisible()
    await expect(await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 4 }) })).toBeVisible()
  },
})

let failCounts = (): void => undefined

export const CountsFailLate = meta.story({
  args: { tab: 'pending_pilots' },
  name: 'numbers that fail only after another try are asked for once more',
  beforeEach: ({ msw }) => {
    const held = new Promise<void>((resolve) => (failCounts = resolve))
    let isFirst = true
    msw.use(
      handle(adminEndpoints.userCounts, async () => {
        if (!isFirst) return undefined
        isFirst = false
        await held
        return HttpResponse.json({ detail: 'The service is being updated.' }, { status: 503 })
      }),
      refuses(adminEndpoints.users, 503, 'The service is being updated.'),
      ...adminScenarios.loaded,
    )
  },
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    msw.use(answers(adminEndpoints.users, [...pendingPilots]))
    await userEvent.click(again)
    await expect(await canvas.findByText('Luis Carranza')).toBeVisible()
    failCounts()
    await expect(await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 4 }) })).toBeVisible()
  },
})

export const WithoutCounts = meta.story({
  args: { tab: 'pending_pilots' },
  beforeEach: ({ msw }) => msw.use(...adminScenarios.withoutCounts),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Luis Carranza')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Pending Pilots' })).toBeVisible()
    await expect(canvas.queryByRole('alert', { name: adminTexts.loadFailed })).not.toBeInTheDocument()
  },
})

const kinds = Object.values(failedAnswers)
const asked = { times: 0 }
const gate = createGate()

export const EveryFailure = meta.story({
  args: { tab: 'pending_pilots' },
  name: 'c59: every kind of failed answer',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(
      answers(adminEndpoints.userCounts, buildAdminUserCounts()),
      handle(adminEndpoints.users, async () => {
        await gate.passed()
        return kinds[asked.times++]?.() ?? HttpResponse.json([...pendingPilots])
      }),
    )
  },
  play: async ({ canvas }) => {
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      const again = await canvas.findByRole('button', { name: 'Try again' })
      const alert = canvas.getByRole('heading', { name: adminTexts.loadFailed }).closest('[role=alert]')
      await expect(alert, kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }))
    }
    await expect(await canvas.findByText('Luis Carranza')).toBeVisible()
  },
})

export const Edge = meta.story({
  args: { tab: 'pending_pilots' },
  name: 'c35: long, unbroken and right-to-left names',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...adminScenarios.edge),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('יעל (בר-לב)')).toHaveAttribute('dir', 'auto')
    await expect(canvas.getByText(/<img src=x/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const Full = meta.story({
  args: { tab: 'pending_pilots' },
  beforeEach: ({ msw }) => msw.use(...adminScenarios.full),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => {
      drawAll()
      return expect(canvas.getByText('Showing 50 users')).toBeVisible()
    })
    await canvas.findByText(adminTexts.tabPendingPilots({ n: 500 }))
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(50)
  },
})

export const PhoneTabs = meta.story({
  args: { tab: 'create_operator' },
  name: 'on a phone the chosen tab stays in sight when the numbers make the others wider',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...adminScenarios.loaded),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: adminTexts.tabPendingPilots({ n: 4 }) })
    const row = canvas.getByRole('tablist').getBoundingClientRect()
    const chosen = canvas.getByRole('tab', { selected: true })
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1))
    await expect(chosen.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left - 1)
  },
})

export const NextPageFails = meta.story({
  args: { tab: 'pending_pilots' },
  beforeEach: ({ msw }) => msw.use(...adminScenarios.nextPageFails),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByText('Load more'))
    await expect(await canvas.findByText(adminTexts.loadFailed)).toBeVisible()
    await expect(canvas.getByText('Luis Carranza')).toBeVisible()
    msw.use(...adminScenarios.nextPage)
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(await canvas.findByText('Maya Lindqvist')).toBeVisible()
    await expect(canvas.getByText('Showing 7 users')).toBeVisible()
    await expect(canvas.queryByText(adminTexts.loadFailed)).not.toBeInTheDocument()
  },
})
