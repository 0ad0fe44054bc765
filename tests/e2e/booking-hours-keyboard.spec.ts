import { bookingTexts, dashboardTexts, flightTexts, requestTexts } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { flightsOf, modelOf, receivedBy } from './booking-steps.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './people-support.ts'
import { toast } from './shared-flight.ts'

/** Twelve hours in three rows of four: 08:00 to 11:00, 12:00 to 15:00, 16:00 to 19:00. */
const openHours = { start: '08:00', end: '20:00' }

/** The grid of hours, in a page or a dialog, and what the keyboard does in it. */
const gridIn = (page: Page, scope: Page | Locator) => {
  const hours = scope.getByRole('group', { name: 'Hours' })
  const hour = (name: string): Locator => hours.getByRole('button', { name: new RegExp(`^${name}`) })
  const day = scope.locator('[data-date][tabindex="0"]')
  return {
    hour,
    day,
    /** Presses keys one after the other; each leads to the hour beside it. */
    walk: async (steps: readonly (readonly [key: string, to: string])[]): Promise<void> => {
      for (const [key, to] of steps) {
        await page.keyboard.press(key)
        await expect(hour(to), key).toBeFocused()
      }
    },
    /** Presses the hour that has the focus: it keeps it, these are chosen then, and it is said. */
    press: async (key: 'Space' | 'Enter', name: string, chosen: readonly string[], said: RegExp): Promise<void> => {
      await page.keyboard.press(key)
      await expect(hour(name)).toBeFocused()
      const pressed = hours.getByRole('button', { pressed: true })
      await expect(pressed).toHaveCount(chosen.length)
      for (const [at, one] of chosen.entries()) await expect(pressed.nth(at)).toHaveAccessibleName(new RegExp(`^${one}`))
      await expect(scope.getByRole('status').filter({ hasText: said })).toHaveCount(1)
    },
    /** The day of the next month, by keys, from wherever the focus is before the calendar. @returns `YYYY-MM-DD` */
    chooseDay: async (): Promise<string> => {
      await tabTo(page, day)
      await page.keyboard.press('PageDown')
      await expect(day).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(hour('08:00')).toBeVisible()
      await expect(day).toBeFocused()
      return (await day.getAttribute('data-date')) ?? ''
    },
  }
}

