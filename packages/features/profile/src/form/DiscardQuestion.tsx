import { ConfirmDialog } from '@pilotpair/ui/dialog'

/** Props of {@link DiscardQuestion}. */
export interface DiscardQuestionProps {
  readonly onDiscard: () => void
  readonly onKeep: () => void
}

/** Asks before what was typed is given up. */
export const DiscardQuestion = ({ onDiscard, onKeep }: DiscardQuestionProps) => (
  <ConfirmDialog
    isOpen
    tone="danger"
    title="Discard your changes?"
    confirmLabel="Discard"
    cancelLabel="Keep editing"
    onConfirm={onDiscard}
    onCancel={onKeep}
  >
    What you changed is not saved yet. Your profile stays as it was.
  </ConfirmDialog>
)
