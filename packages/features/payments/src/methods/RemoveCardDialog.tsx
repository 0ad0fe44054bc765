import { ConfirmDialog } from '@pilotpair/ui/dialog'

/** Props of {@link RemoveCardDialog}. */
export interface RemoveCardDialogProps {
  /** "Visa ending in 4242". */
  readonly name: string
  readonly isRemoving: boolean
  /** Why the last try failed. */
  readonly error: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before a card is removed. */
export const RemoveCardDialog = ({ name, isRemoving, error, onConfirm, onCancel }: RemoveCardDialogProps) => (
  <ConfirmDialog
    isOpen
    title="Remove this card?"
    confirmLabel="Remove card"
    cancelLabel="Keep card"
    tone="danger"
    pendingLabel={isRemoving ? 'Removing…' : undefined}
    error={error}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {name} will no longer be offered to pay with. You can add it again.
  </ConfirmDialog>
)
