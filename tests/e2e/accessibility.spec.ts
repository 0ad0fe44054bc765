import { adminTexts, availabilityTexts, chatEndpoints, endpointUrl, profileTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import type { DemoAccount } from '../support/demo-session.ts'
import { expectAxeFindsNothing, expectNothingScrollsSideways } from '../support/page-checks.ts'
import { expect, test } from './fixtures.ts'

interface Screen {
  readonly path: string
  readonly account?: DemoAccount
  /** What is done on the screen before it is looked at; it changes nothing that is stored. */
  readonly open?: { readonly what: string; readonly by: (page: Page) => Promise<void> }
}

/** The first conversation of the viewer, by its address. */
const conversation = async (page: Page): Promise<void> => {
  const answer = await page.request.get(endpointUrl(chatEndpoints.conversations, {}))
  const [first]: { readonly id_conversation: string }[] = await answer.json()
  if (first === undefined) throw new Error('the demo world has no conversation')
  await page.goto(`/messages/${first.id_conversation}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
}

const availability = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Availability / }).first().click()
  const editor = page.getByRole('form', { name: availabilityTexts.heading })
  // With something to save and something in the way: every state of the editor at once.
  await editor.getByRole('switch', { name: 'Sunday' }).click()
  // On a phone a day is folded until somebody looks at its hours.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) await editor.getByRole('button', { name: /Monday/, expanded: false }).click()
  await editor.getByRole('button', { name: `${availabilityTexts.addHours}, Monday` }).click()
  await expect(editor.getByText('Unsaved changes')).toBeVisible()
}

const documents = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${adminTexts.licenseDocuments} of `) }).first().click()
  await expect(page.getByRole('dialog', { name: adminTexts.licenseDocuments })).toBeVisible()
}

const preferences = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: profileTexts.tabPreferences }).click()
  await expect(page.getByRole('tabpanel', { name: profileTexts.tabPreferences })).toBeVisible()
}

const editing = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible()
}

const newPost = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'New post' }).click()
  await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible()
}

const screens: readonly Screen[] = [
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
  { path: '/messages', account: 'pilot', open: { what: 'a conversation', by: conversation } },
  { path: '/community', account: 'pilot' },
  { path: '/community', account: 'pilot', open: { what: 'a new post', by: newPost } },
  { path: '/profile', account: 'pilot' },
  { path: '/profile', account: 'pilot', open: { what: 'the preferences', by: preferences } },
  { path: '/profile', account: 'pilot', open: { what: 'the form', by: editing } },
  { path: '/profile', account: 'pending' },
  { path: '/operator', account: 'operator' },
  { path: '/operator', account: 'operator', open: { what: 'the weekly hours', by: availability } },
  { path: '/operator', account: 'admin' },
  { path: '/admin/users?tab=cancellations', account: 'admin' },
  { path: '/admin/users?tab=create_operator', account: 'admin' },
  { path: '/admin', account: 'admin' },
  { path: '/admin/users', account: 'admin' },
  { path: '/admin/users', account: 'admin', open: { what: 'the license documents', by: documents } },
  { path: '/admin/users?tab=active_pilots', account: 'admin' },
  { path: '/admin/users?tab=operators', account: 'admin' },
  { path: '/nowhere', account: 'pilot' },
]

const nameOf = ({ path, account, open }: Screen): string =>
  `${path}${open === undefined ? '' : ` with ${open.what} open`} as ${account ?? 'nobody'}`

const show = async (page: Page, { path, open }: Screen): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open?.by(page)
}

const narrow = { width: 320, height: 640 } as const

for (const screen of screens) {
  test(`axe finds nothing on ${nameOf(screen)}, in light and in dark`, async ({ page, enterAs }) => {
    if (screen.account) await enterAs(screen.account)
    await show(page, screen)
    await expectAxeFindsNothing(page)
    // What is opened may be laid out, and unfolded, in another way on a phone: that is opened there.
    if (screen.open !== undefined) return
    await page.setViewportSize(narrow)
    await expectNothingScrollsSideways(page)
  })

  if (screen.open === undefined) continue
  test(`nothing scrolls sideways on ${nameOf(screen)} at 320 px`, async ({ page, enterAs }) => {
    await page.setViewportSize(narrow)
    if (screen.account) await enterAs(screen.account)
    await show(page, screen)
    await expectNothingScrollsSideways(page)
  })
}
