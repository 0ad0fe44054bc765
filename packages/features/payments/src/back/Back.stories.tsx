import { paymentEndpoints, paymentTexts, flightTexts, sandboxEndpoints } from '@pilotpair/contract'
import { answers, handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { HttpResponse } from 'msw'
import { StrictMode, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { paymentAnswers } from '../payment.scenario.ts'
import type { BankReturnProps } from './BankReturn.tsx'
import { BankReturnGate } from './BankReturnGate.tsx'
import { hearToasts, toasts } from '../toasts.scenario.ts'

/** Stands in for the shell: keeps the address. */
const WithAddress = ({ search, onSearchChange, methodsHref, onCardForProposal }: BankReturnProps) => {
  const [now, setNow] = useState(search)
  return (
    <div data-testid="address" data-search={now}>
      <h1>My Flights</h1>
      <BankReturnGate
        search={now}
        onSearchChange={(next) => {
          onSearchChange(next)
          setNow(next)
        }}
        methodsHref={methodsHref}
        onCardForProposal={onCardForProposal}
      />
    </div>
  )
}

const secret = 'seti_9_secret_9'
const returnOf = (status: string) =>
  `?setup_intent=seti_9&setup_intent_client_secret=${secret}&redirect_status=${status}&proposalId=42`

const intentIs = (status: string) =>
  answers(sandboxEndpoints.retrieve, {
    intent: { id: 'seti_9', object: 'setup_intent', status, client_secret: secret, payment_method: null, next_action: null },
    error: null,
  })

const meta = preview.meta({
  title: 'Features/Payments/Return',
  component: WithAddress,
  args: {
    search: returnOf('succeeded'),
    onSearchChange: fn(),
    methodsHref: (proposalId) => `#cards-${proposalId ?? 'none'}`,
    onCardForProposal: fn(),
  },
  beforeEach: ({ msw }) => {
    msw.use(...paymentAnswers())
    return hearToasts()
  },
  decorators: [
    withStore,
    (Story) => (
      <StrictMode>
        <PageLayout>
          <Story />
        </PageLayout>
      </StrictMode>
    ),
  ],
})

const patience = { timeout: 5000 }
const failure = /Your bank did not confirm/

export const Confirmed = meta.story({
  name: 'c55: confirmed: one toast, and the address is clean',
  beforeEach: ({ msw }) => msw.use(intentIs('succeeded')),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(toasts).toEqual([paymentTexts.added]), patience)
    await expect(canvas.getByTestId('address')).toHaveAttribute('data-search', '')
    await expect(args.onSearchChange).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(failure)).toBeNull()
    await expect(toasts).toHaveLength(1)
    await expect(args.onCardForProposal).toHaveBeenLastCalledWith('42')
    await expect(args.onCardForProposal).toHaveBeenCalledOnce()
  },
})

export const ClaimedOnly = meta.story({ beforeEach: ({ msw }) => msw.use(intentIs('requires_payment_method')) })

ClaimedOnly.test('c13: a forged "succeeded" is none: the provider’s state decides, with a way back', async ({ canvas }) => {
  await expect(await canvas.findByText(failure, {}, patience)).toBeVisible()
  await expect(canvas.getByRole('link', { name: paymentTexts.heading })).toHaveAttribute('href', '#cards-42')
  await expect(toasts).toEqual([])
  await expect(canvas.getByTestId('address')).toHaveAttribute('data-search', '')
})

export const Unknown = meta.story({ beforeEach: ({ msw }) => msw.use(refuses(sandboxEndpoints.retrieve, 404, 'No such intent.')) })

Unknown.test('c13: an intent that the provider does not know is none', async ({ canvas }) => {
  await expect(await canvas.findByText(failure, {}, patience)).toBeVisible()
  await expect(toasts).toEqual([])
})

/** The library answers `processing`, or could not ask: nobody knows yet. */
const notKnown = /could not say yet how it ended/

export const NotYet = meta.story({ beforeEach: ({ msw }) => msw.use(intentIs('processing')) })

NotYet.test('a card that is still processed is no refusal, and is asked for again', async ({ canvas, msw }) => {
  await expect(await canvas.findByText(notKnown, {}, patience)).toBeVisible()
  await expect(canvas.queryByText(failure)).toBeNull()
  const held = Promise.withResolvers<void>()
  msw.use(
    handle(sandboxEndpoints.retrieve, async () => {
      await held.promise
      return HttpResponse.error()
    }),
  )
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  // While it asks again, what was said stays, and the button keeps the focus.
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Asking…' })).toHaveFocus())
  await expect(canvas.getByText(notKnown)).toBeVisible()
  held.resolve()
  await expect(await canvas.findByRole('button', { name: 'Try again' }, patience)).toHaveFocus()
  msw.use(intentIs('succeeded'))
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(toasts).toEqual([paymentTexts.added]), patience)
  await waitFor(() => expect(canvas.queryByText(notKnown)).toBeNull())
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'My Flights' })).toHaveFocus())
})

const paidReturn = (rest: string) => `?payment_intent=pi_9&payment_intent_client_secret=pi_9_secret_9${rest}`
const paidIntent = () =>
  answers(sandboxEndpoints.retrieve, {
    intent: { id: 'pi_9', object: 'payment_intent', status: 'requires_capture', client_secret: 'pi_9_secret_9', payment_method: null, next_action: null },
    error: null,
  })

export const PaidProposal = meta.story({
  args: { search: paidReturn('&proposalId=42') },
  beforeEach: ({ msw }) => msw.use(paidIntent()),
  play: async ({ args }) => {
    await waitFor(() => expect(toasts).toEqual([flightTexts.accepted]), patience)
    await expect(args.onCardForProposal).not.toHaveBeenCalled()
  },
})

export const PaidOther = meta.story({
  args: { search: paidReturn('') },
  beforeEach: ({ msw }) => msw.use(paidIntent()),
  play: async () => {
    await waitFor(() => expect(toasts).toEqual([paymentTexts.succeeded]), patience)
  },
})

export const NoReturn = meta.story({
  args: { search: '?tab=past' },
  beforeEach: ({ msw }) => msw.use(refuses(paymentEndpoints.config, 500, 'must not be asked')),
})

NoReturn.test('shows nothing and asks nobody', async ({ canvas, args }) => {
  await expect(canvas.getByTestId('address')).toHaveTextContent(/^My Flights$/)
  await expect(args.onSearchChange).not.toHaveBeenCalled()
})
