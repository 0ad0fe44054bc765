import path from 'node:path'
import { expect, test } from '@playwright/test'
import { serveFolder, type ServedFolder } from './folder-server.ts'

const built = path.resolve(import.meta.dirname, '../../storybook-static')
const prefixes = ['/preview/42/storybook/', '/preview/43/storybook/'] as const

const servers: ServedFolder[] = []

test.beforeAll(async () => {
  for (const prefix of prefixes) {
    servers.push(await serveFolder(built, prefix))
  }
})

test.afterAll(() => servers.forEach((server) => server.close()))

/** Five stories that load data, each with a text that only its mocked answer can have brought. */
const stories = [
  ['features-aircraft-rentalsscreen--loaded', 'N738PA'],
  ['features-dashboard-dashboardscreen--loaded', 'Maya'],
  ['features-operator-operatorscreen--loaded', 'N738PA'],
  ['features-admin-adminusersscreen--loaded', 'Pending Pilots ('],
  ['features-session-pendingscreen--all-done', 'Waiting for approval'],
] as const

for (const [id, text] of stories) {
  test(`c57: ${id} works below a sub-folder, also after a reload`, async ({ page }) => {
    await page.goto(`${servers[0]?.origin ?? ''}${prefixes[0]}iframe.html?viewMode=story&id=${id}`)
    await expect(page.getByText(text).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText(text).first()).toBeVisible()
  })
}

test('c57: the address without its last slash leads in', async ({ page }) => {
  await page.goto(`${servers[0]?.origin ?? ''}${prefixes[0].slice(0, -1)}`)
  await expect(page).toHaveTitle(/Storybook/i)
})

test('c57: the worker stays within its own folder', async ({ page }) => {
  await page.goto(`${servers[0]?.origin ?? ''}${prefixes[0]}iframe.html?viewMode=story&id=${stories[0][0]}`)
  await expect(page.getByText(stories[0][1]).first()).toBeVisible()
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).toEqual([prefixes[0]])
})

test.describe('where service workers are off', () => {
  test.use({ serviceWorkers: 'block' })

  test('c57: a readable notice says why stories have no data', async ({ page }) => {
    await page.goto(`${servers[0]?.origin ?? ''}${prefixes[0]}iframe.html?viewMode=story&id=${stories[0][0]}`)
    await expect(page.getByText('The mock service could not start')).toBeVisible()
  })
})
