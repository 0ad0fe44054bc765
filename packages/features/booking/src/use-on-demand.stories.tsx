import { Button } from '@pilotpair/ui/button'
import { PageLayout } from '@pilotpair/ui/page'
import { type ComponentType } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { listen, toasts } from './booking.scenario.ts'
import { useOnDemand } from './use-on-demand.tsx'

const fails = (): Promise<ComponentType<object>> => Promise.reject(new Error('offline'))

/** A press far away from where the part would show. */
const Scene = () => {
  const { want, render } = useOnDemand(fails, true)
  return (
    <PageLayout>
      <h1>Aircraft</h1>
      {render({})}
      <Button onClick={want}>Open</Button>
    </PageLayout>
  )
}

const meta = preview.meta({ title: 'Features/Booking/Part on demand', component: Scene, beforeEach: () => listen() })

const text = 'This could not be opened. Check your connection, then try again.'

export const NotOpened = meta.story({
  name: 'A part that does not come is told where the press is seen, with each try',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(toasts).toEqual([`error: ${text}`]))
    await expect(canvas.getByRole('alert')).toHaveTextContent(text)
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(toasts).toHaveLength(2))
  },
})
