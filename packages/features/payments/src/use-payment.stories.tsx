import { type PaymentAnswer, paymentEndpoints, paymentTexts, requestTexts, sandboxEndpoints } from '@pilotpair/contract'
import type { ApiFailure } from '@pilotpair/feature-core'
import { breaks, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { expect, fn, isMockFunction, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { bankRefusal, paymentAnswers, sandboxNumbers, secrets } from './payment.scenario.ts'
import { LeavingScene, PaymentScene, type PaymentSceneProps } from './PaymentScene.tsx'

const needsCard: PaymentAnswer = { status: 'requires_payment_method', clientSecret: secrets.setup }
const needsBank: PaymentAnswer = { status: 'requires_action', clientSecret: secrets.payment }
const succeeded: PaymentAnswer = { status: 'succeeded' }

/** Answers one after another, from the first in each test; the last one stays. */
const answersInTurn = (answers: readonly PaymentAnswer[]) => {
  const attempt = fn((_idCard?: string): Promise<PaymentAnswer> => {
    const at = Math.min(attempt.mock.calls.length, answers.length) - 1
    return Promise.resolve(answers[at] ?? succeeded)
  })
  return attempt
}

/** The card that each call of the attempt carried. */
const attemptsOf = ({ attempt }: PaymentSceneProps): (string | undefined)[] =>
  isMockFunction(attempt) ? attempt.mock.calls.map(([idCard]) => (typeof idCard === 'string' ? idCard : undefined)) : []

const calls: string[] = []
/** What some answers wait for, until the test lets them go. */
let held = Promise.withResolvers<void>()

const meta = preview.meta({
  title: 'Features/Payments/usePayment',
  component: PaymentScene,
  args: { attempt: fn(() => Promise.resolve(succeeded)), onOutcome: fn() },
  beforeEach: ({ msw }) => {
    calls.length = 0
    held = Promise.withResolvers()
    msw.use(...paymentAnswers({ onCall: (call) => calls.push(call) }))
  },
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
})

const body = within(document.body)
const patience = { timeout: 5000 }
const book = async () => userEvent.click(body.getByRole('button', { name: 'Book' }))
const cardDialog = () => body.findByRole('dialog', { name: paymentTexts.addHeading }, patience)
const bankDialog = () => body.findByRole('dialog', { name: paymentTexts.confirmHeading }, patience)
const question = () => body.findByRole('dialog', { name: /Your bank asks/ }, patience)
const payNow = () => screen.getByRole('button', { name: paymentTexts.payNow })

const enterCard = async (dialog: HTMLElement, number: string) => {
  const field = await within(dialog).findByRole('textbox', { name: 'Card number' }, patience)
  await waitFor(() => expect(payNow()).toBeEnabled())
  await userEvent.clear(field)
  await userEvent.type(field, number)
  for (const [name, text] of [['Expiry', '1231'], ['CVC', '123']] as const) {
    const other = within(dialog).getByRole('textbox', { name })
    await userEvent.clear(other)
    await userEvent.type(other, text)
  }
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)

export const PaidAtOnce = meta.story({})

PaidAtOnce.test('opens no dialog', async ({ args }) => {
  await book()
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'done', answer: succeeded, wasAsked: false }))
  await expect(screen.queryByRole('dialog')).toBeNull()
  await expect(args.attempt).toHaveBeenCalledOnce()
})

export const NoCard = meta.story({ args: { attempt: answersInTurn([needsCard, succeeded]) } })

NoCard.test('saves a card in the dialog and retries once, with the new card', async ({ args }) => {
  await book()
  const dialog = await cardDialog()
  await expect(await within(dialog).findByText(paymentTexts.testMode, {}, patience)).toBeVisible()
  await enterCard(dialog, sandboxNumbers.good)
  await expect(within(dialog).getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242')
  await userEvent.click(payNow())
  // Each is seen and said.
  await waitFor(() => expect(body.getAllByText(paymentTexts.saved).at(0)).toBeVisible(), patience)
  await waitFor(() => expect(body.getAllByText(paymentTexts.succeededRedirecting).at(0)).toBeVisible(), patience)
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'done', answer: succeeded, wasAsked: true }), patience)
  await expect(attemptsOf(args)).toEqual([undefined, 'pm_new'])
  await gone()
  await waitFor(() => expect(body.getByRole('button', { name: 'Book' })).toHaveFocus())
})

