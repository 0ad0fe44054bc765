import { X } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type FocusEvent, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner } from 'sonner'
import type { DataAttributes } from '../../internal/props.ts'
import { styleVars } from '../../internal/styleVars.ts'
import { Announcer } from './Announcer.tsx'
import { toastDefaults } from './constants.ts'
import * as css from './Toaster.css.ts'
import { hotkeySignal, openStack, useToastKeys } from './useToastKeys.ts'
import { useTopLayer } from './useTopLayer.ts'
import { useTurn } from './useTurn.ts'

/** The library opens the stack for the keyboard but folds it, and runs the clocks again, only for a mouse that leaves. */
const foldWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
  const leaving = new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body })
  currentTarget.querySelector('ol')?.dispatchEvent(leaving)
}

/** The same for a keyboard that arrives: what has the focus is open, and its clock stands still. */
const openWhenFocused = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) openStack(currentTarget.querySelector('ol'))
}

/**
 * The library draws a toast smaller the more lie before it, and measures it like that: raised with others, or changed
 * behind them, it would stay too low for its text and its buttons once the stack opens. Here all have the same width.
 */
const unscaled = styleVars({ '--scale': -1 })

const icons = { close: <X size={16} strokeWidth={1.5} aria-hidden /> }

const toastAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null

/** The library takes no swipe while any text of the page is selected. */
const forgetSelection = ({ target }: PointerEvent<HTMLElement>): void => {
  if (toastAt(target) !== null && !(target instanceof HTMLButtonElement)) getSelection()?.removeAllRanges()
}

const swipeProperties = ['--swipe-amount-x', '--swipe-amount-y'] as const

/**
 * The library also lets a quick flick of a few pixels count as a swipe, so that a press with an unsteady hand would
 * lose a message. Only the distance decides here: below the threshold the toast goes back before the library looks.
 */
const forgetShortSwipe = ({ target }: PointerEvent<HTMLElement>): void => {
  const toast = toastAt(target)
  if (toast === null) return
  const far = swipeProperties.some(
    (property) => Math.abs(Number.parseFloat(toast.style.getPropertyValue(property)) || 0) >= toastDefaults.swipeThreshold,
  )
  if (!far) for (const property of swipeProperties) toast.style.setProperty(property, '0px')
}

export interface ToasterProps extends Pick<ComponentProps<'div'>, 'className' | 'style' | 'ref' | 'id'>, DataAttributes {
  /** Name of the region. @default 'Notifications' */
  label?: string | undefined
  /** Name of the button on each toast. @default 'Dismiss' */
  dismissLabel?: string | undefined
}

const Region = ({ label = 'Notifications', dismissLabel = 'Dismiss', ...rest }: ToasterProps) => {
  const region = useRef<HTMLElement>(null)
  useToastKeys(region)

  // The announcer speaks; the list itself stays silent, or every toast would be heard twice.
  useEffect(() => region.current?.setAttribute('aria-live', 'off'), [])

  return (
    <div
      {...rest}
      onFocus={openWhenFocused}
      onBlur={foldWhenLeft}
      onPointerDownCapture={forgetSelection}
      onPointerUpCapture={forgetShortSwipe}
    >
      <Announcer />
      <Sonner
        ref={region}
        className={css.list}
        position={toastDefaults.position}
        duration={toastDefaults.durationMs}
        visibleToasts={toastDefaults.visible}
        gap={toastDefaults.gap}
        hotkey={[hotkeySignal]}
        customAriaLabel={`${label} ${toastDefaults.hotkey}`}
        closeButton
        icons={icons}
        toastOptions={{
          unstyled: true,
          style: unscaled,
          closeButtonAriaLabel: dismissLabel,
          classNames: {
            toast: css.toast,
            content: css.content,
            icon: css.icon,
            actionButton: css.action,
            closeButton: css.close,
          },
        }}
      />
    </div>
  )
}

/**
 * Shows what `showToast` raises, from its first moment on: place it once, near the root, loaded lazily
 * (`lazy(() => import('@pilotpair/ui/toaster'))`): what is raised before waits in the queue. A second one shows nothing
 * until the first has left.
 *
 * Three toasts at once, 4 seconds each, paused while hovered, focused or hidden; a toast with an action stays. The
 * button dismisses, and so does a swipe of 45 px or more, however quick. Alt+T moves the focus there and Escape back,
 * also above an open dialog (specification §9). `ref`, class and data attributes reach the element around the list.
 */
export const Toaster = (props: ToasterProps) => {
  const container = useTopLayer(css.layer)
  const isTurn = useTurn()
  return container === undefined || !isTurn ? null : createPortal(<Region {...props} />, container)
}
