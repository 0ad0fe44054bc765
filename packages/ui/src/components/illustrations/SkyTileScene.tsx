import { useId, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { planePath } from './plane.ts'
import { lineOf, of, stopOf } from './paints.ts'
import { panel } from './Scenes.css.ts'

export type SkyTileSceneProps = Omit<ComponentProps<'svg'>, 'children' | 'aria-hidden'>

/** The wide scene behind a tile that leads on ("Find a Co-Pilot"). Decorative; fills its positioned parent. */
export const SkyTileScene = ({ className, ...rest }: SkyTileSceneProps) => {
  const id = useId()
  return (
    <svg
      {...rest}
      viewBox="0 0 760 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx(panel, className)}
    >
      <linearGradient id={id} x2="1" y2="1">
        <stop {...stopOf.panelTop} />
        <stop offset=".62" {...stopOf.panelMid} />
        <stop offset="1" {...stopOf.panelLow} />
      </linearGradient>
      <path d="M0 0h760v240H0Z" fill={`url(#${id})`} />
      <path
        d="M360 214C430 190 470 200 520 186C580 168 610 176 660 160C700 148 736 152 760 146V240H330Z"
        {...of.panelHill1}
        opacity={0.75}
      />
      <path d="M420 232C500 206 560 222 630 202C690 186 730 192 760 186V240H400Z" {...of.panelHill2} opacity={0.8} />
      <path
        d="M430 178C500 70 612 44 706 92"
        {...lineOf.panelText}
        strokeWidth={1.6}
        strokeDasharray="1 8"
        opacity={0.9}
      />
      <circle cx="430" cy="178" r="4" {...of.panelText} />
      <circle cx="706" cy="92" r="4" {...of.panelText} />
      <circle cx="706" cy="92" r="10" {...lineOf.panelText} opacity={0.5} />
      <path d={planePath} transform="translate(574 76) rotate(-14) scale(1.2)" {...of.panelText} />
      <path d={planePath} transform="translate(542 106) rotate(-14) scale(.9)" {...of.panelText} />
    </svg>
  )
}