/** The service takes its time with the second attempt. */
export const SlowRetry = meta.story({
  args: {
    attempt: fn(async (idCard?: string): Promise<PaymentAnswer> => {
      if (idCard === undefined) return needsCard
      await held.promise
      return succeeded
    }),
  },
})

SlowRetry.test('says that it retries, as long as it does, and nothing closes the dialog meanwhile', async ({ args }) => {
  await book()
  const dialog = await cardDialog()
  await enterCard(dialog, sandboxNumbers.good)
  await userEvent.click(payNow())
  await waitFor(() => expect(body.getAllByText(requestTexts.retrying).at(0)).toBeVisible(), patience)
  await userEvent.keyboard('{Escape}')
  await expect(dialog).toBeVisible()
  held.resolve()
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'done', answer: succeeded, wasAsked: true }), patience)
  await gone()
  await waitFor(() => expect(body.queryByText(requestTexts.retrying)).toBeNull(), patience)
})

NoCard.test('closing gives up: nothing is retried, and the focus is back', async ({ args }) => {
  await book()
  const dialog = await cardDialog()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'given-up' }))
  await expect(args.attempt).toHaveBeenCalledOnce()
  await gone()
  await waitFor(() => expect(body.getByRole('button', { name: 'Book' })).toHaveFocus())
})

NoCard.test('the provider cannot be reached: says so, and a retry brings the form', async ({ msw }) => {
  msw.use(breaks(paymentEndpoints.config))
  await book()
  const dialog = await cardDialog()
  await expect(await within(dialog).findByText(`${paymentTexts.connectFailed} Nothing was charged.`, {}, patience)).toBeVisible()
  msw.use(...paymentAnswers())
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await expect(await within(dialog).findByRole('textbox', { name: 'Card number' }, patience)).toBeVisible()
})

/** The service says once more what it has just said. */
export const Circle = meta.story({ args: { attempt: answersInTurn([needsCard]) } })

Circle.test('a service that asks for a card again is a failure, not a second dialog', async ({ args }) => {
  await book()
  await enterCard(await cardDialog(), sandboxNumbers.good)
  await userEvent.click(payNow())
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'failed' })), patience)
  await expect(args.attempt).toHaveBeenCalledTimes(2)
  await gone()
})

export const BankAsks = meta.story({ args: { attempt: answersInTurn([needsBank, succeeded]) } })

BankAsks.test('c51: the bank’s window can be used over the dialog, by keyboard, and Escape there closes nothing', async ({ args }) => {
  await book()
  const dialog = await bankDialog()
  const bank = await question()
  await waitFor(() => expect(bank).toHaveFocus())
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  await expect(within(bank).getByRole('button', { name: 'Fail' })).toHaveFocus()
  await userEvent.tab()
  await expect(within(bank).getByRole('button', { name: 'Complete' })).toHaveFocus()
  await userEvent.tab()
  await expect(within(bank).getByRole('button', { name: 'Fail' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect(within(bank).getByRole('button', { name: 'Complete' })).toHaveFocus()
  await expect(dialog).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect(await body.findByText(paymentTexts.succeededRedirecting, {}, patience)).toBeVisible()
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'done', answer: succeeded, wasAsked: true }), patience)
  await expect(attemptsOf(args)).toEqual([undefined, undefined])
  await gone()
  await expect(document.documentElement.style.overflow).toBe('')
})

BankAsks.test('refused: the provider’s words in red, then another card works without a reload', async ({ args }) => {
  await book()
  const dialog = await bankDialog()
  await userEvent.click(within(await question()).getByRole('button', { name: 'Fail' }))
  await waitFor(() => expect(within(dialog).getByText(bankRefusal).closest('[role="alert"]')).toBeVisible(), patience)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use another card' }))
  await enterCard(await cardDialog(), sandboxNumbers.good)
  await userEvent.click(payNow())
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'done', answer: succeeded, wasAsked: true }), patience)
  await expect(attemptsOf(args)).toEqual([undefined, 'pm_new'])
})

