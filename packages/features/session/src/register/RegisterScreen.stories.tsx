import { authEndpoints, authTexts, REDIRECT_AFTER_REGISTRATION_MS } from '@pilotpair/contract'
import { breaks, handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { oddAnswers, throttled } from '../answers.scenario.ts'
import { authScenarios, pendingPilot } from '../session.scenario.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const { register } = authEndpoints
const password = 'Clear-Skies-26'

const onRegistered = fn()
const meta = preview.meta({
  title: 'Features/Session/RegisterScreen',
  component: RegisterScreen,
  decorators: [withStore],
  args: { loginHref: '/login', onRegistered },
  beforeEach: ({ msw }) => {
    onRegistered.mockClear()
    msw.use(...authScenarios.registers)
  },
})

const controls = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    name: canvas.getByLabelText('Full name'),
    email: canvas.getByLabelText('Email'),
    secret: canvas.getByLabelText('Password'),
    confirm: canvas.getByLabelText('Confirm password'),
    submit: () => canvas.getByRole('button', { name: 'Create account' }),
  }
}

interface Typed {
  readonly name?: string
  readonly email?: string
  readonly secret?: string
  readonly confirm?: string
}

/** Pastes as password managers fill in: at once. */
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}

const fillIn = async (canvasElement: HTMLElement, typed: Typed = {}) => {
  const fields = controls(canvasElement)
  const secret = typed.secret ?? password
  await paste(fields.name, typed.name ?? 'Maya Lindqvist')
  await paste(fields.email, typed.email ?? 'maya.lindqvist@example.com')
  await paste(fields.secret, secret)
  await paste(fields.confirm, typed.confirm ?? secret)
}

export const Empty = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

export const Registers = meta.story({
  name: 'says that it worked, and leaves two seconds later',
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    const pressed = performance.now()
    await userEvent.click(controls(canvasElement).submit())
    await expect(await canvas.findByRole('status')).toHaveTextContent(authTexts.registered)
    await expect(onRegistered).not.toHaveBeenCalled()
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce(), { timeout: 5 * REDIRECT_AFTER_REGISTRATION_MS })
    // From the press: on a slow machine the message is seen long after its time has begun.
    await expect(performance.now() - pressed).toBeGreaterThanOrEqual(REDIRECT_AFTER_REGISTRATION_MS)
  },
})

const bodies: unknown[] = []
export const SendsThePayload = meta.story({
  name: 'c23, c25: sends address, name and password, and nothing else',
  beforeEach: ({ msw }) => {
    bodies.length = 0
    msw.use(
      handle(register, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json(pendingPilot, { status: 201 })
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, { name: ' Maya Lindqvist ', email: ' Maya.Lindqvist@Example.COM ' })
    await userEvent.click(controls(canvasElement).submit())
    await canvas.findByRole('status')
    await expect(bodies).toEqual([{ name: 'Maya Lindqvist', email: 'maya.lindqvist@example.com', password }])
  },
})

export const SaysWhatIsMissing = meta.story({
  name: 'c53: an empty form says what is wrong at each field, and moves to the first',
  play: async ({ canvasElement }) => {
    const { name, email, secret, submit } = controls(canvasElement)
    await userEvent.click(submit())
    await waitFor(() => expect(name).toHaveAccessibleDescription(authTexts.nameTooShort))
    await expect(name).toHaveFocus()
    for (const field of [name, email, secret]) await expect(field).toBeInvalid()
    await expect(email).toHaveAccessibleDescription(authTexts.emailRequired)
    await expect(secret).toHaveAccessibleDescription(expect.stringContaining(authTexts.passwordRule))
  },
})

export const EveryProblem = meta.story({
  name: 'every field with its problem',
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement, { name: 'M', email: 'maya', secret: 'skyhawk172', confirm: 'skyhawk17' })
    await userEvent.tab()
    const { name, email, secret, confirm } = controls(canvasElement)
    await waitFor(() => expect(confirm).toHaveAccessibleDescription(authTexts.passwordsDiffer))
    await expect(name).toHaveAccessibleDescription(authTexts.nameTooShort)
    await expect(email).toHaveAccessibleDescription(authTexts.emailInvalid)
    await expect(secret).toHaveAccessibleDescription(expect.stringContaining(authTexts.passwordRule))
  },
})

export const EveryProblemOnAPhone = EveryProblem.extend({
  name: 'every field with its problem, on a phone',
  globals: { viewport: { value: 'phone' } },
})

