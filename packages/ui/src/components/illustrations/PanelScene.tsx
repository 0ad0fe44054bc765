import { useId, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { planePath } from './plane.ts'
import { lineOf, of, stopOf } from './paints.ts'
import { code, panel } from './Scenes.css.ts'

/** Scenes of the illustrated side panel: two aircraft under way, or one that climbs out. */
export const panelScenes = ['together', 'departure'] as const
export type PanelSceneName = (typeof panelScenes)[number]

export interface PanelSceneProps extends Omit<ComponentProps<'svg'>, 'name' | 'children' | 'aria-hidden'> {
  /** Which scene. @default 'together' */
  name?: PanelSceneName | undefined
}

interface Leg {
  path: string
  from: { x: number; y: number; code: string }
  to: { x: number; y: number; code: string }
  planes: readonly string[]
}

const legs: Record<PanelSceneName, Leg> = {
  together: {
    path: 'M118 450C200 270 470 210 634 350',
    from: { x: 118, y: 450, code: 'PAO' },
    to: { x: 634, y: 350, code: 'HAF' },
    planes: ['translate(345 280) rotate(-11.5) scale(1.55)', 'translate(292 318) rotate(-11.5) scale(1.1)'],
  },
  departure: {
    path: 'M136 470C250 446 470 420 628 286',
    from: { x: 136, y: 470, code: 'SQL' },
    to: { x: 628, y: 286, code: 'MRY' },
    planes: ['translate(428 404) rotate(-24) scale(1.6)'],
  },
}

const Airfield = ({ x, y, name }: { x: number; y: number; name: string }) => (
  <>
    <circle cx={x} cy={y} r={5} {...of.panelText} />
    <circle cx={x} cy={y} r={12} {...lineOf.panelText} opacity={0.5} />
    <text x={x} y={y + 36} className={code}>
      {name}
    </text>
  </>
)

/** Evening hills with a route line, for the side panel of the login and registration screens. Decorative. */
export const PanelScene = ({ name = 'together', className, ...rest }: PanelSceneProps) => {
  const id = useId()
  const { path, from, to, planes } = legs[name]
  return (
    <svg
      {...rest}
      viewBox="0 0 760 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx(panel, className)}
    >
      <defs>
        <linearGradient id={`${id}a`} x2="0" y2="1">
          <stop {...stopOf.panelTop} />
          <stop offset=".42" {...stopOf.panelMid} />
          <stop offset=".68" {...stopOf.panelLow} />
        </linearGradient>
        <radialGradient id={`${id}b`}>
          <stop {...stopOf.panelSun} stopOpacity={0.95} />
          <stop offset=".35" {...stopOf.panelSun} stopOpacity={0.45} />
          <stop offset="1" {...stopOf.panelSun} stopOpacity={0} />
        </radialGradient>
        <linearGradient id={`${id}c`} x2="0" y2="1">
          <stop {...stopOf.panelFog} stopOpacity={0} />
          <stop offset="1" {...stopOf.panelFog} />
        </linearGradient>
      </defs>
      <path d="M0 0h760v900H0Z" fill={`url(#${id}a)`} />
      <circle cx="540" cy="560" r="300" fill={`url(#${id}b)`} />
      <circle cx="540" cy="560" r="44" {...of.panelSun} />
      <path
        d="M0 590C46 574 80 548 128 552C176 556 196 590 250 586C300 582 330 540 384 536C436 532 466 572 520 576C580 580 622 540 676 536C712 534 740 548 760 556V900H0Z"
        {...of.panelHill1}
      />
      <path d="M0 540h760v130H0Z" fill={`url(#${id}c)`} />
      <path
        d="M0 652C60 624 108 612 164 620C228 630 262 660 330 650C392 640 428 604 492 606C556 608 592 652 652 648C700 644 736 622 760 612V900H0Z"
        {...of.panelHill2}
      />
      <path d="M0 620h760v116H0Z" fill={`url(#${id}c)`} />
      <path
        d="M0 696C70 690 112 716 182 714C262 712 300 672 372 674C446 676 486 722 562 724C640 726 704 690 760 684V900H0Z"
        {...of.panelHill3}
      />
      <path d="M0 700h760v110H0Z" fill={`url(#${id}c)`} />
      <path
        d="M0 776C90 748 170 752 250 772C330 792 420 776 500 764C590 750 690 770 760 790V900H0Z"
        {...of.panelHill4}
      />
      <path d={path} {...lineOf.panelText} strokeWidth={1.75} strokeDasharray="1 9" opacity={0.95} />
      <Airfield x={from.x} y={from.y} name={from.code} />
      <Airfield x={to.x} y={to.y} name={to.code} />
      {planes.map((transform) => (
        <path key={transform} d={planePath} transform={transform} {...of.panelText} />
      ))}
    </svg>
  )
}
