import { Table, type TableColumn, type TableSort } from '@pilotpair/ui/table'
import { useState } from 'react'

interface Aircraft {
  tail: string
  model: string
}

const columns: TableColumn<Aircraft>[] = [
  { id: 'tail', header: 'Tail number', cell: ({ tail }) => tail, isRowHeader: true, isSortable: true },
  { id: 'model', header: 'Model', cell: ({ model }) => model, isSortable: true },
]
const rows = [{ tail: 'N738PA', model: 'Cessna 172S' }]

export const Part = () => {
  const [sort, setSort] = useState<TableSort>({ columnId: 'tail', direction: 'ascending' })
  return <Table caption="Aircraft" columns={columns} rows={rows} rowKey={({ tail }) => tail} sort={sort} onSort={setSort} />
}
