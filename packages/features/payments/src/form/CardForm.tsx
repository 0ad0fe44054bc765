import { paymentTexts } from '@pilotpair/contract'
import { useUnsaved } from '@pilotpair/feature-core'
import { CardPaymentPanel, type PaymentPhase } from '@pilotpair/ui/card-payment-panel'
import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js'
import type { StripeElementsOptions } from '@stripe/stripe-js'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { CardProvider } from '../provider/load-provider.ts'
import { saveCard } from '../provider/save-card.ts'

/** Props of {@link CardForm}. */
export interface CardFormProps {
  readonly provider: CardProvider
  /** Of the setup intent. Another one begins anew. */
  readonly clientSecret: string
  /** Where a bank sends the browser back to, absolute. Only used when the bank demands a page of its own. */
  readonly returnUrl: string
  /** When money moves. */
  readonly note: ReactNode
  /** The provider is at work: it may show a window of its own. */
  readonly onBusyChange?: ((isBusy: boolean) => void) | undefined
  /** The card is saved. Called also when the form has gone meanwhile. */
  readonly onSaved: (idCard: string | undefined) => void
  /** The provider's fields cannot be shown. */
  readonly onUnusable: () => void
}

/** The provider draws its fields itself: it is told which of its looks fits ours. */
const looksOfProvider = (): 'night' | 'stripe' =>
  getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'night' : 'stripe'

/** Cards only, no wallets: what is saved here is charged later without the payer. */
const elementOptions = { wallets: { applePay: 'never', googlePay: 'never' } } as const

const Fields = ({ provider, clientSecret, returnUrl, note, onBusyChange, onSaved, onUnusable }: CardFormProps) => {
  const elements = useElements()
  const [phase, setPhase] = useState<PaymentPhase>('loading')
  const [error, setError] = useState<string>()
  const [isTouched, setTouched] = useState(false)
  const isAtWork = useRef(false)
  // Not while it is processed: a bank may demand a page of its own, and nobody is to be asked whether to leave then.
  useUnsaved(isTouched && phase === 'ready')

  const isBusy = phase === 'processing'
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange])

  const save = async (): Promise<void> => {
    // A second press may come before the first one is drawn.
    if (elements === null || isAtWork.current) return
    isAtWork.current = true
    setPhase('processing')
    setError(undefined)
    const answer = await saveCard(provider.stripe, elements, { clientSecret, returnUrl })
    if (answer.kind === 'saved') {
      // It stays locked: the card is there, once.
      setPhase('succeeded')
      onSaved(answer.idCard)
      return
    }
    isAtWork.current = false
    setPhase('ready')
    setError(answer.text)
  }

  return (
    <CardPaymentPanel
      aria-label={paymentTexts.addHeading}
      phase={phase}
      error={error}
      isTestMode={provider.isTestMode}
      note={note}
      onPay={() => void save()}
    >
      <PaymentElement
        options={elementOptions}
        onReady={() => setPhase((now) => (now === 'loading' ? 'ready' : now))}
        onChange={({ empty }) => setTouched(!empty)}
        onLoadError={onUnusable}
      />
    </CardPaymentPanel>
  )
}

/**
 * The provider's form for a new card in our panel (spec §2.15, §4): idle, processing, then the provider's message in red,
 * or success. The element stays mounted, with the same client secret, until the form goes.
 */
export const CardForm = (props: CardFormProps) => {
  const { provider, clientSecret } = props
  const options = useMemo<StripeElementsOptions>(
    () => ({ clientSecret, appearance: { theme: looksOfProvider() } }),
    [clientSecret],
  )
  return (
    <Elements key={clientSecret} stripe={provider.stripe} options={options}>
      <Fields {...props} />
    </Elements>
  )
}
