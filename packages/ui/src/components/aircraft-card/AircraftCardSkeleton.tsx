import type { ComponentProps } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import * as css from './AircraftCard.css.ts'
import { cx } from '../../internal/cx.ts'

/** The shape of a card that is on its way. Silent: the list says what loads. */
export const AircraftCardSkeleton = ({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) => (
  <div {...rest} className={cx(css.card, className)} aria-hidden="true">
    <Skeleton shape="block" height="auto" className={css.bonePicture} />
    <div className={cx(css.body, css.boneBody)}>
      <Skeleton width="62%" height="1.125rem" />
      <Skeleton width="44%" />
      <Skeleton width="76%" height="0.75rem" />
    </div>
    <div className={css.foot}>
      <div className={css.price}>
        <Skeleton width="4.5rem" height="1.25rem" />
      </div>
      <Skeleton shape="block" width="8.25rem" height="2.5rem" />
    </div>
  </div>
)
