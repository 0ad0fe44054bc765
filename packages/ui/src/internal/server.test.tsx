import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parts } from './conformance.fixtures.tsx'

test.each(parts)('$name renders on a server', ({ render }) => {
  expect(globalThis).not.toHaveProperty('window')
  const html = renderToString(render({ className: 'from-host', style: {}, 'data-probe': 'yes' }, () => undefined))
  expect(html).toContain('data-probe="yes"')
  expect(html).toContain('from-host')
})
