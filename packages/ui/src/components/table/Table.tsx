/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones styles make a
   grid of each row, and browsers take the roles of a table away together with its display */
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { useSteady } from '../../internal/useSteady.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { HeaderCell } from './HeaderCell.tsx'
import { PhoneSort } from './PhoneSort.tsx'
import * as css from './Table.css.ts'
import type { TableColumn, TableExpansion, TableSort } from './types.ts'

export const tableDensities = ['comfortable', 'compact'] as const
export type TableDensity = (typeof tableDensities)[number]

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the table. */
  caption: string
  /** Shows the name above the table; otherwise only assistive technology has it. @default false */
  isCaptionVisible?: boolean | undefined
  /** The columns, from start to end: header, cell and whether rows can be sorted by it. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in the order in which they are shown. */
  rows: readonly Row[]
  /** Stable key of a row. */
  rowKey: (row: Row) => string
  /** Height of the rows. @default 'comfortable' */
  density?: TableDensity | undefined
  /** Which column orders the rows. The parent orders them. @default undefined, no order is marked */
  sort?: TableSort | undefined
  /** Told when another order is asked for. Without it no header can be pressed. @default undefined */
  onSort?: ((sort: TableSort) => void) | undefined
  /** Name of the list that stands for the headers on phones. @default 'Sort by' */
  sortLabel?: string | undefined
  /** Words of one order in that list. @default "Model, ascending" */
  sortText?: ((header: string, direction: TableSort['direction']) => string) | undefined
  /** Rows that open. @default undefined, rows do not open */
  expansion?: TableExpansion<Row> | undefined
  /** Shown instead of rows when there are none. @default undefined, the headers alone */
  empty?: ReactNode
  /** Shows bones instead of rows: how many, and what a listener hears. @default undefined, the rows are there */
  loading?: { label: string; rows?: number } | undefined
}

/** A press on a control inside a row is that control's, not the row's. */
const isOwnControl = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, select, textarea, label') !== null

interface BodyRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  expansion: TableExpansion<Row> | undefined
  isOpen: boolean
  onToggle: () => void
}

const BodyRow = <Row,>({ row, columns, expansion, isOpen, onToggle }: BodyRowProps<Row>) => {
  const detail = useId()
  return (
    <>
      <tr
        role="row"
        className={cx(css.row, expansion !== undefined && css.clickable, isOpen && css.open)}
        onClick={expansion === undefined ? undefined : (event) => !isOwnControl(event) && onToggle()}
      >
        {columns.map((column) => {
          const Cell = column.isRowHeader === true ? 'th' : 'td'
          const place = column.onPhone ?? (column.isRowHeader === true ? 'title' : 'line')
          return (
            <Cell
              key={column.id}
              role={column.isRowHeader === true ? 'rowheader' : 'cell'}
              {...(column.isRowHeader === true && { scope: 'row' as const })}
              className={cx(
                css.cell,
                css.align[column.align ?? 'start'],
                css.onPhone[place],
                column.from === 'desktop' && css.fromDesktop,
              )}
            >
              {place === 'line' && column.phoneLabel === true && <span className={css.phoneLabel}>{column.header}</span>}
              {column.cell(row)}
            </Cell>
          )
        })}
        {expansion !== undefined && (
          <td role="cell" className={cx(css.cell, css.align.end, css.onPhone.corner)}>
            <button type="button" className={css.toggle} aria-expanded={isOpen} aria-controls={detail} onClick={onToggle}>
              <span className={css.toggleLabel}>{expansion.label}</span>
              <VisuallyHidden> {expansion.rowName(row)}</VisuallyHidden>
              <ChevronDown size={20} strokeWidth={1.5} aria-hidden className={css.sign} />
            </button>
          </td>
        )}
      </tr>
      {expansion !== undefined && isOpen && (
        <tr role="row" id={detail} className={css.detailRow}>
          <td role="cell" colSpan={columns.length + 1} className={css.detail}>
            {expansion.render(row)}
          </td>
        </tr>
      )}
    </>
  )
}

interface KeptProps {
  /** What the drawing is made from. */
  parts: readonly unknown[]
  render: () => ReactNode
}

/** Draws again only what is made from something else than before: of many rows the one that changed. */
const Kept = memo(
  ({ render }: KeptProps) => render(),
  (before, after) => before.parts.every((part, at) => Object.is(part, after.parts[at])),
)

interface BonesProps {
  columns: readonly TableColumn<never>[]
  rows: number
  /** Whether the rows to come can be opened: theirs is the last column. */
  opens: boolean
}

const Bones = ({ columns, rows, opens }: BonesProps) =>
  Array.from({ length: rows }, (_, at) => (
    <tr key={at} aria-hidden="true" className={css.row}>
      {columns.map((column) => (
        <td key={column.id} className={cx(css.cell, column.from === 'desktop' && css.fromDesktop)}>
          <Skeleton width={`${60 + ((at * 7 + column.id.length * 11) % 30)}%`} />
        </td>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place without a control yet */}
      {opens && <td className={cx(css.cell, css.onPhone.hidden)} />}
    </tr>
  ))

/**
 * Rows of the same kind. From 768 px a table, below it a list of cards, with the roles of a table throughout: styles
 * take them away in some browsers, so they are written out. Use it where rows are compared by columns; for one thing
 * use `DescriptionList`, for things with pictures their cards. `ref` is the element around the table.
 */
export const Table = <Row,>(props: TableProps<Row>) => {
  const {
    caption, isCaptionVisible = false, columns, rows, rowKey, density = 'comfortable', sort, onSort, sortLabel, sortText,
    expansion, empty, loading, className, ...rest
  } = props
  const [own, setOwn] = useState<string | null>(null)
  const openKey = expansion?.openKey === undefined ? own : expansion.openKey

  // A row that was drawn before toggles by what is open now.
  const toggle = useSteady((key: string) => {
    const next = openKey === key ? null : key
    setOwn(next)
    expansion?.onOpenChange?.(next)
  })

  if (loading === undefined && rows.length === 0 && empty !== undefined) {
    return (
      <div {...rest} className={cx(css.frame, className)}>
        {empty}
      </div>
    )
  }

  return (
    <div {...rest} className={cx(css.frame, className)} aria-busy={loading !== undefined}>
      {onSort !== undefined && <PhoneSort columns={columns} sort={sort} onSort={onSort} label={sortLabel} text={sortText} />}
      {loading !== undefined && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
        <VisuallyHidden role="status" style={{ insetBlockStart: 0 }}>
          {loading.label}
        </VisuallyHidden>
      )}
      <table role="table" className={cx(css.table, css.density[density])}>
        <caption className={cx(css.caption, isCaptionVisible && css.captionRoom)}>
          {isCaptionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {expansion !== undefined && (
              <th role="columnheader" scope="col" className={cx(css.heading, css.align.end)}>
                {expansion.header}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.group}>
          {loading !== undefined ? (
            <Bones columns={columns} rows={loading.rows ?? 3} opens={expansion !== undefined} />
          ) : (
            rows.map((row) => {
              const key = rowKey(row)
              const isOpen = openKey === key
              return (
                <Kept
                  key={key}
                  parts={[row, columns, expansion?.label, expansion?.rowName, isOpen, isOpen ? expansion?.render : undefined]}
                  render={() => (
                    <BodyRow row={row} columns={columns} expansion={expansion} isOpen={isOpen} onToggle={() => toggle(key)} />
                  )}
                />
              )
            })
          )}
        </tbody>
      </table>
    </div>
  )
}
