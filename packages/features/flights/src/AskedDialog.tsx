import { ConfirmDialog } from '@pilotpair/ui/dialog'
import { Price } from '@pilotpair/ui/price'
import * as css from './Flights.css.ts'
import type { Question } from './questions.ts'

/** Props of {@link AskedDialog}. */
export interface AskedDialogProps {
  readonly question: Question
  readonly isPending: boolean
  /** Why the last try failed. */
  readonly error?: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an act that cannot be taken back. */
export const AskedDialog = ({ question, isPending, error, onConfirm, onCancel }: AskedDialogProps) => (
  <ConfirmDialog
    isOpen
    title={question.title}
    tone="danger"
    confirmLabel={question.confirmLabel}
    pendingLabel={isPending ? question.pendingLabel : undefined}
    cancelLabel={question.cancelLabel}
    error={error}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <div className={css.lines}>
      <p className={css.about} dir="auto">
        {question.about}
      </p>
      {question.ownTime !== undefined && <p>Your time: {question.ownTime}</p>}
      <Price {...question.price} size="medium" />
      {question.lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </div>
  </ConfirmDialog>
)
