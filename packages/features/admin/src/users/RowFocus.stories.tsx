import { adminTexts } from '@pilotpair/contract'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { atTab, seeAgain, watchToasts, withPage, withWatchedStore } from '../story-kit.tsx'
import { adminScenarios, pendingPilots } from './AdminUsersScreen.scenario.ts'
import { AdminUsersScreen } from './AdminUsersScreen.tsx'
import { storedUsers } from './stored-users.scenario.ts'

const meta = preview.meta({
  title: 'Features/Admin/RowFocus',
  component: AdminUsersScreen,
  args: atTab('pending_pilots'),
  decorators: withPage,
  beforeEach: ({ msw }) => {
    msw.use(...storedUsers().handlers)
    return watchToasts()
  },
})

type Canvas = ReturnType<typeof within>

/** Presses a button of a row, and its yes. */
const act = async (canvas: Canvas, root: HTMLElement, word: 'Approve' | 'Reject', name: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: `${word} ${name}` }))
  const dialog = within(await within(root.ownerDocument.body).findByRole('alertdialog', { name: `${word} ${name}?` }))
  await userEvent.click(dialog.getByRole('button', { name: word }))
  await waitFor(() => expect(canvas.queryByText(name)).not.toBeInTheDocument())
}
const hasFocus = (canvas: Canvas, name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())

export const ToTheEnd = meta.story({
  name: 'the keyboard goes on at the next row, at the end at the one before, and at the tab when none is left',
  beforeEach: ({ msw }) => msw.use(...storedUsers(pendingPilots.slice(0, 3)).handlers),
  play: async ({ canvas, canvasElement }) => {
    await act(canvas, canvasElement, 'Reject', 'Hannah Voss')
    await hasFocus(canvas, 'Reject Ben Achterberg')
    await act(canvas, canvasElement, 'Approve', 'Ben Achterberg')
    await hasFocus(canvas, 'Approve Luis Carranza')
    await act(canvas, canvasElement, 'Approve', 'Luis Carranza')
    await expect(await canvas.findByText(adminTexts.emptyCategory)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveFocus())
  },
})

export const TakenAway = meta.story({
  name: 'a row that another administrator acted on takes the focus to the next one',
  decorators: [withWatchedStore],
  play: async ({ canvas, msw }) => {
    const approve = await canvas.findByRole('button', { name: 'Approve Hannah Voss' })
    approve.focus()
    msw.use(...storedUsers(pendingPilots.filter(({ name }) => name !== 'Hannah Voss')).handlers)
    seeAgain()
    await waitFor(() => expect(approve).not.toBeInTheDocument())
    await hasFocus(canvas, 'Approve Ben Achterberg')
  },
})

export const TriedAgain = meta.story({
  name: 'a list that comes when it is tried again has the focus of the button that tried',
  beforeEach: ({ msw }) => msw.use(...adminScenarios.error),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    msw.use(...adminScenarios.loaded)
    await userEvent.click(again)
    await hasFocus(canvas, `${adminTexts.licenseDocuments} of Luis Carranza`)
  },
})
