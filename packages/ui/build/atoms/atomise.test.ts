import * as fc from 'fast-check'
import { parse } from 'postcss'
import { describe, expect, test } from 'vitest'
import { atomise, type Atoms } from './atomise.ts'
import type { Meetings } from './meetings.ts'
import { cascadeOf, type Page } from './cascade.testing.ts'

const options = { layers: ['reset', 'components'], components: 'components', prefix: 'x' }
const everything: Meetings = { canMeet: () => true, areRelated: () => true }
const nothing: Meetings = { canMeet: (one, other) => one === other, areRelated: (one, other) => one === other }

const layered = (css: string): string => `@layer components;\n@layer components {\n${css}\n}`
const sheetsOf = (...sheets: readonly string[]): Map<string, string> => new Map(sheets.map((css, at) => [`${String(at)}.css`, layered(css)]))
const make = (meetings: Meetings, ...sheets: readonly string[]) => {
  const originals = sheetsOf(...sheets)
  const atoms = atomise(originals, meetings, options)
  return { atoms, before: [...originals.values()].join('\n'), after: atoms.sheet([...originals.keys()]) }
}

const sharedClasses = (atoms: Atoms, classes: readonly string[]): string[] => [...new Set(classes.flatMap((one) => atoms.classes.get(one) ?? []))]

/** What an element with these classes gets, before and after. */
const both = ({ atoms, before, after }: ReturnType<typeof make>, classes: readonly string[], page: Partial<Page> = {}) => {
  const whole = { conditions: [], states: [], ...page }
  const parents = whole.parents ?? []
  return [cascadeOf(before)(classes, whole), cascadeOf(after)(sharedClasses(atoms, classes), { ...whole, parents: sharedClasses(atoms, parents) })]
}

const rulesOf = (css: string): number => {
  let count = 0
  parse(css).walkRules(() => void (count += 1))
  return count
}

describe('what classes have alike', () => {
  test('stands once', () => {
    const made = make(nothing, '.a { color: red; margin: 0 }', '.b { color: red; padding: 0 }', '.c { color: red }')
    expect(made.after.match(/color: red/g)).toHaveLength(1)
    expect(rulesOf(made.after)).toBe(3)
  })

  test('stands in every style sheet that needs it, and nothing else does', () => {
    const { atoms } = make(nothing, '.a { color: red; margin: 0 }', '.b { color: red }')
    expect(atoms.sheet(['1.css'])).toContain('color: red')
    expect(atoms.sheet(['1.css'])).not.toContain('margin')
  })

  test('stands once under the same at-rules and states too', () => {
    const made = make(nothing, '@media (hover: hover) { .a:hover { color: red } }', '@media (hover: hover) { .b:hover { color: red } }')
    expect(made.after.match(/color: red/g)).toHaveLength(1)
  })

  test('gets the same names in every build', () => {
    const sheets = ['.a { color: red; margin: 0 }', '.b { color: red; padding: 0 }']
    expect(make(everything, ...sheets).after).toBe(make(everything, ...sheets).after)
  })
})

