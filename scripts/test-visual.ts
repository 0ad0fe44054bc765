// npm run test:visual: the sticker sheets and screens of the built Storybook against the committed pictures, pixel by
// pixel. Builds the Storybook first unless asked not to (`--built`).
//   --update      accepts what is seen now
//   <words>       only stories whose id holds one of them
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import * as z from 'zod/mini'
import { serveFolder } from '../tests/published-storybook/folder-server.ts'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { compare, keep } from '../tests/visual/image.ts'
import { photograph, photographFonts, type Picture } from '../tests/visual/photographer.ts'
import { fileOf, picturedStories, readIndex } from '../tests/visual/pictured.ts'

const root = path.resolve(import.meta.dirname, '..')
const built = path.join(root, 'storybook-static')
const pictures = path.join(root, 'tests/visual/pictures')
const findings = path.join(root, '.cache/visual')
const stampFile = path.join(pictures, 'browser.json')
const fontsFile = path.join(pictures, 'fonts.webp')
const mostBytes = 30_000_000

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isUpdate = process.argv.includes('--update')

if (!process.argv.includes('--built')) {
  const done = spawnSync('npm', ['run', '-s', 'build-storybook'], { cwd: root, encoding: 'utf8' })
  if (done.status !== 0) {
    console.error(done.stdout + done.stderr)
    process.exit(1)
  }
}

if (!existsSync(built)) {
  console.error('There is no built Storybook to look at. Run: npm run build-storybook')
  process.exit(1)
}

const stampSchema = z.object({ chromium: z.number() })
const stampOf = (): number | undefined =>
  existsSync(stampFile) ? stampSchema.parse(JSON.parse(readFileSync(stampFile, 'utf8'))).chromium : undefined

const began = performance.now()
const server = await serveFolder(built, '/')
const browser = await chromium.launch(chromiumLaunch())
const major = Number.parseInt(browser.version(), 10)
const end = async (code: number): Promise<never> => {
  await browser.close()
  server.close()
  process.exit(code)
}

const madeWith = stampOf()
if (!isUpdate && madeWith !== undefined && madeWith !== major) {
  console.log(`not comparable: the pictures were made with Chromium ${String(madeWith)}, this is ${String(major)}`)
  await end(0)
}
// The library brings its own letters; those of other scripts, and a few signs, come from the machine.
const fonts = await photographFonts(browser)
const hasSameFonts = existsSync(fontsFile) && (await compare(readFileSync(fontsFile), fonts)) === undefined
if (!isUpdate && madeWith !== undefined && !hasSameFonts) {
  console.log('not comparable: the pictures were made on a machine with other fonts')
  await end(0)
}
if (isUpdate && words.length > 0 && madeWith !== undefined && (madeWith !== major || !hasSameFonts)) {
  console.error(`The other pictures were made with Chromium ${String(madeWith)}, this is ${String(major)}, or with other fonts: update all of them.`)
  await end(1)
}

rmSync(findings, { recursive: true, force: true })
mkdirSync(findings, { recursive: true })
mkdirSync(pictures, { recursive: true })

const stories = picturedStories(readIndex(built)).filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
const problems: string[] = []
let changed = 0
let same = 0

const check = async ({ id, mode, png }: Picture): Promise<void> => {
  const name = fileOf(id, mode)
  const file = path.join(pictures, name)
  const expected = existsSync(file) ? readFileSync(file) : undefined
  const difference = expected === undefined ? 'new' : await compare(expected, png)
  if (difference === undefined) {
    same += 1
    return
  }
  changed += 1
  if (isUpdate) {
    writeFileSync(file, await keep(png))
    return
  }
  writeFileSync(path.join(findings, name.replace(/\.webp$/, '.png')), png)
  if (difference === 'new') problems.push(`${name}: there is no picture of it yet`)
  else if (difference.kind === 'size') problems.push(`${name}: ${difference.text}`)
  else {
    writeFileSync(path.join(findings, name.replace(/\.webp$/, '.difference.png')), difference.marked)
    problems.push(`${name}: ${String(difference.count)} pixels differ`)
  }
}

await photograph(browser, server.origin, stories, check)

if (words.length === 0) {
  const wanted = new Set(stories.flatMap(({ id, modes }) => modes.map((mode) => fileOf(id, mode)))).add(path.basename(fontsFile))
  for (const name of readdirSync(pictures).filter((file) => file.endsWith('.webp') && !wanted.has(file))) {
    if (isUpdate) rmSync(path.join(pictures, name))
    else problems.push(`${name}: its story is gone`)
  }
}
if (isUpdate) {
  writeFileSync(stampFile, `${JSON.stringify({ chromium: major })}\n`)
  if (!hasSameFonts) writeFileSync(fontsFile, await keep(fonts))
}
const bytes = readdirSync(pictures).reduce((sum, name) => sum + readFileSync(path.join(pictures, name)).length, 0)
if (bytes > mostBytes) problems.push(`The pictures take ${(bytes / 1e6).toFixed(1)} MB; ${String(mostBytes / 1e6)} are allowed`)

for (const problem of problems) console.error(problem)
if (problems.length > 0) console.error(`See ${path.relative(root, findings)}. To accept: npm run test:visual -- --update`)
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(`${String(same)} pictures the same, ${String(changed)} ${isUpdate ? 'updated' : 'not'}, ${(bytes / 1e6).toFixed(1)} MB, Chromium ${String(major)}, ${seconds} s`)
await end(problems.length === 0 ? 0 : 1)
