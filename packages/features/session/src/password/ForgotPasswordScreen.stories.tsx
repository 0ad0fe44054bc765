import { authEndpoints, authTexts } from '@pilotpair/contract'
import { breaks, withStore } from '@pilotpair/feature-core/testing'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { oddAnswers, throttled } from '../answers.scenario.ts'
import { authScenarios } from '../session.scenario.ts'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

const { forgotPassword } = authEndpoints

const meta = preview.meta({
  title: 'Features/Session/ForgotPasswordScreen',
  component: ForgotPasswordScreen,
  decorators: [withStore],
  args: { loginHref: '/login' },
  beforeEach: ({ msw }) => msw.use(...authScenarios.sendsLink),
})

export const Empty = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Sent = meta.story({
  name: 'says the same for every address, and can send again',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' Maya@Example.com ')
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('If maya@example.com belongs to an account')
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled()
  },
})

export const SaysWhatIsMissing = meta.story({
  name: 'c53: an empty form says what is missing',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveAccessibleDescription(authTexts.emailRequired))
    await expect(email).toHaveFocus()
  },
})

export const Failures = meta.story({
  name: 'c59: failures are told and the address is kept',
  play: async ({ canvas, msw }) => {
    const email = canvas.getByLabelText('Email')
    const submit = () => canvas.getByRole('button', { name: 'Send link' })
    await userEvent.type(email, 'maya@example.com')
    for (const { handler } of oddAnswers) {
      msw.use(handler(forgotPassword))
      await userEvent.click(submit())
      // The words of the try before may stand until this one has ended.
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(authTexts.unexpected))
      await expect(email).toHaveValue('maya@example.com')
    }
    msw.use(throttled.handler(forgotPassword))
    await userEvent.click(submit())
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please try again in 10 minutes.'))
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(breaks(forgotPassword)),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection')
  },
})
