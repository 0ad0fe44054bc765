/** Kinds of things that builders number, each with its own range of ids. */
const KINDS = [
  'airport',
  'user',
  'profile',
  'aircraft',
  'model',
  'availability',
  'flight',
  'conversation',
  'message',
  'post',
  'comment',
  'refund',
] as const
export type IdKind = (typeof KINDS)[number]

/** A UUID that depends only on kind and number: the same call gives the same id, different calls different ones. */
export function testId(kind: IdKind, number: number): string {
  const prefix = (KINDS.indexOf(kind) + 1).toString(16).padStart(8, '0')
  return `${prefix}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

/** The instant that builders take as "now": a Thursday before the mocks' flights. */
export const TEST_NOW = '2026-12-03T18:00:00.000Z'

/** An instant so many hours after TEST_NOW (negative: before). */
export function hoursFromNow(hours: number): string {
  return new Date(Date.parse(TEST_NOW) + hours * 3_600_000).toISOString()
}
