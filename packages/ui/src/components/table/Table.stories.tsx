import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AircraftPicture, RegistrationPlate } from '../aircraft-picture/index.ts'
import { formatHourlyRate } from '../aircraft-card/index.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { EmptyDrawing, type AircraftType } from '../illustrations/index.ts'
import { Panel } from '../page/index.ts'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Table, tableDensities, type TableColumn, type TableProps, type TableSort } from './index.ts'

interface Aircraft {
  registration: string
  model: string
  type: AircraftType
  airport: string
  rate: number
}

const fleet: readonly Aircraft[] = [
  { registration: 'N738PA', model: 'Cessna 172S Skyhawk', type: 'single_engine', airport: 'Palo Alto (PAO)', rate: 165 },
  { registration: 'N2847R', model: 'Piper PA-28-181 Archer', type: 'single_engine', airport: 'Reid-Hillview (RHV)', rate: 158 },
  { registration: 'N42DT', model: 'Diamond DA42', type: 'multi_engine', airport: 'San Jose (SJC)', rate: 465 },
  { registration: 'N744HB', model: 'Robinson R44', type: 'helicopter', airport: 'Half Moon Bay (HAF)', rate: 389.5 },
]

const columns: readonly TableColumn<Aircraft>[] = [
  {
    id: 'model',
    header: 'Model',
    isRowHeader: true,
    isSortable: true,
    cell: (row) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 12, fontWeight: 520 }}>
        <AircraftPicture type={row.type} alt="" registration={row.registration} shape="thumb" />
        <span dir="auto">{row.model}</span>
      </span>
    ),
  },
  { id: 'registration', header: 'Registration', cell: (row) => <RegistrationPlate registration={row.registration} /> },
  { id: 'airport', header: 'Home Airport', cell: (row) => <span dir="auto">{row.airport}</span> },
  { id: 'rate', header: 'Wet Hourly Rate', align: 'end', phoneLabel: true, isSortable: true, cell: (row) => <bdi>{formatHourlyRate(row.rate)}</bdi> },
]

const expansion = {
  header: 'Actions',
  label: 'Availability',
  rowName: (row: Aircraft) => row.registration,
  render: (row: Aircraft) => <p>Manage Weekly Availability of {row.registration}</p>,
}

const FleetTable = (props: Partial<TableProps<Aircraft>>) => (
  <div style={{ padding: 16 }}>
    <Panel title={props.caption ?? 'Fleet'} aside="4 aircraft">
      <Table<Aircraft> caption="Fleet" columns={columns} rows={fleet} rowKey={(row) => row.registration} density="compact" {...props} />
    </Panel>
  </div>
)

const meta = preview.meta({ tags: ['autodocs'], title: 'UI/Table', component: Table })

export const Fleet = meta.story({ render: () => <FleetTable expansion={expansion} /> })

Fleet.test('has a name, headers and row headers, also where styles make cards of the rows', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Fleet' })
  await expect(within(table).getByRole('columnheader', { name: 'Home Airport' })).toBeVisible()
  await expect(within(table).getByRole('rowheader', { name: 'Diamond DA42' })).toBeVisible()
})

Fleet.test('a row opens by its button and by a press on it, one at a time', async ({ canvas }) => {
  const first = canvas.getByRole('button', { name: 'Availability N738PA' })
  await userEvent.click(first)
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getByText('Manage Weekly Availability of N738PA')).toBeVisible()
  await userEvent.click(canvas.getByText('San Jose (SJC)'))
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await expect(canvas.getByText('Manage Weekly Availability of N42DT')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Availability N42DT' }))
  await expect(canvas.queryByText(/Manage Weekly Availability/)).toBeNull()
})