describe('who wins stays', () => {
  test('the later one of two classes', () => {
    const made = make(everything, '.a { color: red }', '.b { color: blue }', '.c { color: red }')
    for (const classes of [['a', 'b'], ['b', 'c'], ['a', 'b', 'c']]) {
      const [before, after] = both(made, classes)
      expect(after).toEqual(before)
    }
  })

  test('a longhand behind its shorthand, a shorthand behind its longhand', () => {
    const made = make(everything, '.a { padding: 1px } .b { padding-inline: 2px }', '.c { padding: 1px } .d { padding-inline: 2px }')
    for (const classes of [['a', 'b'], ['b', 'c'], ['a', 'd'], ['b', 'c', 'd']]) {
      const [before, after] = both(made, classes)
      expect(after).toEqual(before)
    }
  })

  test("a user's plain rule over a media rule of what it uses", () => {
    const made = make(everything, '.a { color: red } @media (hover: hover) { .a { color: blue } }', '.b { color: red }')
    expect(both(made, ['a', 'b'], { conditions: ['@media (hover: hover)'] })).toEqual([{ color: 'red' }, { color: 'red' }])
    expect(both(made, ['a'], { conditions: ['@media (hover: hover)'] })).toEqual([{ color: 'blue' }, { color: 'blue' }])
  })

  test('rules that name several classes, and those for any child', () => {
    const made = make(everything, '.a { color: red } .a + .b { color: blue } .a > * { color: green }', '.b { color: red }')
    expect(made.after).toMatch(/\.\w+ \+ \.\w+ \{ color: blue \}/)
    expect(made.after.indexOf('> * { color: green }')).toBeGreaterThan(-1)
  })

  test('a heavier rule for any child over a class that its style sheet knows nothing of', () => {
    const meets: Meetings = { ...nothing, canMeet: (one, other) => one === other || ![one, other].includes('row') }
    const made = make(meets, '.row > svg { color: red }', '.low { color: green }', '.icon { color: blue }', '.other { color: blue }')
    expect(both(made, ['icon'], { tag: 'svg', parents: ['row'] })).toEqual([{ color: 'red' }, { color: 'red' }])
  })

  test('a rule for several classes over those that each of them may meet', () => {
    const meets: Meetings = { ...nothing, canMeet: () => true }
    const made = make(meets, '.a.b { color: red }', '.c { color: blue }', '.c:hover { color: green }', '.d:hover { color: green }')
    for (const classes of [['a', 'b', 'c'], ['a', 'b', 'd']]) {
      const [before, after] = both(made, classes, { states: [':hover'] })
      expect(after).toEqual(before)
    }
  })

  test('what classes have alike that must be absent', () => {
    const made = make(nothing, 'li:not(.a) { color: red }', 'li:not(.b) { color: red }')
    for (const classes of [[], ['a'], ['b'], ['a', 'b']]) {
      const [before, after] = both(made, classes, { tag: 'li' })
      expect(after).toEqual(before)
    }
  })

  test('the later one of two classes where a later style sheet names the earlier one', () => {
    const made = make(everything, '.a { color: red } .b { color: blue }', '.a .c { margin: 0 }')
    const single = ['0.css', '1.css'].map((file) => made.atoms.sheet([file])).join('\n')
    expect(cascadeOf(single)(sharedClasses(made.atoms, ['a', 'b']), { conditions: [], states: [] })).toEqual({ color: 'blue' })
    expect(made.atoms.sheet(['1.css'])).not.toContain('color')
  })

  test('important declarations, which no layer may move', () => {
    const made = make(everything, '.a { color: red !important }', '.b { color: blue }', '.c { color: blue }')
    expect(both(made, ['a', 'b'])).toEqual([{ color: 'red' }, { color: 'red' }])
    expect(made.after).toMatch(/\}\n\.\w+ \{ color: red !important \}/)
  })
})

test('what is not for the package is left out, and only that', () => {
  const { after } = ((sheets) => ({ after: atomise(sheets, nothing, { ...options, leaveOut: /\[data-state="hover"\]/ }).sheet(['0.css']) }))(
    sheetsOf('.a:hover, .a[data-state="hover"] { color: red }'),
  )
  expect(after).toContain(':hover { color: red }')
  expect(after).not.toContain('data-state')
})

test.each([
  ['@media (m) { @layer components { .a { color: red } } }'],
  ['@layer components.inner { .a { color: red } }'],
  ['@layer other { @layer components { .a { color: red } } }'],
])('rules that would stand beside the layers are refused: %s', (css) => {
  expect(() => atomise(new Map([['0.css', css]]), nothing, options)).toThrow('components')
})

test('private names get short, public ones stay', () => {
  const sheets = new Map([['0.css', '@keyframes _1abc0 { to { opacity: 0 } }\n@layer components { .a { animation: _1abc0 1s; --_1abc1: 1; color: var(--pp-a) } }']])
  const atoms = atomise(sheets, nothing, options)
  expect(atoms.sheet(['0.css'])).not.toContain('_1abc')
  expect(atoms.sheet(['0.css'])).toContain('var(--pp-a)')
  expect(atoms.identifiers('style["--_1abc1"]')).toMatch(/^style\["--x\w+"\]$/)
})

