import { AxeBuilder } from '@axe-core/playwright'
import type { DemoAccount } from '../support/demo-session.ts'
import { expect, test } from './fixtures.ts'

const screens: readonly { path: string; account?: DemoAccount }[] = [
  { path: '/login' },
  { path: '/register' },
  { path: '/forgot-password' },
  { path: '/reset-password?token=x' },
  { path: '/pending', account: 'pending' },
  { path: '/unauthorized', account: 'pilot' },
  { path: '/dashboard', account: 'pilot' },
  { path: '/rentals', account: 'pilot' },
  { path: '/operator', account: 'operator' },
  { path: '/admin/users', account: 'admin' },
  { path: '/nowhere', account: 'pilot' },
]

for (const { path, account } of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page, enterAs }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (account) await enterAs(account)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    })
  }
}

for (const { path, account } of screens) {
  test(`nothing scrolls sideways on ${path} at 320 px`, async ({ page, enterAs }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    if (account) await enterAs(account)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBe(0)
  })
}
