import { operatorEndpoints, operatorTexts } from '@pilotpair/contract'
import { drawAll, handle, watchCommits } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { buildOperatorFleet, manyFlights, operatorWorld } from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'
import { catchToasts, decorators } from './story-setup.tsx'

const watch = watchCommits()
const fleet = buildOperatorFleet(500)
const requests = manyFlights(500)

const meta = preview.meta({
  title: 'Features/Operator/ManyAircraft',
  component: OperatorScreen,
  decorators,
  // The same markup in every row: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['tbody > tr:nth-child(n + 13)', 'section li:nth-child(n + 13)'] } } },
  render: (args) => (
    <watch.Watched>
      <OperatorScreen {...args} />
    </watch.Watched>
  ),
  beforeEach: () => catchToasts(),
})

/** So many rows take their time on a machine that is shared. */
const patience = { timeout: 20_000 }

/**
 * Presses "Load more" until there are so many rows.
 *
 * @param first rows below which there is nothing to press yet
 */
const showAll = async (list: () => Element | null | undefined, row: string, first = 1): Promise<readonly Element[]> => {
  const rows = () => [...(list()?.querySelectorAll(row) ?? [])]
  const drawn = (least: number): Promise<void> =>
    waitFor(() => {
      drawAll()
      return expect(rows().length).toBeGreaterThanOrEqual(least)
    }, patience)
  await drawn(first)
  for (let count = rows().length; count < 500; count = rows().length) {
    const more = [...(list()?.querySelectorAll('button') ?? [])].at(-1)
    if (more !== undefined) await fireEvent.click(more)
    await drawn(count + 1)
  }
  return rows()
}

const panel = (canvasElement: HTMLElement, title: string) => () =>
  [...canvasElement.querySelectorAll('section')].find((section) => section.querySelector('h2')?.textContent === title)

export const Fleet = meta.story({
  name: 'with 500 aircraft opening a row commits that row, not the table',
  beforeEach: ({ msw }) => {
    // All in one answer: what matters here is how many rows there are.
    msw.use(handle(operatorEndpoints.aircrafts, () => HttpResponse.json([...fleet])), ...operatorWorld({}))
  },
  play: async ({ canvasElement }) => {
    const rows = await showAll(panel(canvasElement, 'Fleet'), 'tbody > tr', 25)
    rows[250]?.scrollIntoView({ block: 'center' })
    // Pictures are drawn as rows come near, or for paper, and are empty before: all are there before the row is opened.
    await waitFor(() => {
      drawAll()
      return expect(rows.filter((row) => row.querySelector('svg:empty') !== null)).toEqual([])
    }, patience)
    watch.begin(rows)
    const open = [...(rows[250]?.querySelectorAll<HTMLElement>('button[aria-expanded]') ?? [])][0]
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    if (open !== undefined) await userEvent.click(open)
    await waitFor(() => expect(open).toHaveAttribute('aria-expanded', 'true'))
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody > tr')).toHaveLength(501), patience)

    const { commits, drawn, touched } = watch.end()
    await expect(commits).toBeGreaterThan(0)
    await expect(touched).toEqual([250])
    await expect(drawn).toEqual([250])
  },
})

export const Requests = meta.story({
  name: 'with 500 requests an approval commits its row, not the list',
  beforeEach: ({ msw }) => {
    const left = new Set(requests)
    msw.use(
      handle(operatorEndpoints.pendingFlights, () => HttpResponse.json([...left])),
      handle(operatorEndpoints.approve, ({ params }) => {
        const flight = requests.find(({ id_flight_proporsal: id }) => id === params['id'])
        if (flight !== undefined) left.delete(flight)
        return HttpResponse.json({ ...flight, is_approved: true })
      }),
      ...operatorWorld({}),
    )
  },
  play: async ({ canvasElement }) => {
    const list = panel(canvasElement, operatorTexts.pendingFlightRequests)
    const rows = await showAll(list, 'article')
    const approve = [...(rows[250]?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === operatorTexts.approve)
    watch.begin(rows)
    if (approve !== undefined) await userEvent.click(approve)
    await waitFor(() => expect(list()?.querySelectorAll('article')).toHaveLength(499), patience)
    await expect(rows[250]?.isConnected).toBe(false)

    const { commits, drawn, touched } = watch.end()
    await expect(commits).toBeGreaterThan(0)
    await expect(drawn.filter((at) => at !== 250), 'rows that stay and were drawn again').toEqual([])
    await expect(touched.filter((at) => at !== 250)).toEqual([])
  },
})
