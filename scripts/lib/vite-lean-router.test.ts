import { expect, test } from 'vitest'
import { leanCode } from './vite-lean-router.ts'

test('names for developer tools go, and calls that only make something are marked', () => {
  expect(leanCode('Link.displayName = "Link";\nvar Link = React8.forwardRef(render);')).toBe('\nvar Link = /* @__PURE__ */ React8.forwardRef(render);')
  expect(leanCode('var Ctx = React.createContext(null);')).toBe('var Ctx = /* @__PURE__ */ React.createContext(null);')
  expect(leanCode('var methods = new Set(list);\nvar codes = /* @__PURE__ */ new Set([301]);')).toBe(
    'var methods = /* @__PURE__ */ new Set(list);\nvar codes = /* @__PURE__ */ new Set([301]);',
  )
})

test('the context of a boundary is set inside its class', () => {
  const code = [
    'var Ctx = React.createContext(false);',
    'var Boundary = class extends React2.Component {',
    '  render() {}',
    '};',
    'Boundary.contextType = Ctx;',
    'var after = 1;',
  ].join('\n')
  expect(leanCode(code)).toBe(
    [
      'var Ctx = /* @__PURE__ */ React.createContext(false);',
      'var Boundary = class extends React2.Component {',
      '  static contextType = Ctx;',
      '  render() {}',
      '};',
      '',
      'var after = 1;',
    ].join('\n'),
  )
})

test('what is written in another way stays as it is', () => {
  const code = 'function Boundary() {}\nBoundary.contextType = Ctx;\nother.contextType = Ctx.Inner;\n  var inner = new Set(list);'
  expect(leanCode(code)).toBe(code)
})
