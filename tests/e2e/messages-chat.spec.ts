import { adminEndpoints, chatEndpoints, chatTexts } from '@pilotpair/contract'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, type People, type Person, test } from './fixtures.ts'

interface Pair {
  readonly one: Person
  readonly other: Person
  /** Of the conversation. */
  readonly id: string
}

const pairOf = async (people: People): Promise<Pair> => {
  const [one, other] = [await people.pilot(), await people.pilot()]
  const { id_conversation: id } = await one.call(chatEndpoints.findOrCreate, { body: { pilot_id: other.id } })
  return { one, other, id }
}

const writes = (person: Person, id: string, content: string) =>
  person.call(chatEndpoints.send, { params: { id }, body: { content } })

/** Contents of the conversation as the service has them. */
const stored = async (person: Person, id: string): Promise<string[]> =>
  (await person.call(chatEndpoints.messages, { params: { id } })).map(({ content }) => content)

const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const talk = (page: Page, partner: Person) => page.getByRole('group', { name: `Conversation with ${partner.name}` })

/** A second browser for the other person. */
const browserOf = async (browser: Browser, origin: string, person: Person): Promise<[Page, BrowserContext]> => {
  const context = await browser.newContext({ baseURL: origin })
  await context.addCookies([...person.cookies])
  return [await context.newPage(), context]
}

