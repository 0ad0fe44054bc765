import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as barrel from '../index.ts'
import { parts } from './conformance.fixtures.tsx'

const source = path.resolve(import.meta.dirname, '..')

/** Every public sub-path, whether or not the barrel holds it too. */
const doors = globSync('components/*/index.ts', { cwd: source }).sort()

/** Components that draw no element of their own, and why. */
const withoutElement: ReadonlyMap<string, string> = new Map([
  ['UiProvider', 'gives its children a context and draws nothing'],
])

/** Doors that the barrel leaves out, and why. */
const outsideOfBarrel: ReadonlyMap<string, string> = new Map([
  ['airport-picker', 'brings a library of its own'],
  ['calendar', 'brings a library of its own'],
  ['date-field', 'brings a library of its own'],
  ['flight-review', 'brings the calendar'],
  ['icons', 'a namespace of its own'],
  ['toaster', 'brings a library of its own'],
])

/** A function, or what `memo` and `forwardRef` make of one. */
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))

const exportsOf = async (door: string): Promise<[string, unknown][]> => {
  const found: unknown = await import(path.join(source, door))
  if (typeof found !== 'object' || found === null) throw new Error(`${door} exports nothing`)
  return Object.entries(found)
}

const exported = (await Promise.all(doors.map(exportsOf))).flat()
const components = exported.filter(([name, value]) => isComponent(name, value)).map(([name]) => name)
const tested = new Set(parts.map((part) => /^\w+/.exec(part.name)?.[0]))

test('every component of every sub-path is held to the shared test', () => {
  expect(doors.length).toBeGreaterThan(70)
  expect(components.length).toBeGreaterThan(150)
  expect(components.filter((name) => !tested.has(name) && !withoutElement.has(name))).toEqual([])
})

test('what is exempt is there, and is not tested after all', () => {
  expect([...withoutElement.keys()].filter((name) => !components.includes(name) || tested.has(name))).toEqual([])
})

test('the barrel holds every sub-path but those with a reason', () => {
  const listed = readFileSync(path.join(source, 'index.ts'), 'utf8')
  const missing = doors.filter((door) => !listed.includes(`'./${door}'`)).map((door) => path.basename(path.dirname(door)))
  expect(missing).toEqual([...outsideOfBarrel.keys()])
})

test('no component is exported by the barrel alone', () => {
  const names = new Set(exported.map(([name]) => name))
  expect(Object.entries(barrel).filter(([name, value]) => isComponent(name, value) && !names.has(name))).toEqual([])
})
