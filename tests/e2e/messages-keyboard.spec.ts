import { chatEndpoints, chatTexts, navigationTexts } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'

test('c53: chat by keyboard alone: into Messages, into a conversation, an answer, a new line, back', async ({ page, people, enter }) => {
  const [one, other] = [await people.pilot(), await people.pilot()]
  const { id_conversation: id } = await one.call(chatEndpoints.findOrCreate, { body: { pilot_id: other.id } })
  await other.call(chatEndpoints.send, { params: { id }, body: { content: 'Are you there?' } })
  await enter(one)
  await page.goto('/rentals')
  const messages = page.getByRole('link', { name: new RegExp(`^${navigationTexts.messages}`) })
  await expect(messages).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(messages).toBeFocused({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/messages$/)
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: chatTexts.sync })).toBeFocused()
  await expect(page.getByRole('link', { name: other.name })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: other.name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/messages/${id}$`))
  await expect(page.getByRole('region', { name: chatTexts.defaultPartner })).toBeFocused()

  const list = page.getByRole('group', { name: `Conversation with ${other.name}` })
  await expect(list.getByText('Are you there?')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to messages' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list).toBeFocused()
  await page.keyboard.press('Tab')
  const box = page.getByRole('textbox', { name: 'Message' })
  await expect(box).toBeFocused()
  await page.keyboard.type('Yes.')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Where are you?')
  await page.keyboard.press('Enter')
  await expect(list.getByText('Where are you?')).toBeVisible()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  // It stands in the list before the service has it.
  const stored = async () => (await other.call(chatEndpoints.messages, { params: { id } })).map(({ content }) => content)
  await expect.poll(stored).toEqual(['Are you there?', 'Yes.\nWhere are you?'])

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Back to messages' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/messages$/)
  await look(page, 'back-in-the-list')
})
