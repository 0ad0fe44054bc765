import { Mail, Plane } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon, { type IconData } from './lean-icon.ts'

const plane: IconData = {
  name: 'plane',
  size: 24,
  node: [['path', { d: 'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z', key: '1v9wt8' }]],
}

const mail: IconData = {
  name: 'mail',
  size: 24,
  node: [
    ['path', { d: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7', key: '132q7q' }],
    ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2', key: 'izxlao' }],
  ],
}

/** Each element with its attributes in one order. */
const elementsOf = (markup: string): string[] =>
  [...markup.matchAll(/<(\w+)((?: [\w:-]+="[^"]*")*)\/?>/g)].map(([, tag, attributes = '']) =>
    [tag, ...(attributes.match(/[\w:-]+="[^"]*"/g) ?? []).toSorted()].join(' '),
  )

test.each([
  { name: 'plane', data: plane, Original: Plane },
  { name: 'mail', data: mail, Original: Mail },
])('the $name of the built application is the library’s own, whatever it is given', ({ data, Original }) => {
  const Lean = createLucideIcon(data)
  for (const props of [
    {},
    { size: 16, strokeWidth: 1.5, 'aria-hidden': true },
    { className: 'own', color: 'red', role: 'img', 'aria-label': 'An icon' },
  ] as const) {
    const elements = elementsOf(renderToStaticMarkup(createElement(Lean, props)))
    expect(elements).toHaveLength(data.node.length + 1)
    expect(elements).toEqual(elementsOf(renderToStaticMarkup(createElement(Original, props))))
  }
})