export const StatesTheLimit = meta.story({
  name: 'c22: the limit of 32 stands there from the start, and longer passwords are refused with the reason',
  play: async ({ canvasElement }) => {
    const { secret } = controls(canvasElement)
    await expect(secret).toHaveAccessibleDescription(expect.stringContaining('8 to 32 characters'))
    await userEvent.type(secret, `Aa1!${'x'.repeat(29)}`)
    await userEvent.tab()
    await waitFor(() => expect(secret).toHaveAccessibleDescription(expect.stringContaining(authTexts.passwordTooLong)))
  },
})

export const PasswordHoldsTheAddress = meta.story({
  name: 'c28: the password is judged again when the address changes, and an empty address never troubles it',
  play: async ({ canvasElement }) => {
    const { email, secret } = controls(canvasElement)
    const held = expect.stringContaining(authTexts.passwordContainsEmail)
    await userEvent.type(secret, 'ANN@EXAMPLE.COM1a!')
    await userEvent.tab()
    await expect(secret).toBeValid()
    await userEvent.type(email, 'ann@example.com')
    await waitFor(() => expect(secret).toHaveAccessibleDescription(held))
    await userEvent.type(email, '.au')
    await waitFor(() => expect(secret).toBeValid())
    await userEvent.clear(email)
    await expect(secret).toBeValid()
  },
})

export const ConfirmationFollows = meta.story({
  name: 'the confirmation is judged again when the password changes',
  play: async ({ canvasElement }) => {
    const { secret, confirm } = controls(canvasElement)
    await userEvent.type(secret, password)
    await userEvent.type(confirm, `${password}7`)
    await userEvent.tab()
    await waitFor(() => expect(confirm).toHaveAccessibleDescription(authTexts.passwordsDiffer))
    await userEvent.type(secret, '7')
    await waitFor(() => expect(confirm).toBeValid())
  },
})

export const EmailTaken = meta.story({
  name: 'c23: an address that is taken is told under its field, which gets the focus',
  beforeEach: ({ msw }) => msw.use(...authScenarios.emailTaken),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    const { email, secret, submit } = controls(canvasElement)
    await userEvent.click(submit())
    await waitFor(() => expect(email).toHaveAccessibleDescription(authTexts.emailTaken))
    await expect(email).toHaveFocus()
    await expect(secret).toHaveValue(password)
  },
})

export const EmailTakenOnAPhone = EmailTaken.extend({
  name: 'an address that is taken, on a phone',
  globals: { viewport: { value: 'phone' } },
})

export const RefusedByField = meta.story({
  name: "the service's own field problems stand at their fields",
  beforeEach: ({ msw }) =>
    msw.use(refuses(register, 422, [{ field: 'password', message: authTexts.passwordContainsEmail }])),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    const { secret, submit } = controls(canvasElement)
    await userEvent.click(submit())
    await waitFor(() =>
      expect(secret).toHaveAccessibleDescription(expect.stringContaining(authTexts.passwordContainsEmail)),
    )
    await expect(secret).toHaveFocus()
  },
})

export const OddAnswers = meta.story({
  name: 'c59: whatever answers in the place of the service, the text is clear and the form is kept',
  play: async ({ canvas, canvasElement, msw }) => {
    await fillIn(canvasElement)
    const { name, secret, submit } = controls(canvasElement)
    for (const { name: kind, handler } of oddAnswers) {
      msw.use(handler(register))
      await userEvent.click(submit())
      const text = kind === 'no connection' ? authTexts.registrationNetworkError : authTexts.unexpected
      // The words of the try before may stand until this one has ended.
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text))
      await expect(name).toHaveValue('Maya Lindqvist')
      await expect(secret).toHaveValue(password)
    }
    msw.use(throttled.handler(register))
    await userEvent.click(submit())
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please try again in 10 minutes.'))
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(breaks(register)),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    await userEvent.click(controls(canvasElement).submit())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(authTexts.registrationNetworkError)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your connection')
  },
})

export const TogglesAndLinks = meta.story({
  name: 'c53: each password has its own toggle, and the login is one link away',
  play: async ({ canvas, canvasElement }) => {
    const { secret, confirm } = controls(canvasElement)
    const [first, second] = canvas.getAllByRole('button', { name: 'Show password' })
    if (!first || !second) throw new Error('Each password field needs a toggle.')
    await userEvent.click(second)
    await expect(secret).toHaveAttribute('type', 'password')
    await expect(confirm).toHaveAttribute('type', 'text')
    await expect(secret).toHaveAttribute('autocomplete', 'new-password')
    await expect(confirm).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvas.getByRole('link', { name: authTexts.loginLink })).toHaveAttribute('href', '/login')
  },
})
