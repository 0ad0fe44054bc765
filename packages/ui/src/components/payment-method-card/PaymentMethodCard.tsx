import { CircleAlert, Clock, CreditCard, Trash2 } from 'lucide-react'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { useMoment } from '../../internal/useMoment.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { brandName, expiryState, formatExpiry, type ExpiryState } from './expiry.ts'
import * as css from './PaymentMethodCard.css.ts'

/** Every word of a `PaymentMethodCard`. */
export interface PaymentMethodTexts {
  /** Beneath the number, around "08 / 2029". */
  expiry: Record<ExpiryState, (date: string) => string>
  /** How a card is called where it is not seen: "Visa ending in 4242". */
  name: (brand: string, last4: string) => string
  /** Name of the button that removes it. */
  remove: (card: string) => string
  removing: (card: string) => string
}

/** The English words, as in the mocks. */
export const paymentMethodTexts: PaymentMethodTexts = {
  expiry: {
    valid: (date) => `Expires ${date}`,
    expiring: (date) => `Expires soon, ${date}`,
    expired: (date) => `Expired ${date}`,
  },
  name: (brand, last4) => `${brand} ending in ${last4}`,
  remove: (card) => `Remove ${card}`,
  removing: (card) => `Removing ${card}…`,
}

/** Makes the card one of several to choose from. */
export interface PaymentMethodChoice {
  /** The same for all cards of one choice. */
  group: string
  value: string
  isChosen: boolean
  onChoose: (value: string) => void
}

export interface PaymentMethodCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The provider's word for it: "visa". */
  brand: string
  /** The last four figures. */
  last4: string
  /** 1 to 12. */
  expMonth: number
  /** Four digits. */
  expYear: number
  /** The current instant, by which a card expires. @default the clock of `UiProvider` */
  now?: Date | undefined
  /** Turns the card into a radio button. An expired one cannot be chosen. @default undefined */
  choice?: PaymentMethodChoice | undefined
  /** Set off as the one that will be used. @default whether it is chosen */
  isCurrent?: boolean | undefined
  /** A button beside it: "Pay with this card". @default nothing */
  action?: ReactNode
  /** Removes the card; without it there is no button. @default undefined */
  onRemove?: (() => void) | undefined
  /** The removal runs. @default false */
  isRemoving?: boolean | undefined
  /** What went wrong with it, as the server says it; announced at once. @default undefined, not shown */
  error?: string | undefined
  /** Words to replace. @default `paymentMethodTexts` */
  texts?: Partial<PaymentMethodTexts> | undefined
}

/** Short marks of our own; the brands' own drawings are not ours to ship. */
const marks: Readonly<Record<string, string>> = { Visa: 'VISA', 'American Express': 'AMEX', JCB: 'JCB' }

const BrandMark = ({ name }: { name: string }) => (
  <span className={css.mark} aria-hidden="true">
    {(Object.hasOwn(marks, name) ? marks[name] : undefined) ?? (
      <IconSlot>
        <CreditCard />
      </IconSlot>
    )}
  </span>
)

const expiryIcons: Record<ExpiryState, ReactNode> = { valid: undefined, expiring: <Clock />, expired: <CircleAlert /> }

/** Visible to the eye as dots, to the ear as "ending in". */
const CardWords = ({ name, last4, state, line }: { name: string; last4: string; state: ExpiryState; line: string }) => (
  <span className={css.words}>
    <span className={css.name} style={{ display: 'block' }}>
      <bdi>{name}</bdi>{' '}
      <span className={css.number} dir="ltr">
        <span aria-hidden="true">•••• </span>
        {last4}
      </span>
    </span>
    <span className={cx(css.expiry, css.expiryTones[state])}>
      {expiryIcons[state] !== undefined && <IconSlot size="tiny">{expiryIcons[state]}</IconSlot>}
      <bdi>{line}</bdi>
    </span>
  </span>
)

/**
 * A saved payment card (specification §2.15): brand, last four figures, when it expires. Use it in a
 * `PaymentMethodList`; give it a `choice` where one card is picked to pay with, and a full sentence in a dialog before
 * `onRemove` really removes.
 */
export const PaymentMethodCard = (props: PaymentMethodCardProps) => {
  const {
    brand, last4, expMonth, expYear, now, choice, isCurrent = choice?.isChosen ?? false, action, onRemove,
    isRemoving = false, error, texts: given, className, ...rest
  } = props
  const texts = { ...paymentMethodTexts, ...given }
  const state = expiryState(expMonth, expYear, useMoment(now))
  const name = brandName(brand)
  const spoken = texts.name(name, last4)
  const words = (
    <>
      <BrandMark name={name} />
      <CardWords name={name} last4={last4} state={state} line={texts.expiry[state](formatExpiry(expMonth, expYear))} />
    </>
  )
  return (
    <div {...rest} className={cx(css.card, isCurrent && css.chosen, className)}>
      {choice === undefined ? (
        <div className={css.choice}>{words}</div>
      ) : (
        <label className={cx(css.choice, state !== 'expired' && css.pickable)}>
          <input
            type="radio"
            className={css.radio}
            name={choice.group}
            value={choice.value}
            checked={choice.isChosen}
            disabled={state === 'expired'}
            onChange={() => choice.onChoose(choice.value)}
          />
          {words}
        </label>
      )}
      {action !== undefined && <div className={css.actions}>{action}</div>}
      {onRemove !== undefined && (
        <IconButton
          icon={isRemoving ? <Spinner decorative size="small" /> : <Trash2 />}
          label={isRemoving ? texts.removing(spoken) : texts.remove(spoken)}
          className={css.remove}
          aria-disabled={isRemoving}
          onClick={isRemoving ? undefined : onRemove}
        />
      )}
      {error !== undefined && error !== '' && (
        <p role="alert" dir="auto" className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}

export interface PaymentMethodListProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** What the list holds, for assistive technology: "Payment methods". */
  'aria-label': string
  /** `PaymentMethodCard`s. */
  children: ReactNode
}

/** Saved cards under each other. */
export const PaymentMethodList = ({ children, className, ...rest }: PaymentMethodListProps) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away
  <ul role="list" {...rest} className={cx(css.list, className)}>
    {/* Without what is left out by a condition; as they are, they would be items without a card. */}
    {Children.map(Children.toArray(children), (child) => (
      <li>{child}</li>
    ))}
  </ul>
)
