import type { ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Menu.css.ts'
import { MenuItems } from './MenuItems.tsx'
import type { MenuItem } from './types.ts'
import { usePopup } from './usePopup.ts'

export interface MenuProps {
  /** Name of the menu; also of the button, unless `trigger` holds words of its own. */
  label: string
  items: readonly MenuItem[]
  /** What the button shows. */
  trigger: ReactNode
  /** The words in `trigger` name the button; without this `label` does. @default false */
  isTriggerNamed?: boolean
  /** Shows `label` as a heading above the rows. @default false */
  hasTitle?: boolean
  /** On which side the panel lines up with the button. @default 'start' */
  side?: 'start' | 'end'
  /** Extra class of the button. */
  triggerClassName?: string
  /** Extra class of the element around button and panel. */
  className?: string
}

/** A button that opens a short list of links and actions. */
export const Menu = (props: MenuProps) => {
  const { label, items, trigger, isTriggerNamed = false, hasTitle = false, side = 'start' } = props
  const { isOpen, close, rootProps, triggerProps, panelId } = usePopup()
  return (
    <div {...rootProps} className={cx(css.root, props.className)}>
      <button
        type="button"
        {...triggerProps}
        className={props.triggerClassName}
      >
        {!isTriggerNamed && <VisuallyHidden>{label}</VisuallyHidden>}
        {trigger}
      </button>
      <div id={panelId} hidden={!isOpen} className={cx(css.panel, css.side[side])}>
        {isOpen && (
          <>
            {hasTitle && (
              <p className={css.title} aria-hidden="true">
                {label}
              </p>
            )}
            <MenuItems items={items} label={label} onChoose={close} />
          </>
        )}
      </div>
    </div>
  )
}
