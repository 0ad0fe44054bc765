import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const repository = path.resolve(import.meta.dirname, '../..')

const modules = {
  'own.css.ts': `import { style } from '@vanilla-extract/css'
    import { vars } from '@pilotpair/ui/theme'
    export const own = style({ outlineColor: vars.color.brand.solid })`,
  'main.js': `import '@pilotpair/ui/base.css'
    import { Button } from '@pilotpair/ui/button'
    import { Stack } from '@pilotpair/ui/stack'
    import { createElement } from 'react'
    import { own } from './own.css.ts'
    export const page = createElement(Stack, null, createElement(Button, { className: own }, 'Styled'))`,
}

/** Builds a host that uses vanilla-extract itself, below the one that has the package; answers its style sheets as one text. */
export const buildStyledHost = async (host: string): Promise<string> => {
  const root = path.join(host, 'styled')
  mkdirSync(path.join(root, 'node_modules'), { recursive: true })
  symlinkSync(path.join(repository, 'node_modules/@vanilla-extract'), path.join(root, 'node_modules/@vanilla-extract'), 'junction')
  for (const [file, code] of Object.entries(modules)) writeFileSync(path.join(root, file), code)
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ name: 'a-styled-host', private: true, type: 'module' }))
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      lib: { entry: path.join(root, 'main.js'), formats: ['es'], cssFileName: 'host' },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? [...one.output] : []))
  return outputs.flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [])).join('\n')
}
