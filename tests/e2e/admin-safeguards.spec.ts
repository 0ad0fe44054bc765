import { ADMIN_USER_CATEGORIES, adminEndpoints, adminTexts, authEndpoints, endpointUrl } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, type Person, test } from './fixtures.ts'
import { toast } from './people-support.ts'

const OWN_ACCOUNT = 'You cannot do this to your own account.'
const NOT_PENDING = 'This pilot is no longer pending.'
const NOBODY = 'Nobody here has a name or e-mail like that.'

/** Searches the tab that is shown. */
const find = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Search by name or e-mail').fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

/** An account as administrators see it. */
const accountOf = async (admin: Person, { email }: Person) => {
  const [found] = await admin.call(adminEndpoints.users, { query: { search: email } })
  return found
}

test('c42: no tab offers an administrator anything to do to the own account', async ({ page, people, enter }) => {
  const admin = await people.admin()
  await enter(admin)
  for (const category of ADMIN_USER_CATEGORIES) {
    await page.goto(`/admin/users?tab=${category}`)
    await find(page, admin.email)
    await expect(page.getByText(NOBODY)).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`^(Deactivate|Delete|Reject) ${admin.name}`) })).toHaveCount(0)
  }
  await look(page, 'no-administrator-in-the-lists')
})

test('c42: what no screen offers is refused too, with the reason, and the administrator is still in', async ({

  page, people, enter,

}) => {
  const admin = await people.admin()
  await enter(admin)
  await page.goto('/admin/users')
  await expect(page.getByRole('tab', { name: /^Pending Pilots \(\d+\)$/ })).toBeVisible()
  const own = endpointUrl(adminEndpoints.updateUser, { params: { id: admin.id } })
  for (const [what, refused] of [
    ['deactivating', await page.request.patch(own, { data: { is_activated: false } })],
    ['removing', await page.request.delete(own)],
    ['removing with all that is open', await page.request.delete(`${own}?cascade=true`)],
  ] as const) {
    expect(refused.status(), what).toBe(409)
    expect(await refused.json(), what).toEqual({ detail: OWN_ACCOUNT })
  }
  await page.reload()
  await expect(page.getByRole('tab', { name: /^Pending Pilots \(\d+\)$/ })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/users/)
  expect(await admin.call(authEndpoints.currentUser, {})).toMatchObject({ id_user_account: admin.id, is_activated: true })
})

test('c42: a change that is none of the two known ones changes nothing about a pilot', async ({ page, people, enter }) => {
  const admin = await people.admin()
  const pilot = await people.newcomer()
  await enter(admin)
  const account = endpointUrl(adminEndpoints.updateUser, { params: { id: pilot.id } })
  for (const data of [
    {}, { verification: 'banana' }, { is_activated: 'false' }, { is_activated: null },
    { verification: 'approved', is_activated: false }, { is_activated: false, role: 'super_admin' },
  ]) {
    const refused = await page.request.patch(account, { data })
    expect(refused.status(), JSON.stringify(data)).toBe(422)
  }
  await page.goto('/admin/users')
  await find(page, pilot.email)
  await expect(page.getByRole('button', { name: `Approve ${pilot.name}` })).toBeVisible()
  expect(await accountOf(admin, pilot)).toMatchObject({ role: 'pilot', is_activated: true, pilot_profile: { verification: 'pending' } })
})

test('c42: "Reject" for a pilot whom somebody else has approved meanwhile removes nobody, and says why', async ({

  page, people, enter,

}) => {
  const admin = await people.admin()
  const pilot = await people.newcomer('Petra Pending')
  await enter(admin)
  await page.goto('/admin/users')
  await find(page, pilot.email)
  await page.getByRole('button', { name: `Reject ${pilot.name}` }).click()
  const question = page.getByRole('alertdialog', { name: `Reject ${pilot.name}?` })
  await expect(question).toBeVisible()
  await admin.call(adminEndpoints.updateUser, { params: { id: pilot.id }, body: { verification: 'approved' } })
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(toast(page, adminTexts.actionFailed({ action: 'reject', name: pilot.name }))).toBeVisible()
  await expect(question).toContainText(NOT_PENDING)
  await look(page, 'a-rejection-refused')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(NOBODY)).toBeVisible()

  // An approved pilot can be switched off, which can be undone, and in no way removed.
  await page.getByRole('tab', { name: /^Active Pilots/ }).click()
  const row = page.getByRole('row', { name: new RegExp(pilot.name) })
  await expect(row.getByRole('button')).toHaveText(['Deactivate'])
  expect(await pilot.call(authEndpoints.currentUser, {})).toMatchObject({ pilot_profile: { verification: 'approved' } })
})

test('c42: two tabs of one administrator act on one operator: the second is told that nobody is there any more', async ({
  page, context, people, enter,
}) => {
  const admin = await people.admin()
  const operator = await people.operator('Twice Deleted Air')
  await enter(admin)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/admin/users?tab=operators')
    await find(tab, operator.email)
    await tab.getByRole('button', { name: `Delete ${operator.name}` }).click()
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, adminTexts.deleted({ name: operator.name }))).toBeVisible()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(other, adminTexts.actionFailed({ action: 'delete', name: operator.name }))).toBeVisible()
  await expect(toast(other, adminTexts.deleted({ name: operator.name }))).toHaveCount(0)
  await other.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  for (const tab of [page, other]) await expect(tab.getByText(NOBODY)).toBeVisible()
  expect(await accountOf(admin, operator)).toBeUndefined()
})
