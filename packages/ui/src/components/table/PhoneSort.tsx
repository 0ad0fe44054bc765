import { Select } from '../select/Select.tsx'
import * as css from './Table.css.ts'
import type { TableColumn, TableSort } from './types.ts'

interface PhoneSortProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
  label: string | undefined
  text: ((header: string, direction: TableSort['direction']) => string) | undefined
}

const directions = ['ascending', 'descending'] as const

const englishText = (header: string, direction: TableSort['direction']) => `${header}, ${direction}`

/** Orders the rows on phones, where a row is a card and no header stands above it. */
export const PhoneSort = <Row,>(props: PhoneSortProps<Row>) => {
  const { columns, sort, onSort, label = 'Sort by', text = englishText } = props
  const orders = columns
    .filter((column) => column.isSortable === true)
    .flatMap((column) =>
      directions.map((direction) => ({
        value: `${column.id} ${direction}`,
        label: text(column.header, direction),
        sort: { columnId: column.id, direction },
      })),
    )
  if (orders.length === 0) return null
  const current = sort === undefined ? undefined : `${sort.columnId} ${sort.direction}`
  const isKnown = orders.some((order) => order.value === current)
  return (
    <div className={css.phoneSort}>
      <Select
        label={label}
        options={orders.map(({ value, label: words }) => ({ value, label: words }))}
        {...(!isKnown && { placeholder: '–' })}
        value={isKnown ? current : ''}
        onChange={({ currentTarget }) => {
          const order = orders.find(({ value }) => value === currentTarget.value)
          if (order !== undefined) onSort(order.sort)
        }}
      />
    </div>
  )
}
