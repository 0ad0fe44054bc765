import { expect, test } from 'vitest'
import { wingOf } from './wing.ts'

test.each([
  ['Cessna 172S Skyhawk', 'high'],
  ['Cessna 182T Skylane', 'high'],
  ['Cessna 400 Corvalis TT', 'low'],
  ['Piper PA-28-181 Archer', 'low'],
  ['Piper PA-18 Super Cub', 'high'],
  ['Cirrus SR22', 'low'],
  ['Maule M-7', 'high'],
  ['Robin DR400 Régent', 'low'],
  ['', 'low'],
] as const)('%s carries its wing %s', (model, wing) => {
  expect(wingOf(model)).toBe(wing)
})
