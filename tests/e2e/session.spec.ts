import { chatEndpoints, chatTexts, endpointUrl, navigationTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { demoPassword, expect, type Person, test } from './fixtures.ts'

test('c44: a hard load waits for the session: no login page, no navigation bar, no redirect', async ({ page, enterAs }) => {
  await enterAs('pilot')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/v1/auth/current_user', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/rentals?search=palo+alto')
  await expect(page.locator('#root')).toBeEmpty()
  await expect(page).toHaveURL(/\/rentals\?search=palo\+alto$/)
  release()
  await expect(page.getByRole('heading', { name: 'Available Aircraft' })).toBeVisible()
  await expect(page).toHaveURL(/\/rentals\?search=palo\+alto$/)
})

test('c44: a deep link opened while logged out survives the login', async ({ page }) => {
  await page.goto('/rentals?search=R44')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill('pilot@demo.pilotpair.test')
  await page.getByLabel('Password', { exact: true }).fill('Clear-Skies-26')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/rentals\?search=R44$/)
  await expect(page.getByText('N744HB')).toBeVisible()
})

for (const next of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/login?next=/login', '/admin/users']) {
  test(`c44: after login ${next} is not followed by a pilot`, async ({ page, origin }) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await page.getByLabel('Email').fill('pilot@demo.pilotpair.test')
    await page.getByLabel('Password', { exact: true }).fill('Clear-Skies-26')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(`${origin}/dashboard`)
  })
}

test('c44: /login while logged in leads on', async ({ page, enterAs }) => {
  await enterAs('operator')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/operator$/)
})

test('c44: a service that cannot say who is logged in offers a retry and logs nobody out', async ({ page, enterAs }) => {
  await enterAs('pilot')
  await page.route('**/api/v1/auth/current_user', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/rentals')
  await expect(page.getByRole('alert')).toContainText('You have not been logged out.')
  await look(page, 'a-service-that-cannot-say')
  await expect(page).toHaveURL(/\/rentals$/)
  await page.unroute('**/api/v1/auth/current_user')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Available Aircraft' })).toBeVisible()
})

test('logging out leads to /login, and Back shows nothing of the account', async ({ page, enterAs }) => {
  await enterAs('copilot')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'See available aircraft' }).click()
  await expect(page.getByRole('heading', { name: 'Available Aircraft' })).toBeVisible()
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('logging out reaches the other tabs', async ({ page, context, enterAs }) => {
  await enterAs('copilot')
  const other = await context.newPage()
  await other.goto('/rentals')
  await expect(other.getByRole('heading', { name: 'Available Aircraft' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login/)
})

/** Everything that a page can keep for later, as one text. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const answers = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), databases, answers, document.cookie, window.name])
  })

/**
 * Answers the next reading of the conversations only when it is told to, with what the service said to whoever asked:
 * an answer for somebody who is gone by then.
 */
const holdConversations = async (page: Page) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let arrived = (): void => undefined
  const isHeld = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await page.route(
    `**${endpointUrl(chatEndpoints.conversations, {})}*`,
    async (route) => {
      const response = await route.fetch()
      arrived()
      await held
      // Whoever asked may have given it up: then there is nobody to answer.
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  return { isHeld, release }
}

/** In Messages with a text begun, and the list being read again: held. */
const beginIn = async (page: Page, partner: Person, draft: string) => {
  await page.goto('/messages')
  await page.getByRole('link', { name: partner.name }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill(draft)
  await expect.poll(() => keptBy(page)).toContain(draft)
  const answer = await holdConversations(page)
  await page.getByRole('button', { name: chatTexts.sync }).click()
  await answer.isHeld
  return answer
}

test('a logout leaves nothing to the next user: no cache, no storage, no late answer, in no tab', async ({ page, context, people, enter }) => {
  const [first, second, partner] = [await people.pilot('Fiona First'), await people.pilot('Simon Second'), await people.pilot('Petra Partner')]
  const { id_conversation: id } = await first.call(chatEndpoints.findOrCreate, { body: { pilot_id: partner.id } })
  await partner.call(chatEndpoints.send, { params: { id }, body: { content: 'For Fiona alone' } })
  await enter(first)
  const other = await context.newPage()
  const late = [await beginIn(other, partner, 'Begun in the other tab'), await beginIn(page, partner, 'Begun here')]
  const traces = [first.id, first.name, first.email, partner.name, id, 'Begun', 'For Fiona alone']

  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/)
    await expect(tab.getByRole('button', { name: 'Log in' })).toBeVisible()
    const kept = await keptBy(tab)
    for (const trace of traces) expect(kept).not.toContain(trace)
  }

  await page.getByLabel('Email').fill(second.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // The other tab goes on with the one who has come, without the place that was left.
  for (const tab of [page, other]) {
    await tab.getByRole('banner').getByRole('link', { name: navigationTexts.messages }).click()
    await expect(tab.getByText(chatTexts.empty)).toBeVisible()
  }
  for (const { release } of late) release()
  for (const tab of [page, other]) {
    const reread = tab.waitForResponse(`**${endpointUrl(chatEndpoints.conversations, {})}*`)
    await tab.getByRole('button', { name: chatTexts.sync }).click()
    await reread
    await expect(tab.getByRole('button', { name: chatTexts.sync })).toBeEnabled()
    await expect(tab.getByText(chatTexts.empty)).toBeVisible()
    const shown = await tab.locator('body').innerText()
    for (const trace of [first.name, first.email, partner.name, 'Begun', 'For Fiona alone']) expect(shown).not.toContain(trace)
    await tab.goto(`/messages/${id}`)
    await expect(tab.getByText('This conversation does not exist.')).toBeVisible()
    await expect(tab.getByText('For Fiona alone')).toHaveCount(0)
    const kept = await keptBy(tab)
    // The address says which conversation was asked for; nothing of the first user is known of it.
    for (const trace of traces.filter((trace) => trace !== id)) expect(kept).not.toContain(trace)
  }
})

test('c48: damaged browser storage does not stop the app', async ({ page, enterAs }) => {
  await enterAs('pilot')
  await page.addInitScript(() => {
    for (const key of ['pilotpair-theme', 'airports', 'pilotpair-airports', 'airports_cache']) localStorage.setItem(key, '{bad')
  })
  await page.goto('/rentals')
  await expect(page.getByRole('heading', { name: 'Available Aircraft' })).toBeVisible()
})

test('c48: storage that may not be touched at all does not stop the app', async ({ page, enterAs }) => {
  await enterAs('pilot')
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await page.goto('/rentals')
  await expect(page.getByRole('heading', { name: 'Available Aircraft' })).toBeVisible()
})
