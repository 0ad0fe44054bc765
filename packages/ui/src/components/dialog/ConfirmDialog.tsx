import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Button, type PendingProps } from '../button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import * as css from './Dialog.css.ts'

export const confirmTones = ['brand', 'accent', 'danger'] as const
export type ConfirmTone = (typeof confirmTones)[number]

export interface ConfirmDialogProps
  extends Omit<
    DialogProps,
    'children' | 'description' | 'footer' | 'role' | 'onClose' | 'isBusy' | 'hasCloseButton' | 'closeLabel' | 'initialFocus'
  > {
  /** Whether it is shown; the parent decides. */
  isOpen: boolean
  /** The question, for example "Cancel this flight?". */
  title: string
  /** What follows from a yes. */
  children: ReactNode
  /** Words of the yes: the action itself, for example "Cancel Flight". */
  confirmLabel: string
  /** The answer is yes; the parent closes the dialog when what follows is done. */
  onConfirm: () => void
  /** Words of the button that changes nothing. @default 'Cancel' */
  cancelLabel?: string | undefined
  /** Also asked by Escape and a press beside the dialog. */
  onCancel: () => void
  /** `danger` where what follows cannot be taken back. @default 'brand' */
  tone?: ConfirmTone | undefined
  /** The action runs: its words meanwhile, for example "Cancelling...". Nothing closes the dialog then. @default undefined */
  pendingLabel?: string | undefined
  /** Why the last try failed. @default undefined, nothing went wrong */
  error?: string | undefined
  /**
   * The question takes the place of another one, under a pointer or a key that may still press: for half a second the
   * yes cannot be given, and a second press of a double click or a key held down never gives it. @default false
   */
  isFollowUp?: boolean | undefined
}

/** Milliseconds in which a press may still have been meant for what stood there before. */
const STILL_PRESSING = 500

/** Whether enough time has passed since the dialog opened for a press to be meant for it. */
const useSettled = (isFollowUp: boolean): boolean => {
  const [isSettled, setSettled] = useState(!isFollowUp)
  useEffect(() => {
    if (isSettled) return
    const timer = setTimeout(() => setSettled(true), STILL_PRESSING)
    return () => clearTimeout(timer)
  }, [isSettled])
  return isSettled
}

/** A key that is held down presses again and again. */
const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault()
}

interface AnswersProps extends Pick<ConfirmDialogProps, 'confirmLabel' | 'onConfirm' | 'onCancel'> {
  cancelLabel: string
  tone: ConfirmTone
  pending: PendingProps
  isFollowUp: boolean
  text: string
}

const Answers = ({ confirmLabel, onConfirm, onCancel, cancelLabel, tone, pending, isFollowUp, text }: AnswersProps) => {
  const isSettled = useSettled(isFollowUp)
  const guard = isFollowUp ? { onKeyDown: ignoreHeldKey } : {}
  const confirm = ({ detail }: MouseEvent): void => {
    if (!isFollowUp || (isSettled && detail <= 1)) onConfirm()
  }
  return (
    <>
      <Button
        {...guard}
        variant="outline"
        tone="neutral"
        onClick={onCancel}
        disabled={pending.pending === true}
        data-initial-focus=""
      >
        {cancelLabel}
      </Button>
      <Button
        {...guard}
        {...(!isSettled && { 'aria-disabled': true })}
        tone={tone}
        onClick={confirm}
        aria-describedby={text}
        {...pending}
      >
        {confirmLabel}
      </Button>
    </>
  )
}

/**
 * Asks before something that cannot be taken back. The safe answer has the focus. Use it before deleting, declining
 * and cancelling; for a task or what can be undone use `Dialog` or nothing.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    children, confirmLabel, onConfirm, cancelLabel = 'Cancel', onCancel, tone = 'brand', pendingLabel, error,
    isFollowUp = false, ...rest
  } = props
  const isPending = pendingLabel !== undefined
  const pending: PendingProps = pendingLabel === undefined ? {} : { pending: true, pendingLabel }
  const text = useId()
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      onClose={onCancel}
      isBusy={isPending}
      hasCloseButton={false}
      footer={
        <Answers {...{ confirmLabel, onConfirm, onCancel, cancelLabel, tone, pending, isFollowUp, text }} />
      }
    >
      <div id={text} dir="auto" className={css.description}>
        {children}
      </div>
      <div role="alert">
        {error !== undefined && (
          <p dir="auto" className={css.failure}>
            {error}
          </p>
        )}
      </div>
    </Dialog>
  )
}
