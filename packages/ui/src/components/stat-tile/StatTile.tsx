import type { ComponentProps, ReactNode } from 'react'
import { BareLink } from '../../internal/BareLink.tsx'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { DataAttributes } from '../../internal/props.ts'
import type { Tone } from '../../theme/tokens.ts'
import { detail as detailClass, head, linked, tile, tints, value as valueClass } from './StatTile.css.ts'

interface StatTileOwnProps extends DataAttributes {
  /** What is counted. */
  label: ReactNode
  /** The figure, or a `Skeleton` while it loads. */
  value: ReactNode
  /** A line beneath, for example "Oldest: 5 hours ago". @default nothing */
  detail?: ReactNode
  /** Drawing at the end of the name's line; decorative. @default none */
  icon?: ReactNode
  /** `accent` when the figure waits for the reader. @default 'neutral' */
  tone?: Tone | undefined
  /** Extra class of the tile. @default none */
  className?: string | undefined
}

export type StatTileProps =
  | (StatTileOwnProps & Omit<ComponentProps<'div'>, 'children'> & { href?: undefined })
  | (StatTileOwnProps &
      Omit<ComponentProps<'a'>, 'children' | 'href'> & {
        /** Where the figure is explained; makes the whole tile a link. */
        href: string
      })

/**
 * One figure and its name. Use it in a `Grid` at the top of a dashboard; facts about one thing belong in a
 * `DescriptionList`.
 */
export const StatTile = (props: StatTileProps) => {
  const { label, value, detail, icon, tone = 'neutral', className, ...rest } = props
  const content = (
    <>
      <span className={head}>
        <span>{label}</span>
        {icon !== undefined && <IconSlot>{icon}</IconSlot>}
      </span>
      <span>
        <span className={valueClass}>{value}</span>
        {detail !== undefined && <span className={detailClass}>{detail}</span>}
      </span>
    </>
  )
  return rest.href === undefined ? (
    <div {...rest} className={cx(tile, tints[tone], className)}>
      {content}
    </div>
  ) : (
    <BareLink {...rest} className={cx(tile, linked, tints[tone], className)}>
      {content}
    </BareLink>
  )
}
