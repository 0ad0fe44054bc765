export { FilterBar, type FilterBarProps } from './FilterBar.tsx'
export { filterSurfaces, type FilterSurface } from './FilterBar.css.ts'
