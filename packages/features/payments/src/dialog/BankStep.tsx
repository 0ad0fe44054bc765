import { CardPaymentPanel, type PaymentPhase } from '@pilotpair/ui/card-payment-panel'
import { Link } from '@pilotpair/ui/link'
import { Text } from '@pilotpair/ui/text'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BankAnswer, confirmWithBank } from '../provider/confirm-with-bank.ts'
import type { CardProvider } from '../provider/load-provider.ts'
import type { DialogStep } from './step.ts'

/** Props of {@link BankStep}. */
export interface BankStepProps {
  readonly provider: CardProvider
  readonly step: DialogStep
  readonly onBusyChange: (isBusy: boolean) => void
  readonly onConfirmed: () => void
  readonly onRefused: () => void
  readonly onGiveUp: () => void
  /** Nothing is left to pay: it was settled elsewhere meanwhile. */
  readonly onVoid: () => void
  /** Begins with another card. @returns the text of what went wrong */
  readonly onOtherCard: () => Promise<string | undefined>
}

type State = { readonly kind: 'idle' } | { readonly kind: 'asking' } | { readonly kind: 'changing' } | BankAnswer

const phaseOf = (state: State, stage: DialogStep['stage']): PaymentPhase => {
  if (stage === 'succeeded') return 'succeeded'
  if (stage === 'working') return 'processing'
  return state.kind === 'refused' || state.kind === 'unknown' || state.kind === 'idle' ? 'ready' : 'processing'
}

/** The button once the bank has refused: the same card does not help any more. */
const wordsAfterRefusal = (canChangeCard: boolean) => ({ pay: canChangeCard ? 'Use another card' : 'Close' })

/** The payment is over with its card: what the payer can do, and where. */
const NewCardAdvice = ({ href }: { readonly href: string | undefined }) => (
  <Text color="textMuted">
    This card cannot pay for the flight.{' '}
    {href === undefined ? 'Add another card' : <Link href={href}>Add another card</Link>}, then ask your co-pilot to
    accept again: your newest card pays.
  </Text>
)

/** The bank's confirmation of a payment: its question, then the truth from the provider. */
export const BankStep = ({ provider, step, onBusyChange, onConfirmed, onRefused, onGiveUp, onVoid, onOtherCard }: BankStepProps) => {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [problem, setProblem] = useState<string>()
  const isAtWork = useRef(false)
  const phase = phaseOf(state, step.stage)
  const isBusy = phase === 'processing'
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange])

  /** One thing at a time, however often it is pressed. */
  const work = async (next: 'asking' | 'changing', act: () => Promise<State>): Promise<void> => {
    if (isAtWork.current) return
    isAtWork.current = true
    setProblem(undefined)
    setState({ kind: next })
    setState(await act())
    isAtWork.current = false
  }
  const giveWay = (): BankAnswer => {
    onVoid()
    return { kind: 'void' }
  }
  const askBank = () =>
    work('asking', async () => {
      const answer = await confirmWithBank(provider.stripe, step.clientSecret)
      if (answer.kind === 'confirmed') {
        onConfirmed()
        return answer
      }
      if (answer.kind === 'void' || !(await step.canStillPay())) return giveWay()
      if (answer.kind === 'refused') onRefused()
      setProblem(answer.text)
      return answer
    })
  const changeCard = () =>
    work('changing', async () => {
      // Between the refusal and this press the flight may have been paid for elsewhere: no card is asked for in vain.
      if (!(await step.canStillPay())) return giveWay()
      const text = await onOtherCard()
      setProblem(text)
      return { kind: 'refused', text: text ?? '' }
    })

  const begin = useEffectEvent(() => void askBank())
  const isAtOnce = step.starts === 'at-once'
  useEffect(() => {
    if (isAtOnce) begin()
  }, [isAtOnce])

  const press = (): void => {
    if (state.kind !== 'refused') void askBank()
    else if (step.canChangeCard) void changeCard()
    else onGiveUp()
  }
  return (
    <CardPaymentPanel
      phase={phase}
      error={problem}
      note="Nothing is charged before your bank agrees."
      onPay={press}
      {...(state.kind === 'refused' && { texts: wordsAfterRefusal(step.canChangeCard) })}
    >
      {state.kind === 'refused' && !step.canChangeCard ? (
        <NewCardAdvice href={step.newCardHref} />
      ) : (
        <Text color="textMuted">Your bank wants you to confirm this payment. Its question opens over this page.</Text>
      )}
    </CardPaymentPanel>
  )
}
