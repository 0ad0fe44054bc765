// npm run test:consumer: the packed library in a fresh Vite application that knows nothing of vanilla-extract. Prints
// what it proved, a line each; ends with an error at the first thing that does not hold.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import { build, createServer, preview } from 'vite'
import { bundle, closureOf } from '../tests/consumer/bundle.ts'
import { renderEverything, shipFixtures } from '../tests/consumer/everything.ts'
import { installIntoFreshHost, run, writeTypeCheck } from '../tests/consumer/install.ts'
import { reactInBundle, reactInPackage } from '../tests/consumer/react.ts'
import { missingSheets } from '../tests/consumer/sheets.ts'
import { buildStyledHost } from '../tests/consumer/styled.ts'
import { visitHost } from '../tests/consumer/visit.ts'
import { compareSheets, hydrateParts } from '../tests/consumer/visit-parts.ts'
import { chromiumLaunch } from '../tests/support/chromium.ts'

const proved = (what: string): void => console.log(`ok  ${what}`)
const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const folder = mkdtempSync(path.join(os.tmpdir(), 'pilotpair-host-'))
const browser = await chromium.launch(chromiumLaunch())
/** Closed at the end however it comes: an open server would keep this from ending. */
const servers: { close: () => Promise<void> }[] = []
try {
  const host = installIntoFreshHost(folder)
  shipFixtures(folder)
  const stray = host.files.filter((file) => /\.stories\.|\.test\.|conformance|tsbuildinfo|node_modules|\.css\.[jt]sx?$|(?<!\.d)\.tsx?$/.test(file))
  must(stray.length === 0, `These do not belong into the package: ${stray.join(', ')}`)
  must(host.files.includes('README.md') && host.files.includes('CHANGELOG.md'), 'README.md and CHANGELOG.md belong into the package')
  proved(`packed and installed: ${String(host.components.length)} components, ${String(host.files.length)} files, no stories or tests`)
  const changes = readFileSync(path.join(folder, 'node_modules/@pilotpair/ui/CHANGELOG.md'), 'utf8')
  must(changes.split('\n').includes(`## ${host.version}`), `CHANGELOG.md says nothing of ${host.version}: npx changeset version`)
  proved(`CHANGELOG.md tells of the packed version, ${host.version}`)
  const sheets = missingSheets(host)
  must(sheets.missing.length === 0, `Style sheets are missing: ${sheets.missing.join(', ')}`)
  proved(`each of ${String(sheets.count)} style modules has a style sheet of its own, and its component brings it`)
  must(globSync('node_modules/@vanilla-extract/*', { cwd: folder }).length === 0, 'The host got vanilla-extract')
  proved('the host has no vanilla-extract')
  const copies = globSync('node_modules/**/{react,react-dom}/package.json', { cwd: folder }).filter((file) => !file.includes('@types'))
  must(copies.length === 2, `More than one React was installed: ${copies.join(', ')}`)
  const pieces = reactInPackage(host)
  must(pieces.length === 0, `The package brings what is the host's: ${pieces.join(', ')}`)
  proved('c54: one react and one react-dom are installed; the package holds no piece of React and imports only what it declares')

  const compiler = path.join(folder, 'node_modules/typescript/bin/tsc')
  for (const module of ['bundler', 'node'] as const) {
    run(process.execPath, [compiler, '-p', writeTypeCheck(host, module)], folder)
    proved(`types of every sub-path check with skipLibCheck false (module resolution: ${module})`)
  }
  proved(`c54: Node imports all sub-paths of the package and renders all ${String(await renderEverything(host))} components, without a window, in silence`)

  const single = await bundle(folder, `export { Button } from '@pilotpair/ui'\n`)
  const whole = await bundle(folder, `export * from '@pilotpair/ui'\n`)
  const allowed = closureOf(folder, 'button')
  const unasked = single.components.filter((name) => !allowed.includes(name))
  must(single.components.includes('button') && unasked.length === 0, `One button brought ${unasked.join(', ')}`)
  must(single.js < whole.js / 10, `One button costs ${kB(single.js)} of ${kB(whole.js)}`)
  proved(`one button of the barrel brings ${single.components.join(', ')}: ${kB(single.js)} of script, ${kB(single.css)} of style`)
  proved(`the whole barrel would be ${String(whole.components.length)} components, ${kB(whole.js)} of script, ${kB(whole.css)} of style`)

  const styled = await buildStyledHost(folder)
  const styles = { "the host's own": 'outline-color: var(--pp-color-brand-solid)', "the button's": 'touch-action: manipulation', "the stack's": 'flex-direction: column' }
  for (const [whose, declaration] of Object.entries(styles)) must(styled.includes(declaration), `In a host with vanilla-extract ${whose} style is missing`)
  proved('a host that uses vanilla-extract itself builds with it, with its own styles from the theme')

  await build({ root: folder, logLevel: 'error' })
  proved('the host builds with Vite')
  const surplus = reactInBundle(folder)
  must(surplus.length === 0, `The host's bundle holds React wrongly: ${surplus.join(', ')}`)
  proved("c54: the host's bundle holds react, react-dom and react/jsx-runtime once")

  const built = await preview({ root: folder, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  servers.push(built)
  const builtUrl = built.resolvedUrls?.local[0] ?? ''
  const inProduction = await visitHost(browser, builtUrl)
  const dialogs = await hydrateParts(browser, builtUrl)
  proved(`styles.css alone gives the markup of a server the same computed styles: ${String(await compareSheets(browser, builtUrl, dialogs))} boxes`)
  const dev = await createServer({ root: folder, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } })
  servers.push(dev)
  await dev.listen()
  const devUrl = dev.resolvedUrls?.local[0] ?? ''
  const inDevelopment = await visitHost(browser, devUrl)
  await hydrateParts(browser, devUrl)
  must(inProduction.copies === 1 && inDevelopment.copies === 1, 'More than one React ran in the host')
  must(inProduction.looks === inDevelopment.looks, `Built and under development it looks different:\n${inProduction.looks}\n${inDevelopment.looks}`)
  proved('it works in Chromium, built and under development: styles, font, dialog, calendar, toast, no console output')
  proved("c54: a class and a token of the host win over the library's, also beside a global reset and on a lazy route, alike in both")
  proved('c54: a page of every component hydrates, from a server in another zone, without a warning, in both')
  proved('c54: one React at run time')
} catch (error) {
  console.error(`FAILED  ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await browser.close()
  for (const server of servers) await server.close()
  rmSync(folder, { recursive: true, force: true })
}
