import type { Locator, Page } from '@playwright/test'

/** A toast as it is seen; its text stands a second time for ears only. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true })
