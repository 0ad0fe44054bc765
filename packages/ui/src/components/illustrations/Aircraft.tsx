import { useId, useMemo, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { helicopter, highWing, lowWing, twin, type Airframe, type Ink, type Shape } from './airframes.ts'
import { type Livery, liverySteps, type Sky } from './livery.ts'
import { scene, sun } from './Aircraft.css.ts'
import { art } from './paints.ts'

/** Kinds of aircraft that have a drawing of their own (specification §3). */
export const aircraftTypes = ['single_engine', 'multi_engine', 'helicopter'] as const
export type AircraftType = (typeof aircraftTypes)[number]

/** Where a single engine aircraft carries its wing: people who fly them notice. */
export const wings = ['high', 'low'] as const
export type Wing = (typeof wings)[number]

export interface AircraftDrawingProps
  extends Omit<ComponentProps<'svg'>, 'type' | 'children' | 'role' | 'aria-label' | 'aria-hidden'> {
  /** Which silhouette to draw. */
  type: AircraftType
  /** Which single engine to draw. @default 'low' */
  wing?: Wing | undefined
  /**
   * Any text that names this aircraft, for example its registration: the same text always gives the same paint
   * and the same sky, different texts give a lively grid.
   * @default its `type`
   */
  seed?: string | undefined
  /** Accessible name. Without it the drawing is decorative. @default undefined, decorative */
  label?: string | undefined
}

interface Backdrop {
  clouds: string
  far: string
  mid: string
}

const backdrops: Record<Sky, Backdrop> = {
  1: {
    clouds: 'M24 66C80 57 150 57 204 64C150 72 84 73 24 66ZM92 84C130 78 176 78 214 83C176 89 132 89 92 84Z',
    far: 'M0 208C40 196 84 186 128 192C176 198 206 178 262 176C318 174 352 196 402 190C438 186 462 180 480 178V260H0Z',
    mid: 'M0 224C52 212 92 216 140 210C196 204 240 218 300 210C356 204 410 214 480 206V260H0Z',
  },
  2: {
    clouds: 'M270 58C330 48 410 49 466 57C410 66 334 67 270 58ZM330 78C362 73 398 73 428 77C398 83 364 83 330 78Z',
    far: 'M0 184C30 180 64 190 110 196C160 200 190 186 244 190C300 194 330 206 380 200C424 196 450 204 480 204V260H0Z',
    mid: 'M0 214C60 206 104 222 160 218C220 214 262 222 330 218C392 214 436 220 480 214V260H0Z',
  },
  3: {
    clouds: 'M300 74C352 66 416 66 462 72C416 80 356 81 300 74ZM30 52C70 46 118 46 152 51C118 57 74 57 30 52Z',
    far: 'M0 200C60 190 90 168 140 172C184 176 204 196 262 196C330 196 360 164 410 160C440 158 462 168 480 174V260H0Z',
    mid: 'M0 222C70 210 120 220 190 214C260 208 320 222 480 212V260H0Z',
  },
  4: {
    clouds: 'M40 48C96 40 160 40 206 46C160 54 100 55 40 48ZM300 70C344 63 400 63 440 69C400 76 348 76 300 70Z',
    far: 'M0 216C60 212 96 202 132 204C170 206 188 214 236 216H300C340 212 380 200 418 198C444 197 462 202 480 206V260H0Z',
    mid: 'M0 222C80 216 160 224 240 220C330 215 400 224 480 218V260H0Z',
  },
}

/** Small, stable spread of texts over numbers; not for anything secret. */
const spread = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  // Short texts that differ little would otherwise share their low bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const step = (value: number): Livery => liverySteps[value % liverySteps.length] ?? 1

const singles: Record<Wing, Airframe> = { high: highWing, low: lowWing }

const airframeOf = (type: AircraftType, wing: Wing): Airframe => {
  switch (type) {
    case 'single_engine':
      return singles[wing]
    case 'multi_engine':
      return twin
    case 'helicopter':
      return helicopter
  }
}

const trims: Record<Livery, string> = { 1: art('plane-trim'), 2: art('plane-trim-2'), 3: art('plane-trim-3'), 4: art('plane-trim-4') }

const inks = (livery: Livery): Record<Ink, string> => ({
  body: art('plane-body'),
  shade: art('plane-shade'),
  deep: art('plane-deep'),
  glass: art('plane-glass'),
  pane: art('plane-glass-2'),
  line: art('plane-line'),
  trim: trims[livery],
})

/** An area or a line, as markup. */
const filled = (path: string, color: string, more = ''): string => `<path d="${path}" fill="${color}"${more}/>`
const drawn = (path: string, color: string, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

const markupOf = (shapes: readonly Shape[], ink: Record<Ink, string>): string =>
  shapes
    .map(([color, path, width = 0, opacity]) => {
      const faint = opacity === undefined ? '' : ` opacity="${opacity}"`
      return width > 0 ? drawn(path, ink[color], `${faint} stroke-width="${width}"`) : filled(path, ink[color], faint)
    })
    .join('')

const backdropOf = ({ clouds, far, mid }: Backdrop): string =>
  filled(clouds, art('sky-cloud')) +
  filled(far, art('hill-far')) +
  filled(mid, art('hill-mid')) +
  filled('M-480 238H960V640H-480Z', art('ground')) +
  drawn('M-480 238.5H960', art('hill-near'), ' opacity="0.55"') +
  drawn('M-480 282H960', art('ground-line'), ' opacity="0.8" stroke-width="2.5"')

/** The whole drawing in markup; what is in it comes from this folder alone, and from React's id of the clip. */
const drawingOf = ({ place, under, hull, paint, over }: Airframe, sky: Sky, livery: Livery, clip: string): string => {
  const ink = inks(livery)
  const painted = `<g clip-path="url(#${clip})">${markupOf(paint, ink)}</g>`
  const body = `<clipPath id="${clip}"><path d="${hull}"/></clipPath>${filled(hull, ink.body)}${painted}`
  return `${backdropOf(backdrops[sky])}<g transform="${place}">${markupOf(under, ink)}${body}${markupOf(over, ink)}</g>`
}

/**
 * Side view of an aircraft on the ground under a sky, coloured by the theme (3:2; crops like `object-fit: cover`).
 * Stands in for a photograph that is missing or fails. Use it through `AircraftPicture`, and by itself only where there
 * is never a photograph.
 */
export const AircraftDrawing = (props: AircraftDrawingProps) => {
  const { type, wing = 'low', seed = type, label, className, ...rest } = props
  const clip = useId()
  const hash = spread(seed)
  const sky = step(hash >>> 6)
  const livery = step(hash)
  // The same object over time: React writes another one into the page anew.
  const drawing = useMemo(() => ({ __html: drawingOf(airframeOf(type, wing), sky, livery, clip) }), [type, wing, sky, livery, clip])
  return (
    <svg
      {...rest}
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      className={cx(scene, sun[sky], className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      // A picture of some forty shapes that never change: as elements of their own they take as long as the whole card.
      dangerouslySetInnerHTML={drawing}
    />
  )
}
