import { describe, expect, test } from 'vitest'
import type { Message } from '../message-bubble/types.ts'
import { arrivedSince, chunkSize, cut, roomFor } from './chunks.ts'

const message = (id: number): Message => ({ id: `m${id}`, kind: 'other', text: `Message ${id}`, at: '2026-12-03T22:00:00Z' })
const range = (from: number, to: number): Message[] => Array.from({ length: to - from }, (_, at) => message(from + at))
const all = (chunks: ReturnType<typeof cut>) => chunks.flatMap((chunk) => chunk.messages.map(({ id }) => id))

describe('cut', () => {
  test('keeps every message, in order, a handful a chunk', () => {
    const chunks = cut([], range(0, 60))
    expect(chunks.map((chunk) => chunk.messages.length)).toEqual([chunkSize, chunkSize, 10])
    expect(all(chunks)).toEqual(range(0, 60).map(({ id }) => id))
    expect(cut([], [])).toEqual([])
  })

  test('one message behind a thousand changes one chunk', () => {
    const before = cut([], range(0, 1000))
    const after = cut(before, range(0, 1001))
    expect(after.filter((chunk) => !before.includes(chunk))).toHaveLength(1)
  })

  test('an answer of the service with equal but new objects changes nothing', () => {
    const before = cut([], range(0, 100))
    const after = cut(before, range(0, 100).map((entry) => ({ ...entry, status: 'sent' as const })))
    expect(after.every((chunk, at) => chunk === before[at])).toBe(true)
  })

  test('older messages in front leave every chunk as it was', () => {
    const before = cut([], range(100, 160))
    const after = cut(before, range(70, 160))
    expect(after.slice(-before.length)).toEqual(before)
    expect(before.every((chunk) => after.includes(chunk))).toBe(true)
    expect(all(after)).toEqual(range(70, 160).map(({ id }) => id))
  })

  test('a changed text changes its chunk only', () => {
    const messages = range(0, 100)
    const before = cut([], messages)
    const after = cut(before, messages.map((entry) => (entry.id === 'm30' ? { ...entry, text: 'Edited' } : entry)))
    expect(after.map((chunk, at) => chunk === before[at])).toEqual([true, false, true, true])
  })
})

describe('arrivedSince', () => {
  test('tells what is new behind, not what was put in front', () => {
    expect(arrivedSince(range(10, 20), range(0, 22)).map(({ id }) => id)).toEqual(['m20', 'm21'])
    expect(arrivedSince(range(10, 20), range(0, 20))).toEqual([])
  })

  test('an unsent message that got its final id does not hide what came with it', () => {
    const unsent: Message = { ...message(0), id: 'draft', kind: 'own', status: 'sending' }
    expect(arrivedSince([...range(1, 4), unsent], range(1, 6)).map(({ id }) => id)).toEqual(['m4', 'm5'])
  })

  test('what came in counts also in front of what is still being sent', () => {
    const unsent: Message = { ...message(0), id: 'draft', kind: 'own', status: 'sending' }
    expect(arrivedSince([...range(1, 40), unsent], [...range(1, 42), unsent]).map(({ id }) => id)).toEqual(['m40', 'm41'])
  })

  test('another conversation brings nothing new', () => {
    expect(arrivedSince(range(0, 30), range(100, 130))).toEqual([])
    expect(arrivedSince([], range(0, 30))).toEqual([])
  })
})

test('the room kept for a chunk grows with its texts', () => {
  const short = roomFor(range(0, 25))
  expect(short).toBeGreaterThan(25 * 3)
  expect(roomFor([...range(0, 24), { ...message(24), text: 'x'.repeat(720) }])).toBeGreaterThan(short + 25)
})
