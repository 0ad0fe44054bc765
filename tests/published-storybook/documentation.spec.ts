import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import * as z from 'zod/mini'
import { serveFolder } from './folder-server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const built = path.join(root, 'storybook-static')

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), type: z.string(), title: z.string(), importPath: z.string() })),
})
const { entries } = indexSchema.parse(JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')))
const pages = Object.values(entries).filter(({ type }) => type === 'docs')

let server: Server
let origin: string

test.beforeAll(async () => {
  server = serveFolder(built, '/').listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  origin = `http://127.0.0.1:${String(address.port)}`
})

test.afterAll(() => server.close())

test('every component of the library has a page of documentation', () => {
  const folderOf = ({ importPath }: { importPath: string }) => path.basename(path.dirname(importPath))
  const components = path.join(root, 'packages/ui/src/components')
  // What shows nothing by itself, a provider or a queue, has no stories.
  const shown = readdirSync(components).filter((folder) =>
    readdirSync(path.join(components, folder)).some((file) => file.endsWith('.stories.tsx')),
  )
  expect(shown.filter((folder) => !pages.some((page) => folderOf(page) === folder))).toEqual([])
})

for (const { id, title } of pages.filter((page) => page.title.startsWith('Product/'))) {
  test(`${title}: its page says when to use it, shows it and lists its props`, async ({ page }) => {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`)
    const article = page.locator('#storybook-docs')
    await expect(article.getByRole('heading', { level: 1, name: title.replace('Product/', '') })).toBeVisible()
    await expect(article.locator('.sbdocs-title + * p, .sbdocs-title + p').first()).toHaveText(/\w+ \w+ \w+ \w+/)
    await expect(article.locator('.docblock-argstable').getByRole('row')).not.toHaveCount(1)
    await expect(article.locator('.sb-story').first()).toBeVisible()
    await expect(page.getByText('The mock service could not start')).toHaveCount(0)
  })
}
