import { adminEndpoints, adminTexts } from '@pilotpair/contract'
import { buildPilotProfileAdmin } from '@pilotpair/contract/testing'
import { drawAll, handle } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { watchDrawn } from '../drawn-rows.ts'
import { atTab, watchToasts, withPage } from '../story-kit.tsx'
import { account } from './AdminUsersScreen.scenario.ts'
import { AdminUsersScreen } from './AdminUsersScreen.tsx'
import { storedUsers } from './stored-users.scenario.ts'

const many = Array.from({ length: 500 }, (_, index) =>
  account(index, `Pilot no. ${String(index + 1)}`, { email: `pilot${String(index + 1)}@example.com` }),
)
const active = many.map((user) => ({ ...user, pilot_profile: buildPilotProfileAdmin({ verification: 'approved' }) }))

interface Commit {
  /** Time that the commit took, by React. */
  readonly actual: number
  /** Time that it would take to draw everything anew, by React. */
  readonly whole: number
}

let commits: Commit[] = []
const note: ProfilerOnRenderCallback = (_id, _phase, actual, whole) => {
  commits.push({ actual, whole })
}

const meta = preview.meta({
  title: 'Features/Admin/ManyUsers',
  component: AdminUsersScreen,
  args: atTab('pending_pilots'),
  decorators: withPage,
  // The same markup in every row: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['tbody > tr:nth-child(n + 13)'] } } },
  render: (args) => (
    <Profiler id="users" onRender={note}>
      <AdminUsersScreen {...args} />
    </Profiler>
  ),
  beforeEach: ({ msw }) => {
    // All in one answer: what matters here is how many rows there are.
    msw.use(handle(adminEndpoints.users, () => HttpResponse.json(many)), ...storedUsers(many).handlers)
    return watchToasts()
  },
})

/** A page of five hundred rows takes its time on a machine that is shared. */
const patience = { timeout: 10_000 }

/** Which rows of the table change in the page from now on. */
const watchRows = (table: HTMLElement) => {
  const touched = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      for (const node of [target, ...addedNodes, ...removedNodes]) {
        const row = node instanceof Element ? node.closest('tr') : node.parentElement?.closest('tr')
        if (row !== null && row !== undefined) touched.add(row.querySelector('th')?.textContent ?? '')
      }
    }
  })
  observer.observe(table, { subtree: true, childList: true, attributes: true, characterData: true })
  return { touched, stop: () => observer.disconnect() }
}

const rowsIn = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('tbody tr')

/** Says yes once the question is there. Not by role: among so many rows the search for roles takes longer than all the rest. */
const sayYes = async (canvasElement: HTMLElement, word: string, isDone: () => unknown): Promise<void> => {
  const dialog = () => canvasElement.ownerDocument.querySelector<HTMLElement>('[role=alertdialog]') ?? canvasElement
  await waitFor(() => expect(dialog()).not.toBe(canvasElement), patience)
  await userEvent.click(within(dialog()).getByText(word))
  await waitFor(isDone, patience)
  await waitFor(() => expect(dialog()).toBe(canvasElement), patience)
}

const allDrawn = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => {
    drawAll()
    return expect(rowsIn(canvasElement)).toHaveLength(500)
  }, patience)

/** Approves the pilot of a row. @returns the largest part of the list that one commit of it took to draw */
const approve = async (canvasElement: HTMLElement, row: number, left: number): Promise<number> => {
  commits = []
  const button = rowsIn(canvasElement)[row]?.querySelectorAll('button')[2]
  await expect(button).toHaveAccessibleName(/^Approve /)
  if (button !== undefined) await userEvent.click(button)
  await sayYes(canvasElement, 'Approve', () => expect(rowsIn(canvasElement)).toHaveLength(left))
  await expect(commits.length).toBeGreaterThan(0)
  return Math.max(...commits.map(({ actual, whole }) => actual / whole))
}

export const Fluent = meta.story({
  name: 'with 500 rows an action commits its row, not the list',
  play: async ({ canvasElement }) => {
    await allDrawn(canvasElement)
    const drawn = watchDrawn(rowsIn(canvasElement))
    const rows = watchRows(canvasElement.querySelector('table') ?? canvasElement)
    const first = await approve(canvasElement, 250, 499)
    const second = await approve(canvasElement, 100, 498)
    const tab = canvasElement.querySelector('[role=tab]')
    await waitFor(() => expect(tab).toHaveTextContent(adminTexts.tabPendingPilots({ n: 498 })), patience)
    rows.stop()

    await expect([...rows.touched]).toEqual([expect.stringContaining('Pilot no. 251'), expect.stringContaining('Pilot no. 101')])
    await expect(drawn(), 'rows that stay and were drawn again').toEqual([])
    // A ratio within one run: how fast the machine is does not matter; where it halts in the middle of one action, the other counts.
    await expect(Math.min(first, second)).toBeLessThan(0.5)
  },
})

export const Switched = meta.story({
  args: atTab('active_pilots'),
  name: 'with 500 rows a deactivation draws its row again, and no other',
  beforeEach: ({ msw }) =>
    msw.use(
      handle(adminEndpoints.users, () => HttpResponse.json(active)),
      handle(adminEndpoints.updateUser, ({ params }) => {
        const user = active.find(({ id_user_account }) => id_user_account === params['id'])
        return HttpResponse.json({ ...user, is_activated: false })
      }),
    ),
  play: async ({ canvasElement }) => {
    await allDrawn(canvasElement)
    const drawn = watchDrawn(rowsIn(canvasElement))
    const button = rowsIn(canvasElement)[250]?.querySelectorAll('button')[1]
    await expect(button).toHaveAccessibleName('Deactivate Pilot no. 251')
    if (button !== undefined) await userEvent.click(button)
    await sayYes(canvasElement, 'Deactivate', () => expect(button).toHaveAccessibleName('Reactivate Pilot no. 251'))
    await expect(drawn()).toEqual([expect.stringContaining('Pilot no. 251')])
    await waitFor(() => expect(button).toHaveFocus())
  },
})

export const Typing = meta.story({
  name: 'with 500 rows typing in the search draws none of them; what is found follows',
  beforeEach: ({ msw }) =>
    msw.use(
      handle(adminEndpoints.users, ({ request }) => (request.url.includes('search=') ? undefined : HttpResponse.json(many))),
      ...storedUsers(many).handlers,
    ),
  play: async ({ canvas, canvasElement }) => {
    await allDrawn(canvasElement)
    const drawn = watchDrawn(rowsIn(canvasElement))
    const field = canvas.getByLabelText('Search by name or e-mail')
    await userEvent.type(field, 'pilot251@example.com')
    await expect(field).toHaveValue('pilot251@example.com')
    await expect(drawn()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('1 user found', undefined, patience)
    await expect(rowsIn(canvasElement)).toHaveLength(1)
    await userEvent.click(canvas.getByText('Clear search'))
    await expect(field).toHaveValue('')
    await allDrawn(canvasElement)
  },
})
