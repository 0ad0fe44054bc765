import { expect, test } from './fixtures.ts'

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
