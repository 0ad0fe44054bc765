import { bookingTexts, DEMO_PAYMENT_DELAY_MS, demoTexts } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, screen, userEvent, waitFor as waitBriefly, within } from 'storybook/test'
import { holdTimer } from '../../../../../.storybook/hold-timer.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { dayButton, listen, toasts } from '../booking.scenario.ts'
import { DemoBookingScreen } from './DemoBookingScreen.tsx'

// No handlers: a call to the service would fail the story.
const meta = preview.meta({
  title: 'Features/Booking/DemoBookingScreen',
  component: DemoBookingScreen,
  args: { kind: 'solo' as const, rentalsHref: '/rentals' },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
  beforeEach: () => listen(),
})

const patience = { timeout: 10_000 }
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, patience)

type Canvas = ReturnType<typeof within>

const toHours = async (canvas: Canvas, date: string) => {
  await userEvent.click(canvas.getByRole('button', { name: bookingTexts.next }))
  await canvas.findByRole('grid', {}, patience)
  await userEvent.click(dayButton(date))
}
const hours = () => within(screen.getByRole('group', { name: 'Hours' })).getAllByRole('button').map(({ ariaLabel }) => ariaLabel)

export const Solo = meta.story({})

Solo.test('is labelled, offers weekdays from nine to five, and only pretends to pay', async ({ canvas }) => {
  const pays = holdTimer(DEMO_PAYMENT_DELAY_MS)
  await expect(canvas.getByText('This is a demo.')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Book a real flight' })).toHaveAttribute('href', '/rentals')
  await toHours(canvas, '2026-12-07')
  await expect(dayButton('2026-12-05')).toHaveAttribute('aria-disabled', 'true')
  await expect(dayButton('2026-12-06')).toHaveAttribute('aria-disabled', 'true')
  await expect(hours()).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00, too short for 2 hours'])
  await userEvent.click(canvas.getByRole('button', { name: '10:00' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Book flight' }))
  await expect(await canvas.findByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true')
  pays()
  await waitFor(() => expect(toasts).toEqual([`success: ${demoTexts.paid}`]))
  await expect(canvas.getByText('This was a demo: nothing was booked.')).toBeVisible()
})

export const Invite = meta.story({ args: { kind: 'invite' } })

Invite.test('offers weekdays to six; pays, then the invitation is said to be sent', async ({ canvas }) => {
  await toHours(canvas, '2026-12-07')
  await expect(hours()).toHaveLength(9)
  await userEvent.click(canvas.getByRole('button', { name: '16:00' }))
  await userEvent.click(canvas.getByRole('button', { name: '17:00' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(toasts).toEqual([`success: ${demoTexts.paid}`, `success: ${demoTexts.sent}`]))
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await toHours(canvas, '2026-12-07')
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth))
  },
})
