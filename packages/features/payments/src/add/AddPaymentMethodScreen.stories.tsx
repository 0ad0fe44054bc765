import { paymentEndpoints, paymentTexts, sandboxEndpoints } from '@pilotpair/contract'
import { breaks, failedAnswers, handle, neverAnswers, refuses, saidAt, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { HttpResponse } from 'msw'
import { StrictMode, useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bankRefusal, paymentAnswers, sandboxNumbers, secrets } from '../payment.scenario.ts'
import { AddPaymentMethodScreen, type AddPaymentMethodScreenProps } from './AddPaymentMethodScreen.tsx'
import { hearToasts, toasts } from '../toasts.scenario.ts'

/** Calls of the sandbox, and setup intents, of the story. */
const calls: string[] = []
const counted = handle(paymentEndpoints.setupIntent, () => {
  calls.push('setup')
  return HttpResponse.json({ clientSecret: secrets.setup })
})

const meta = preview.meta({
  title: 'Features/Payments/AddPaymentMethodScreen',
  component: AddPaymentMethodScreen,
  args: { backHref: '#back', onAdded: fn(), onFault: fn() },
  beforeEach: ({ msw }) => {
    calls.length = 0
    msw.use(counted, ...paymentAnswers({ onCall: (call) => calls.push(call) }))
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

type Canvas = ReturnType<typeof within>
const body = within(document.body)
const patience = { timeout: 5000 }
const numberField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Card number' }, patience)
const ready = (canvas: Canvas) => waitFor(() => expect(canvas.getByRole('button', { name: paymentTexts.payNow })).toBeEnabled(), patience)

const enter = async (canvas: Canvas, number: string) => {
  const field = await numberField(canvas)
  await ready(canvas)
  await userEvent.clear(field)
  await userEvent.type(field, number)
  for (const [name, text] of [['Expiry', '1231'], ['CVC', '123']] as const) {
    await userEvent.clear(canvas.getByRole('textbox', { name }))
    await userEvent.type(canvas.getByRole('textbox', { name }), text)
  }
}
const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: paymentTexts.payNow }))
const error = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByText(text).closest('[role="alert"]')).toBeVisible(), patience)

export const Loaded = meta.story({})

Loaded.test('c55: one setup intent a visit, though effects run twice', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: paymentTexts.addHeading })).toBeVisible()
  await numberField(canvas)
  await expect(canvas.getByText(paymentTexts.testMode)).toBeVisible()
  await expect(calls).toEqual(['setup'])
  await expect(canvas.getByRole('link', { name: paymentTexts.heading })).toHaveAttribute('href', '#back')
})

Loaded.test('c11, c55: pressed three times it saves once; the field stays in the document; one toast', async ({ canvas, args }) => {
  await enter(canvas, sandboxNumbers.good)
  const before = await numberField(canvas)
  await userEvent.tripleClick(canvas.getByRole('button', { name: paymentTexts.payNow }))
  await expect(await numberField(canvas)).toBe(before)
  await expect(await canvas.findByText(paymentTexts.succeededRedirecting, {}, patience)).toBeVisible()
  await waitFor(() => expect(toasts).toEqual([paymentTexts.added]), patience)
  await expect(await numberField(canvas)).toBe(before)
  await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce(), patience)
  await expect(calls).toEqual(['setup', 'confirm'])
})

Loaded.test('Enter twice saves once', async ({ canvas, args }) => {
  await enter(canvas, sandboxNumbers.good)
  await userEvent.type(canvas.getByRole('textbox', { name: 'CVC' }), '{Enter}{Enter}')
  await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce(), patience)
  await expect(calls).toEqual(['setup', 'confirm'])
})

Loaded.test('what is missing is said in red under the form, at the field that has the focus, and sends nothing', async ({ canvas }) => {
  const field = await numberField(canvas)
  await ready(canvas)
  await userEvent.type(field, '4242')
  await press(canvas)
  await error(canvas, 'Your card number is incomplete.')
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toBeInvalid()
  await userEvent.clear(field)
  await userEvent.type(field, '4242424242424241')
  await expect(field).toBeValid()
  await press(canvas)
  await error(canvas, 'Your card number is invalid.')
  await userEvent.type(field, '{Backspace}2')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Expiry' }), '8')
  await expect(canvas.getByRole('textbox', { name: 'Expiry' })).toHaveValue('08 / ')
  await press(canvas)
  await error(canvas, "Your card's expiration date is incomplete.")
  await userEvent.type(canvas.getByRole('textbox', { name: 'Expiry' }), '31')
  await press(canvas)
  await error(canvas, "Your card's security code is incomplete.")
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'CVC' })).toHaveFocus())
  await expect(calls).toEqual(['setup'])
})

Loaded.test('a declined card: the provider’s words, nothing typed is lost, another card works without a reload', async ({ canvas, args }) => {
  await enter(canvas, sandboxNumbers.declined)
  await press(canvas)
  await error(canvas, 'Your card was declined.')
  await expect(await numberField(canvas)).toHaveValue('4000 0000 0000 0002')
  await enter(canvas, sandboxNumbers.asks)
  await press(canvas)
  const bank = await body.findByRole('dialog', { name: /Your bank asks/ }, patience)
  await expect(canvas.getByRole('button', { name: paymentTexts.processing })).toBeVisible()
  await userEvent.click(within(bank).getByRole('button', { name: 'Complete' }))
  await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce(), patience)
  await expect(calls).toEqual(['setup', 'confirm', 'confirm', 'challenge'])
})

