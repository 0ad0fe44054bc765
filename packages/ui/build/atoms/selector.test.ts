import { describe, expect, test } from 'vitest'
import { classesOf, negates, pseudoElementOf, selectorsOf, specificityOf, subjectClassesOf, withClasses } from './selector.ts'

describe('how much a selector weighs', () => {
  test.each([
    ['.a', 100],
    ['.a:hover', 200],
    ['.a::after', 101],
    ['.a:after', 101],
    ['.a[data-x="1.5 (b)"]', 200],
    ['.a > svg', 101],
    ['.a > *', 100],
    ['.a .b + li:first-child', 301],
    [':where(.a, #b) .c', 100],
    ['.a:not(:hover, .b .c)', 300],
    ['.a:has(> :focus-visible:not(button))', 201],
    ['.a:is(:has(:checked), :has(~ .a :checked)) svg', 301],
    ['html:has(.a)', 101],
    ['[dir="rtl"] .a:nth-child(2)', 300],
    ['#a', 10_000],
  ])('%s is %i', (selector, weight) => {
    expect(specificityOf(selector)).toBe(weight)
  })

  test('refuses what it would weigh wrongly', () => {
    expect(() => specificityOf('.a:nth-child(2 of .b)')).toThrow('Not understood')
  })
})

test('a list is split at its own commas only', () => {
  expect(selectorsOf('.a:is(.b, .c), .d[title="x, y"] , .e')).toEqual(['.a:is(.b, .c)', '.d[title="x, y"]', '.e'])
})

test('classes are those of the selector, not of strings', () => {
  expect(classesOf('.a:not(.b) > [src=".c"]')).toEqual(['a', 'b'])
  expect(subjectClassesOf('.a:hover > .b:has(.c:not(.d))')).toEqual(['b'])
  expect(withClasses('.a > .b[src=".a"]', (name) => `${name}1`)).toBe('.a1 > .b1[src=".a"]')
})

test('what is painted is the subject, or a pseudo-element of it', () => {
  expect(pseudoElementOf('.a::after')).toBe('::after')
  expect(pseudoElementOf('.a:before')).toBe('::before')
  expect(pseudoElementOf('.a:has(.b::after):hover')).toBe('')
})

test.each([
  ['li:not(.a)', true],
  ['.b:not(:hover, :has(.a)):focus', true],
  ['.a:not(:hover):has(.b)', false],
  ['.a[title=":not(.b)"]', false],
])('%s minds the absence of a class: %s', (selector, expected) => {
  expect(negates(selector)).toBe(expected)
})
