import { paymentEndpoints, paymentTexts } from '@pilotpair/contract'
import { answers, createGate, failedAnswers, handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PaymentMethodsScreen } from './PaymentMethodsScreen.tsx'
import { cards, methodsScenarios } from './PaymentMethodsScreen.scenario.ts'
import { RemoveCardDialog } from './RemoveCardDialog.tsx'
import { removalCode } from './use-removal.ts'
import { hearToasts, toasts } from '../toasts.scenario.ts'

const now = () => new Date('2026-12-03T12:00:00Z')

const meta = preview.meta({
  title: 'Features/Payments/PaymentMethodsScreen',
  component: PaymentMethodsScreen,
  args: {
    newHref: '#new',
    hrefs: { requests: '#requests', flights: '#flights' },
    onAccepted: fn(),
  },
  beforeEach: hearToasts,
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={now} timeZone="America/Los_Angeles">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
})

const body = within(document.body)
const patience = { timeout: 5000 }

export const Loaded = meta.story({ beforeEach: ({ msw }) => msw.use(...methodsScenarios.loaded()) })

Loaded.test('lists the cards, says which has expired, and offers to add one', async ({ canvas }) => {
  const list = await canvas.findByRole('list', { name: paymentTexts.heading })
  await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  await expect(canvas.getByRole('heading', { level: 1, name: paymentTexts.heading })).toBeVisible()
  await expect(canvas.getByText('Expires 08 / 2029')).toBeVisible()
  await expect(canvas.getByText('Expired 10 / 2026')).toBeVisible()
  await expect(canvas.getByRole('link', { name: paymentTexts.addHeading })).toHaveAttribute('href', '#new')
  await expect(canvas.queryByRole('radio')).toBeNull()
  await expect(canvas.queryByRole('button', { name: 'Pay with this card' })).toBeNull()
})

const removeVisa = { name: 'Remove Visa ending in 4242' }

/** Where the answer itself says what is wrong. */
const removalFailures: Readonly<Record<string, string>> = {
  'too many attempts': 'Too many attempts. Please try again in 30 seconds.',
}

Loaded.test('removes a card after a question, and keeps the focus in the list', async ({ canvas, msw }) => {
  const removed: string[] = []
  msw.use(
    handle(paymentEndpoints.removeMethod, ({ params }) => {
      removed.push(String(params['id']))
      msw.use(answers(paymentEndpoints.methods, { payment_methods: cards.slice(1) }))
      return HttpResponse.json({ detail: 'Payment method removed.' })
    }),
  )
  await userEvent.click(await canvas.findByRole('button', removeVisa))
  const dialog = await body.findByRole('alertdialog', { name: 'Remove this card?' }, patience)
  await expect(within(dialog).getByText(/Visa ending in 4242/)).toBeVisible()
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Remove card' }))
  await expect(await canvas.findByText('Visa ending in 4242 was removed.', {}, patience)).toBeVisible()
  await waitFor(() => expect(canvas.queryByRole('button', removeVisa)).toBeNull())
  await expect(removed).toEqual(['pm_visa'])
  await expect(document.activeElement).toContainElement(canvas.getByRole('list', { name: paymentTexts.heading }))
})