test('two pilots talk: each sees the other\'s message come by itself, unread ones are counted and then read', async ({
  page, browser, origin, people, enter,
}) => {
  const { one, other, id } = await pairOf(people)
  await enter(one)
  await page.goto('/messages')
  await expect(page.getByRole('link', { name: other.name })).toBeVisible()
  await page.getByRole('link', { name: other.name }).click()
  await expect(page).toHaveURL(new RegExp(`/messages/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
  await expect(page.getByText('Say hello.')).toBeVisible()
  await box(page).fill('Morning! Shall we fly\nthe coast on Saturday?')
  await box(page).press('Enter')
  await expect(talk(page, other).getByText('Morning! Shall we fly')).toBeVisible()
  await expect(box(page)).toHaveValue('')
  await expect(box(page)).toBeFocused()
  // It stands here before the service has it.
  await expect.poll(() => stored(one, id)).toHaveLength(1)

  const [theirs, context] = await browserOf(browser, origin, other)
  await theirs.goto('/messages')
  await expect(theirs.getByRole('link', { name: 'Messages 1 unread message' })).toBeVisible()
  await look(theirs, 'an-unread-message')
  const row = theirs.getByRole('link', { name: new RegExp(`^${one.name}.*1 unread message$`) })
  await row.click()
  await expect(talk(theirs, one).getByText('Morning! Shall we fly')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  await box(theirs).fill('I would love to.')
  await theirs.getByRole('button', { name: 'Send' }).click()
  await expect(talk(page, other).getByText('I would love to.')).toBeVisible()
  await expect(page.getByRole('log')).toContainText('I would love to.')
  await expect(page.getByRole('link', { name: new RegExp(`^${other.name}.*I would love to\\.$`) })).toBeVisible()
  await look(page, 'a-conversation')
  await context.close()
})

test('c44: the address of a conversation opens it, also after a login, and leads back at every width', async ({ page, people }) => {
  const { one, other, id } = await pairOf(people)
  await writes(other, id, 'Are you coming?')
  await page.goto(`/messages/${id}`)
  await expect(page).toHaveURL(new RegExp(`/login\\?next=%2Fmessages%2F${id}$`))
  await page.context().addCookies([...one.cookies])
  await page.goto(`/messages/${id}`)
  await expect(talk(page, other).getByText('Are you coming?')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: chatTexts.sync })).toBeHidden()
  await expect(box(page)).toBeInViewport()
  await page.getByRole('link', { name: 'Back to messages' }).click()
  await expect(page).toHaveURL(/\/messages$/)
  await expect(page.getByRole('button', { name: chatTexts.sync })).toBeVisible()
  await page.goBack()
  await expect(talk(page, other).getByText('Are you coming?')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(width).toBe(0)
})

test('a conversation of other people does not exist for a third', async ({ page, people, enter }) => {
  const { id } = await pairOf(people)
  await enter(await people.pilot())
  await page.goto(`/messages/${id}`)
  await expect(page.getByText('This conversation does not exist.')).toBeVisible()
  await look(page, 'no-such-conversation')
  await page.getByRole('alert').getByRole('link', { name: 'Back to messages' }).click()
  await expect(page.getByText(chatTexts.empty)).toBeVisible()
  await look(page, 'no-conversations')
})

test('offline and a failing service: the message goes, its text comes back with "Not sent", and is sent once', async ({
  page, context, people, enter,
}) => {
  const { one, other, id } = await pairOf(people)
  await enter(one)
  await page.goto(`/messages/${id}`)
  await expect(page.getByText('Say hello.')).toBeVisible()
  await box(page).fill('Wheels up at ten')

  await context.setOffline(true)
  await box(page).press('Enter')
  await expect(page.getByText(chatTexts.notSent)).toBeVisible()
  await expect(box(page)).toHaveValue('Wheels up at ten')
  await expect(talk(page, other).getByText('Wheels up at ten')).toBeHidden()
  await context.setOffline(false)

  await page.route('**/api/v1/chat/conversations/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    return route.fulfill({ status: 500, contentType: 'application/json', body: '{"detail":"Internal server error"}' })
  })
  await box(page).press('Enter')
  await expect(page.getByText('Internal server error')).toBeVisible()
  await look(page, 'a-message-not-sent')
  await expect(box(page)).toHaveValue('Wheels up at ten')
  await page.unroute('**/api/v1/chat/conversations/*/messages')

  await box(page).press('Enter')
  await expect(talk(page, other).getByText('Wheels up at ten')).toBeVisible()
  await expect(page.getByText(chatTexts.notSent)).toBeHidden()
  await expect(box(page)).toHaveValue('')
  await expect.poll(() => stored(one, id)).toEqual(['Wheels up at ten'])
})

test('an answer that is lost on its way back makes no second message', async ({ page, people, enter }) => {
  const { one, other, id } = await pairOf(people)
  await enter(one)
  await page.goto(`/messages/${id}`)
  await expect(page.getByText('Say hello.')).toBeVisible()
  await page.route('**/api/v1/chat/conversations/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await box(page).fill('Did you get this?')
  await box(page).press('Enter')
  await expect(talk(page, other).getByText('Did you get this?')).toBeVisible()
  await expect.poll(() => stored(one, id)).toEqual(['Did you get this?'])
  await expect(talk(page, other).getByText(chatTexts.sending)).toBeHidden()
  await expect(box(page)).toHaveValue('')
  await expect(page.getByText(chatTexts.notSent)).toBeHidden()
  expect(await stored(one, id)).toEqual(['Did you get this?'])
})

test('c33: an Enter that chooses a word sends nothing; two quick Enters send one message', async ({ page, people, enter }) => {
  const { one, other, id } = await pairOf(people)
  await enter(one)
  await page.goto(`/messages/${id}`)
  await box(page).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 })
  await box(page).dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true, cancelable: true })
  await session.send('Input.insertText', { text: '日本' })
  await expect(box(page)).toHaveValue('日本')
  expect(await stored(one, id)).toEqual([])
  await box(page).evaluate((field) => {
    for (let press = 0; press < 2; press += 1) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }
  })
  await expect(talk(page, other).getByText('日本')).toBeVisible()
  await expect(box(page)).toHaveValue('')
  await box(page).press('Space')
  await box(page).press('Enter')
  await expect.poll(() => stored(one, id)).toEqual(['日本'])
})

test('what is begun waits in its conversation over a reload, and is gone after the logout', async ({ page, people, enter }) => {
  const { one, other, id } = await pairOf(people)
  await enter(one)
  await page.goto(`/messages/${id}`)
  await box(page).fill('Half a thought')
  await page.getByRole('link', { name: 'Back to messages' }).click()
  await page.getByRole('link', { name: other.name }).click()
  await expect(box(page)).toHaveValue('Half a thought')
  await page.reload()
  await expect(box(page)).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('c45: whoever is deactivated while reading is led out once, and nothing is asked any more', async ({ page, people, enter }) => {
  const { one, other, id } = await pairOf(people)
  await writes(other, id, 'Hello')
  await enter(one)
  await page.clock.install()
  await page.goto(`/messages/${id}`)
  await expect(talk(page, other).getByText('Hello')).toBeVisible()
  await (await people.admin()).call(adminEndpoints.updateUser, { params: { id: one.id }, body: { is_activated: false } })
  await expect(page).toHaveURL(/\/login/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/chat/')) asked.push(request.url())
  })
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.clock.fastForward('05:00')
  expect(asked).toEqual([])
})
