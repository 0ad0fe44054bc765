import { type AnswerOf, bookingTexts, dashboardTexts, flightEndpoints, proposalEndpoints } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { expect, type Person } from './fixtures.ts'

/** A model by which a journey's aircraft is found, and no other. */
export const modelOf = (name: string): string => `${name} ${String(Date.now() % 100_000)}`

/** The first bookable day of the next month: it has all its hours, whatever the hour and day it is now. */
export const chooseDay = async (scope: Page | Locator): Promise<void> => {
  await scope.getByRole('button', { name: 'Next month' }).click()
  await scope.locator('[data-date]:not([aria-disabled="true"])').first().click()
}

/** The dialog of a solo flight with the aircraft of a model, a day chosen. */
export const openSolo = async (page: Page, model: string): Promise<Locator> => {
  await page.goto(`/rentals?search=${encodeURIComponent(model)}`)
  await page.getByRole('button', { name: /^Schedule Flight/ }).click()
  await page.getByRole('button', { name: bookingTexts.onlyForMe }).click()
  const dialog = page.getByRole('dialog', { name: dashboardTexts.confirmSolo })
  await chooseDay(dialog)
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  return dialog
}

/** What a dialog says in its place. The toaster, which stands in the topmost dialog, has an alert of its own. */
export const alertIn = (dialog: Locator): Locator => dialog.locator('[role="alert"]:not([data-above-dialogs] *)')

/** The review of a flight request, written and with an hour chosen. @returns the button that sends it */
export const writeRequest = async (page: Page, coPilot: Person, aircraftId: string, message: string): Promise<Locator> => {
  await page.goto(`/propose-flight/${coPilot.id}/${aircraftId}`)
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
  await page.getByRole('button', { name: bookingTexts.next }).click()
  await chooseDay(page)
  await page.getByRole('group', { name: 'Hours' }).getByRole('button', { name: '09:00' }).click()
  return page.getByRole('button', { name: 'Send flight request' })
}

/** Flights that a pilot has ahead. */
export const flightsOf = async (pilot: Person): Promise<AnswerOf<typeof flightEndpoints.mine>['confirmed']> =>
  (await pilot.call(flightEndpoints.mine, {})).confirmed

/** Requests that a pilot was sent. */
export const receivedBy = (pilot: Person): Promise<AnswerOf<typeof proposalEndpoints.received>> =>
  pilot.call(proposalEndpoints.received, { query: {} })
