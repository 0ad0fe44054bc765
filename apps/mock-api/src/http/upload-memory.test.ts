import { expect, test } from 'vitest'
import { leaseUploadMemory } from './upload-memory.ts'

test('uploads beyond the limit are told to come back, until others are done', () => {
  const one = leaseUploadMemory(100)
  const other = leaseUploadMemory(100)
  one.take(60)
  other.take(40)
  expect(() => other.take(1)).toThrow(expect.objectContaining({ status: 503 }))
  one.free()
  one.free()
  other.take(60)
  expect(() => one.take(1)).toThrow('busy')
  other.free()
  one.take(100)
  one.free()
})
