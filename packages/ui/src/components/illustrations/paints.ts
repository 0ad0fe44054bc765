import type { ArtName } from '../../theme/tokens.ts'

/** A token of drawings as its custom property is called: `planeGlass2` is `plane-glass-2`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? (First extends Digit ? `-${First}` : First) : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

/** A colour of drawings. Written out, as the table of all tokens would come along with every picture. */
export const art = (name: Kebab<ArtName>) => `var(--pp-color-art-${name})`

const brand = 'var(--pp-color-brand-solid)'
const card = 'var(--pp-color-card)'

/** What an area is filled with. Attributes, not classes: a drawing's colours are its own. */
export const fill = (color: string) => ({ fill: color })

/** A line with round ends. */
export const line = (color: string) => ({ fill: 'none', stroke: color, strokeLinecap: 'round', strokeLinejoin: 'round' }) as const

const stop = (color: string) => ({ stopColor: color })

export const of = {
  hillFar: fill(art('hill-far')),
  hillMid: fill(art('hill-mid')),
  hillNear: fill(art('hill-near')),
  brand: fill(brand),
  ground: fill(art('ground')),
  runway: fill(art('plane-line')),
  hangar: fill(art('plane-shade')),
  gate: fill(art('plane-glass')),
  card: fill(card),
  panelText: fill(art('panel-text')),
  panelSun: fill(art('panel-sun')),
  panelHill1: fill(art('panel-hill-1')),
  panelHill2: fill(art('panel-hill-2')),
  panelHill3: fill(art('panel-hill-3')),
  panelHill4: fill(art('panel-hill-4')),
}

export const lineOf = {
  brand: line(brand),
  hillMid: line(art('hill-mid')),
  groundLine: line(art('ground-line')),
  panelText: line(art('panel-text')),
}

/** A dot that lies on the card: filled like the card, outlined like the route. */
export const ringOf = {
  brand: { fill: card, stroke: brand },
}

export const stopOf = {
  skyTop: stop(art('sky-top')),
  skyLow: stop(art('sky-low')),
  panelTop: stop(art('panel-top')),
  panelMid: stop(art('panel-mid')),
  panelLow: stop(art('panel-low')),
  panelSun: stop(art('panel-sun')),
  panelFog: stop(art('panel-fog')),
}
