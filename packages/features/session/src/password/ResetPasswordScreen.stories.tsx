import { authEndpoints, authTexts } from '@pilotpair/contract'
import { handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { oddAnswers } from '../answers.scenario.ts'
import { authScenarios } from '../session.scenario.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

const { resetPassword } = authEndpoints
const password = 'Clear-Skies-27'

const meta = preview.meta({
  title: 'Features/Session/ResetPasswordScreen',
  component: ResetPasswordScreen,
  decorators: [withStore],
  args: { token: 'one-time-token', loginHref: '/login', forgotHref: '/forgot-password' },
  beforeEach: ({ msw }) => msw.use(...authScenarios.resets),
})

const controls = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    secret: canvas.getByLabelText('New password'),
    confirm: canvas.getByLabelText('Confirm new password'),
    submit: () => canvas.getByRole('button', { name: 'Save new password' }),
  }
}

/** Pastes as password managers fill in: at once. */
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}

const fillIn = async (canvasElement: HTMLElement) => {
  const { secret, confirm } = controls(canvasElement)
  await paste(secret, password)
  await paste(confirm, password)
}

export const Empty = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

const bodies: unknown[] = []
export const Saves = meta.story({
  name: 'saves the password once, and leads to the login',
  beforeEach: ({ msw }) => {
    bodies.length = 0
    msw.use(
      handle(resetPassword, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({ detail: 'Password changed' })
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    await userEvent.click(controls(canvasElement).submit())
    const message = await canvas.findByRole('status')
    await expect(message).toHaveTextContent('Your password has been changed')
    await waitFor(() => expect(message).toHaveFocus())
    await expect(canvas.getByRole('link', { name: authTexts.loginLink })).toHaveAttribute('href', '/login')
    await expect(bodies).toEqual([{ token: 'one-time-token', password }])
  },
})

export const SaysWhatIsWrong = meta.story({
  name: 'c22, c53: the same rule as at registration, told at the fields',
  play: async ({ canvasElement }) => {
    const { secret, confirm, submit } = controls(canvasElement)
    await userEvent.type(secret, 'short')
    await userEvent.click(submit())
    await waitFor(() => expect(secret).toHaveAccessibleDescription(expect.stringContaining(authTexts.passwordRule)))
    await expect(secret).toHaveFocus()
    await expect(confirm).toHaveAccessibleDescription(authTexts.passwordsDiffer)
  },
})

export const LinkUsed = meta.story({
  name: 'a link that is used up leads to a new one',
  beforeEach: ({ msw }) => msw.use(...authScenarios.linkUsed),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    await userEvent.click(controls(canvasElement).submit())
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('This link has been used or is too old.')
    await expect(within(alert).getByRole('link')).toHaveAttribute('href', '/forgot-password')
  },
})

export const ContainsEmail = meta.story({
  name: 'c28: only the service knows the address; its refusal stands at the field',
  beforeEach: ({ msw }) =>
    msw.use(refuses(resetPassword, 422, [{ field: 'password', message: authTexts.passwordContainsEmail }])),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    const { secret, submit } = controls(canvasElement)
    await userEvent.click(submit())
    await waitFor(() =>
      expect(secret).toHaveAccessibleDescription(expect.stringContaining(authTexts.passwordContainsEmail)),
    )
  },
})

export const Failures = meta.story({
  name: 'c59: failures are told and nothing typed is lost',
  play: async ({ canvas, canvasElement, msw }) => {
    await fillIn(canvasElement)
    const { secret, submit } = controls(canvasElement)
    for (const { handler } of oddAnswers) {
      msw.use(handler(resetPassword))
      await userEvent.click(submit())
      // The words of the try before may stand until this one has ended.
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(authTexts.unexpected))
      await expect(secret).toHaveValue(password)
    }
  },
})

export const IncompleteLink = meta.story({
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link is incomplete')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password')
  },
})
