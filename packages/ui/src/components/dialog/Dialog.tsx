import { X } from 'lucide-react'
import {
  useId, useRef, type ComponentProps, type MouseEvent, type PointerEvent, type ReactNode, type RefObject, type SyntheticEvent,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../internal/cx.ts'
import type { DataAttributes } from '../../internal/props.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import * as css from './Dialog.css.ts'
import { showAgain, topDialog } from './modalStack.ts'
import { useModal, type Modality } from './useModal.ts'
import { useScrollable } from './useScrollable.ts'

export const dialogSizes = ['small', 'wide'] as const
export type DialogSize = (typeof dialogSizes)[number]

/** What goes to the native `<dialog>`, which covers the screen. */
type DialogElementProps = Omit<
  ComponentProps<'dialog'>,
  | 'open' | 'title' | 'role' | 'onClose' | 'onCancel' | 'onPointerDown' | 'onClick' | 'aria-modal' | 'aria-labelledby'
  | 'aria-describedby'
>

export interface DialogProps extends DialogElementProps {
  /** Shows the dialog. It leaves the page as soon as this is false. */
  isOpen: boolean
  /** Escape, the close button or the backdrop ask for it; the parent decides. */
  onClose: () => void
  /** Its name, and its heading. */
  title: string
  /** A sentence below the title, read out together with it. @default undefined, nothing stands there */
  description?: ReactNode
  /** The content; it scrolls where it is taller than the screen. @default nothing */
  children?: ReactNode
  /** Buttons at the lower edge; the one that leads on stands last. @default undefined, there is none */
  footer?: ReactNode
  /** 480 or 720 px; on phones both are as wide as the screen. @default 'small' */
  size?: DialogSize | undefined
  /**
   * `top-layer` makes all the rest of the page unusable. `page` leaves alone what is added to the body while the
   * dialog is open: needed while a card provider shows a window of its own. It may change while the dialog is open;
   * nothing inside is mounted anew.
   *
   * @default 'top-layer'
   */
  modality?: Modality | undefined
  /** A press beside the dialog closes it. Turn it off where typed text would be lost. @default true */
  closesOnBackdrop?: boolean | undefined
  /** Something runs that must be seen to its end: nothing closes the dialog. @default false */
  isBusy?: boolean | undefined
  /** Shows the close button beside the title. @default true */
  hasCloseButton?: boolean | undefined
  /** Name of the close button. @default 'Close' */
  closeLabel?: string | undefined
  /**
   * Gets the focus at first. Otherwise: what carries `data-initial-focus`, the first field, or the dialog itself.
   * @default undefined
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** `alertdialog` for questions that interrupt. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined
}

/** What a dialog with fixed content still takes from its host: class, style, data attributes, `ref`, modality. */
export type ReadyDialogProps = Pick<DialogProps, 'isOpen' | 'className' | 'style' | 'ref' | 'modality' | 'id'> & DataAttributes

const Surface = (props: Omit<DialogProps, 'isOpen'>) => {
  const {
    onClose, title, description, children, footer, size = 'small', modality = 'top-layer', closesOnBackdrop = true,
    isBusy = false, hasCloseButton = true, closeLabel = 'Close', initialFocus, role = 'dialog', className, ref, ...rest
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const mergedRef = useMergedRef(dialog, ref)
  const panel = useRef<HTMLDivElement>(null)
  const pressedOn = useRef<EventTarget | null>(null)
  const [body, isScrollable] = useScrollable()
  const id = useId()

  const dismiss = (): void => {
    if (!isBusy) onClose()
  }
  useModal({ dialog, panel, modality, initialFocus, onDismiss: dismiss })

  const onCancel = (event: SyntheticEvent): void => {
    // A file picker or a dialog above reports its own end here too.
    if (event.target !== dialog.current) return
    event.preventDefault()
    // What cannot be prevented is asked about when it has happened.
    if (event.cancelable) dismiss()
  }

  const onNativeClose = (event: SyntheticEvent): void => {
    const element = dialog.current
    if (event.target !== element || element === null || element.open) return
    // Browsers close without asking at a second Escape, and may close all that is open at one: who reads and types here
    // loses nothing until the parent says so, which is asked about the top one alone.
    const isTop = topDialog()?.element === element
    showAgain()
    if (isTop) dismiss()
  }

  // Only a press that begins and ends beside the panel counts, not a selection drawn out of it.
  const onPointerDown = (event: PointerEvent): void => {
    pressedOn.current = event.target
  }
  const onClick = (event: MouseEvent): void => {
    const beside = event.target === dialog.current && pressedOn.current === dialog.current
    if (beside && closesOnBackdrop) dismiss()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the backdrop; keys have Escape and the close button
    <dialog
      {...rest}
      ref={mergedRef}
      role={role}
      className={cx(css.screen, className)}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      {...(description !== undefined && { 'aria-describedby': `${id}-description` })}
      onCancel={onCancel}
      onClose={onNativeClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div ref={panel} tabIndex={-1} className={cx(css.panel, css.size[size])}>
        <header className={css.head}>
          <div className={css.titles}>
            <h2 id={`${id}-title`} dir="auto" className={css.title}>
              {title}
            </h2>
            {description !== undefined && (
              <div id={`${id}-description`} dir="auto" className={css.description}>
                {description}
              </div>
            )}
          </div>
          {hasCloseButton && (
            <IconButton icon={<X />} label={closeLabel} className={css.close} disabled={isBusy} onClick={dismiss} />
          )}
        </header>
        <div ref={body} className={css.body} {...(isScrollable && { tabIndex: 0 })}>
          <div>{children}</div>
        </div>
        {footer !== undefined && <footer className={css.foot}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/** A server has no page above which to show anything, and the browser's first draw of its markup must be the same. */
const neverChanges = () => () => undefined

/**
 * A task or a question over the page. It is named by its title, holds the focus and gives it back, keeps the page from
 * scrolling, and with several open only the top one hears Escape. On phones it rises from the lower edge. Use it for a
 * task that is done in one go; for a yes or no use `ConfirmDialog`, for what needs no answer a toast or an
 * `InlineAlert`. `ref` is the native `<dialog>`.
 */
export const Dialog = ({ isOpen, ...rest }: DialogProps) => {
  const canShow = useSyncExternalStore(neverChanges, () => true, () => false)
  return isOpen && canShow ? createPortal(<Surface {...rest} />, document.body) : null
}
