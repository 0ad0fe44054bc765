import type { Aircraft } from '@pilotpair/contract'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { AircraftAction } from '../aircraft-action.ts'
import type { AircraftDetailsDialogProps } from './AircraftDetailsDialog.tsx'

/** What is open, if anything. The dialog's code comes with the first opening. */
type Details =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly aircraft: Aircraft; readonly Dialog: ComponentType<AircraftDetailsDialogProps> }
  | { readonly kind: 'failed' }

/**
 * Details of an aircraft over the page: `open` shows them, `element` is what to render.
 *
 * @param action what the dialog leads on to; it closes first
 */
export const useDetails = (
  action: AircraftAction | undefined,
): { readonly open: (aircraft: Aircraft) => void; readonly element: ReactNode } => {
  const [details, setDetails] = useState<Details>({ kind: 'closed' })
  const open = (aircraft: Aircraft): void => {
    import('./AircraftDetailsDialog.tsx').then(
      ({ AircraftDetailsDialog }) => setDetails({ kind: 'open', aircraft, Dialog: AircraftDetailsDialog }),
      () => setDetails({ kind: 'failed' }),
    )
  }
  switch (details.kind) {
    case 'closed':
      return { open, element: null }
    case 'failed':
      return {
        open,
        element: (
          <InlineAlert tone="danger">The details could not be opened. Check your connection, then try again.</InlineAlert>
        ),
      }
    case 'open':
      return {
        open,
        element: (
          <details.Dialog
            aircraft={details.aircraft}
            onClose={() => setDetails({ kind: 'closed' })}
            action={
              action && {
                label: action.label,
                onPress: (aircraft) => {
                  setDetails({ kind: 'closed' })
                  action.onPress(aircraft)
                },
              }
            }
          />
        ),
      }
  }
}
