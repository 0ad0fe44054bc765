import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { planePath } from './plane.ts'
import { lineOf, of, ringOf, stopOf } from './paints.ts'
import { empty } from './Scenes.css.ts'

/** Drawings for empty, failed and closed screens. */
export const emptyDrawings = [
  'route', 'pair', 'runway', 'clouds', 'hangar', 'messages', 'card', 'logbook', 'board',
] as const
export type EmptyDrawingName = (typeof emptyDrawings)[number]

export interface EmptyDrawingProps extends Omit<ComponentProps<'svg'>, 'name' | 'children' | 'aria-hidden'> {
  /**
   * `route` one aircraft on its way (nothing here yet) · `pair` two aircraft (requests) · `runway` take-off (a first
   * step) · `clouds` off the route (an error, a wrong address) · `hangar` closed doors (no permission, no hours) ·
   * `messages` speech bubbles · `card` a payment card · `logbook` an empty page (no flights) · `board` pinned notes
   * (community, users).
   */
  name: EmptyDrawingName
}

const plane = (transform: string, paint = of.brand) => <path d={planePath} transform={transform} {...paint} />

const route = (path: string, from: [number, number], to: [number, number]) => (
  <>
    <path d={path} {...lineOf.brand} strokeWidth={1.75} strokeDasharray="1 7" />
    <circle cx={from[0]} cy={from[1]} r={4} {...of.brand} />
    <circle cx={to[0]} cy={to[1]} r={4} {...ringOf.brand} strokeWidth={1.75} />
  </>
)

/** Ground that the frame clips, and what flies free over the frame. */
const parts: Record<EmptyDrawingName, { ground?: ReactNode; air: ReactNode }> = {
  route: {
    air: (
      <>
        {route('M44 112C84 40 196 40 236 112', [44, 112], [236, 112])}
        {plane('translate(140 58) scale(1.1)')}
      </>
    ),
  },
  pair: {
    air: (
      <>
        {route('M44 112C84 40 196 40 236 112', [44, 112], [236, 112])}
        {plane('translate(140 58) scale(1.1)')}
        {plane('translate(112 76) scale(.78)', of.hillNear)}
      </>
    ),
  },
  runway: {
    ground: (
      <>
        <path d="M112 160L132 122H148L168 160Z" {...of.runway} opacity={0.8} />
        <path d="M140 126V160" {...lineOf.groundLine} strokeWidth={2.4} strokeDasharray="5 5" />
      </>
    ),
    air: (
      <>
        {route('M52 124C82 60 168 26 232 54', [52, 124], [232, 54])}
        {plane('translate(150 57) rotate(-22)')}
      </>
    ),
  },
  clouds: {
    air: (
      <>
        <path d="M56 70h120M96 86h128M48 102h92M160 102h56" {...lineOf.hillMid} strokeWidth={5} />
        {route('M44 128C84 52 150 40 178 56', [44, 128], [236, 128])}
        {plane('translate(196 72) rotate(50)')}
      </>
    ),
  },
  hangar: {
    ground: (
      <>
        <path d="M64 132V84C64 60 98 42 140 42S216 60 216 84V132Z" {...of.hangar} />
        <path d="M80 132V92C80 74 106 62 140 62S200 74 200 92V132Z" {...of.gate} opacity={0.9} />
        <path d="M20 132h240v30H20Z" {...of.ground} />
      </>
    ),
    air: route('M40 144H240', [40, 144], [240, 144]),
  },
  messages: {
    air: (
      <>
        <g {...ringOf.brand} strokeWidth={1.75} strokeLinejoin="round">
          <path d="M64 44h84a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10H92l-16 14V90H64a10 10 0 0 1-10-10V54a10 10 0 0 1 10-10Z" />
          <path d="M150 74h66a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-10v12l-14-12h-42a10 10 0 0 1-10-10V84a10 10 0 0 1 10-10Z" />
        </g>
        <path d="M72 60h62M72 74h40" {...lineOf.hillMid} strokeWidth={3} />
        {plane('translate(183 95) rotate(-20) scale(.72)')}
      </>
    ),
  },
  card: {
    air: (
      <>
        <path d="M44 122C84 50 196 34 236 96" {...lineOf.brand} strokeWidth={1.75} strokeDasharray="1 7" />
        <g transform="rotate(-8 140 88)">
          <rect x="86" y="54" width="108" height="68" rx="10" {...ringOf.brand} strokeWidth={1.75} />
          <path d="M86.900 70h106.200v12H86.900Z" {...of.brand} />
          <path d="M100 98h34M100 108h20" {...lineOf.hillMid} strokeWidth={3.5} />
          <circle cx="172" cy="103" r="6" {...ringOf.brand} strokeWidth={1.75} />
        </g>
        {plane('translate(214 62) rotate(38) scale(.72)')}
      </>
    ),
  },
  logbook: {
    air: (
      <>
        <g {...ringOf.brand} strokeWidth={1.75} strokeLinejoin="round">
          <path d="M140 58C124 48 100 46 78 50V122C100 118 124 120 140 130Z" />
          <path d="M140 58C156 48 180 46 202 50V122C180 118 156 120 140 130Z" />
        </g>
        <path d="M90 66c14-2 26-1 38 3M90 82c14-2 26-1 38 3M90 98c10-1.400 20-1.200 28 1" {...lineOf.hillMid} strokeWidth={3} />
        <path d="M154 104C160 86 172 78 190 74" {...lineOf.brand} strokeWidth={1.75} strokeDasharray="1 6" />
        {plane('translate(186 72) rotate(-24) scale(.62)')}
      </>
    ),
  },
  board: {
    air: (
      <>
        <g {...ringOf.brand} strokeWidth={1.75} strokeLinejoin="round">
          <rect x="66" y="48" width="66" height="76" rx="8" transform="rotate(-5 99 86)" />
          <rect x="148" y="42" width="66" height="58" rx="8" transform="rotate(4 181 71)" />
        </g>
        <path d="M78 94l38-3.300M79 106l24-2.100M162 80l38 2.700" {...lineOf.hillMid} strokeWidth={3} />
        <circle cx="96" cy="52" r="4" {...of.brand} />
        <circle cx="183" cy="46" r="4" {...of.brand} />
        {plane('translate(96 74) rotate(-20) scale(.62)')}
        <path d="M166 66c8-6 20-6 30 0" {...lineOf.brand} strokeWidth={1.75} strokeDasharray="1 6" />
      </>
    ),
  },
}

/** A quiet decorative drawing above the one sentence of an empty screen. Hidden from assistive technology. */
export const EmptyDrawing = ({ name, className, ...rest }: EmptyDrawingProps) => {
  const id = useId()
  const { ground, air } = parts[name]
  return (
    <svg {...rest} viewBox="0 0 280 168" aria-hidden="true" className={cx(empty, className)}>
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop {...stopOf.skyTop} stopOpacity={0.55} />
          <stop offset="1" {...stopOf.skyLow} stopOpacity={0} />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <rect x="20" y="8" width="240" height="152" rx="76" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <path d="M20 8h240v152H20Z" fill={`url(#${id}s)`} />
        <path d="M20 118C60 104 92 112 126 104C170 94 206 112 260 98V160H20Z" {...of.hillFar} opacity={0.7} />
        <path d="M20 132C70 122 120 132 170 124C210 118 240 126 260 122V160H20Z" {...of.hillMid} opacity={0.6} />
        {ground}
      </g>
      {air}
    </svg>
  )
}
