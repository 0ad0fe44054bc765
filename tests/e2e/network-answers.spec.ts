import { authEndpoints, authTexts, communityTexts, endpointUrl, LOGIN_FAILURES_PER_ACCOUNT } from '@pilotpair/contract'
import type { Page, Route } from '@playwright/test'
import { look } from '../support/look.ts'
import { createPeople } from '../support/people.ts'
import { startService } from '../support/service.ts'
import { alertIn } from './booking-steps.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { toast } from './shared-flight.ts'

const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<html><h1>Something of a proxy</h1></html>' })
const json = (status: number, body: string) => (route: Route) => route.fulfill({ status, contentType: 'application/json', body })

/** What may come instead of an answer, and what the form says then. */
const answers: readonly { readonly what: string; readonly answer: (route: Route) => Promise<void>; readonly said: string | RegExp }[] = [
  { what: '413 with a page', answer: html(413), said: 'The upload is too large.' },
  { what: '502 with a page', answer: html(502), said: communityTexts.createFailed },
  { what: '200 with a page', answer: html(200), said: communityTexts.createFailed },
  { what: '500 with nothing', answer: json(500, ''), said: communityTexts.createFailed },
  { what: '204', answer: (route) => route.fulfill({ status: 204 }), said: communityTexts.createFailed },
  { what: 'null', answer: json(200, 'null'), said: communityTexts.createFailed },
  { what: 'truncated JSON', answer: json(200, '{"id_post": "'), said: communityTexts.createFailed },
  {
    what: '429 with a time to wait',
    answer: (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '30' }, contentType: 'application/json', body: '{"detail":"Slow down"}' }),
    said: /Too many attempts\. Please try again in 30 seconds\./,
  },
  { what: 'no connection', answer: (route) => route.abort('internetdisconnected'), said: communityTexts.createFailed },
]

/** Nothing of a machine's talk is shown to people. */
const expectReadable = async (page: Page, what: string): Promise<void> => {
  const shown = await page.locator('body').innerText()
  expect(shown, what).not.toMatch(/\[object Object\]|Unexpected (token|end)|SyntaxError|undefined|Something of a proxy|<h1>/)
}

test('c59: whatever comes instead of an answer to a post, it is said in words, the text stays, and one press sends once', async ({

  page, people, enter,

}) => {
  const author = await people.newcomer()
  const title = `Fog over the bay, ${author.name}`
  await enter(author)
  await page.goto('/community')
  await page.getByRole('button', { name: 'New post' }).click()
  const dialog = page.getByRole('dialog', { name: 'New post' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Content').fill('It stayed offshore for once.')
  const address = '**/api/v1/community/posts'
  let sent = 0
  for (const { what, answer, said } of answers) {
    await page.route(address, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      sent += 1
      return answer(route)
    })
    const before = sent
    await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    await expect.poll(() => sent - before, what).toBe(1)
    await expect(alertIn(dialog), what).toHaveText(said)
    await expect(toast(page, communityTexts.createFailed).first(), what).toBeVisible()
    await expectReadable(page, what)
    await expect(dialog.getByLabel('Title'), what).toHaveValue(title)
    await expect(dialog.getByLabel('Content'), what).toHaveValue('It stayed offshore for once.')
    expect(sent - before, what).toBe(1)
    await page.unroute(address)
  }
  await look(page, 'a-post-without-a-connection')
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toast(page, 'Post published.')).toBeVisible()
  await expect(page.getByRole('article', { name: title })).toHaveCount(1)
})

test('c59: too many wrong passwords are told as such, with the time to wait, never as a wrong password', async ({ browser }) => {
  const service = await startService()
  try {
    const pilot = await createPeople(service.origin).newcomer()
    const address = service.origin + endpointUrl(authEndpoints.login, {})
    for (let failure = 0; failure < LOGIN_FAILURES_PER_ACCOUNT; failure += 1) {
      const body = new URLSearchParams({ username: pilot.email, password: 'Wrong-Skies-26' })
      const refused = await fetch(address, { method: 'POST', body })
      expect(refused.status).toBe(401)
    }
    const context = await browser.newContext({ baseURL: service.origin })
    const page = await context.newPage()
    await page.goto('/login?next=%2Fmy-flights')
    await logIn(page, pilot)
    const wait = /Too many attempts\. Please try again in \d+ (seconds|minutes)\./
    await expect(page.getByRole('alert').filter({ hasText: wait })).toBeVisible()
    await expect(page.getByText(authTexts.loginRefused)).toHaveCount(0)
    await expect(page.getByLabel('Email')).toHaveValue(pilot.email)
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    await look(page, 'too-many-attempts')
    await context.close()
  } finally {
    await service.stop()
  }
})
