import { paymentTexts } from '@pilotpair/contract'
import { Button } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { PaymentMethodCard, PaymentMethodList } from '@pilotpair/ui/payment-method-card'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import type { CardView } from './card-view.ts'
import * as css from './Payments.css.ts'

/** Makes the list a choice: one card pays. */
export interface PayChoice {
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onPay: (id: string) => void
  readonly isPaying: boolean
}

/** Props of {@link CardList}. */
export interface CardListProps {
  readonly cards: readonly CardView[]
  /** Without it the cards are only listed. */
  readonly choice?: PayChoice | undefined
  readonly onRemove: (card: CardView) => void
  /** The card that is being removed. */
  readonly removing?: string | undefined
  /** The card whose question is on its way. */
  readonly opening?: string | undefined
  /** The clock by which cards expire. */
  readonly now?: Date | undefined
}

const openingTexts = { removing: () => 'Opening…' }

/** The saved cards, newest first. */
export const CardList = ({ cards, choice, onRemove, removing, opening, now }: CardListProps) => (
  <PaymentMethodList aria-label={paymentTexts.heading}>
    {cards.map((card) => {
      const { id, ...view } = card
      const isChosen = choice?.chosen === id
      return (
        <PaymentMethodCard
          key={id}
          {...view}
          now={now}
          {...(choice !== undefined && {
            choice: {
              group: 'card-to-pay',
              value: id,
              isChosen,
              // The card that pays just now stays the one that is set off.
              onChoose: (next: string) => choice.isPaying || choice.onChoose(next),
            },
          })}
          action={
            choice !== undefined && isChosen ? (
              <Button tone="accent" pending={choice.isPaying} pendingLabel={paymentTexts.processing} onClick={() => choice.onPay(id)}>
                Pay with this card
              </Button>
            ) : undefined
          }
          isRemoving={removing === id || opening === id}
          texts={opening === id ? openingTexts : undefined}
          onRemove={choice?.isPaying === true ? undefined : () => onRemove(card)}
        />
      )
    })}
  </PaymentMethodList>
)

/** The list while it loads. */
export const CardListBones = () => (
  <SkeletonGroup label="Loading payment methods">
    <Card>
      <div className={css.bones}>
        {[0, 1].map((row) => (
          <div key={row} className={css.bone}>
            <Skeleton shape="block" width="3rem" height="2rem" />
            <Skeleton width="9rem" />
          </div>
        ))}
      </div>
    </Card>
  </SkeletonGroup>
)
