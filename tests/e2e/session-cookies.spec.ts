import { API_BASE, endpointUrl, navigationTexts, paymentTexts, proposalEndpoints } from '@pilotpair/contract'
import { expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { payButton, proposeFlight } from './payment-steps.ts'

test('c15: the cookies of a login are out of a script’s reach, go to no other site’s posts, and are gone after the logout', async ({

  page, context, people,

}) => {
  const pilot = await people.pilot()
  await page.goto('/login')
  await logIn(page, pilot)
  await expect(page).toHaveURL(/\/dashboard$/)
  const cookies = await context.cookies([page.url(), new URL(`${API_BASE}auth/token_refresh`, page.url()).href])
  const facts = Object.fromEntries(cookies.map(({ name, httpOnly, sameSite, path }) => [name, { httpOnly, sameSite, path }]))
  expect(facts).toEqual({
    access_token: { httpOnly: true, sameSite: 'Lax', path: '/api/v1' },
    refresh_token: { httpOnly: true, sameSite: 'Lax', path: '/api/v1/auth' },
  })
  for (const { expires } of cookies) expect(expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await page.getByRole('button', { name: navigationTexts.myAccount }).click()
  await page.getByRole('button', { name: navigationTexts.logOut }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await context.cookies()).toEqual([])
})

test('c15: a form on another site declines nothing for a pilot who is logged in, and they stay logged in', async ({

  page, people, origin,

}) => {
  const { id, invitee, read } = await proposeFlight(people)
  await people.card(invitee)
  await page.goto('/login')
  await logIn(page, invitee)
  await expect(page).toHaveURL(/\/dashboard$/)

  const elsewhere = 'http://evil.pilotpair.test'
  const decline = origin + endpointUrl(proposalEndpoints.decline, { params: { id } })
  await page.route(`${elsewhere}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${decline}"><button>Win a flight</button></form>`,
    }),
  )
  await page.goto(`${elsewhere}/prize`)
  const answered = page.waitForResponse(decline)
  await page.getByRole('button', { name: 'Win a flight' }).click()
  expect((await answered).status()).toBe(403)
  expect(await read()).toMatchObject({ status: 'pending' })

  await page.goto(`/payment-methods?proposalId=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: paymentTexts.heading })).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
})
