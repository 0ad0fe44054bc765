import { expect, test } from 'vitest'
import * as everything from '../index.ts'
import { parts } from './conformance.fixtures.tsx'

/** `UiProvider` draws nothing; `LicenceViewer` is a `Dialog` around `LicenceGallery`, and both of these are held to it. */
const withoutElement = new Set(['UiProvider', 'LicenceViewer'])

const componentNames = Object.entries(everything)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name)

test('every exported component is held to the shared test', () => {
  const tested = new Set(parts.map((part) => /^\w+/.exec(part.name)?.[0]))
  const forgotten = componentNames.filter((name) => !tested.has(name) && !withoutElement.has(name))
  expect(componentNames.length).toBeGreaterThan(60)
  expect(forgotten).toEqual([])
})
