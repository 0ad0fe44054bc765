import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildOpenApi } from '@pilotpair/contract/openapi'

// Writes the OpenAPI document: to docs/openapi.json, to `--out file`, or with `--stdout` to the terminal.
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'docs/openapi.json' }, stdout: { type: 'boolean', default: false } },
})
const text = `${JSON.stringify(buildOpenApi(), null, 2)}\n`
if (values.stdout) {
  process.stdout.write(text)
} else {
  const file = resolve(values.out)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  process.stdout.write(`OpenAPI 3.1 document written to ${values.out}\n`)
}
