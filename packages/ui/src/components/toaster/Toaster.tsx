import { CircleCheck, CircleX, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast as raise, useSonner } from 'sonner'
import type { DataAttributes } from '../../internal/props.ts'
import { connectToaster, type Toast, type ToastSink, type ToastType } from '../toast-queue/index.ts'
import { toastDefaults } from './constants.ts'
import * as css from './Toaster.css.ts'
import { hotkeySignal, useToastKeys } from './useToastKeys.ts'
import { useTopLayer } from './useTopLayer.ts'

const sign = (toneClass: string, icon: ReactNode) => <span className={toneClass}>{icon}</span>

const icons = {
  success: sign(css.tone.success, <CircleCheck size={20} strokeWidth={1.5} />),
  info: sign(css.tone.info, <Info size={20} strokeWidth={1.5} />),
  warning: sign(css.tone.warning, <TriangleAlert size={20} strokeWidth={1.5} />),
  error: sign(css.tone.error, <CircleX size={20} strokeWidth={1.5} />),
  loading: sign(css.tone.loading, <LoaderCircle size={20} strokeWidth={1.5} className={css.spinner} />),
  close: <X size={16} strokeWidth={1.5} aria-hidden />,
}

// The loading sign is given with the toast itself, which the library sets like any other sign; its own loader would
// lie over the text. What replaces a loading toast has to take it away again.
const optionsOf = ({ id, action }: Toast) => ({
  id,
  icon: undefined,
  duration: action === undefined ? toastDefaults.durationMs : Number.POSITIVE_INFINITY,
  action: action && { label: action.label, onClick: action.onPress },
})

const raiseByType: Record<ToastType, (toast: Toast) => void> = {
  default: (toast) => raise.message(toast.text, optionsOf(toast)),
  success: (toast) => raise.success(toast.text, optionsOf(toast)),
  info: (toast) => raise.info(toast.text, optionsOf(toast)),
  warning: (toast) => raise.warning(toast.text, optionsOf(toast)),
  error: (toast) => raise.error(toast.text, optionsOf(toast)),
  loading: (toast) => raise.loading(toast.text, { ...optionsOf(toast), icon: icons.loading }),
}

const sink: ToastSink = {
  show: (toast) => raiseByType[toast.type](toast),
  dismiss: (id) => raise.dismiss(id),
}

const hasLabel = (action: unknown): action is { label: ReactNode } =>
  typeof action === 'object' && action !== null && 'label' in action

/** Says each toast once: errors at once, the others when the person has finished listening. */
const Announcer = () => {
  const { toasts } = useSonner()
  const lines = (assertive: boolean) =>
    toasts
      .filter((toast) => (toast.type === 'error') === assertive)
      .map((toast) => (
        <p key={toast.id}>
          {typeof toast.title === 'function' ? toast.title() : toast.title}
          {hasLabel(toast.action) && <> {toast.action.label}: {toastDefaults.hotkey}</>}
        </p>
      ))
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <div className={css.announcer} role="status" aria-live="polite" aria-relevant="additions text">
        {lines(false)}
      </div>
      <div className={css.announcer} role="alert" aria-live="assertive" aria-relevant="additions text">
        {lines(true)}
      </div>
    </>
  )
}

/** The library opens the stack for the keyboard but folds it, and runs the clocks again, only for a mouse that leaves. */
const foldWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
  const leaving = new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body })
  currentTarget.querySelector('ol')?.dispatchEvent(leaving)
}

/** The same for a keyboard that arrives: what has the focus is open, and its clock stands still. */
const openWhenFocused = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) {
    currentTarget.querySelector('ol')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  }
}

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
  label?: string
  /** Name of the button on each toast. @default 'Dismiss' */
  dismissLabel?: string
}

const Region = ({ label = 'Notifications', dismissLabel = 'Dismiss', ...rest }: ToasterProps) => {
  const region = useRef<HTMLElement>(null)
  useToastKeys(region)

  useEffect(() => connectToaster(sink), [])

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
 * (`lazy(() => import('@pilotpair/ui/toaster'))`): what is raised before waits in the queue.
 *
 * Three toasts at once, 4 seconds each, paused while hovered, focused or hidden; a toast with an action stays. The
 * button dismisses, and so does a swipe of 45 px or more, however quick. Alt+T moves the focus there and Escape back,
 * also above an open dialog (specification §9). `ref`, class and data attributes reach the element around the list.
 */
export const Toaster = (props: ToasterProps) => {
  const container = useTopLayer(css.layer)
  return container === undefined ? null : createPortal(<Region {...props} />, container)
}