Loaded.test('a question that is on its way: its button says so, the others can be pressed, and the last one meant is asked', async ({ canvas }) => {
  const held = Promise.withResolvers<typeof RemoveCardDialog>()
  const load = spyOn(removalCode, 'load').mockImplementation(() => held.promise)
  await userEvent.click(await canvas.findByRole('button', removeVisa))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Opening…' })).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Mastercard ending in 5454' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Opening…' })).toHaveFocus())
  await expect(canvas.getByRole('button', removeVisa)).toBeEnabled()
  held.resolve(RemoveCardDialog)
  const dialog = await body.findByRole('alertdialog', {}, patience)
  await expect(within(dialog).getByText(/Mastercard ending in 5454/)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Opening…' })).toBeNull()
  load.mockRestore()
})

Loaded.test('a card that pays for a flight stays: the reason stands in the question', async ({ canvas, msw }) => {
  const reason = 'This card pays for a flight that is not over yet.'
  msw.use(refuses(paymentEndpoints.removeMethod, 409, reason))
  const button = await canvas.findByRole('button', removeVisa)
  await userEvent.click(button)
  const dialog = await body.findByRole('alertdialog', {}, patience)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove card' }))
  await expect(await within(dialog).findByText(reason)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep card' }))
  await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', removeVisa)).toHaveFocus())
})

Loaded.test('c59: however the answer to a removal is lost, the card stays, the question says so, and it can be repeated', async ({ canvas, msw }) => {
  await userEvent.click(await canvas.findByRole('button', removeVisa))
  const dialog = await body.findByRole('alertdialog', {}, patience)
  const asked: string[] = []
  for (const [kind, answer] of Object.entries(failedAnswers)) {
    msw.use(
      handle(paymentEndpoints.removeMethod, () => {
        asked.push(kind)
        return answer()
      }),
    )
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Remove card' }))
    await waitFor(() => expect(asked.at(-1)).toBe(kind))
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Remove card' })).toBeEnabled())
    await expect(await within(dialog).findByText(removalFailures[kind] ?? 'The card could not be removed. Please try again.')).toBeVisible()
    await expect(canvas.getByText('Expires 08 / 2029')).toBeInTheDocument()
  }
  await expect(asked).toEqual(Object.keys(failedAnswers))
})

const withoutVisa = { payment_methods: cards.filter(({ id }) => id !== 'pm_visa') }

/** The card is gone by the time the question is answered. */
const expectRemoved = async (canvas: ReturnType<typeof within>) => {
  const dialog = await body.findByRole('alertdialog', {}, patience)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove card' }))
  await expect(await canvas.findByText('Visa ending in 4242 was removed.', {}, patience)).toBeVisible()
  await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(canvas.queryByRole('button', removeVisa)).toBeNull())
  await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('list', { name: paymentTexts.heading })))
}

Loaded.test('a card that is gone is told as removed: the answer was lost', async ({ canvas, msw }) => {
  await userEvent.click(await canvas.findByRole('button', removeVisa))
  msw.use(handle(paymentEndpoints.removeMethod, () => HttpResponse.error()), answers(paymentEndpoints.methods, withoutVisa))
  await expectRemoved(canvas)
})

Loaded.test('a card that is gone is told as removed: another tab was faster', async ({ canvas, msw }) => {
  await userEvent.click(await canvas.findByRole('button', removeVisa))
  msw.use(refuses(paymentEndpoints.removeMethod, 404, 'Card not found'), answers(paymentEndpoints.methods, withoutVisa))
  await expectRemoved(canvas)
})

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...methodsScenarios.empty()) })

Empty.test('says so and leads on', async ({ canvas }) => {
  await expect(await canvas.findByText(paymentTexts.empty)).toBeVisible()
  await expect(canvas.getByRole('link', { name: paymentTexts.addHeading })).toHaveAttribute('href', '#new')
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...methodsScenarios.loading()) })

Loading.test('says what it waits for', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading payment methods')).toBeInTheDocument()
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...methodsScenarios.error()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: paymentTexts.loadFailed })).toBeVisible()
    await waitFor(() => expect(toasts).toEqual([paymentTexts.loadFailed]))
    msw.use(...methodsScenarios.loaded())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('list', { name: paymentTexts.heading })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})

const gate = createGate()

/** One way after another in which the cards do not come. */
export const LostAnswers = meta.story({ beforeEach: ({ msw }) => msw.use(...methodsScenarios.error()) })

LostAnswers.test('c59: however the list is lost, the fixed text and a retry', async ({ canvas, msw }) => {
  await expect(await canvas.findByRole('heading', { name: paymentTexts.loadFailed })).toBeVisible()
  for (const [kind, answer] of Object.entries(failedAnswers)) {
    msw.use(
      handle(paymentEndpoints.methods, async () => {
        await gate.passed()
        return answer()
      }),
    )
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }))
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByRole('heading', { name: paymentTexts.loadFailed }), kind).toBeVisible()
  }
  msw.use(...methodsScenarios.loaded())
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('list', { name: paymentTexts.heading })).toBeVisible()
})

export const VeryFull = meta.story({ beforeEach: ({ msw }) => msw.use(...methodsScenarios.many()) })

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...methodsScenarios.many()),
})

Phone.test('nothing reaches out of the screen', async ({ canvas }) => {
  await canvas.findByRole('list', { name: paymentTexts.heading })
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

/** Led here by a form that could not be shown: the service's word stands at the list. */
export const WithNotice = meta.story({
  args: { notice: 'The payment service does not answer.' },
  beforeEach: ({ msw }) => msw.use(...methodsScenarios.loaded()),
})

WithNotice.test('shows it', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('The payment service does not answer.')
})
