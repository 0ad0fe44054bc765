import { aircraftTexts, ANY, flightEndpoints } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { modelOf } from './booking-steps.ts'
import { expect, type People, type Person, test } from './fixtures.ts'
import { daysAhead } from './shared-flight.ts'

const apply = (page: Page) => page.getByRole('button', { name: aircraftTexts.applyFilters })

/** Addresses of a list that the page asks the service for. */
const listsOf = (page: Page, path: string): URL[] => {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.replace(/\/$/, '') === `/api/v1/${path}`) asked.push(url)
  })
  return asked
}

/** A pilot who has a flight on an aircraft of each of these, one a day from some days ahead on. */
const flierOf = async (people: People, aircraft: readonly string[], from: number): Promise<Person> => {
  const pilot = await people.pilot()
  await people.card(pilot)
  for (const [at, aircraft_id] of aircraft.entries()) {
    await pilot.call(flightEndpoints.bookSolo, { body: { aircraft_id, flight_date: daysAhead(from + at) } })
  }
  return pilot
}

test('c39: several aircraft models are one search: repeated keys, everybody once, the same after a reload; Reset clears the address', async ({
  page, people, enter, origin,
}) => {
  const operator = await people.operator()
  const models = [modelOf('Searched Alpha'), modelOf('Searched Bravo')] as const
  const [alpha, bravo] = [await people.aircraft(operator, { model: models[0] }), await people.aircraft(operator, { model: models[1] })]
  const fliers = [await flierOf(people, [alpha], 5), await flierOf(people, [bravo], 5), await flierOf(people, [bravo, alpha], 6)]
  await enter(await people.pilot())
  await page.goto('/pilot-explorer')
  await page.getByRole('button', { name: 'Aircraft models' }).click()
  for (const model of models) {
    await page.getByRole('searchbox', { name: 'Find a model' }).fill(model)
    await page.getByRole('checkbox', { name: `Cessna ${model}` }).check()
  }
  const asked = listsOf(page, 'pilot-explorer')
  await apply(page).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  for (const { name } of fliers) await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1)
  await look(page, 'pilots-of-two-models')

  const address = new URL(page.url())
  const ids = address.searchParams.getAll('aircraft_model_ids')
  expect(ids).toHaveLength(2)
  expect(address.search).not.toMatch(new RegExp(`,|%2C|%5B|${ANY}`))
  for (const { searchParams } of asked) expect(searchParams.getAll('aircraft_model_ids')).toEqual(ids)
  expect(asked.length).toBeGreaterThan(0)

  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page).toHaveURL(address.href)
  await expect(page.getByRole('checkbox', { name: `Cessna ${models[1]}` })).toBeChecked()
  await page.goto(`${origin}/pilot-explorer?aircraft_model_ids=${ids[0] ?? ''}`)
  await expect(page.getByRole('article')).toHaveCount(2)

  await page.getByRole('button', { name: aircraftTexts.resetFilters }).click()
  await expect(page).toHaveURL(`${origin}/pilot-explorer`)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect.poll(() => asked.at(-1)?.search).not.toContain('aircraft_model_ids')
})

test('c40: minimum flight hours: a cleared field is no filter, 0 is one, and what is no number says so and asks for nothing', async ({
  page, people, enter, origin,
}) => {
  await enter(await people.pilot())
  await page.goto('/pilot-explorer')
  const hours = page.getByRole('textbox', { name: 'Minimum flight hours' })
  const asked = listsOf(page, 'pilot-explorer')
  for (const [typed, query] of [
    ['200', '?min_flight_hours=200'], ['', ''], ['0', '?min_flight_hours=0'], ['  ', ''], ['12.5', '?min_flight_hours=12.5'],
  ] as const) {
    await hours.fill(typed)
    await apply(page).click()
    await expect(page, `"${typed}"`).toHaveURL(`${origin}/pilot-explorer${query}`)
    await expect(hours).not.toHaveAttribute('aria-invalid', 'true')
  }
  await expect.poll(() => asked.at(-1)?.searchParams.get('min_flight_hours')).toBe('12.5')
  const before = asked.length
  for (const typed of ['-5', '1e3', '12,5', 'abc']) {
    await hours.fill(typed)
    await hours.press('Enter')
    await expect(hours, typed).toHaveAttribute('aria-invalid', 'true')
    await expect(hours, typed).toHaveAccessibleDescription(/number/)
    await expect(hours, typed).toBeFocused()
    await expect(hours, typed).toHaveValue(typed)
    await expect(page).toHaveURL(`${origin}/pilot-explorer?min_flight_hours=12.5`)
  }
  await look(page, 'hours-that-are-none')
  expect(asked).toHaveLength(before)
  for (const { search } of asked) expect(search).not.toMatch(/NaN|null|undefined/)
})

test('c40: a maximum rate: a cleared field is no limit, and what is no rate says so and asks for nothing', async ({

  page, people, enter, origin,

}) => {
  await enter(await people.pilot())
  await page.goto('/rentals')
  const rate = page.getByRole('textbox', { name: 'Maximum rate' })
  const asked = listsOf(page, 'aircrafts')
  for (const [typed, query] of [
    ['200.50', '?max_rate=200.5'], ['', ''], ['99', '?max_rate=99'], [' ', ''], ['1,200', '?max_rate=1200'],
  ] as const) {
    await rate.fill(typed)
    await apply(page).click()
    await expect(page, `"${typed}"`).toHaveURL(`${origin}/rentals${query}`)
  }
  await expect.poll(() => asked.at(-1)?.searchParams.get('max_rate')).toBe('1200')
  const before = asked.length
  for (const typed of ['0', '-5', '1e3', '12,5']) {
    await rate.fill(typed)
    await rate.press('Enter')
    await expect(rate, typed).toHaveAttribute('aria-invalid', 'true')
    await expect(rate, typed).toHaveAccessibleDescription(/number/)
    await expect(rate, typed).toBeFocused()
    await expect(rate, typed).toHaveValue(typed)
    await expect(page).toHaveURL(`${origin}/rentals?max_rate=1200`)
  }
  await look(page, 'a-rate-that-is-none')
  expect(asked).toHaveLength(before)
  for (const { search } of asked) expect(search).not.toMatch(/NaN|null|undefined/)
})
