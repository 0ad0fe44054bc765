import { createVar, fallbackVar } from '@vanilla-extract/css'
import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'
import type { Ink } from './airframes.ts'
import type { Livery, Sky } from './livery.ts'

const art = vars.color.art
const trim = createVar()
const tint = createVar()
const sunX = createVar()
const sunY = createVar()

export const scene = layered({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  background: [
    `radial-gradient(circle at ${sunX} ${sunY}, ${art.skyGlow} 0, transparent 24%)`,
    `linear-gradient(${art.skyTop} 0, ${art.skyMid} 46%, ${art.skyLow} 74%)`,
  ].join(', '),
})

export const livery: Record<Livery, string> = {
  1: layered({ vars: { [trim]: art.planeTrim } }),
  2: layered({ vars: { [trim]: art.planeTrim2 } }),
  3: layered({ vars: { [trim]: art.planeTrim3 } }),
  4: layered({ vars: { [trim]: art.planeTrim4 } }),
}

export const sun: Record<Sky, string> = {
  1: layered({ vars: { [sunX]: '81%', [sunY]: '47%' } }),
  2: layered({ vars: { [sunX]: '20%', [sunY]: '44%' } }),
  3: layered({ vars: { [sunX]: '27%', [sunY]: '55%' } }),
  4: layered({ vars: { [sunX]: '52%', [sunY]: '61%' } }),
}

export const fill = layered({ fill: fallbackVar(tint, 'currentColor') })
export const stroke = layered({
  fill: 'none',
  stroke: fallbackVar(tint, 'currentColor'),
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const ink: Record<Ink | 'cloud' | 'far' | 'mid' | 'near' | 'ground' | 'groundLine', string> = {
  body: layered({ vars: { [tint]: art.planeBody } }),
  shade: layered({ vars: { [tint]: art.planeShade } }),
  deep: layered({ vars: { [tint]: art.planeDeep } }),
  glass: layered({ vars: { [tint]: art.planeGlass } }),
  pane: layered({ vars: { [tint]: art.planeGlass2 } }),
  line: layered({ vars: { [tint]: art.planeLine } }),
  trim: layered({ vars: { [tint]: trim } }),
  cloud: layered({ vars: { [tint]: art.skyCloud } }),
  far: layered({ vars: { [tint]: art.hillFar } }),
  mid: layered({ vars: { [tint]: art.hillMid } }),
  near: layered({ vars: { [tint]: art.hillNear } }),
  ground: layered({ vars: { [tint]: art.ground } }),
  groundLine: layered({ vars: { [tint]: art.groundLine } }),
}
