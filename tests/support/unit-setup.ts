import { afterEach, beforeEach, expect, vi } from 'vitest'

const ways = ['error', 'warn', 'log', 'info', 'debug'] as const

// Console noise is a defect: a warning that nobody reads today is a fault tomorrow.
beforeEach(() => {
  for (const way of ways) vi.spyOn(console, way)
})

afterEach(() => {
  const said = ways.flatMap((way) => vi.mocked(console[way]).mock.calls)
  vi.restoreAllMocks()
  expect(said, 'unexpected console output').toEqual([])
})
