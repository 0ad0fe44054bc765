import { CircleAlert, Lock } from 'lucide-react'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { Button } from '../button/Button.tsx'
import { InlineAlert } from '../inline-alert/InlineAlert.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './CardPaymentPanel.css.ts'

/** How far the payment is. */
export const paymentPhases = ['loading', 'ready', 'processing', 'succeeded'] as const
export type PaymentPhase = (typeof paymentPhases)[number]

/** Every word of a `CardPaymentPanel`. */
export interface CardPaymentTexts {
  pay: string
  processing: string
  loading: string
  succeeded: string
  testMode: string
}

/** The English words, as in the specification (§2.15, §8). */
export const cardPaymentTexts: CardPaymentTexts = {
  pay: 'Pay now',
  processing: 'Processing...',
  loading: 'Loading the payment form',
  succeeded: 'Payment successful! Redirecting...',
  testMode: 'Test mode: do not enter a real card',
}

export interface CardPaymentPanelProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onError'> {
  /** The card provider's element. It is mounted once and stays, whatever the phase. */
  children: ReactNode
  /** How far the payment is. @default 'ready' */
  phase?: PaymentPhase | undefined
  /** The button was pressed, at most once at a time. */
  onPay: () => void
  /** The provider's message, in red beneath the form; announced at once. @default undefined, not shown */
  error?: string | undefined
  /** No real money moves. @default false */
  isTestMode?: boolean | undefined
  /** A quiet line beneath the button: when money moves, who keeps the number. @default nothing */
  note?: ReactNode
  /** Words to replace. @default `cardPaymentTexts` */
  texts?: Partial<CardPaymentTexts> | undefined
}

const Bones = () => (
  <div className={cx(css.layer, css.bones)} aria-hidden="true">
    <Skeleton shape="block" height="2.5rem" className={css.whole} />
    <Skeleton shape="block" height="2.5rem" />
    <Skeleton shape="block" height="2.5rem" />
  </div>
)

/**
 * The frame around a card provider's form (specification §2.15, §4, §8): waiting, ready, processing, failed, done. Pass
 * the provider's element as child; it is never unmounted while the panel stands, so a confirmation under way keeps it.
 * In a dialog use `modality="page"` while `processing`: the provider may open a window of its own.
 */
export const CardPaymentPanel = (props: CardPaymentPanelProps) => {
  const { children, phase = 'ready', onPay, error, isTestMode = false, note, texts: given, className, ...rest } = props
  const texts = { ...cardPaymentTexts, ...given }
  const isFailed = error !== undefined && error !== '' && phase !== 'succeeded'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (phase === 'ready') onPay()
  }
  return (
    <form noValidate {...rest} onSubmit={submit} aria-busy={phase === 'loading'} className={cx(css.panel, className)}>
      {isTestMode && (
        <InlineAlert tone="warning" role="note">
          {texts.testMode}
        </InlineAlert>
      )}
      <div className={css.stage}>
        <div className={cx(css.layer, phase === 'loading' && css.unseen)}>{children}</div>
        {phase === 'loading' && <Bones />}
      </div>
      <div role="alert" className={cx(!isFailed && css.silent)}>
        {isFailed && (
          <p className={css.error}>
            <IconSlot size="small" className={css.icon}>
              <CircleAlert />
            </IconSlot>
            <span dir="auto">{error}</span>
          </p>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form's own result */}
      <div role="status" className={cx(phase !== 'succeeded' && css.silent)}>
        {phase === 'loading' && <VisuallyHidden>{texts.loading}</VisuallyHidden>}
        {phase === 'succeeded' && (
          <InlineAlert tone="success" role="note">
            {texts.succeeded}
          </InlineAlert>
        )}
      </div>
      <Button
        type="submit"
        tone="accent"
        size="large"
        fullWidth
        disabled={phase === 'loading' || phase === 'succeeded'}
        pending={phase === 'processing'}
        pendingLabel={texts.processing}
      >
        {texts.pay}
      </Button>
      {note !== undefined && (
        <p className={css.note}>
          <IconSlot size="small">
            <Lock />
          </IconSlot>
          <span>{note}</span>
        </p>
      )}
    </form>
  )
}
