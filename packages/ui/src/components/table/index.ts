export { Table, tableDensities, type TableDensity, type TableProps } from './Table.tsx'
export type { TableColumn, TableExpansion, TableSort } from './types.ts'
