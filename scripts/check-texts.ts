// npm run check:texts: every exact text of the contract is asserted by a story or a journey, or stands in the list of
// what is not built yet. Prints the orphans and fails when there are any, and when the list names what is built.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import * as contract from '@pilotpair/contract'
import { type ListedText, listTexts, texts } from '@pilotpair/contract'

const root = path.resolve(import.meta.dirname, '..')
const proofs = ['packages/features/*/src/**/*.stories.tsx', 'packages/ui/src/**/*.stories.tsx', 'tests/e2e/**/*.ts']

/** The name under which each area's object is exported: `auth` is `authTexts`. */
const objectNames = new Map<string, string>(
  Object.entries(texts).map(([area, object]) => [area, Object.entries(contract).find(([, value]) => value === object)?.[0] ?? area]),
)

/** A line that looks for something or expects it: a text that a story is merely given proves nothing. */
const isAssertion = (line: string): boolean => /expect|(get|find|query)(All)?By|toHave|toBe|toEqual|toContain|Texts\./.test(line)

const proofTexts = async (): Promise<string> => {
  const contents: string[] = []
  for await (const file of glob(proofs, { cwd: root })) contents.push(readFileSync(path.join(root, file), 'utf8'))
  return contents.join('\n').split('\n').filter(isAssertion).join('\n')
}

const unbuilt = (): ReadonlySet<string> => {
  const list: unknown = JSON.parse(readFileSync(path.join(root, 'unbuilt.json'), 'utf8'))
  if (typeof list !== 'object' || list === null || !('texts' in list) || !Array.isArray(list.texts)) return new Set()
  return new Set(list.texts.map(String))
}

/** Whether a text is asserted: by its key (`authTexts.loginFailed`, `texts.auth.loginFailed`) or letter for letter. */
const isProven = ({ key, text, isTemplate }: ListedText, proof: string): boolean => {
  const [area = '', name = ''] = key.split('.')
  const spellings = [`texts.${area}.${name}`, `${objectNames.get(area) ?? area}.${name}`]
  if (spellings.some((spelling) => new RegExp(String.raw`\b${spelling.replaceAll('.', String.raw`\.`)}\b`).test(proof))) return true
  if (isTemplate) return false
  return [`'${text}'`, `"${text}"`, `\`${text}\``].some((quoted) => proof.includes(quoted))
}

const proof = await proofTexts()
const later = unbuilt()
const listed = listTexts(texts)
const orphans = listed.filter((text) => !isProven(text, proof) && !later.has(text.key))
const stale = listed.filter((text) => isProven(text, proof) && later.has(text.key)).map(({ key }) => key)
const unknown = [...later].filter((key) => !listed.some((text) => text.key === key))

for (const { key, text } of orphans) console.log(`no story or journey asserts ${key}: ${text}`)
for (const key of stale) console.log(`asserted, so take it out of unbuilt.json: ${key}`)
for (const key of unknown) console.log(`unbuilt.json names a text that does not exist: ${key}`)
console.log(`${listed.length} texts, ${listed.length - orphans.length - later.size} asserted, ${later.size} not built yet, ${orphans.length} orphans`)
process.exit(orphans.length + stale.length + unknown.length === 0 ? 0 : 1)
