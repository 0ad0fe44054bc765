import { paymentTexts, sandboxEndpoints } from '@pilotpair/contract'
import { handle, withStore } from '@pilotpair/feature-core/testing'
import { Button } from '@pilotpair/ui/button'
import { PageLayout } from '@pilotpair/ui/page'
import { StrictMode, useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { paymentAnswers, sandboxNumbers, secrets } from '../payment.scenario.ts'
import { useProvider } from '../provider/use-provider.ts'
import { CardForm } from './CardForm.tsx'
import { chargeNote } from './notes.ts'

const otherSecret = 'seti_2_secret_2'

interface SceneProps {
  readonly onSaved: (idCard: string | undefined) => void
}

/** A page around the form that has a state of its own, can begin another intent, and can be left. */
const Scene = ({ onSaved }: SceneProps) => {
  const { state } = useProvider()
  const [isSubmitting, setSubmitting] = useState(false)
  const [clientSecret, setClientSecret] = useState<string>(secrets.setup)
  const [isHere, setHere] = useState(true)
  return (
    <>
      <h1>A card</h1>
      <p>{isSubmitting ? 'The page submits' : 'The page rests'}</p>
      {isHere && state.kind === 'ready' && (
        <CardForm
          provider={state.provider}
          clientSecret={clientSecret}
          returnUrl={location.href}
          note={chargeNote}
          onSaved={onSaved}
          onUnusable={() => undefined}
        />
      )}
      <Button onClick={() => setSubmitting(!isSubmitting)}>Toggle</Button>
      <Button onClick={() => setClientSecret(otherSecret)}>Begin anew</Button>
      <Button onClick={() => setHere(false)}>Leave</Button>
    </>
  )
}

/** The secrets that cards were saved with. */
const confirmed: unknown[] = []
/** What the provider's answer waits for. */
let held = Promise.withResolvers<void>()
const complaints: unknown[] = []

const meta = preview.meta({
  title: 'Features/Payments/CardForm',
  component: Scene,
  args: { onSaved: fn() },
  beforeEach: ({ msw }) => {
    confirmed.length = 0
    complaints.length = 0
    held = Promise.withResolvers()
    // React and the provider tell what is set too late, or on an element that has gone, by the console.
    spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words))
    msw.use(
      handle(sandboxEndpoints.confirm, async ({ request }) => {
        confirmed.push(await request.clone().json())
        await held.promise
        return undefined
      }),
      ...paymentAnswers(),
    )
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
const patience = { timeout: 10_000 }
const numberField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Card number' })
const isReady = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('button', { name: paymentTexts.payNow })).toBeEnabled(), patience)
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }))
const toggleTwice = async (canvas: Canvas) => {
  await press(canvas, 'Toggle')
  await expect(canvas.getByText('The page submits')).toBeVisible()
  await press(canvas, 'Toggle')
  await expect(canvas.getByText('The page rests')).toBeVisible()
}
const enter = async (canvas: Canvas) => {
  await canvas.findByRole('textbox', { name: 'Card number' }, patience)
  await isReady(canvas)
  await userEvent.type(numberField(canvas), sandboxNumbers.good)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Expiry' }), '1231')
  await userEvent.type(canvas.getByRole('textbox', { name: 'CVC' }), '123')
}

export const AnotherSecret = meta.story({
  name: 'c55: the page may draw as often as it likes; another client secret begins with another field',
  play: async ({ canvas, args }) => {
    held.resolve()
    await enter(canvas)
    const field = numberField(canvas)
    await toggleTwice(canvas)
    await expect(numberField(canvas)).toBe(field)
    await expect(field).toHaveValue('4242 4242 4242 4242')

    await press(canvas, 'Begin anew')
    await waitFor(() => expect(field).not.toBeInTheDocument(), patience)
    await enter(canvas)
    await expect(canvas.getAllByRole('textbox', { name: 'Card number' })).toHaveLength(1)
    await press(canvas, paymentTexts.payNow)
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce(), patience)
    await expect(confirmed).toEqual([expect.objectContaining({ client_secret: otherSecret })])
    await expect(complaints).toEqual([])
  },
})

export const Leaving = meta.story({
  name: 'c55: the page draws twice while a card is saved, and is left: one call, the card is told of, nothing is set any more',
  play: async ({ canvas, args }) => {
    await enter(canvas)
    const field = numberField(canvas)
    await press(canvas, paymentTexts.payNow)
    await waitFor(() => expect(confirmed).toHaveLength(1), patience)
    await toggleTwice(canvas)
    await expect(canvas.getByRole('button', { name: paymentTexts.processing })).toBeVisible()
    await expect(numberField(canvas)).toBe(field)

    await press(canvas, 'Leave')
    await waitFor(() => expect(field).not.toBeInTheDocument(), patience)
    await expect(args.onSaved).not.toHaveBeenCalled()
    held.resolve()
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce(), patience)
    await expect(confirmed).toEqual([expect.objectContaining({ client_secret: secrets.setup })])
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(complaints).toEqual([])
  },
})
