import { expect, test } from 'vitest'
import { withPackageNames } from './declarations.ts'

test('declarations name modules as they are called in the package', () => {
  const declaration = [
    "import type { Tone } from '../../theme/tokens.ts';",
    "export * from './Badge.tsx';",
    "export { type Shape } from './Badge.css.ts';",
    'export declare const part: import("./Part.css.ts").Part;',
    "import { createElement } from 'react';",
  ].join('\n')
  expect(withPackageNames(declaration).split('\n')).toEqual([
    "import type { Tone } from '../../theme/tokens.js';",
    "export * from './Badge.js';",
    "export { type Shape } from './Badge.styles.js';",
    'export declare const part: import("./Part.styles.js").Part;',
    "import { createElement } from 'react';",
  ])
})
