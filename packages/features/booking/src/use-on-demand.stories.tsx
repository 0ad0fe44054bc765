import { Button } from '@pilotpair/ui/button'
import { PageLayout } from '@pilotpair/ui/page'
import { type ComponentType, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { listen, toasts } from './booking.scenario.ts'
import { OPENING, useOnDemand } from './use-on-demand.tsx'

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

const meta = preview.meta({
  title: 'Features/Booking/Part on demand',
  component: Scene,
  beforeEach: () => {
    const { href } = globalThis.location
    const leave = listen()
    return () => {
      leave()
      history.replaceState(history.state, '', href)
    }
  },
})

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

const Part = () => <p>The part is open</p>

/** Lets the code come that is waited for. */
let come = (): void => undefined
const waits = (): Promise<ComponentType<object>> =>
  new Promise((resolve) => {
    come = () => resolve(Part)
  })

/** A button that opens a part, and another one. */
const Slow = () => {
  const [isOpen, setOpen] = useState(false)
  const { want, isLoading, render } = useOnDemand(waits, false, () => setOpen(false))
  return (
    <PageLayout>
      <h1>Aircraft</h1>
      {isOpen && render({})}
      <Button
        pending={isOpen && isLoading}
        pendingLabel={OPENING}
        onClick={() => {
          want()
          setOpen(true)
        }}
      >
        Open
      </Button>
      <Button>Another</Button>
    </PageLayout>
  )
}

export const OnItsWay = meta.story({
  name: 'until the code is there the button says so, and no other one does',
  render: () => <Slow />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(canvas.getByRole('button', { name: OPENING })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Another' })).toBeEnabled()
    come()
    await expect(await canvas.findByText('The part is open')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open' })).not.toHaveAttribute('aria-disabled')
  },
})

export const Elsewhere = meta.story({
  name: 'code that comes when the address is another one opens nothing over it, and is there for the next press',
  render: () => <Slow />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    history.replaceState(history.state, '', '#elsewhere')
    come()
    const open = await canvas.findByRole('button', { name: 'Open' })
    await expect(canvas.queryByText('The part is open')).toBeNull()
    await userEvent.click(open)
    await expect(await canvas.findByText('The part is open')).toBeVisible()
  },
})
