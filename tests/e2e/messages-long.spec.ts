import { chatEndpoints } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })

test('a thousand messages: opens at the newest, older ones come on scrolling up, nothing is lost or doubled', async ({
  page, people, enter,
}) => {
  const [one, other] = [await people.pilot(), await people.pilot()]
  const { id_conversation: id } = await one.call(chatEndpoints.findOrCreate, { body: { pilot_id: other.id } })
  for (let number = 1; number <= 1000; number += 1) {
    const body = { content: `Message ${String(number)}` }
    await (number % 3 === 0 ? one : other).call(chatEndpoints.send, { params: { id }, body })
  }
  await enter(one)
  await page.goto(`/messages/${id}`)
  const list = page.getByRole('group', { name: `Conversation with ${other.name}` })
  await expect(list.getByText('Message 1000', { exact: true })).toBeInViewport()
  await expect(list.getByText('Message 900', { exact: true })).toHaveCount(0)

  const newest = list.getByText('Message 951', { exact: true })
  await list.evaluate((element) => {
    element.scrollTop = 0
  })
  await expect(list.getByText('Message 901', { exact: true })).toHaveCount(1)
  await expect(newest).toBeInViewport()

  // To the very first one, page after page.
  const first = list.getByText('Message 1', { exact: true })
  await expect(async () => {
    await list.evaluate((element) => {
      element.scrollTop = 0
    })
    await expect(first).toHaveCount(1, { timeout: 200 })
  }).toPass({ timeout: 120_000 })
  const numbers = await list.locator('[data-message] p[dir="auto"]').allTextContents()
  expect(numbers).toEqual(Array.from({ length: 1000 }, (_, index) => `Message ${String(index + 1)}`))

  await box(page).fill('And one more')
  await box(page).press('Enter')
  await expect(list.getByText('And one more')).toBeInViewport()
  await expect(box(page)).toHaveValue('')
  await other.call(chatEndpoints.send, { params: { id }, body: { content: 'Still here' } })
  await expect(list.getByText('Still here')).toBeInViewport()
  await look(page, 'a-thousand-messages')
})
