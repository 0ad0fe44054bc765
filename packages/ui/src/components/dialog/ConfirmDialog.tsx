import { useId, type ReactNode } from 'react'
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
  isOpen: boolean
  /** The question, for example "Cancel this flight?". */
  title: string
  /** What follows from a yes. */
  children: ReactNode
  /** Words of the yes: the action itself, for example "Cancel Flight". */
  confirmLabel: string
  onConfirm: () => void
  /** @default 'Cancel' */
  cancelLabel?: string
  /** Also asked by Escape and a press beside the dialog. */
  onCancel: () => void
  /** @default 'brand' */
  tone?: ConfirmTone
  /** The action runs: its words meanwhile, for example "Cancelling...". Nothing closes the dialog then. */
  pendingLabel?: string | undefined
  /** Why the last try failed. */
  error?: string | undefined
}

/** Asks before something that cannot be taken back. The safe answer has the focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    children, confirmLabel, onConfirm, cancelLabel = 'Cancel', onCancel, tone = 'brand', pendingLabel, error, ...rest
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
        <>
          <Button variant="outline" tone="neutral" onClick={onCancel} disabled={isPending} data-initial-focus="">
            {cancelLabel}
          </Button>
          <Button tone={tone} onClick={onConfirm} aria-describedby={text} {...pending}>
            {confirmLabel}
          </Button>
        </>
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