export const BankAsksTwice = meta.story({
  args: { attempt: answersInTurn([needsBank, { ...needsBank, clientSecret: 'pi_3_secret_3' }, succeeded]) },
})

BankAsksTwice.test('the bank of the other card asks too: its question comes, and nothing is called paid before', async ({ args }) => {
  await book()
  const dialog = await bankDialog()
  await userEvent.click(within(await question()).getByRole('button', { name: 'Fail' }))
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Use another card' }, patience))
  await enterCard(await cardDialog(), sandboxNumbers.good)
  await userEvent.click(payNow())
  await bankDialog()
  const second = await question()
  await expect(body.queryByText(paymentTexts.succeededRedirecting)).toBeNull()
  await userEvent.click(within(second).getByRole('button', { name: 'Complete' }))
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'done', answer: succeeded, wasAsked: true }), patience)
  await expect(attemptsOf(args)).toEqual([undefined, 'pm_new', 'pm_new'])
  await gone()
})

const later = (answer: PaymentAnswer) =>
  fn(async (): Promise<PaymentAnswer> => {
    await held.promise
    return answer
  })

const leaves = async (onOutcome: PaymentSceneProps['onOutcome'], unasked: 'card' | 'bank') => {
  await book()
  await userEvent.click(body.getByRole('button', { name: 'Leave' }))
  held.resolve()
  await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ kind: 'given-up', unasked }), patience)
  await expect(screen.queryByRole('dialog')).toBeNull()
}

export const LeftBeforeCard = meta.story({
  name: 'Left before the answer that asks for a card: given up at once, and it is told',
  args: { attempt: later(needsCard) },
  render: (args) => <LeavingScene {...args} />,
  play: ({ args }) => leaves(args.onOutcome, 'card'),
})

export const LeftBeforeBank = meta.story({
  name: 'Left before the answer that asks for the bank: given up at once, and it is told',
  args: { attempt: later(needsBank) },
  render: (args) => <LeavingScene {...args} />,
  play: ({ args }) => leaves(args.onOutcome, 'bank'),
})

BankAsks.test('a lost connection while the bank is asked: says so, the same is tried again', async ({ args, msw }) => {
  msw.use(breaks(sandboxEndpoints.retrieve))
  await book()
  const dialog = await bankDialog()
  await expect(await within(dialog).findByText(paymentTexts.unexpected, {}, patience)).toBeVisible()
  msw.use(...paymentAnswers())
  await userEvent.click(payNow())
  await userEvent.click(within(await question()).getByRole('button', { name: 'Complete' }))
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'done' })), patience)
})

const lost: ApiFailure = { kind: 'unreachable' }

export const Fails = meta.story({ args: { attempt: fn(() => Promise.reject(lost)) } })

Fails.test('hands the failure over', async ({ args }) => {
  await book()
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'failed', failure: lost, wasAsked: false }))
  await expect(screen.queryByRole('dialog')).toBeNull()
})

/** `payment_action` of a request, for the inviter (section 2.5). */
export const ConfirmAlone = meta.story({ args: { intent: 'pi_2_secret_2' } })

ConfirmAlone.test('waits for "Pay now", asks the bank, and says that it went through', async ({ args }) => {
  await book()
  const dialog = await bankDialog()
  await waitFor(() => expect(within(dialog).getByRole('button', { name: paymentTexts.payNow })).toBeEnabled(), patience)
  await expect(calls).toEqual([])
  await userEvent.tripleClick(payNow())
  await userEvent.click(within(await question()).getByRole('button', { name: 'Complete' }))
  await expect(await body.findByText(paymentTexts.succeeded, {}, patience)).toBeVisible()
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith({ kind: 'done', answer: succeeded, wasAsked: true }), patience)
  await expect(calls).toEqual(['retrieve', 'retrieve', 'challenge'])
  await gone()
  await book()
  await waitFor(() => expect(args.onOutcome).toHaveBeenCalledTimes(2))
  await expect(screen.queryByRole('dialog')).toBeNull()
})
