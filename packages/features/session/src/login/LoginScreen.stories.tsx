import { authEndpoints, authTexts } from '@pilotpair/contract'
import { buildUser } from '@pilotpair/contract/testing'
import { answers, handle, neverAnswers, refuses, withStore } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { oddAnswers, throttled, throttledByPage } from '../answers.scenario.ts'
import { SESSION_ENDED_NOTICE } from '../session.ts'
import { loginSucceeds } from '../session.scenario.ts'
import { LoginScreen } from './LoginScreen.tsx'

const { login, currentUser } = authEndpoints
const password = 'Clear-Skies-26'

const onLoggedIn = fn()
const meta = preview.meta({
  title: 'Features/Session/LoginScreen',
  component: LoginScreen,
  decorators: [withStore],
  args: { registerHref: '/register', forgotHref: '/forgot-password', onLoggedIn },
  beforeEach: ({ msw }) => {
    onLoggedIn.mockClear()
    msw.use(...loginSucceeds())
  },
})

const controls = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    email: canvas.getByLabelText('Email'),
    secret: canvas.getByLabelText('Password'),
    submit: () => canvas.getByRole('button', { name: 'Log in' }),
  }
}

/** Pastes as password managers fill in: at once. */
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}

const fillIn = async (canvasElement: HTMLElement, address = 'maya.lindqvist@example.com', secret = password) => {
  const { email, secret: field } = controls(canvasElement)
  await paste(email, address)
  await paste(field, secret)
}

export const Empty = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

export const AfterAnEnd = meta.story({
  args: { next: '/rentals', notice: SESSION_ENDED_NOTICE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(SESSION_ENDED_NOTICE)
    await expect(canvas.getByText(/the page you asked for/)).toBeVisible()
  },
})

export const LinksLeadOn = meta.story({
  name: 'links lead to registration and to a new password',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: authTexts.registerLink })).toHaveAttribute('href', '/register')
    await expect(canvas.getByRole('link', { name: authTexts.forgotPasswordLink })).toHaveAttribute('href', '/forgot-password')
  },
})

export const LogsIn = meta.story({
  name: 'logs in and hands on the user',
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await userEvent.click(controls(canvasElement).submit())
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    await expect(onLoggedIn).toHaveBeenCalledWith(buildUser())
  },
})

export const ByKeyboard = meta.story({
  name: 'c53: works by keyboard alone, in reading order',
  play: async ({ canvas, canvasElement }) => {
    const { email, secret, submit } = controls(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'PilotPair home' })).toHaveFocus()
    await userEvent.tab()
    await expect(email).toHaveFocus()
    await userEvent.keyboard('maya.lindqvist@example.com')
    await userEvent.tab()
    await expect(secret).toHaveFocus()
    await userEvent.keyboard(password)
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(secret).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true')
    await expect(onLoggedIn).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: authTexts.forgotPasswordLink })).toHaveFocus()
    await userEvent.tab()
    await expect(submit()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  },
})

export const HelpsPasswordManagers = meta.story({
  name: 'tells password managers what its fields are',
  play: async ({ canvasElement }) => {
    const { email, secret } = controls(canvasElement)
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(secret).toHaveAttribute('autocomplete', 'current-password')
  },
})

export const SaysWhatIsMissing = meta.story({
  name: 'c53: an empty form says what is wrong at each field, and moves to the first',
  play: async ({ canvasElement }) => {
    const { email, secret, submit } = controls(canvasElement)
    await userEvent.click(submit())
    await waitFor(() => expect(email).toHaveAccessibleDescription(authTexts.emailRequired))
    await expect(email).toBeInvalid()
    await expect(email).toHaveFocus()
    await expect(secret).toBeInvalid()
    await expect(secret).toHaveAccessibleDescription(authTexts.passwordTooShort)
  },
})

export const JudgesOnLeaving = meta.story({
  name: 'judges a field when it is left: address, too short, too long',
  play: async ({ canvasElement }) => {
    const { email, secret } = controls(canvasElement)
    await userEvent.type(email, 'nobody')
    await userEvent.tab()
    await waitFor(() => expect(email).toHaveAccessibleDescription(authTexts.emailInvalid))
    await userEvent.type(secret, 'short')
    await userEvent.tab()
    await waitFor(() => expect(secret).toHaveAccessibleDescription(authTexts.passwordTooShort))
    await userEvent.clear(secret)
    await userEvent.type(secret, `Aa1!${'x'.repeat(29)}`)
    await waitFor(() => expect(secret).toHaveAccessibleDescription(authTexts.passwordTooLong))
  },
})

