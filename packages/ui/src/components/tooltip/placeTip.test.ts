import { expect, test } from 'vitest'
import { placeTip, type TooltipSide } from './placeTip.ts'

const screen = { width: 400, height: 300 }
const tip = { width: 100, height: 30 }
const at = (left: number, top: number, side: TooltipSide = 'top') =>
  placeTip({ target: { left, top, width: 40, height: 40 }, tip, screen, side })

test('stands above or below the middle of its target', () => {
  expect(at(180, 100)).toEqual({ left: 150, top: 70 })
  expect(at(180, 100, 'bottom')).toEqual({ left: 150, top: 140 })
})

test('turns round where there is no room', () => {
  expect(at(180, 10).top).toBe(50)
  expect(at(180, 250, 'bottom').top).toBe(220)
})

test('stays on the screen', () => {
  expect(at(0, 100).left).toBe(8)
  expect(at(360, 100).left).toBe(292)
  expect(placeTip({ target: { left: 0, top: 50, width: 10, height: 10 }, tip: { width: 900, height: 30 }, screen, side: 'top' }).left).toBe(8)
})
