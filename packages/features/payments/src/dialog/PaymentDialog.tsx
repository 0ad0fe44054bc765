import { paymentTexts } from '@pilotpair/contract'
import { useAppDispatch } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { CardPaymentPanel } from '@pilotpair/ui/card-payment-panel'
import { Dialog } from '@pilotpair/ui/dialog'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Price } from '@pilotpair/ui/price'
import { Stack } from '@pilotpair/ui/stack'
import { Text } from '@pilotpair/ui/text'
import { useRef, useState } from 'react'
import type { PaymentAbout } from '../about.ts'
import { paymentApi } from '../api.ts'
import { CardForm } from '../form/CardForm.tsx'
import { chargeNote } from '../form/notes.ts'
import { returnUrl } from '../form/return-url.ts'
import { startFailureText } from '../provider/load-provider.ts'
import { useProvider } from '../provider/use-provider.ts'
import type { PayerAnswer } from '../settlement.ts'
import { BankStep } from './BankStep.tsx'
import type { DialogStep } from './step.ts'

/** Props of {@link PaymentDialog}. */
export interface PaymentDialogProps {
  readonly step: DialogStep
  readonly onAnswer: (answer: PayerAnswer) => void
}

interface FailedProps {
  readonly text: string
  /** How long to wait, where that helps. @default nothing */
  readonly wait?: string | undefined
  readonly onRetry: () => void
}

const Failed = ({ text, wait, onRetry }: FailedProps) => (
  <InlineAlert tone="danger" action={<Button onClick={onRetry}>Try again</Button>}>
    {text} {wait} Nothing was charged.
  </InlineAlert>
)

/** The price and its rules, before anybody agrees to it. */
const Sum = ({ about: { totalCents, shareCents, rateCents, hours, rules } }: { readonly about: PaymentAbout }) => (
  <>
    <Price {...{ totalCents, shareCents, rateCents, hours }} size="medium" />
    <Text size={14} color="textMuted" dir="auto">
      {rules}
    </Text>
  </>
)

const Waiting = () => (
  <CardPaymentPanel phase="loading" onPay={() => undefined}>
    {null}
  </CardPaymentPanel>
)

/** Another card in place of the one that the bank refused. The next step of the payment knows nothing of it. */
const useOtherCard = (refusedSecret: string) => {
  const dispatch = useAppDispatch()
  const [other, setOther] = useState<{ readonly insteadOf: string; readonly clientSecret: string }>()
  const start = async (): Promise<string | undefined> => {
    const { data, error } = await dispatch(paymentApi.endpoints.startSetup.initiate(undefined, { track: false }))
    if (data === undefined) return startFailureText(error)
    setOther({ insteadOf: refusedSecret, clientSecret: data })
    return undefined
  }
  return { clientSecret: other?.insteadOf === refusedSecret ? other.clientSecret : undefined, start }
}

/**
 * Asks the payer for a card, or for the bank's confirmation, over whatever page they are on (spec §2.5). While the
 * provider is at work the dialog keeps out of the top layer, so that the provider's own window can be used, and nothing
 * closes it.
 */
export const PaymentDialog = ({ step, onAnswer }: PaymentDialogProps) => {
  const { state, retry } = useProvider()
  const [isBusy, setBusy] = useState(false)
  const [isUnusable, setUnusable] = useState(false)
  const other = useOtherCard(step.clientSecret)
  const cardSecret = step.kind === 'card' ? step.clientSecret : other.clientSecret
  const isLocked = isBusy || step.stage !== 'asking'
  const refused = useRef('')
  const giveUp = (): void => onAnswer({ kind: 'given-up', ...(refused.current === step.clientSecret && { isRefused: true }) })
  const again = (): void => {
    setUnusable(false)
    retry()
  }
  return (
    <Dialog
      isOpen
      title={cardSecret === undefined ? paymentTexts.confirmHeading : paymentTexts.addHeading}
      modality={isLocked ? 'page' : 'top-layer'}
      isBusy={isLocked}
      closesOnBackdrop={false}
      onClose={giveUp}
      description={step.about?.text}
    >
      <Stack gap={16}>
        {step.about !== undefined && <Sum about={step.about} />}
        {isUnusable && <Failed text={paymentTexts.initFailed} onRetry={again} />}
        {!isUnusable && state.kind === 'failed' && <Failed text={state.text} wait={state.wait} onRetry={retry} />}
        {!isUnusable && state.kind === 'loading' && <Waiting />}
        {!isUnusable && state.kind === 'ready' && cardSecret !== undefined && (
          <CardForm
            key={cardSecret}
            provider={state.provider}
            clientSecret={cardSecret}
            returnUrl={returnUrl(step.proposalId)}
            note={chargeNote}
            onBusyChange={setBusy}
            onSaved={(idCard) => onAnswer({ kind: 'saved', idCard })}
            onUnusable={() => setUnusable(true)}
          />
        )}
        {state.kind === 'ready' && cardSecret === undefined && (
          <BankStep
            key={step.clientSecret}
            provider={state.provider}
            step={step}
            onBusyChange={setBusy}
            onConfirmed={() => onAnswer({ kind: 'confirmed' })}
            onRefused={() => {
              refused.current = step.clientSecret
            }}
            onGiveUp={giveUp}
            onVoid={() => onAnswer({ kind: 'void' })}
            onOtherCard={other.start}
          />
        )}
      </Stack>
    </Dialog>
  )
}
