import type { PilotPublic } from '@pilotpair/contract'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import type { PilotDialogProps } from './PilotDialog.tsx'

/** What is open, if anything. The dialog's code comes with the first opening. */
type Details =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly pilot: PilotPublic; readonly Dialog: ComponentType<PilotDialogProps> }
  | { readonly kind: 'failed' }

/** What the details need from the screen. */
export interface DetailsWays extends Pick<PilotDialogProps, 'onConversation'> {
  /** Where a flight with a pilot is proposed. */
  readonly proposeHref: (pilotId: string) => string
}

/** Details of a pilot over the page: `open` shows them, `element` is what to render. */
export const useDetails = ({ proposeHref, onConversation }: DetailsWays) => {
  const [details, setDetails] = useState<Details>({ kind: 'closed' })
  const open = useCallback((pilot: PilotPublic): void => {
    import('./PilotDialog.tsx').then(
      ({ PilotDialog }) => setDetails({ kind: 'open', pilot, Dialog: PilotDialog }),
      () => setDetails({ kind: 'failed' }),
    )
  }, [])
  const element = (): ReactNode => {
    switch (details.kind) {
      case 'closed':
        return null
      case 'failed':
        return (
          <InlineAlert tone="danger">The details could not be opened. Check your connection, then try again.</InlineAlert>
        )
      case 'open':
        return (
          <details.Dialog
            pilot={details.pilot}
            proposeHref={proposeHref(details.pilot.user_account.id_user_account)}
            onConversation={onConversation}
            onClose={() => setDetails({ kind: 'closed' })}
          />
        )
    }
  }
  return { open, element: element() }
}
