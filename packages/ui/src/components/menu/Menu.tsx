import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { buttonClass } from '../button/buttonClass.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Menu.css.ts'
import { MenuItems } from './MenuItems.tsx'
import type { MenuItem } from './types.ts'
import { usePopup } from './usePopup.ts'

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children' | 'onKeyDown' | 'onBlur'> {
  /** Name of the menu; also of the button, unless `trigger` holds words of its own. */
  label: string
  /** What can be chosen, from top to bottom. */
  items: readonly MenuItem[]
  /** What the button shows. */
  trigger: ReactNode
  /** The words in `trigger` name the button; without this `label` does. @default false */
  isTriggerNamed?: boolean | undefined
  /** Shows `label` as a heading above the rows. @default false */
  hasTitle?: boolean | undefined
  /** On which side the panel lines up with the button. @default 'start' */
  side?: 'start' | 'end' | undefined
  /** Class of the button, in place of its look. @default that of a quiet `Button` */
  triggerClassName?: string | undefined
  /** The page one is on is among the items; marks the button. @default false */
  isTriggerCurrent?: boolean | undefined
}

/**
 * A button that opens a short list of links and actions. Use it for more actions than have room; for a value of a form
 * use `Select`. `ref` is the element around button and panel.
 */
export const Menu = (props: MenuProps) => {
  const {
    label, items, trigger, isTriggerNamed = false, hasTitle = false, side = 'start', triggerClassName, isTriggerCurrent = false,
    className, ref, ...rest
  } = props
  const { isOpen, leave, rootProps, triggerProps, panelId } = usePopup()
  const mergedRef = useMergedRef(rootProps.ref, ref)
  return (
    <div {...rest} {...rootProps} ref={mergedRef} className={cx(css.root, className)}>
      <button
        type="button"
        {...triggerProps}
        className={triggerClassName ?? buttonClass({ variant: 'ghost', tone: 'neutral', square: !isTriggerNamed })}
        {...(isTriggerCurrent && { 'aria-current': true })}
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
            <MenuItems items={items} label={label} onChoose={leave} />
          </>
        )}
      </div>
    </div>
  )
}
