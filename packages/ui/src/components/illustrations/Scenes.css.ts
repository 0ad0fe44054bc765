import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

const { art, brand, card } = vars.color

const fill = (color: string) => layered({ fill: color })
const line = (color: string) => layered({ fill: 'none', stroke: color, strokeLinecap: 'round', strokeLinejoin: 'round' })
const stop = (color: string) => layered({ stopColor: color })

export const empty = layered({
  display: 'block',
  inlineSize: '17.5rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  // Below its natural width the drawing yields before the words do.
  flexShrink: 1,
})

export const panel = layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })

export const of = {
  hillFar: fill(art.hillFar),
  hillMid: fill(art.hillMid),
  hillNear: fill(art.hillNear),
  brand: fill(brand.solid),
  ground: fill(art.ground),
  runway: fill(art.planeLine),
  hangar: fill(art.planeShade),
  gate: fill(art.planeGlass),
  card: fill(card),
  panelText: fill(art.panelText),
  panelSun: fill(art.panelSun),
  panelHill1: fill(art.panelHill1),
  panelHill2: fill(art.panelHill2),
  panelHill3: fill(art.panelHill3),
  panelHill4: fill(art.panelHill4),
}

export const lineOf = {
  brand: line(brand.solid),
  hillMid: line(art.hillMid),
  groundLine: line(art.groundLine),
  panelText: line(art.panelText),
}

/** A dot that lies on the card: filled like the card, outlined like the route. */
export const ringOf = {
  brand: layered({ fill: card, stroke: brand.solid }),
}

export const stopOf = {
  skyTop: stop(art.skyTop),
  skyLow: stop(art.skyLow),
  panelTop: stop(art.panelTop),
  panelMid: stop(art.panelMid),
  panelLow: stop(art.panelLow),
  panelSun: stop(art.panelSun),
  panelFog: stop(art.panelFog),
}

export const code = layered({
  fill: art.panelText,
  fontFamily: vars.font.sans,
  fontSize: '14px',
  fontWeight: 600,
  letterSpacing: '0.06em',
  textAnchor: 'middle',
})
