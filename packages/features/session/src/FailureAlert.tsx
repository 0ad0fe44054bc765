import { InlineAlert } from '@pilotpair/ui/inline-alert'
import type { ReactNode } from 'react'

/** What a form says after its call failed: the text of the catalogue, and what to do about it. */
export interface FormFailure {
  readonly text: string
  readonly hint?: string | undefined
  readonly action?: ReactNode
}

interface FailureAlertProps {
  readonly failure: FormFailure | undefined
}

/** Says above a form why it was not taken. */
export const FailureAlert = ({ failure }: FailureAlertProps) =>
  failure === undefined ? null : (
    <InlineAlert tone="danger" {...(failure.action === undefined ? {} : { action: failure.action })}>
      <p>{failure.text}</p>
      {failure.hint !== undefined && <p>{failure.hint}</p>}
    </InlineAlert>
  )
