import { createVar } from '@vanilla-extract/css'
import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'
import type { Sky } from './livery.ts'

const art = vars.color.art
const sunX = createVar()
const sunY = createVar()

export const scene = layered({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  background: [
    `radial-gradient(circle at ${sunX} ${sunY}, ${art.skyGlow} 0, transparent 24%)`,
    `linear-gradient(${art.skyTop}, ${art.skyMid} 46%, ${art.skyLow} 74%)`,
  ].join(', '),
})

export const sun: Record<Sky, string> = {
  1: layered({ vars: { [sunX]: '81%', [sunY]: '47%' } }),
  2: layered({ vars: { [sunX]: '20%', [sunY]: '44%' } }),
  3: layered({ vars: { [sunX]: '27%', [sunY]: '55%' } }),
  4: layered({ vars: { [sunX]: '52%', [sunY]: '61%' } }),
}
