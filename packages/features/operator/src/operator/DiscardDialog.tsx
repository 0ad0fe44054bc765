import { ConfirmDialog } from '@pilotpair/ui/dialog'
import { useState } from 'react'

/** Props of {@link DiscardDialog}. */
export interface DiscardDialogProps {
  readonly isOpen: boolean
  /** The question. @default 'Discard unsaved hours?' */
  readonly title?: string
  /** What would be lost. @default the week's changes */
  readonly children?: string
  readonly onDiscard: () => void
  readonly onKeep: () => void
}

/** Asks before something closes over what is not saved. */
export const DiscardDialog = ({
  isOpen,
  title = 'Discard unsaved hours?',
  children = 'The changes to this week have not been saved.',
  onDiscard,
  onKeep,
}: DiscardDialogProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    title={title}
    tone="danger"
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
    onConfirm={onDiscard}
    onCancel={onKeep}
  >
    {children}
  </ConfirmDialog>
)

/**
 * The way out of a form in a dialog: at once, or after a question while something would be lost.
 *
 * @returns what closes, for Escape, the cross and Cancel; and the question, to stand before
 *   the dialog: they end in that order, and the focus goes back through the dialog to what opened it
 */
export const useDiscard = (isDirty: boolean, onClose: () => void) => {
  const [isAsked, setAsked] = useState(false)
  const close = (): void => {
    if (isDirty) setAsked(true)
    else onClose()
  }
  const question = (
    <DiscardDialog isOpen={isAsked} title="Discard your changes?" onDiscard={onClose} onKeep={() => setAsked(false)}>
      What you entered has not been saved.
    </DiscardDialog>
  )
  return { close, question }
}
