import { afterEach, beforeEach, expect, vi } from 'vitest'

// Console noise is a defect: a warning that nobody reads today is a fault tomorrow.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(said, 'unexpected console output').toEqual([])
})
