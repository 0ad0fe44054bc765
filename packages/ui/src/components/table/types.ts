import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  /** Words of the header. */
  header: string
  /** What stands in the column for a row. */
  cell: (row: Row) => ReactNode
  /** `end` for numbers and actions. @default 'start' */
  align?: 'start' | 'end' | undefined
  /** This cell names its row. @default false */
  isRowHeader?: boolean | undefined
  /** The header can be pressed to order by this column. @default false */
  isSortable?: boolean | undefined
  /** From which width the column is seen. @default always */
  from?: 'desktop' | undefined
  /**
   * Place in the card that a row becomes on phones: `title` above all, `corner` beside it, a `line` of its own, or
   * `hidden`. @default 'title' for the row header, 'line' for all others
   */
  onPhone?: 'title' | 'corner' | 'line' | 'hidden' | undefined
  /** Writes the header before the value on phones, where the value alone does not speak. @default false */
  phoneLabel?: boolean | undefined
}

export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/** Rows that open to more. One is open at a time. */
export interface TableExpansion<Row> {
  /** Header of the column that holds the buttons, for example "Actions". */
  header: string
  /** Words on each button, for example "Availability". */
  label: string
  /** Which row the button belongs to, heard after the label. */
  rowName: (row: Row) => string
  render: (row: Row) => ReactNode
  /** Key of the open row, when the parent decides. */
  openKey?: string | null | undefined
  /** Told the key of the row that opens, or `null`. */
  onOpenChange?: ((key: string | null) => void) | undefined
}
