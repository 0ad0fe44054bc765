import { Button } from '@pilotpair/ui/button'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster } from '@pilotpair/ui/toast-queue'
import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { PilotDialogProps } from './PilotDialog.tsx'
import { pilots } from './PilotExplorerScreen.scenario.ts'
import { useDetails } from './use-details.tsx'

const Details = ({ pilot }: PilotDialogProps) => <p>All about {pilot.user_account.name}</p>

/** Presses whose code is on its way, and how it ends. */
const waiting: { come: () => void; fail: () => void }[] = []
const toasts: string[] = []

const load = (): Promise<ComponentType<PilotDialogProps>> =>
  new Promise((resolve, reject) => {
    waiting.push({ come: () => resolve(Details), fail: () => reject(new Error('offline')) })
  })

const ways = { proposeHref: (id: string) => `/propose-flight/${id}`, onConversation: () => undefined }

const Scene = () => {
  const { open, openingId, element } = useDetails(ways, load)
  return (
    <PageLayout>
      <h1>Pilots</h1>
      {element}
      {pilots.slice(0, 2).map((pilot) => {
        const { id_user_account: id, name } = pilot.user_account
        return (
          <Button key={id} pending={openingId === id} pendingLabel="Opening…" onClick={() => open(pilot)}>
            {name}
          </Button>
        )
      })}
    </PageLayout>
  )
}

const meta = preview.meta({
  title: 'Features/Pilots/Details on their way',
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

const press = (canvas: ReturnType<typeof within>, name: string) => userEvent.click(canvas.getByRole('button', { name }))

export const LatestWins = meta.story({
  name: 'the pressed button says that it opens; of two presses the latest wins',
  play: async ({ canvas }) => {
    await press(canvas, 'Daniel Okafor')
    await expect(canvas.getByRole('button', { name: 'Opening…' })).toHaveAttribute('aria-disabled', 'true')
    await press(canvas, 'Priya Raman')
    await expect(canvas.getByRole('button', { name: 'Daniel Okafor' })).not.toHaveAttribute('aria-disabled')
    for (const { come } of waiting.toReversed()) come()
    await expect(await canvas.findByText('All about Priya Raman')).toBeVisible()
    await expect(canvas.queryByText('All about Daniel Okafor')).toBeNull()
  },
})

export const Elsewhere = meta.story({
  name: 'what comes when the address is another one does not open over it',
  play: async ({ canvas }) => {
    await press(canvas, 'Daniel Okafor')
    history.replaceState(history.state, '', '#elsewhere')
    for (const { come } of waiting) come()
    await expect(await canvas.findByRole('button', { name: 'Daniel Okafor' })).toBeVisible()
    await expect(canvas.queryByText(/^All about/)).toBeNull()
  },
})

export const NotOpened = meta.story({
  name: 'what does not come is told where the press is seen, and can be had again',
  play: async ({ canvas }) => {
    const text = 'The details could not be opened. Check your connection, then try again.'
    await press(canvas, 'Daniel Okafor')
    for (const { fail } of waiting.splice(0)) fail()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await waitFor(() => expect(toasts).toEqual([text]))
    await press(canvas, 'Daniel Okafor')
    await expect(canvas.queryByRole('alert')).toBeNull()
    for (const { come } of waiting) come()
    await expect(await canvas.findByText('All about Daniel Okafor')).toBeVisible()
  },
})
