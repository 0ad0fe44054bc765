import { layered } from '../../internal/layered.ts'

export const stack = layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const inline = layered({ display: 'flex', minInlineSize: 0 })

export const grid = layered({ display: 'grid', minInlineSize: 0 })
