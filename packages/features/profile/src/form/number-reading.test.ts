import { numberFromText } from '@pilotpair/contract'
import { parseDecimal } from '@pilotpair/ui/number-field'
import { expect, test } from 'vitest'

/** What the rule of the forms says. */
const formReads = (text: string): number | 'empty' | 'invalid' => numberFromText(text) ?? 'empty'

/** What the field itself says, and objects to. */
const fieldReads = (text: string): number | 'empty' | 'invalid' => {
  const parsed = parseDecimal(text, 'en-US')
  return parsed.kind === 'number' ? parsed.value : parsed.kind
}

/** Every text of at most so many of these characters. */
function* textsOf(characters: readonly string[], most: number): Generator<string> {
  yield ''
  if (most > 0) for (const rest of textsOf(characters, most - 1)) for (const first of characters) yield first + rest
}

const apart = (texts: Iterable<string>): string[] => [...texts].filter((text) => !Object.is(formReads(text), fieldReads(text)))

test('c47: what a field objects to its form never sends, and both read the same number', () => {
  expect(apart(textsOf(['0', '1', '.', ',', '-'], 6))).toEqual([])
  expect(apart(textsOf(['7', ',', '.'], 9))).toEqual([])
  expect(apart(textsOf(['0', '5', ',', '+', '−', 'e', 'x', ' ', '\u00a0', '\u200b', "'", '٣', '۴', '$'], 4))).toEqual([])
  expect(apart(['1,234.5', '1,234,567', '12,34,567', '9'.repeat(400), 'NaN', 'Infinity', '–5', '‐5', '\u2800'])).toEqual([])
})