const Sorted = () => {
  const [sort, setSort] = useState<TableSort>({ columnId: 'model', direction: 'ascending' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = fleet.toSorted((a, b) => sign * (sort.columnId === 'rate' ? a.rate - b.rate : a.model.localeCompare(b.model)))
  return <FleetTable rows={rows} sort={sort} onSort={setSort} density="comfortable" />
}

export const Sortable = meta.story({ render: () => <Sorted /> })

Sortable.test('headers order the rows and tell how', async ({ canvas }) => {
  const header = () => canvas.getByRole('columnheader', { name: 'Wet Hourly Rate' })
  const firstRate = () => canvas.getAllByText(/^\$[\d.]+\/hr$/)[0]
  await expect(header()).toHaveAttribute('aria-sort', 'none')
  await userEvent.click(within(header()).getByRole('button'))
  await expect(header()).toHaveAttribute('aria-sort', 'ascending')
  await expect(firstRate()).toHaveTextContent('$158/hr')
  await userEvent.click(within(header()).getByRole('button'))
  await expect(header()).toHaveAttribute('aria-sort', 'descending')
  await expect(firstRate()).toHaveTextContent('$465/hr')
})

Sortable.test('by keyboard: the buttons of the headers are stops of their own, and keep the focus', async ({ canvas }) => {
  const header = (name: string) => canvas.getByRole('columnheader', { name })
  await userEvent.tab()
  await expect(within(header('Model')).getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(header('Model')).toHaveAttribute('aria-sort', 'descending')
  await expect(within(header('Model')).getByRole('button')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect(header('Wet Hourly Rate')).toHaveAttribute('aria-sort', 'ascending')
  await expect(header('Model')).toHaveAttribute('aria-sort', 'none')
  await expect(canvas.queryByRole('combobox')).toBeNull()
})

Fleet.test('by keyboard: a row opens with Enter and closes with Space, and keeps the focus', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Availability N738PA' })
  await userEvent.tab()
  await expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(button).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Availability N2847R' })).toHaveFocus()
})

export const Phone = meta.story({ render: () => <Sorted />, globals: { viewport: { value: 'phone' } } })

Phone.test('rows are cards that keep the roles of a table; a list stands for the headers', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Fleet' })).toBeVisible()
  await expect(canvas.getAllByRole('row').length).toBeGreaterThanOrEqual(fleet.length)
  const order = canvas.getByRole('combobox', { name: 'Sort by' })
  await expect(order).toHaveDisplayValue('Model, ascending')
  await userEvent.selectOptions(order, 'Wet Hourly Rate, descending')
  await expect(canvas.getAllByText(/^\$[\d.]+\/hr$/)[0]).toHaveTextContent('$465/hr')
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

export const Loading = meta.story({
  render: () => <FleetTable rows={[]} expansion={expansion} loading={{ label: 'Loading fleet...', rows: 4 }} />,
  play: async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('columnheader')
    // Hidden from ears: found by what they are.
    for (const row of canvasElement.querySelectorAll('tbody tr')) await expect(row.children).toHaveLength(headings.length)
  },
})

export const Empty = meta.story({
  render: () => (
    <FleetTable
      rows={[]}
      empty={
        <EmptyState drawing={<EmptyDrawing name="hangar" />} action={<Button>Add Aircraft</Button>}>
          Your fleet is empty.
        </EmptyState>
      }
    />
  ),
})

const seen = fn<(element: HTMLDivElement | null) => void>()

export const EmptyWithAttributes = meta.story({
  name: 'ref, class and data attributes are there with and without rows',
  tags: ['!autodocs'],
  render: () => <FleetTable rows={[]} empty={<p>Your fleet is empty.</p>} ref={seen} className="from-host" data-probe="yes" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Your fleet is empty.')).toBeVisible()
    const reached = canvasElement.querySelector('[data-probe="yes"]')
    await expect(reached).toHaveTextContent('Your fleet is empty.')
    await expect(reached).toHaveClass('from-host')
    await expect(seen).toHaveBeenLastCalledWith(reached)
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

const odd: readonly Aircraft[] = [
  { registration: 'N'.repeat(12), model: awkward.unbroken.repeat(2), type: 'helicopter', airport: `${awkward.long} ${awkward.unbroken}`, rate: 99999.99 },
  { registration: '4X-ABC', model: 'سيسنا 172 (10:30)', type: 'single_engine', airport: 'הרצליה (HRZ)', rate: 0 },
]
const byModel: TableSort = { columnId: 'model', direction: 'ascending' }

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {tableDensities.map((density) => (
        <SheetRow key={density} label={`${density}: sorted, a row open; hover, focus`} flow="stack">
          <Held state="hover" at="tbody tr:first-child">
            <Held state="focus" at="th:last-of-type button, th button">
              <FleetTable caption={`Fleet, ${density}`} density={density} sort={byModel} onSort={fn()} expansion={expansion} rows={fleet.slice(0, 3)} />
            </Held>
          </Held>
        </SheetRow>
      ))}
      <SheetRow label="longest, unbroken, empty price" flow="stack">
        <FleetTable caption="Odd" rows={odd} expansion={expansion} />
      </SheetRow>
      <SheetRow label="loading, empty" flow="stack">
        <FleetTable caption="Loading" rows={[]} loading={{ label: 'Loading fleet...', rows: 2 }} />
        <FleetTable caption="Empty" rows={[]} empty={<EmptyState drawing={<EmptyDrawing name="hangar" />}>Your fleet is empty.</EmptyState>} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <FleetTable caption="أسطول" sort={byModel} onSort={fn()} rows={odd.slice(1)} expansion={expansion} />
      </SheetRow>
    </StickerSheet>
  ),
  play: async ({ canvas }) => {
    for (const density of tableDensities) {
      const table = canvas.getByRole('table', { name: `Fleet, ${density}` })
      await userEvent.click(within(table).getByRole('button', { name: 'Availability N2847R' }))
      await expect(within(table).getByText('Manage Weekly Availability of N2847R')).toBeVisible()
    }
  },
})