const property = fc.constantFrom('color', 'padding', 'padding-inline', 'padding-inline-start', 'border', 'border-color', 'background', 'background-color')
const value = fc.constantFrom('1', '2', '3')
const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const selector = fc.tuple(name, fc.constantFrom('', '', '', ':hover', ':focus', '::after', '[dir]')).map(([own, rest]) => `.${own}${rest}`)
const declarations = fc.array(fc.tuple(property, value), { minLength: 1, maxLength: 3 }).map((all) => all.map(([own, set]) => `${own}: ${set}`).join('; '))
const rule = fc.tuple(fc.array(selector, { minLength: 1, maxLength: 2 }), declarations, fc.constantFrom('', '', '@media (m)', '@container (c)'))
const sheet = fc.array(rule, { minLength: 1, maxLength: 6 })
const text = (rules: readonly (readonly [string[], string, string])[]): string =>
  rules.map(([selectors, body, condition]) => (condition === '' ? `${selectors.join(', ')} { ${body} }` : `${condition} { ${selectors.join(', ')} { ${body} } }`)).join('\n')

/** Classes belong to the sheet that names them: `a` in the second one is `a1`. */
const ownNames = (css: string, at: number): string => css.replaceAll(/\.([a-f])(?![\w-])/g, `.$1${String(at)}`)
const pages: readonly Page[] = ['', '@media (m)', '@container (c)'].flatMap((condition) =>
  [[], [':hover'], [':focus', '[dir]'], ['::after'], ['::after', ':hover']].map((states) => ({ conditions: condition === '' ? [] : [condition], states })),
)

const everywhere = (css: string, classes: readonly string[]) => {
  const cascade = cascadeOf(css)
  return pages.map((page) => cascade(classes, page))
}

test('any element gets what it got, from one style sheet and from many', () => {
  fc.assert(
    fc.property(fc.array(sheet, { minLength: 1, maxLength: 3 }), fc.array(fc.tuple(name, fc.nat(2)), { minLength: 1, maxLength: 4 }), (all, chosen) => {
      const made = make(everything, ...all.map((rules, at) => ownNames(text(rules), at)))
      const classes = chosen.map(([own, at]) => `${own}${String(at)}`)
      const expected = everywhere(made.before, classes)
      const found = sharedClasses(made.atoms, classes)
      expect(everywhere(made.after, found)).toEqual(expected)
      const single = all.map((_rules, at) => made.atoms.sheet([`${String(at)}.css`]))
      expect(everywhere(single.join('\n'), found)).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

test('style sheets come in any order', () => {
  fc.assert(
    fc.property(fc.array(sheet, { minLength: 2, maxLength: 3 }), fc.array(fc.tuple(name, fc.nat(2)), { minLength: 1, maxLength: 4 }), (all, chosen) => {
      const made = make(everything, ...all.map((rules, at) => ownNames(text(rules), at)))
      const classes = chosen.map(([own, at]) => `${own}${String(at)}`)
      const reversed = all.map((_rules, index) => made.atoms.sheet([`${String(index)}.css`])).toReversed()
      expect(everywhere(reversed.join('\n'), sharedClasses(made.atoms, classes))).toEqual(everywhere(made.before, classes))
    }),
    { numRuns: 200 },
  )
})

test('style sheets that never meet come in any order', () => {
  fc.assert(
    fc.property(fc.array(sheet, { minLength: 2, maxLength: 3 }), name, fc.nat(2), (all, own, at) => {
      const meetings: Meetings = { canMeet: (one, other) => one.slice(1) === other.slice(1), areRelated: (one, other) => one === other }
      const made = make(meetings, ...all.map((rules, index) => ownNames(text(rules), index)))
      const reversed = all.map((_rules, index) => made.atoms.sheet([`${String(index)}.css`])).toReversed()
      const classes = [`${own}${String(at)}`, `a${String(at)}`]
      expect(everywhere(reversed.join('\n'), sharedClasses(made.atoms, classes))).toEqual(everywhere(made.before, classes))
    }),
    { numRuns: 200 },
  )
})
