import { adminEndpoints, adminTexts, authTexts } from '@pilotpair/contract'
import { buildUserAdmin } from '@pilotpair/contract/testing'
import { forgetTab } from '@pilotpair/feature-core'
import { failedAnswers, handle, refuses, SessionDoor } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { atTab, ScreenWithTabs, toastTexts, watchToasts, withPage } from '../story-kit.tsx'
import { AdminUsersScreen } from '../users/AdminUsersScreen.tsx'
import { storedUsers } from '../users/stored-users.scenario.ts'

const { createOperator } = adminEndpoints

const meta = preview.meta({
  title: 'Features/Admin/CreateOperator',
  component: AdminUsersScreen,
  args: atTab('create_operator'),
  render: (args) => <ScreenWithTabs {...args} />,
  decorators: withPage,
  beforeEach: ({ msw }) => {
    msw.use(...storedUsers().handlers)
    return watchToasts()
  },
})

type Canvas = ReturnType<typeof within>
const name = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Name' })
const email = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Email' })
const password = (canvas: Canvas) => canvas.getByLabelText('Password', { selector: 'input' })
const create = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Create operator' }))
const fill = async (canvas: Canvas): Promise<void> => {
  await userEvent.type(await name(canvas), 'Bay Wings')
  await userEvent.type(email(canvas), 'Desk@BayWings.example')
  await userEvent.type(password(canvas), 'Sky-High-77')
}

let bodies: unknown[] = []

export const Loaded = meta.story({
  name: 'creates an operator once, and begins anew',
  beforeEach: ({ msw }) => {
    bodies = []
    msw.use(
      handle(createOperator, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json(buildUserAdmin({ role: 'operator', pilot_profile: null }), { status: 201 })
      }),
    )
  },
  play: async ({ canvas, step }) => {
    await step('c53: what is missing is said at its field, the first has the focus', async () => {
      await name(canvas)
      await create(canvas)
      await waitFor(async () => expect(await name(canvas)).toHaveFocus())
      await expect(await name(canvas)).toHaveAccessibleDescription(authTexts.nameTooShort)
      await expect(email(canvas)).toHaveAccessibleDescription(authTexts.emailRequired)
    })
    await step('the password obeys the rule', async () => {
      await userEvent.type(await name(canvas), 'Bay Wings')
      await userEvent.type(email(canvas), 'Desk@BayWings.example')
      await userEvent.type(password(canvas), 'short')
      await userEvent.tab()
      await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription(new RegExp(authTexts.passwordRule.replaceAll('+', String.raw`\+`))))
    })
    await step('two presses are one call', async () => {
      await userEvent.clear(password(canvas))
      await userEvent.type(password(canvas), 'Sky-High-77{Enter}{Enter}')
      await waitFor(() => expect(toastTexts()).toEqual([adminTexts.operatorCreated]))
      await expect(bodies).toEqual([{ name: 'Bay Wings', email: 'desk@baywings.example', password: 'Sky-High-77' }])
      await waitFor(async () => expect(await name(canvas)).toHaveFocus())
      await expect(await name(canvas)).toHaveValue('')
      await expect(password(canvas)).toHaveValue('')
    })
  },
})

export const KeepsWhatIsTyped = meta.story({
  name: 'a look at another tab loses nothing that was typed',
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('tab', { name: /^Operators/ }))
    await canvas.findByText('Golden Bay Aviation')
    await userEvent.click(canvas.getByRole('tab', { name: adminTexts.tabCreateOperator }))
    await expect(await name(canvas)).toHaveValue('Bay Wings')
    await expect(email(canvas)).toHaveValue('Desk@BayWings.example')
    await expect(password(canvas)).toHaveValue('Sky-High-77')
  },
})

export const SessionLost = meta.story({
  name: 'the session is lost: name and address come back, the password does not',
  render: (args) => (
    <SessionDoor>
      <ScreenWithTabs {...args} />
    </SessionDoor>
  ),
  beforeEach: ({ msw }) => {
    forgetTab()
    msw.use(refuses(createOperator, 401, 'Not authenticated'))
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await create(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }))
    await expect(await name(canvas)).toHaveValue('Bay Wings')
    await expect(email(canvas)).toHaveValue('Desk@BayWings.example')
    await expect(password(canvas)).toHaveValue('')
  },
})

export const Taken = meta.story({
  name: 'c23: an address that is taken is said at its field',
  beforeEach: ({ msw }) => msw.use(refuses(createOperator, 409, authTexts.emailTaken)),
  play: async ({ canvas }) => {
    await fill(canvas)
    await create(canvas)
    await waitFor(() => expect(email(canvas)).toHaveAccessibleDescription(authTexts.emailTaken))
    await waitFor(() => expect(email(canvas)).toHaveFocus())
    await expect(toastTexts()).toEqual([adminTexts.operatorCreateFailed])
  },
})

export const Refused = meta.story({
  name: 'what the service says against a field stands there, once',
  beforeEach: ({ msw }) => msw.use(refuses(createOperator, 422, [{ field: 'name', message: 'Not like this' }])),
  play: async ({ canvas }) => {
    await fill(canvas)
    await create(canvas)
    await waitFor(async () => expect(await name(canvas)).toHaveAccessibleDescription('Not like this'))
    await expect(canvas.queryByText(/name: /)).not.toBeInTheDocument()
  },
})

const kinds = Object.entries(failedAnswers)
const asked = { times: 0 }

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer keeps what was typed, and can be tried again',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(
      handle(createOperator, () =>
        kinds[asked.times++]?.[1]() ?? HttpResponse.json(buildUserAdmin({ role: 'operator', pilot_profile: null }), { status: 201 }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    for (const [index, [kind]] of kinds.entries()) {
      await create(canvas)
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Create operator' })).not.toHaveAttribute('aria-disabled'))
      const reason = kind === 'too many attempts' ? /in 30 seconds/ : kind.includes('too large') ? /too large/ : new RegExp(adminTexts.operatorCreateFailedRetry)
      await expect(canvas.getByText(reason), kind).toBeVisible()
      await expect(await name(canvas)).toHaveValue('Bay Wings')
    }
    await expect(new Set(toastTexts())).toEqual(new Set([adminTexts.operatorCreateFailed]))
    await create(canvas)
    await waitFor(() => expect(toastTexts().at(-1)).toBe(adminTexts.operatorCreated))
  },
})
