import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'
import { cx } from '../../internal/cx.ts'
import { actions as actionsClass, fields, grow, root, row, surfaces, type FilterSurface } from './FilterBar.css.ts'

export interface FilterBarProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'role' | 'aria-label'> {
  /** Name of the landmark: "Filter pilots". */
  label: string
  /** The fields, side by side as they have room. */
  children: ReactNode
  /** Buttons at the end: reset, apply. @default nothing */
  actions?: ReactNode
  /** Told when Enter is pressed in a field or a button submits. @default nothing happens */
  onSubmit?: (() => void) | undefined
  /** A card of its own, or plain inside one. @default 'card' */
  surface?: FilterSurface | undefined
}

/**
 * A few filters above a list, in one line where there is room. Use it for up to four fields that all fit on a screen;
 * for more, or where phones need the room for results, use `FilterPanel`. `ref` is the native form.
 */
export const FilterBar = (props: FilterBarProps) => {
  const { label, children, actions, onSubmit, surface = 'card', className, ...rest } = props
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form
      noValidate
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one element for form and landmark
      role="search"
      aria-label={label}
      className={cx(root, row, surfaces[surface], className)}
      onSubmit={submit}
    >
      <div className={cx(fields, grow)}>{children}</div>
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
      {/* Without a button to submit, Enter does nothing in a form of several fields. */}
      {onSubmit !== undefined && <button type="submit" hidden tabIndex={-1} aria-hidden="true" />}
    </form>
  )
}
