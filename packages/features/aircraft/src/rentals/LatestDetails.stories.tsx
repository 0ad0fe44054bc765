import { aircraftTexts } from '@pilotpair/contract'
import { Button } from '@pilotpair/ui/button'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster } from '@pilotpair/ui/toast-queue'
import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OPENING } from '../aircraft-action.ts'
import type { AircraftDetailsDialogProps } from './AircraftDetailsDialog.tsx'
import { fleet } from './RentalsScreen.scenario.ts'
import { useDetails } from './use-details.tsx'

const Details = ({ aircraft }: AircraftDetailsDialogProps) => <p>All about {aircraft.registration}</p>

/** Presses whose code is on its way, and how it ends. */
const waiting: { come: () => void; fail: () => void }[] = []
const toasts: string[] = []

const load = (): Promise<ComponentType<AircraftDetailsDialogProps>> =>
  new Promise((resolve, reject) => {
    waiting.push({ come: () => resolve(Details), fail: () => reject(new Error('offline')) })
  })

const Scene = () => {
  const { open, drop, openingId, element } = useDetails(undefined, load)
  return (
    <PageLayout>
      <h1>Aircraft</h1>
      {element}
      {fleet.slice(0, 2).map((aircraft) => {
        const { id_aircraft: id, registration } = aircraft
        return (
          <Button key={id} pending={openingId === id} pendingLabel={OPENING} onClick={() => open(aircraft)}>
            {registration}
          </Button>
        )
      })}
      <Button onClick={drop}>{aircraftTexts.scheduleFlight}</Button>
    </PageLayout>
  )
}

const meta = preview.meta({
  title: 'Features/Aircraft/Details on their way',
  component: Scene,
  beforeEach: () => {
    waiting.length = 0
    toasts.length = 0
    const { href } = globalThis.location
    const disconnect = connectToaster({ show: ({ text }) => toasts.push(text), dismiss: () => undefined })
    return () => {
      disconnect()
      history.replaceState(history.state, '', href)
    }
  },
})

type Canvas = ReturnType<typeof within>

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }))
const first = 'N738PA'
const second = 'N2847R'

export const LatestWins = meta.story({
  name: 'the pressed button says that it opens; of two presses the latest wins',
  play: async ({ canvas }) => {
    await press(canvas, first)
    await expect(canvas.getByRole('button', { name: OPENING })).toHaveAttribute('aria-disabled', 'true')
    await press(canvas, second)
    await expect(canvas.getByRole('button', { name: first })).not.toHaveAttribute('aria-disabled')
    for (const { come } of waiting.toReversed()) come()
    await expect(await canvas.findByText(`All about ${second}`)).toBeVisible()
    await expect(canvas.queryByText(`All about ${first}`)).toBeNull()
  },
})

/** Nothing waits any more, and nothing has opened. */
const expectNothing = async (canvas: Canvas) => {
  await expect(await canvas.findByRole('button', { name: first })).toBeVisible()
  await expect(canvas.queryByText(/^All about/)).toBeNull()
}

export const Dropped = meta.story({
  name: 'what comes after something else was pressed does not open over it',
  play: async ({ canvas }) => {
    await press(canvas, first)
    await press(canvas, aircraftTexts.scheduleFlight)
    for (const { come } of waiting) come()
    await expectNothing(canvas)
  },
})

export const Elsewhere = meta.story({
  name: 'what comes when the address is another one does not open over it',
  play: async ({ canvas }) => {
    await press(canvas, first)
    history.replaceState(history.state, '', '#elsewhere')
    for (const { come } of waiting) come()
    await expectNothing(canvas)
  },
})

export const NotOpened = meta.story({
  name: 'what does not come is told where the press is seen, and can be had again',
  play: async ({ canvas }) => {
    const text = 'The details could not be opened. Check your connection, then try again.'
    await press(canvas, first)
    for (const { fail } of waiting.splice(0)) fail()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await waitFor(() => expect(toasts).toEqual([text]))
    await press(canvas, first)
    await expect(canvas.queryByRole('alert')).toBeNull()
    for (const { come } of waiting) come()
    await expect(await canvas.findByText(`All about ${first}`)).toBeVisible()
  },
})
