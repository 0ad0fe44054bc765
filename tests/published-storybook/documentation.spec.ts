import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { componentReader, type ComponentDoc } from '../../scripts/lib/docgen/components.ts'
import { readIndex, type IndexEntry } from '../visual/pictured.ts'
import { serveFolder, type ServedFolder } from './folder-server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const built = path.join(root, 'storybook-static')
const library = path.join(root, 'packages/ui/src/components')

const pages = readIndex(built).filter(({ type }) => type === 'docs')

const folderOf = ({ importPath }: IndexEntry): string => path.basename(path.dirname(importPath))
const nameOf = ({ title }: IndexEntry): string => title.split('/').at(-1) ?? title

/** What the sources say that a page has to show. */
const { componentsBehind } = componentReader()
const componentsOf = (entry: IndexEntry): ComponentDoc[] => {
  const door = path.join(library, folderOf(entry), 'index.ts')
  return existsSync(door) ? componentsBehind(door) : []
}

let server: ServedFolder
let page: Page
const failures: string[] = []

// A reader goes from page to page without loading Storybook anew; a failed test begins with a new one.
test.beforeAll(async ({ browser }) => {
  server = await serveFolder(built, '/')
  page = await browser.newPage()
  page.on('pageerror', ({ message }) => failures.push(message))
  // Stories in frames of their own are played elsewhere, and each loads all of Storybook.
  await page.route(/viewMode=story/, (route) => route.abort())
  await page.goto(`${server.origin}/iframe.html?viewMode=docs&id=${pages[0]?.id ?? ''}`)
  await expect(page.locator('.sbdocs-title')).toBeVisible()
})

test.afterAll(async () => {
  await page.close()
  server.close()
})

const open = async (storyId: string): Promise<void> => {
  const message = JSON.stringify({ storyId, viewMode: 'docs' })
  await page.evaluate(`__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', ${message})`)
}

/** How many stories of the page are not drawn yet; those in frames of their own do not count. */
const undrawn = `(() => {
  const drawn = __STORYBOOK_PREVIEW__.storyRenders.filter((story) => !story.isPreparing() && !story.isPending())
  return Math.max(0, document.querySelectorAll('#storybook-docs .sb-story:not(:has(iframe))').length - drawn.length)
})()`

// Storybook loads itself anew when a page is left whose stories are still being drawn.
const toRest = () => expect.poll(() => page.evaluate(undrawn), { message: 'stories still being drawn' }).toBe(0)

interface Row {
  readonly name: string
  readonly isRequired: boolean
  readonly isDescribed: boolean
}

const rowsIn = (table: Locator): Promise<Row[]> =>
  table.locator('tbody > tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [name, words] = row.querySelectorAll('td')
      return {
        name: name?.querySelector('span')?.textContent ?? '',
        isRequired: name?.querySelector('[title="Required"]') !== null,
        // The description, and the type beneath it.
        isDescribed: words?.childElementCount === 2 && words.firstElementChild?.textContent !== '',
      }
    }),
  )

test('every component of the library has a page of documentation', () => {
  // What shows nothing by itself, a queue, has no stories.
  const shown = readdirSync(library).filter((folder) =>
    readdirSync(path.join(library, folder)).some((file) => file.endsWith('.stories.tsx')),
  )
  expect(shown.filter((folder) => !pages.some((entry) => folderOf(entry) === folder))).toEqual([])
  expect(pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['Foundations/Brand', 'Foundations/Tokens', 'UI/UiProvider']))
})

for (const entry of pages) {
  const components = componentsOf(entry)
  test(`${entry.title}: its page says when to use it, shows it and lists all props`, async () => {
    failures.length = 0
    await open(entry.id)
    const article = page.locator('#storybook-docs')
    await expect(article.getByRole('heading', { level: 1, name: nameOf(entry), exact: true })).toBeVisible()
    const description = article.locator('.sbdocs-title + * p, .sbdocs-title + p').first()
    await expect(description).toHaveText(entry.title.startsWith('Foundations/') ? /\w+ \w+ \w+ \w+/ : /\buse\b/i)
    await expect(article.locator('.sb-story').first()).toBeVisible()

    for (const { name, own } of components) {
      if (components.length > 1) await article.getByRole('tab', { name, exact: true }).first().click()
      const table = article.locator('.docblock-argstable:visible').first()
      const expected = [...own].map(([prop, { isRequired }]) => ({ name: prop, isRequired, isDescribed: true }))
      await expect.poll(() => rowsIn(table), { message: `props of ${name}` }).toEqual(expect.arrayContaining(expected))
      await expect(table.locator('tbody > tr')).not.toHaveCount(0)
    }

    await expect(page.locator('body')).not.toHaveClass(/sb-show-(?:errordisplay|nopreview)/)
    await expect(page.getByText('The mock service could not start')).toHaveCount(0)
    await toRest()
    expect(failures).toEqual([])
  })
}
