import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { readMeetings, type Meetings } from './meetings.ts'

const styles = `
  var row = 'row'; var open = 'open'; var deep = 'deep base'
  var tones = { brand: 'brand', danger: 'danger' }
  export { row, open, deep, tones }`
const known = new Set(['row', 'open', 'deep', 'base', 'brand', 'danger', 'extra', 'look'])

const imports = `import { cx } from './cx.js'; import { row, open, deep, tones } from './Row.styles.js'; import { jsx } from 'react/jsx-runtime';`

const meet = (...codes: readonly string[]): Meetings =>
  readMeetings({
    modules: [
      { file: 'Row.styles.js', program: parseAst(styles) },
      { file: 'Extra.styles.js', program: parseAst(`var extra = 'extra'; var look = 'look'; export { extra, look }`) },
      ...codes.map((code, at) => ({ file: `${at === 0 ? 'Row' : 'Host'}.js`, program: parseAst(code) })),
    ],
    isStyleModule: (file) => file.endsWith('.styles.js'),
    known,
    resolve: (_from, to) => (to.startsWith('./') ? to.slice(2) : undefined),
    importsOf: (file) => (file === 'Host.js' ? ['Row.js'] : []),
    ownersOf: (sheet) => [sheet.replace('.css', '.js')],
  })

const pairsOf = ({ canMeet }: Meetings): string[] => {
  const names = [...known].sort()
  return names.flatMap((one, at) => names.slice(at + 1).flatMap((other) => (canMeet(one, other) ? [`${one} ${other}`] : [])))
}

const component = (className: string, before = '') => `${imports} var Row = ({ isOpen, tone, className, ...rest }) => { ${before}
  return jsx('div', { ...rest, className: ${className} }) }; export { Row }`

describe('classes of one attribute', () => {
  test('stand beside each other, in whatever way they are joined', () => {
    expect(pairsOf(meet(component('cx(row, isOpen && open)')))).toEqual(['open row'])
    expect(pairsOf(meet(component('`${row} ${isOpen ? open : undefined}`')))).toEqual(['open row'])
  })

  test('exclude each other as alternatives', () => {
    expect(pairsOf(meet(component('cx(row, isOpen ? open : tones.brand)')))).toEqual(['brand row', 'open row'])
    expect(pairsOf(meet(component('cx(row, tones[tone])')))).toEqual(['brand row', 'danger row'])
  })

  test('of which one string holds several', () => {
    expect(pairsOf(meet(component('deep')))).toEqual(['base deep'])
  })

  test('are found through constants and functions', () => {
    expect(pairsOf(meet(component('cx(row, look)', 'const look = tones[tone]')))).toEqual(['brand row', 'danger row'])
    expect(pairsOf(meet(component('cx(row, lookOf(tone))', 'const lookOf = (name) => { if (name) return open }')))).toEqual(['open row'])
  })

  test('are not taken for what a function calls the same', () => {
    expect(pairsOf(meet(`${imports} var Row = ({ open }) => jsx('div', { className: cx(row, open && 'x') }); export { Row }`))).toEqual([])
  })
})

describe('classes that are handed on', () => {
  const host = (element: string) => `import { Row } from './Row.js'; import { extra, look } from './Extra.styles.js'; import { jsx } from 'react/jsx-runtime';
    import { createContext } from 'react'; import { Foreign } from 'foreign'; var Host = (props) => ${element}; export { Host }`

  test('meet those of the component that takes them', () => {
    const pairs = pairsOf(meet(component('cx(row, className)'), host('jsx(Row, { className: extra })')))
    expect(pairs).toEqual(['extra row'])
  })

  test('also in what is spread, and from one component to the next', () => {
    const pairs = pairsOf(
      meet(component('cx(row, className)'), host('jsx(Inner, { className: extra })').replace('var Host', 'var Inner = ({ a, ...rest }) => jsx(Row, { ...rest }); var Host')),
    )
    expect(pairs).toEqual(['extra row'])
  })

  test('meet all that takes something from elsewhere when they cannot be followed', () => {
    const pairs = pairsOf(meet(component('cx(row, className)'), host('jsx(Row, { paint: extra, children: [look].join() })')))
    expect(pairs).toEqual(['extra row', 'look row'])
  })

  test('meet each other on a component of others', () => {
    expect(pairsOf(meet(component('row'), host('jsx(Foreign, { className: extra, classNames: { title: look } })')))).toEqual(['extra look'])
  })
})

test('a component knows those that it uses', () => {
  const { areRelated } = meet(component('row'), '')
  expect(areRelated('Host.css', 'Row.css')).toBe(true)
  expect(areRelated('Row.css', 'Host.css')).toBe(true)
  expect(areRelated('Row.css', 'Other.css')).toBe(false)
})
