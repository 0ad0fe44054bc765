import { chatEndpoints, chatTexts, pilotEndpoints, pilotTexts } from '@pilotpair/contract'
import { testId } from '@pilotpair/contract/testing'
import { createGate, drawAll, failedAnswers, handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor as waitBriefly, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ExplorerWithAddress } from './ExplorerWithAddress.tsx'
import { conversationId, explorerScenarios } from './PilotExplorerScreen.scenario.ts'
import { PilotExplorerScreen } from './PilotExplorerScreen.tsx'

const toasts: Toast[] = []

const meta = preview.meta({
  title: 'Features/Pilots/PilotExplorerScreen',
  component: PilotExplorerScreen,
  args: {
    search: '', onSearchChange: fn(), onConversation: fn(), proposeHref: (pilotId: string) => `/propose-flight/${pilotId}`,
  },
  render: (args) => <ExplorerWithAddress {...args} />,
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

type Canvas = ReturnType<typeof within>

const patience = { timeout: 10_000 }
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, patience)
const shown = () => [...document.querySelectorAll('article')]
const cards = async (count: number) => {
  await waitFor(() => {
    drawAll()
    return expect(shown()).toHaveLength(count)
  })
  return shown()
}
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const hoursField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Minimum flight hours' })
const address = (canvas: Canvas) => canvas.getByTestId('address').dataset['search']
const texts = () => new Set(toasts.map(({ text }) => text))

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.loaded),
  play: async ({ canvas }) => {
    const [daniel] = await cards(6)
    if (daniel === undefined) throw new Error('the first card is missing')
    await expect(canvas.getByRole('heading', { level: 1, name: pilotTexts.explorerHeading })).toBeVisible()
    await expect(within(daniel).getByRole('heading', { name: 'Daniel Okafor' })).toBeVisible()
    for (const text of ['Palo Alto (PAO)', 'Commercial', '640']) await expect(within(daniel).getByText(text)).toBeVisible()
    await expect(canvas.getByText('6 pilots')).toBeVisible()
    await expect(canvas.getByRole('search', { name: 'Filter pilots' })).toBeVisible()
  },
})

const openDaniel = async (canvas: Canvas) => {
  await cards(6)
  await userEvent.click(button(canvas, 'View Daniel Okafor'))
  return within(await screen.findByRole('dialog', { name: 'Daniel Okafor' }, patience))
}

export const Details = meta.story({
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.loaded),
  play: async ({ canvas }) => {
    const dialog = await openDaniel(canvas)
    for (const fact of ['License verified', '$120 to $220', 'Half Moon Bay (HAF)', 'San Carlos (SQL)']) {
      await expect(dialog.getByText(fact)).toBeVisible()
    }
    const request = dialog.getByRole('link', { name: pilotTexts.startFlightRequest })
    await expect(request).toHaveAttribute('href', `/propose-flight/${testId('user', 2)}`)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button(canvas, 'View Daniel Okafor')).toHaveFocus())
  },
})

const asked: string[] = []

export const SendsAMessage = meta.story({
  name: '"Send Message" leads into the one conversation; pressed twice it asks once',
  beforeEach: ({ msw }) => {
    asked.length = 0
    msw.use(
      handle(chatEndpoints.findOrCreate, async ({ request }) => {
        asked.push(await request.text())
        return HttpResponse.json({ id_conversation: conversationId })
      }),
      ...explorerScenarios.loaded,
    )
  },
  play: async ({ canvas, args }) => {
    const dialog = await openDaniel(canvas)
    await userEvent.dblClick(dialog.getByRole('button', { name: pilotTexts.sendMessage }))
    await waitFor(() => expect(args.onConversation).toHaveBeenCalledWith(conversationId))
    await expect(asked).toEqual([JSON.stringify({ pilot_id: testId('user', 2) })])
  },
})