const bodies: string[] = []
export const TrimsTheAddress = meta.story({
  name: 'c23: any case and surrounding spaces are the same address; the password stays as typed',
  beforeEach: ({ msw }) => {
    bodies.length = 0
    msw.use(
      handle(login, async ({ request }) => {
        bodies.push(await request.text())
        return HttpResponse.json({ detail: 'Logged in' })
      }),
      answers(currentUser, buildUser()),
    )
  },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement, '  Maya.Lindqvist@Example.COM ', ' Clear Skies 26! ')
    await userEvent.click(controls(canvasElement).submit())
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    await expect(bodies).toEqual([
      new URLSearchParams({ username: 'maya.lindqvist@example.com', password: ' Clear Skies 26! ' }).toString(),
    ])
  },
})

export const Refused = meta.story({
  name: 'c24: a refusal keeps what was typed and goes back to the password',
  beforeEach: ({ msw }) => msw.use(refuses(login, 401, authTexts.loginRefused)),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    const { email, secret, submit } = controls(canvasElement)
    await userEvent.click(submit())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(authTexts.loginRefused)
    await expect(email).toHaveValue('maya.lindqvist@example.com')
    await expect(secret).toHaveValue(password)
    await expect(secret).toHaveFocus()
  },
})

export const Deactivated = meta.story({
  beforeEach: ({ msw }) => msw.use(refuses(login, 403, 'This account has been deactivated. Please contact PilotPair.')),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    await userEvent.click(controls(canvasElement).submit())
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This account has been deactivated.')
  },
})

export const RefusedByField = meta.story({
  name: "the service's own field problems stand at their fields",
  beforeEach: ({ msw }) => msw.use(refuses(login, 422, [{ field: 'username', message: authTexts.emailInvalid }])),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    const { email, submit } = controls(canvasElement)
    await userEvent.click(submit())
    await waitFor(() => expect(email).toHaveAccessibleDescription(authTexts.emailInvalid))
    await expect(email).toHaveFocus()
  },
})

export const NoUser = meta.story({
  name: 'says when the user cannot be read after the login',
  beforeEach: ({ msw }) => msw.use(answers(login, { detail: 'Logged in' }), refuses(currentUser, 500, 'Internal server error')),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    await userEvent.click(controls(canvasElement).submit())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(authTexts.userFetchFailed)
    await expect(onLoggedIn).not.toHaveBeenCalled()
  },
})

export const OddAnswers = meta.story({
  name: 'c59: whatever answers in the place of the service, the text is clear and the form is kept',
  play: async ({ canvas, canvasElement, msw }) => {
    await fillIn(canvasElement)
    const { email, secret, submit } = controls(canvasElement)
    for (const { handler } of oddAnswers) {
      msw.use(handler(login))
      await userEvent.click(submit())
      // The words of the try before may stand until this one has ended.
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(authTexts.loginFailed))
      await expect(email).toHaveValue('maya.lindqvist@example.com')
      await expect(secret).toHaveValue(password)
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your connection')
    msw.use(...loginSucceeds())
    await userEvent.click(submit())
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  },
})

export const Throttled = meta.story({
  name: 'c59: too many attempts are told as such, with the wait, never as a wrong password',
  play: async ({ canvas, canvasElement, msw }) => {
    await fillIn(canvasElement)
    const { submit } = controls(canvasElement)
    for (const [{ handler }, text] of [
      [throttledByPage, 'Too many attempts. Please try again later.'],
      [throttled, 'Too many attempts. Please try again in 10 minutes.'],
    ] as const) {
      msw.use(handler(login))
      await userEvent.click(submit())
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text))
    }
    await expect(canvas.queryByText(authTexts.loginRefused)).not.toBeInTheDocument()
  },
})

export const Silence = meta.story({
  name: 'c59: no answer at all is given up, and says so',
  beforeEach: ({ msw }) => {
    msw.use(neverAnswers(login))
    spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    await userEvent.click(controls(canvasElement).submit())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(authTexts.loginFailed)
    await expect(canvas.getByRole('alert')).toHaveTextContent('did not answer in time')
  },
})

let calls = 0
export const Waiting = meta.story({
  name: 'while it waits, nothing is sent twice',
  beforeEach: ({ msw }) => {
    calls = 0
    msw.use(
      handle(login, () => {
        calls += 1
        return new Promise<never>(() => undefined)
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    const { secret, submit } = controls(canvasElement)
    await userEvent.dblClick(submit())
    const waiting = await canvas.findByRole('button', { name: 'Logging in…' })
    await userEvent.type(secret, '{Enter}')
    await userEvent.click(waiting)
    await waitFor(() => expect(calls).toBe(1))
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  },
})
