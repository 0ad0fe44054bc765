import { chatEndpoints, COMMENT_MAX, communityTexts } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'
import { FAULT } from './sent-calls.ts'

const arabic = 'نلتقي في الساعة 10:30 أمام room-42، أليس كذلك؟'
const hebrew = 'דנה (כהן) מגיעה ב-10:30.'
const markup = '<img src=x onerror="document.title=\'hurt\'">'
const family = '👨‍👩‍👧‍👦'
const zalgo = `z${'\u0301'.repeat(30)}`

/** What people write, and the direction that it has of its own. */
const texts = [
  { text: arabic, direction: 'rtl' },
  { text: hebrew, direction: 'rtl' },
  { text: 'a'.repeat(400), direction: 'ltr' },
  { text: `https://example.test/${'segment/'.repeat(250)}`, direction: 'ltr' },
  { text: `A family ${family}, and ${zalgo}`, direction: 'ltr' },
  { text: markup, direction: 'ltr' },
] as const

/** Nothing that was written has run, or become part of the page. */
const expectTextAlone = async (page: Page): Promise<void> => {
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/hurt/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

/** A text stands there as it was written, in its own direction, within 320 px. */
const expectOwnWay = async (shown: Locator, { text, direction }: (typeof texts)[number]): Promise<void> => {
  const start = text.slice(0, 20)
  await shown.scrollIntoViewIfNeeded()
  await expect(shown, start).toHaveText(text)
  expect(await shown.evaluate((element) => getComputedStyle(element).direction), start).toBe(direction)
  const box = await shown.boundingBox()
  expect(box?.x, start).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0), start).toBeLessThanOrEqual(320)
}

test('c35: messages in every direction and length stay within a phone of 320 px, each as it was written', async ({

  page, people, enter,

}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const [reader, writer] = [await people.pilot(), await people.pilot('Dana דנה (כהן) Cohen')]
  const { id_conversation: id } = await writer.call(chatEndpoints.findOrCreate, { body: { pilot_id: reader.id } })
  for (const { text } of texts) await writer.call(chatEndpoints.send, { params: { id }, body: { content: text } })
  await enter(reader)
  await page.goto('/messages')
  await expect(page.getByRole('link', { name: writer.name })).toBeVisible()
  await expectTextAlone(page)
  await page.goto(`/messages/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: writer.name })).toBeVisible()
  const talk = page.getByRole('group', { name: `Conversation with ${writer.name}` })
  for (const each of texts) await expectOwnWay(talk.getByText(each.text, { exact: true }), each)
  await expectTextAlone(page)
  await look(page, 'messages-of-all-kinds')
})

test('c35 and c37: a post and its comments in every direction and length; blanks of every kind are no comment', async ({

  page, people, enter,

}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const author = await people.newcomer()
  const title = `${hebrew} ${author.name}`
  await enter(author)
  await page.goto('/community')
  await page.getByRole('button', { name: 'New post' }).click()
  const dialog = page.getByRole('dialog', { name: 'New post' })
  await dialog.getByLabel('Title').fill(title)
  for (const blank of ['   ', '\n\n', '\u00A0\u00A0', '\u200B']) {
    await dialog.getByLabel('Content').fill(blank)
    await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(dialog.getByLabel('Content')).toHaveAttribute('aria-invalid', 'true')
  }
  await dialog.getByLabel('Content').fill(arabic)
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  const post = page.getByRole('article').filter({ hasText: author.name })
  await expect(post).toBeVisible()
  await post.getByRole('button', { name: '0 comments' }).click()

  const field = post.getByRole('textbox', { name: 'Comment' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/comments')) sent.push(request.postData() ?? '')
  })
  for (const blank of ['', '   ', '\t \t', '\u00A0', '\u200B\u200B', '\u00A0 \u200B']) {
    await field.fill(blank)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(communityTexts.commentEmpty)
    await expect(field).toBeFocused()
    await field.fill('x')
  }
  expect(sent).toEqual([])
  await expect(post.getByRole('button', { name: '0 comments' })).toBeVisible()
  await look(page, 'a-blank-comment')

  const address = '**/api/v1/community/posts/*/comments'
  await page.route(address, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ detail: FAULT }) }),
  )
  await field.fill(markup)
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(FAULT)
  await expect(field).toHaveValue(markup)
  await page.unroute(address)
  const comments = texts.filter(({ text }) => text.length <= COMMENT_MAX)
  for (const { text } of comments) {
    await field.fill(text)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  await expect(post.getByRole('button', { name: `${String(comments.length)} comments` })).toBeVisible()
  for (const each of comments) await expectOwnWay(post.getByText(each.text, { exact: true }).last(), each)
  await expectTextAlone(page)
  await look(page, 'comments-of-all-kinds')
})
