import { adminEndpoints, aircraftTexts, bookingTexts, chatEndpoints, guardTexts, pilotTexts, profileEndpoints } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { expect, type People, type Person, test } from './fixtures.ts'

/** A pilot with hours that hardly anybody else has, so that a search or the matches find them. */
const pilotWithHours = async (people: People, hours: number): Promise<Person> => {
  const pilot = await people.pilot()
  await pilot.call(profileEndpoints.update, {
    body: {
      first_name: 'Otis', license_type: 'private', license_number: 'J-900', flight_hours: hours, notes: 'Tailwheel only.',
      termns_of_service_accepted: true,
    },
  })
  await (await people.admin()).call(adminEndpoints.updateUser, { params: { id: pilot.id }, body: { verification: 'approved' } })
  return pilot
}

test('from the explorer to a message: filters stand in the address, details open, the conversation is the same one', async ({
  page, people, enter,
}) => {
  const [one, other] = [await people.pilot(), await pilotWithHours(people, 98_765)]
  await enter(one)
  await page.goto('/pilot-explorer')
  await expect(page.getByRole('heading', { level: 1, name: pilotTexts.explorerHeading })).toBeVisible()
  await page.getByRole('combobox', { name: 'License type' }).selectOption('Private')
  await page.getByRole('textbox', { name: 'Minimum flight hours' }).fill('98000')
  await page.getByRole('button', { name: aircraftTexts.applyFilters }).click()
  await expect(page).toHaveURL(/\/pilot-explorer\?license_type=PRIVATE&min_flight_hours=98000$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Minimum flight hours' })).toHaveValue('98000')
  await expect(page.getByRole('article')).toHaveCount(1)

  await look(page, 'explorer-filtered')
  const view = page.getByRole('button', { name: `View ${other.name}` })
  await view.click()
  const dialog = page.getByRole('dialog', { name: other.name })
  await expect(dialog.getByText('Tailwheel only.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(view).toBeFocused()
  await view.click()
  await expect(dialog.getByRole('link', { name: pilotTexts.startFlightRequest })).toHaveAttribute('href', `/propose-flight/${other.id}`)
  await look(page, 'pilot-details')
  await dialog.getByRole('button', { name: pilotTexts.sendMessage }).dblclick()
  await expect(page).toHaveURL(/\/messages\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
  const conversations = await one.call(chatEndpoints.conversations, {})
  expect(conversations).toHaveLength(1)
  expect(page.url()).toContain(conversations[0]?.id_conversation)

  await page.goBack()
  await expect(page).toHaveURL(/license_type=PRIVATE/)
  await page.getByRole('button', { name: aircraftTexts.resetFilters }).click()
  await expect(page).toHaveURL(/\/pilot-explorer$/)
})

test('matches without a chosen aircraft lead to the rentals page with a word', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/pilot-matches')
  await expect(page).toHaveURL(/\/rentals$/)
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(guardTexts.selectAircraftFirst)
  await look(page, 'aircraft-first')
})

test('"Share costs" leads to the matches with the aircraft, also over a reload, and on to the request', async ({ page, people, enter }) => {
  const [one, other] = [await pilotWithHours(people, 54_321), await pilotWithHours(people, 54_320)]
  const model = 'Matchmaker'
  const aircraft = await people.aircraft(await people.operator(), { model })
  await enter(one)
  await page.goto(`/rentals?search=${model}`)
  await page.getByRole('button', { name: /Schedule Flight/ }).click()
  await page.getByRole('button', { name: bookingTexts.shareCosts }).click()
  await expect(page).toHaveURL(/\/pilot-matches$/)
  await expect(page.getByRole('heading', { level: 1, name: pilotTexts.matchesHeading })).toBeVisible()
  await expect(page.getByText(`Cessna ${model}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Cessna ${model}`)).toBeVisible()
  await look(page, 'matches-for-an-aircraft')
  await page.getByRole('link', { name: `${pilotTexts.proposeFlight} to ${other.name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/propose-flight/${other.id}/${aircraft}$`))
  await expect(page.getByText(other.name).first()).toBeVisible()
  await look(page, 'request-begun')
})

test('whoever has no complete profile is led to it from the matches', async ({ page, people, enter }) => {
  const pilot = await people.newcomer()
  await (await people.admin()).call(adminEndpoints.updateUser, { params: { id: pilot.id }, body: { verification: 'approved' } })
  const model = 'Incomplete'
  await people.aircraft(await people.operator(), { model })
  await enter(pilot)
  await page.goto(`/rentals?search=${model}`)
  await page.getByRole('button', { name: /Schedule Flight/ }).click()
  await page.getByRole('button', { name: bookingTexts.shareCosts }).click()
  await expect(page.getByText(pilotTexts.completeProfileFirst)).toBeVisible()
  await look(page, 'profile-first')
  await expect(page.getByRole('link', { name: pilotTexts.completeProfile })).toHaveAttribute('href', '/profile')
})
