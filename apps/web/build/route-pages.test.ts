import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { linkingScript } from './route-pages.ts'

const script = linkingScript([
  ['/messages/*', { styles: ['/assets/chat.css'], scripts: ['/assets/frame.js', '/assets/chat.js'] }],
  ['/propose-flight/*/*', { styles: [], scripts: ['/assets/frame.js', '/assets/request.js'] }],
])

/** What the script asks for at an address. */
const askedAt = (pathname: string): string[] => {
  const asked: string[] = []
  const append = ({ rel, href }: { rel: string; href: string }) => asked.push(`${rel} ${href}`)
  runInNewContext(script, { location: { pathname }, document: { createElement: () => ({}), head: { append } } })
  return asked
}

test('a page with parts that vary asks for its own files, styles first', () => {
  expect(askedAt('/messages/42')).toEqual(['preload /assets/chat.css', 'modulepreload /assets/frame.js', 'modulepreload /assets/chat.js'])
  expect(askedAt('/propose-flight/a.b/c/')).toEqual(['modulepreload /assets/frame.js', 'modulepreload /assets/request.js'])
})

test('other pages ask for nothing', () => {
  for (const other of ['/', '/login', '/messages', '/messages/42/more', '/propose-flight/a', '/x/messages/42']) expect(askedAt(other)).toEqual([])
})
