import { expect, test } from 'vitest'
import { overlap } from './property.ts'

test.each([
  ['padding', 'padding-inline'],
  ['padding-inline', 'padding-inline-start'],
  ['padding-left', 'padding-inline'],
  ['margin', 'margin-block-end'],
  ['border', 'border-color'],
  ['border-color', 'border-inline-start'],
  ['border', 'border-image-source'],
  ['border-radius', 'border-end-end-radius'],
  ['background', 'background-color'],
  ['font', 'line-height'],
  ['font', 'font-weight'],
  ['inset', 'inset-block'],
  ['top', 'inset-block-start'],
  ['width', 'inline-size'],
  ['height', 'inline-size'],
  ['flex', 'flex-grow'],
  ['flex-flow', 'flex-wrap'],
  ['grid', 'grid-template-columns'],
  ['grid-area', 'grid-row'],
  ['gap', 'row-gap'],
  ['place-items', 'align-items'],
  ['overflow', 'overflow-x'],
  ['outline', 'outline-color'],
  ['text-decoration', 'text-decoration-line'],
  ['white-space', 'text-wrap'],
  ['list-style', 'list-style-type'],
  ['transition', 'transition-duration'],
  ['animation', 'animation-name'],
  ['container', 'container-type'],
  ['caret', 'caret-color'],
  ['scroll-timeline', 'scroll-timeline-axis'],
  ['text-box', 'text-box-trim'],
  ['-webkit-text-stroke', '-webkit-text-stroke-width'],
  ['-webkit-appearance', 'appearance'],
  ['--a', '--a'],
])('%s and %s can undo each other', (one, other) => {
  expect(overlap(one, other)).toBe(true)
  expect(overlap(other, one)).toBe(true)
})

test.each([
  ['padding-inline', 'padding-block'],
  ['border', 'border-radius'],
  ['background-color', 'background-image'],
  ['font-size', 'line-height'],
  ['inline-size', 'block-size'],
  ['inline-size', 'min-inline-size'],
  ['flex', 'flex-direction'],
  ['align-items', 'justify-content'],
  ['align-items', 'align-content'],
  ['overflow', 'overflow-wrap'],
  ['outline', 'outline-offset'],
  ['color', 'background-color'],
  ['--a', '--a-b'],
])('%s and %s leave each other alone', (one, other) => {
  expect(overlap(one, other)).toBe(false)
})

test('what undoes everything is refused', () => {
  expect(() => overlap('all', 'color')).toThrow('all')
})
