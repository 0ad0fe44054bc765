import { describe, expect, test } from 'vitest'
import { fetchingAgain } from './style-sheets-again.ts'

const loader = `promise.then(() => { seen[href] = void 0; }, (err) => { seen[href] = void 0; throw err; })
if (e.type === "error") rej(new Error(dep)); else res(e);`

describe('style sheets that failed', () => {
  test('are forgotten with their links, those that came are not', () => {
    expect(fetchingAgain(loader)).toBe(`promise.then(() => { seen[href] = void 0; }, (err) => { delete seen[href]; throw err; })
if (e.type === "error") link.remove(), rej(new Error(dep)); else res(e);`)
  })

  test('a loader that is written otherwise fails the build', () => {
    expect(() => fetchingAgain(loader.replace('rej(', 'reject('))).toThrow("Vite's loader of parts no longer holds")
    expect(() => fetchingAgain('')).toThrow("Vite's loader of parts no longer holds")
  })
})
