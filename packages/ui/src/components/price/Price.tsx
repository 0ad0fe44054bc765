import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { isShown } from '../../internal/field/useField.ts'
import { englishHours } from '../../internal/hours.ts'
import { formatMoney } from '../../internal/money.ts'
import { formatHourlyRate } from '../aircraft-card/formatHourlyRate.ts'
import * as css from './Price.css.ts'

/** How the sum came about, so that it can be checked by eye. */
export type PriceCalculation =
  | { rateCents?: undefined; hours?: undefined }
  | {
      /** US cents an hour. */
      rateCents: number
      /** Hours flown; fractions are shown as they are. */
      hours: number
    }

export type PriceProps = PriceCalculation &
  Omit<ComponentProps<'div'>, 'children'> & {
    /** The whole price in integer US cents. */
    totalCents: number
    /** The viewer's part in integer US cents. @default undefined, the viewer pays all */
    shareCents?: number | undefined
    /** Words before the share. @default 'Your share' */
    shareLabel?: string | undefined
    /** What else there is to say in small figures: "shared by two", "paid". @default nothing */
    note?: ReactNode
    /** Words for a number of hours. @default "3 hours" */
    hoursText?: ((hours: number) => string) | undefined
    /**
     * Size of the total: `medium` 18 px for cards and lists, `large` 22 px for the sum one is about to pay.
     *
     * @default 'large'
     */
    size?: css.PriceSize | undefined
    /** Where the share stands: beside the total as long as there is room, or always beneath it. @default 'beside' */
    layout?: css.PriceLayout | undefined
    /** `muted` for what is not charged any more: declined, expired, cancelled. @default 'normal' */
    emphasis?: css.PriceEmphasis | undefined
  }

/**
 * Money (specification §1): the total large, the viewer's share beside it, rate × hours in small figures beneath, so
 * that the sum can be checked by eye. Use it wherever a flight has a price; for a rate alone use `formatHourlyRate`.
 */
export const Price = (props: PriceProps) => {
  const {
    totalCents, shareCents, shareLabel = 'Your share', rateCents, hours, note, hoursText = englishHours, size = 'large',
    layout = 'beside', emphasis = 'normal', className, ...rest
  } = props
  const calculation = rateCents === undefined ? undefined : `${formatHourlyRate(rateCents / 100)} × ${hoursText(hours)}`
  return (
    <div {...rest} className={cx(css.root, css.emphases[emphasis], className)}>
      <div className={cx(css.line, css.layouts[layout])}>
        <span dir="ltr" className={cx(css.total, css.sizes[size])}>
          {formatMoney(totalCents)}
        </span>
        {shareCents !== undefined && (
          <span className={css.share}>
            {shareLabel} <bdi>{formatMoney(shareCents)}</bdi>
          </span>
        )}
      </div>
      {(calculation !== undefined || isShown(note)) && (
        <div className={css.small}>
          {calculation !== undefined && <bdi>{calculation}</bdi>}
          {calculation !== undefined && isShown(note) && ', '}
          {isShown(note) && <bdi>{note}</bdi>}
        </div>
      )}
    </div>
  )
}
