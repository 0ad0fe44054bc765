import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { environmentVariables } from './config.ts'

const readme = readFileSync(path.resolve(import.meta.dirname, '../../../README.md'), 'utf8')

test.each(environmentVariables)('the README tells what $name means', ({ name, byDefault, meaning }) => {
  expect(readme).toContain(`| \`${name}\` | ${byDefault} | ${meaning} |`)
})
