import { aircraftEndpoints, aircraftTexts, guardTexts, pilotEndpoints, pilotTexts } from '@pilotpair/contract'
import { testId } from '@pilotpair/contract/testing'
import { drawAll, failedAnswers, handle, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { aircraftId, matchesScenarios } from './PilotMatchesScreen.scenario.ts'
import { PilotMatchesScreen } from './PilotMatchesScreen.tsx'

const toasts: Toast[] = []

const meta = preview.meta({
  title: 'Features/Pilots/PilotMatchesScreen',
  component: PilotMatchesScreen,
  args: {
    aircraftId, onNoAircraft: fn(), rentalsHref: '/rentals', profileHref: '/profile', explorerHref: '/pilot-explorer',
    proposeHref: (pilot: string, aircraft: string) => `/propose-flight/${pilot}/${aircraft}`,
  },
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
  beforeEach: () => {
    toasts.length = 0
    return connectToaster({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
  },
})

const texts = () => toasts.map(({ text }) => text)

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...matchesScenarios.loaded),
  play: async ({ canvas }) => {
    const daniel = within(await canvas.findByRole('article', { name: 'Daniel Okafor' }))
    await expect(canvas.getByRole('heading', { level: 1, name: pilotTexts.matchesHeading })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    for (const text of ['Commercial', '640', 'Palo Alto (PAO)', 'Same home airport']) {
      await expect(daniel.getByText(text)).toBeVisible()
    }
    const propose = daniel.getByRole('link', { name: `${pilotTexts.proposeFlight} to Daniel Okafor` })
    await expect(propose).toHaveTextContent(pilotTexts.proposeFlight)
    await expect(propose).toHaveAttribute('href', `/propose-flight/${testId('user', 2)}/${aircraftId}`)
    await expect(canvas.getByText('Cessna 172S Skyhawk')).toBeVisible()
    await expect(canvas.getByText(new RegExp(`, \\${aircraftTexts.rate({ rate: 165 })}$`))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change aircraft' })).toHaveAttribute('href', '/rentals')
  },
})

export const Many = meta.story({
  name: 'many: the first ones at once, the others as one comes near their end, each with its own way on',
  beforeEach: ({ msw }) => msw.use(...matchesScenarios.many),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Pilot no. 1' })).toBeVisible()
    const shown = canvas.getAllByRole('article').length
    await expect(shown).toBeLessThan(50)
    await expect(canvas.queryByRole('article', { name: 'Pilot no. 50' })).not.toBeInTheDocument()
    canvas.getByRole('article', { name: `Pilot no. ${String(shown)}` }).scrollIntoView()
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(shown))
    drawAll()
    await expect(canvas.getAllByRole('article')).toHaveLength(50)
    const last = within(canvas.getByRole('article', { name: 'Pilot no. 50' }))
    await expect(last.getByRole('link', { name: `${pilotTexts.proposeFlight} to Pilot no. 50` })).toHaveAttribute(
      'href',
      `/propose-flight/${testId('user', 50)}/${aircraftId}`,
    )
  },
})

export const NoAircraft = meta.story({
  name: 'without an aircraft one is told to choose one, once, and led there',
  args: { aircraftId: undefined },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNoAircraft).toHaveBeenCalledOnce())
    await expect(texts()).toEqual([guardTexts.selectAircraftFirst])
  },
})

export const UnknownAircraft = meta.story({
  name: 'an aircraft that is gone is none',
  beforeEach: ({ msw }) => msw.use(...matchesScenarios.unknownAircraft),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNoAircraft).toHaveBeenCalledOnce())
    await expect(texts()).toEqual([guardTexts.selectAircraftFirst])
  },
})

export const Incomplete = meta.story({
  name: 'whoever has no complete profile is led to it',
  beforeEach: ({ msw }) => msw.use(...matchesScenarios.incomplete),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pilotTexts.completeProfileFirst)).toBeVisible()
    await expect(canvas.getByRole('link', { name: pilotTexts.completeProfile })).toHaveAttribute('href', '/profile')
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...matchesScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No compatible pilots yet/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Explore Pilots' })).toHaveAttribute('href', '/pilot-explorer')
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...matchesScenarios.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading pilots...')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  name: 'c59: whatever comes instead of the matches, the text is the one of section 8, and another try is offered',
  beforeEach: ({ msw }) => msw.use(...matchesScenarios.error),
  play: async ({ canvas, msw, step }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(pilotTexts.fetchAllFailed)
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(new Set(texts())).toEqual(new Set([pilotTexts.fetchAllFailed]))
    const retry = () => canvas.getByRole('button', { name: 'Try again' })
    for (const [kind, answer] of Object.entries(failedAnswers)) {
      await step(kind, async () => {
        // Held back until the try is seen, so that the next one is not made before this one has ended.
        const held = Promise.withResolvers<void>()
        msw.use(
          handle(pilotEndpoints.matches, async () => {
            await held.promise
            return answer()
          }),
        )
        await userEvent.click(retry())
        await canvas.findByRole('button', { name: 'Loading pilots...' })
        held.resolve()
        await canvas.findByRole('button', { name: 'Try again' })
        const text = kind === 'too many attempts' ? 'Too many attempts. Please try again in 30 seconds.' : pilotTexts.fetchAllFailed
        await expect(canvas.getByRole('alert'), kind).toHaveTextContent(text)
      })
    }
    msw.use(...matchesScenarios.loaded)
    await userEvent.click(retry())
    await expect(await canvas.findByRole('article', { name: 'Daniel Okafor' })).toBeVisible()
  },
})

export const AircraftFails = meta.story({
  name: 'a fault is not a missing aircraft: nobody is led away',
  beforeEach: ({ msw }) => msw.use(handle(aircraftEndpoints.get, () => HttpResponse.error()), ...matchesScenarios.loaded),
  play: async ({ canvas, args, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(pilotTexts.fetchAllFailed)
    await expect(args.onNoAircraft).not.toHaveBeenCalled()
    msw.use(...matchesScenarios.loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('article', { name: 'Daniel Okafor' })).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...matchesScenarios.loaded),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Daniel Okafor' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
