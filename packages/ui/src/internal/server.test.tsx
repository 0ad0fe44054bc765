import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parts } from './conformance.fixtures.tsx'
import type { Part } from './conformance.part.ts'

const markupOf = ({ render }: Part) => {
  expect(globalThis).not.toHaveProperty('window')
  return renderToString(render({ className: 'from-host', style: {}, 'data-probe': 'yes' }, () => undefined))
}

test.each(parts.filter((part) => part.isPortal !== true))('c54: $name renders on a server, without a window', (part) => {
  const html = markupOf(part)
  expect(html).toContain('data-probe="yes"')
  expect(html).toContain('from-host')
})

test.each(parts.filter((part) => part.isPortal === true))('c54: $name waits for a browser', (part) => {
  expect(markupOf(part)).toBe('')
})
