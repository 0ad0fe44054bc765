/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones styles make a
   grid of each row, and browsers take the roles of a table away together with its display */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { cx } from '../../internal/cx.ts'
import * as css from './Table.css.ts'
import type { TableColumn, TableSort } from './types.ts'

interface HeaderCellProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

const signs = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const

/** One column header; a button when the column can order the rows. */
export const HeaderCell = <Row,>({ column, sort, onSort }: HeaderCellProps<Row>) => {
  const direction = sort?.columnId === column.id ? sort.direction : 'none'
  const canSort = column.isSortable === true && onSort !== undefined
  const Sign = signs[direction]
  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(css.heading, css.align[column.align ?? 'start'], column.from === 'desktop' && css.fromDesktop)}
      {...(canSort && { 'aria-sort': direction })}
    >
      {canSort ? (
        <button
          type="button"
          className={css.sort}
          onClick={() =>
            onSort({ columnId: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {column.header}
          <Sign size={14} strokeWidth={1.75} aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