Loaded.test('the bank says no: its words, and the form is free again', async ({ canvas, args }) => {
  await enter(canvas, sandboxNumbers.asks)
  await press(canvas)
  const bank = await body.findByRole('dialog', { name: /Your bank asks/ }, patience)
  await userEvent.click(within(bank).getByRole('button', { name: 'Fail' }))
  await error(canvas, bankRefusal)
  await ready(canvas)
  await expect(args.onAdded).not.toHaveBeenCalled()
})

Loaded.test('offline: an unexpected error, nothing typed is lost, a repeat saves once', async ({ canvas, args, msw }) => {
  await enter(canvas, sandboxNumbers.good)
  msw.use(breaks(sandboxEndpoints.confirm))
  await press(canvas)
  await error(canvas, paymentTexts.unexpected)
  await expect(await numberField(canvas)).toHaveValue('4242 4242 4242 4242')
  msw.use(...paymentAnswers({ onCall: (call) => calls.push(call) }))
  await press(canvas)
  await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce(), patience)
})

Loaded.test('an answer of the provider that was lost: the repeat finds the card saved', async ({ canvas, args, msw }) => {
  await enter(canvas, sandboxNumbers.good)
  const intent = {
    id: 'seti_1', object: 'setup_intent', status: 'succeeded', client_secret: secrets.setup, payment_method: 'pm_new', next_action: null,
  }
  const problem = { type: 'invalid_request_error', code: 'setup_intent_unexpected_state', decline_code: null, message: 'It has succeeded.' }
  msw.use(handle(sandboxEndpoints.confirm, () => HttpResponse.json({ intent, error: problem })))
  await press(canvas)
  await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce(), patience)
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(neverAnswers(paymentEndpoints.setupIntent)) })

Loading.test('shows the form’s shape and says that it loads', async ({ canvas }) => {
  await expect(canvas.getByText('Loading the payment form')).toBeInTheDocument()
  await expect(canvas.getByRole('button', { name: paymentTexts.payNow })).toBeDisabled()
})

const detail = 'The payment service does not answer.'

export const Refused = meta.story({ beforeEach: ({ msw }) => msw.use(refuses(paymentEndpoints.setupIntent, 502, detail)) })

Refused.test('leads back to the cards, with the service’s word', async ({ args }) => {
  await waitFor(() => expect(args.onFault).toHaveBeenCalledWith(detail), patience)
  await waitFor(() => expect(toasts).toEqual([paymentTexts.initFailed]), patience)
  await expect(args.onFault).toHaveBeenCalledOnce()
})

export const Unreachable = meta.story({ beforeEach: ({ msw }) => msw.use(breaks(paymentEndpoints.config)) })

Unreachable.test('leads back to the cards', async ({ args }) => {
  await waitFor(() => expect(args.onFault).toHaveBeenCalledOnce(), patience)
  await waitFor(() => expect(toasts).toEqual([paymentTexts.connectFailed]), patience)
})

/** The page can be visited again, as from Payment Methods. */
const Visiting = (props: AddPaymentMethodScreenProps) => {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <AddPaymentMethodScreen key={visit} {...props} />
      <button type="button" data-testid="again" hidden onClick={() => setVisit(visit + 1)}>
        Again
      </button>
    </>
  )
}

export const EveryFailure = meta.story({ render: (args) => <Visiting {...args} /> })

EveryFailure.test('c59: whatever comes instead of a setup intent leads back with the fixed text, and the next visit works', async ({ canvas, args, msw }) => {
  await numberField(canvas)
  for (const [kind, answer] of Object.entries(failedAnswers)) {
    toasts.length = 0
    msw.use(handle(paymentEndpoints.setupIntent, answer))
    await userEvent.click(canvas.getByTestId('again'))
    const isRefusal = kind === 'too many attempts'
    await waitFor(() => expect(toasts, kind).toEqual([isRefusal ? paymentTexts.initFailed : paymentTexts.connectFailed]), patience)
    if (isRefusal) await expect(args.onFault, kind).toHaveBeenLastCalledWith(saidAt(kind, ''))
    await expect(canvas.getByRole('button', { name: paymentTexts.payNow }), kind).toBeDisabled()
  }
  await expect(args.onFault).toHaveBeenCalledTimes(Object.keys(failedAnswers).length)
  msw.use(counted)
  await userEvent.click(canvas.getByTestId('again'))
  await numberField(canvas)
})

EveryFailure.test('c59: silence is given up, and leads back', async ({ canvas, args, msw }) => {
  await numberField(canvas)
  msw.use(neverAnswers(paymentEndpoints.setupIntent))
  spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  await userEvent.click(canvas.getByTestId('again'))
  await waitFor(() => expect(toasts).toEqual([paymentTexts.connectFailed]), patience)
  await expect(args.onFault).toHaveBeenCalledOnce()
})

Loaded.test('c59: whatever comes instead of a saved card, the form is free again, nothing typed is lost, and a repeat saves', async ({ canvas, args, msw }) => {
  await enter(canvas, sandboxNumbers.good)
  for (const [kind, answer] of Object.entries(failedAnswers)) {
    const asked = fn(answer)
    msw.use(handle(sandboxEndpoints.confirm, asked))
    await press(canvas)
    await waitFor(() => expect(asked, kind).toHaveBeenCalledOnce(), patience)
    await ready(canvas)
    await error(canvas, paymentTexts.unexpected)
    await expect(await numberField(canvas), kind).toHaveValue('4242 4242 4242 4242')
    await expect(args.onAdded, kind).not.toHaveBeenCalled()
  }
  msw.use(...paymentAnswers({ onCall: (call) => calls.push(call) }))
  await press(canvas)
  await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce(), patience)
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

Phone.test('fits', async ({ canvas }) => {
  await numberField(canvas)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})
