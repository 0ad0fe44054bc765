import { AxeBuilder } from '@axe-core/playwright'
import type { DemoAccount } from '../support/demo-session.ts'
import { expect, test } from './fixtures.ts'

const screens: readonly { path: string; account?: DemoAccount }[] = [
  { path: '/login' },
  { path: '/register' },
  { path: '/forgot-password' },
  { path: '/reset-password?token=x' },
  { path: '/community' },
  { path: '/pending', account: 'pending' },
  { path: '/unauthorized', account: 'pilot' },
  { path: '/payment-complete', account: 'pilot' },
  { path: '/dashboard', account: 'pilot' },
  { path: '/rentals', account: 'pilot' },
  { path: '/aircraft-selection', account: 'pilot' },
  { path: '/book-solo', account: 'pilot' },
  { path: '/book-invite', account: 'pilot' },
  { path: '/pilot-explorer', account: 'pilot' },
  { path: '/flight-share-requests', account: 'pilot' },
  { path: '/flight-share-requests?tab=sent', account: 'pilot' },
  { path: '/my-flights', account: 'pilot' },
  { path: '/payment-methods', account: 'pilot' },
  { path: '/payment-methods/new', account: 'pilot' },
  { path: '/messages', account: 'pilot' },
  { path: '/community', account: 'pilot' },
  { path: '/profile', account: 'pilot' },
  { path: '/profile', account: 'pending' },
  { path: '/operator', account: 'operator' },
  { path: '/operator', account: 'admin' },
  { path: '/admin/users?tab=cancellations', account: 'admin' },
  { path: '/admin/users?tab=create_operator', account: 'admin' },
  { path: '/admin/users', account: 'admin' },
  { path: '/nowhere', account: 'pilot' },
]

for (const { path, account } of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} as ${account ?? 'nobody'} in ${colorScheme}`, async ({ page, enterAs }) => {
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
  test(`nothing scrolls sideways on ${path} as ${account ?? 'nobody'} at 320 px`, async ({ page, enterAs }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    if (account) await enterAs(account)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBe(0)
  })
}