/** An instant on the clock of the journeys' airport: `2027-03-14 09:00`. */
const clockThere = (instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles', dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))

test('c53: the hours of a flight request are chosen in the wizard by keys alone, and it is sent', async ({ page, people, enter }) => {
  const aircraft = await people.aircraft(await people.operator(), { rate: 120, hours: openHours })
  const [pilot, coPilot] = [await people.pilot(), await people.pilot()]
  await people.card(pilot)
  await enter(pilot)
  await page.goto(`/propose-flight/${coPilot.id}/${aircraft}`)
  await tabTo(page, page.getByRole('textbox', { name: 'Message' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('By keys alone?')
  await tabTo(page, page.getByRole('button', { name: bookingTexts.next }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Flight request' })).toBeFocused()

  const { walk, press, chooseDay, day, hour } = gridIn(page, page)
  const previous = page.getByRole('button', { name: bookingTexts.previous, exact: true })
  const send = page.getByRole('button', { name: 'Send flight request' })
  await chooseDay()
  await expect(send).toBeDisabled()

  // The grid is one stop: arrows walk in it, along its rows and across them, and never out of it.
  await walk([['Tab', '08:00'], ['ArrowRight', '09:00'], ['ArrowRight', '10:00']])
  await press('Space', '10:00', ['10:00'], /^Selected 10:00–11:00 P[SD]T, 1 hour$/)
  await walk([['ArrowRight', '11:00']])
  await press('Enter', '11:00', ['10:00', '11:00'], /^Selected 10:00–12:00 P[SD]T, 2 hours$/)
  await walk([['ArrowRight', '12:00']])
  await press('Space', '12:00', ['10:00', '11:00', '12:00'], /^Selected 10:00–13:00 P[SD]T, 3 hours$/)
  await expect(page.getByText('$360.00')).toBeVisible()
  await look(page, 'hours-chosen-by-keys')

  // After a gap it begins anew; the same hour again takes it back, and nothing can be sent.
  await walk([['ArrowDown', '16:00']])
  await press('Space', '16:00', ['16:00'], /^Selected 16:00–17:00 P[SD]T, 1 hour$/)
  await press('Space', '16:00', [], /^Nothing selected$/)
  await expect(send).toBeDisabled()
  await walk([
    ['End', '19:00'], ['ArrowRight', '19:00'], ['Home', '16:00'], ['ArrowUp', '12:00'], ['ArrowUp', '08:00'], ['ArrowUp', '08:00'],
    ['End', '11:00'], ['Control+End', '19:00'], ['Control+Home', '08:00'], ['ArrowRight', '09:00'],
  ])
  await press('Space', '09:00', ['09:00'], /^Selected 09:00–10:00 P[SD]T, 1 hour$/)

  // Another day clears them. Back from there the keyboard stands at the first hour of that day.
  await tabTo(page, day, 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(day).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Hours' }).getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(send).toBeDisabled()
  const date = (await day.getAttribute('data-date')) ?? ''
  await walk([['Tab', '08:00'], ['ArrowRight', '09:00']])
  await press('Enter', '09:00', ['09:00'], /^Selected 09:00–10:00 P[SD]T, 1 hour$/)
  await walk([['ArrowRight', '10:00']])
  await press('Enter', '10:00', ['09:00', '10:00'], /^Selected 09:00–11:00 P[SD]T, 2 hours$/)

  await page.keyboard.press('Tab')
  await expect(previous).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(hour('10:00')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, requestTexts.requestSent)).toBeVisible()
  await expect(page).toHaveURL(/\/flight-share-requests\?tab=sent$/)
  await expect(page.getByRole('main')).toBeFocused()
  const [received, ...others] = await receivedBy(coPilot)
  expect(others).toEqual([])
  expect(received).toMatchObject({ flight_duration: 2, notes: 'By keys alone?', total_cents: 24_000 })
  expect(clockThere(received?.flight_date ?? '')).toBe(`${date} 09:00`)
})

test('c53: the start of a solo flight is chosen in the dashboard’s wizard by keys alone, and it is booked', async ({

  page, people, enter,

}) => {
  const model = modelOf('KeyHours')
  await people.aircraft(await people.operator(), { model, rate: 120, hours: openHours })
  const pilot = await people.pilot()
  await people.card(pilot)
  await enter(pilot)
  await page.goto('/dashboard')
  await tabTo(page, page.getByRole('button', { name: dashboardTexts.bookFlight }))
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: dashboardTexts.bookFlight })
  await tabTo(page, list.getByRole('searchbox', { name: 'Search' }))
  await page.keyboard.type(model)
  await page.keyboard.press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await tabTo(page, list.getByRole('button', { name: new RegExp(model) }))
  await page.keyboard.press('Enter')
  const wizard = page.getByRole('dialog', { name: `Cessna ${model}` })
  await expect(wizard.getByRole('radio', { name: bookingTexts.onlyForMe })).toBeChecked()
  await tabTo(page, wizard.getByRole('button', { name: bookingTexts.next }))
  await page.keyboard.press('Enter')

  const { walk, press, chooseDay, hour } = gridIn(page, wizard)
  const date = await chooseDay()
  const confirm = wizard.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeDisabled()
  await walk([['Tab', '08:00'], ['Control+End', '19:00']])
  // Two hours do not begin with the last one: it can be found, says so, and chooses nothing.
  await expect(hour('19:00')).toHaveAccessibleName('19:00, too short for 2 hours')
  await page.keyboard.press('Space')
  await expect(hour('19:00')).toBeFocused()
  await expect(wizard.getByText('No two free hours in a row begin at 19:00. Choose another start.')).toBeVisible()
  await expect(confirm).toBeDisabled()
  await look(page, 'a-start-too-late-by-keys')
  await walk([['ArrowUp', '15:00'], ['ArrowLeft', '14:00']])
  await press('Space', '14:00', ['14:00', '15:00'], /^Selected 14:00–16:00 P[SD]T, 2 hours$/)
  await walk([['ArrowLeft', '13:00']])
  await press('Enter', '13:00', ['13:00', '14:00'], /^Selected 13:00–15:00 P[SD]T, 2 hours$/)
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')

  const question = page.getByRole('dialog', { name: dashboardTexts.confirmSolo })
  await expect(question.getByText('$240.00')).toBeVisible()
  await expect.poll(() => question.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  const book = question.getByRole('button', { name: 'Book flight' })
  await expect(book).toBeEnabled()
  await tabTo(page, book)
  await page.keyboard.press('Enter')
  await expect(toast(page, flightTexts.soloBooked)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: dashboardTexts.bookFlight })).toBeFocused()
  const [flight, ...others] = await flightsOf(pilot)
  expect(others).toEqual([])
  expect(flight).toMatchObject({ is_solo: true, flight_duration: 2, payment: { state: 'paid' } })
  expect(clockThere(flight?.flight_date ?? '')).toBe(`${date} 13:00`)
})
