import type { Aircraft } from '@pilotpair/contract'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { AircraftAction } from '../aircraft-action.ts'
import type { AircraftDetailsDialogProps } from './AircraftDetailsDialog.tsx'

type Dialog = ComponentType<AircraftDetailsDialogProps>

/** What is open, if anything. The dialog's code comes with the first opening. */
type Details =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening'; readonly aircraft: Aircraft }
  | { readonly kind: 'open'; readonly aircraft: Aircraft; readonly Dialog: Dialog }
  | { readonly kind: 'failed' }

const closed: Details = { kind: 'closed' }

const failure = 'The details could not be opened. Check your connection, then try again.'

const loadDialog = (): Promise<Dialog> =>
  import('./AircraftDetailsDialog.tsx').then(({ AircraftDetailsDialog }) => AircraftDetailsDialog)

/** Details of an aircraft over the page. */
export interface AircraftDetails {
  /** Shows them. The latest press wins. */
  readonly open: (aircraft: Aircraft) => void
  /** Something else was pressed: what is still on its way does not open any more. */
  readonly drop: () => void
  /** The aircraft (`id_aircraft`) whose details are on their way. */
  readonly openingId: string | undefined
  /** To be rendered. */
  readonly element: ReactNode
}

/**
 * Details of an aircraft over the page.
 *
 * @param action what the dialog leads on to; it closes first
 * @param load answers the dialog. @default its file is fetched
 */
export const useDetails = (action: AircraftAction | undefined, load: () => Promise<Dialog> = loadDialog): AircraftDetails => {
  const [details, setDetails] = useState<Details>(closed)
  const presses = useRef(0)

  const open = (aircraft: Aircraft): void => {
    presses.current += 1
    const press = presses.current
    const { href } = globalThis.location
    const arrive = (next: Details): void => {
      if (press !== presses.current) return
      // The shell shows a screen until the next one has come: its details would open over what was asked for instead.
      const isLeft = globalThis.location.href !== href
      setDetails(isLeft ? closed : next)
      if (next.kind === 'failed' && !isLeft) showToast({ type: 'error', text: failure })
    }
    setDetails({ kind: 'opening', aircraft })
    load().then(
      (Dialog) => arrive({ kind: 'open', aircraft, Dialog }),
      () => arrive({ kind: 'failed' }),
    )
  }
  const drop = (): void => {
    presses.current += 1
    setDetails((now) => (now.kind === 'opening' ? closed : now))
  }
  const element = (): ReactNode => {
    switch (details.kind) {
      case 'closed':
      case 'opening':
        return null
      case 'failed':
        return <InlineAlert tone="danger">{failure}</InlineAlert>
      case 'open':
        return (
          <details.Dialog
            aircraft={details.aircraft}
            onClose={() => setDetails(closed)}
            action={
              action && {
                label: action.label,
                onPress: (aircraft) => {
                  setDetails(closed)
                  action.onPress(aircraft)
                },
              }
            }
          />
        )
    }
  }
  const openingId = details.kind === 'opening' ? details.aircraft.id_aircraft : undefined
  return { open, drop, openingId, element: element() }
}