export const MessageFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.loaded),
  play: async ({ canvas, msw, args, step }) => {
    const dialog = await openDaniel(canvas)
    // The call before may have been told of before its button is free.
    const send = async () => userEvent.click(await dialog.findByRole('button', { name: pilotTexts.sendMessage }))
    await step('refused', async () => {
      msw.use(refuses(chatEndpoints.findOrCreate, 404, 'User not found'))
      await send()
      await waitFor(() => expect(texts()).toEqual(new Set([chatTexts.startFailed])))
    })
    await step('unreachable', async () => {
      toasts.length = 0
      msw.use(handle(chatEndpoints.findOrCreate, () => HttpResponse.error()))
      await send()
      await waitFor(() => expect(texts()).toEqual(new Set([chatTexts.startError])))
    })
    await step('then it works', async () => {
      await expect(args.onConversation).not.toHaveBeenCalled()
      msw.use(...explorerScenarios.loaded)
      await send()
      await waitFor(() => expect(args.onConversation).toHaveBeenCalledOnce())
    })
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No other pilots are here yet.')).toBeVisible()
    await expect(button(canvas, 'Check again')).toBeEnabled()
  },
})

export const EmptyFiltered = meta.story({
  args: { search: '?min_flight_hours=90000' },
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.loaded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pilots match these filters.')).toBeVisible()
    await expect(hoursField(canvas)).toHaveValue('90000')
    await userEvent.click(button(canvas, 'Show all pilots'))
    await cards(6)
    await expect(address(canvas)).toBe('')
    await expect(hoursField(canvas)).toHaveValue('')
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading pilots...')).toBeInTheDocument()
  },
})

const gate = createGate()

export const Failed = meta.story({
  name: 'c59: whatever comes instead of the pilots, the text is the one of this screen; nothing typed is lost',
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.error),
  play: async ({ canvas, msw, step }) => {
    await canvas.findByRole('heading', { name: pilotTexts.fetchAllFailed })
    await waitFor(() => expect(texts()).toEqual(new Set([pilotTexts.fetchAllFailed])))
    await userEvent.type(hoursField(canvas), '50')
    for (const [kind, answer] of Object.entries(failedAnswers)) {
      await step(kind, async () => {
        msw.use(
          handle(pilotEndpoints.search, async () => {
            await gate.passed()
            return answer()
          }),
        )
        const again = await canvas.findByRole('button', { name: 'Try again' })
        await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Loading pilots...' }))
        await waitFor(() => expect(button(canvas, 'Try again'), kind).not.toHaveAttribute('aria-disabled'))
        const text = kind === 'too many attempts' ? 'Too many attempts. Please try again in 30 seconds.' : pilotTexts.fetchAllFailed
        const heading = await canvas.findByRole('heading', { name: text })
        await expect(heading.closest('[role="alert"]'), kind).not.toBeNull()
      })
    }
    msw.use(...explorerScenarios.loaded)
    await userEvent.click(button(canvas, 'Try again'))
    await cards(6)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus())
    await expect(hoursField(canvas)).toHaveValue('50')
  },
})

export const Partial = meta.story({
  name: 'models that do not come take nothing from the pilots; another try brings them',
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.partial),
  play: async ({ canvas, msw }) => {
    await cards(6)
    await userEvent.click(canvas.getByRole('button', { name: /^Aircraft models/ }))
    const problem = await canvas.findByText('Could not load aircraft models.')
    await waitFor(() => expect(problem).toBeVisible())
    msw.use(...explorerScenarios.loaded)
    await userEvent.click(button(canvas, 'Try again'))
    await expect(await canvas.findByRole('checkbox', { name: 'Robinson R44' })).toBeInTheDocument()
  },
})

export const Edge = meta.story({
  name: 'c35: long, right-to-left and missing texts stay inside their cards on a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.edge),
  play: async ({ canvas }) => {
    const all = await cards(3)
    for (const card of all) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await userEvent.click(button(canvas, 'View محمد علي (الطيار)'))
    const dialog = await screen.findByRole('dialog', {}, patience)
    await expect(within(dialog).getByText(/<img src=x/)).toBeVisible()
  },
})

export const Many = meta.story({
  name: 'follows the list page after page, and the focus with it',
  // The same markup in every card: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['article:nth-child(n + 13)'] } } },
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.many),
  play: async ({ canvas, msw }) => {
    await cards(24)
    msw.use(handle(pilotEndpoints.search, () => HttpResponse.error()))
    await userEvent.click(canvas.getByText('Load more'))
    await expect(await canvas.findByText(pilotTexts.fetchAllFailed)).toBeVisible()
    await cards(24)
    msw.use(...explorerScenarios.many)
    await userEvent.click(canvas.getByText('Load more'))
    await cards(48)
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('View Pilot 25'))
    await userEvent.click(canvas.getByText('Load more'))
    await cards(60)
    await expect(canvas.getByText('60 pilots')).toBeVisible()
  },
})
