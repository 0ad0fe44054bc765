import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { componentReader, type ComponentDoc } from './components.ts'

const library = path.resolve(import.meta.dirname, '../../../packages/ui/src/components')
const doors = globSync('*/index.ts', { cwd: library }).map((door) => path.join(library, door))
const ours = doors.flatMap(componentReader().componentsBehind)

const rowsOf = ({ own }: ComponentDoc): string[] =>
  [...own].map(([name, { type, isRequired }]) => `${name}${isRequired ? '' : '?'}: ${type}`)

describe('the library', () => {
  test('its components are found, whatever they return and however they are typed', () => {
    expect(ours.length).toBeGreaterThan(100)
    expect(ours.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dialog', 'Toaster', 'Switch', 'StatTile', 'Table', 'UiProvider']))
  })

  test('every component says what it is', () => {
    expect(ours.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([])
  })

  test('every prop of ours says what it means', () => {
    const silent = ours.flatMap(({ name, own }) =>
      [...own].filter(([, { description }]) => description === '').map(([prop]) => `${name}.${prop}`),
    )
    expect(silent).toEqual([])
  })
})

describe('what types say', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docgen-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const read = (source: string): ComponentDoc => {
    const file = path.join(folder, `Sample${String(globSync('*', { cwd: folder }).length)}.tsx`)
    writeFileSync(file, source)
    const [component] = componentReader().componentsOf(file).components
    if (component === undefined) throw new Error('no component')
    return component
  }

  test('intersections, Pick, Omit and Partial', () => {
    const sample = read(`
      interface Texts { hint?: string; error?: string | undefined; id: number }
      interface Base extends Partial<Omit<Texts, 'hint'>> { own: boolean }
      export const Sample = (props: Base & Pick<Texts, 'hint'> & Omit<ComponentProps<'input'>, 'size' | 'own'>) => null
    `)
    expect(rowsOf(sample)).toEqual(['error?: string', 'id?: number', 'own: boolean', 'hint?: string'])
    expect([...sample.native]).toEqual([['input', new Set(['size', 'own'])]])
  })

  test('a union keeps what any part gives, and requires what all of them do', () => {
    const sample = read(`
      type Name = { label: string; by?: never } | { label?: never; by: string }
      type Waiting = { pending?: false; words?: string } | { pending: boolean; words: string }
      export const Sample = (props: Name & Waiting & ({ kind: 'a'; value: string } | { kind: 'b'; value: number })) => null
    `)
    expect(rowsOf(sample)).toEqual([
      'label?: string', 'by?: string', 'pending?: boolean', 'words?: string', "kind: 'a' | 'b'", 'value: string | number',
    ])
    expect(sample.oneOf).toEqual([['label', 'by']])
  })

  test('lists of values are told by the values, other types of ours with their declaration', () => {
    const sample = read(`
      export const sizes = ['small', 'large'] as const
      type Size = (typeof sizes)[number]
      interface Item { id: string }
      export const Sample = (props: { size?: Size | undefined; items: readonly Item[] }) => null
    `)
    expect(rowsOf(sample)).toEqual(["size?: 'small' | 'large'", 'items: readonly Item[]'])
    expect(sample.own.get('items')?.shapes).toEqual(['interface Item { id: string }'])
  })

  test('TSDoc: the description and, apart from it, the default', () => {
    const sample = read(`
      interface Props {
        /** How wide, see {@link Grid}. @default \`12\` */
        width?: number
        /** @default 'none' */
        mode?: string
      }
      /** A sample. */
      export const Sample = memo(({ width, mode }: Props) => null)
    `)
    expect(sample.description).toBe('A sample.')
    expect(sample.own.get('width')).toMatchObject({ description: 'How wide, see `Grid`.', byDefault: '12' })
    expect(sample.own.get('mode')).toMatchObject({ description: '', byDefault: "'none'" })
  })

  test('a type that cannot be read is said, not left out', () => {
    expect(() => read('type Names = "a"; export const Sample = (props: { [Name in Names]: string }) => null')).toThrow('cannot read')
  })
})
