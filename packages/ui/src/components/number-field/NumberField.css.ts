import { layered } from '../../internal/layered.ts'

export const figures = layered({ fontVariantNumeric: 'tabular-nums' })
