import type { PilotPublic } from '@pilotpair/contract'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import type { PilotDialogProps } from './PilotDialog.tsx'

type Dialog = ComponentType<PilotDialogProps>

/** What is open, if anything. The dialog's code comes with the first opening. */
type Details =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening'; readonly pilot: PilotPublic }
  | { readonly kind: 'open'; readonly pilot: PilotPublic; readonly Dialog: Dialog }
  | { readonly kind: 'failed' }

const failure = 'The details could not be opened. Check your connection, then try again.'

const loadDialog = (): Promise<Dialog> => import('./PilotDialog.tsx').then(({ PilotDialog }) => PilotDialog)

/** What the details need from the screen. */
export interface DetailsWays extends Pick<PilotDialogProps, 'onConversation'> {
  /** Where a flight with a pilot is proposed. */
  readonly proposeHref: (pilotId: string) => string
}

/** Details of a pilot over the page. */
export interface PilotDetails {
  /** Shows them. The latest press wins. The same one between draws. */
  readonly open: (pilot: PilotPublic) => void
  /** The pilot (`id_user_account`) whose details are on their way. */
  readonly openingId: string | undefined
  /** To be rendered. */
  readonly element: ReactNode
}

/**
 * Details of a pilot over the page.
 *
 * @param load answers the dialog; the same function over the screen's life. @default its file is fetched
 */
export const useDetails = ({ proposeHref, onConversation }: DetailsWays, load: () => Promise<Dialog> = loadDialog): PilotDetails => {
  const [details, setDetails] = useState<Details>({ kind: 'closed' })
  const presses = useRef(0)
  const close = (): void => setDetails({ kind: 'closed' })

  const open = useCallback(
    (pilot: PilotPublic): void => {
      presses.current += 1
      const press = presses.current
      const { href } = globalThis.location
      const arrive = (next: Details): void => {
        if (press !== presses.current) return
        // The shell shows a screen until the next one has come: its details would open over what was asked for instead.
        const isLeft = globalThis.location.href !== href
        setDetails(isLeft ? { kind: 'closed' } : next)
        if (next.kind === 'failed' && !isLeft) showToast({ type: 'error', text: failure })
      }
      setDetails({ kind: 'opening', pilot })
      load().then(
        (Dialog) => arrive({ kind: 'open', pilot, Dialog }),
        () => arrive({ kind: 'failed' }),
      )
    },
    [load],
  )
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
            pilot={details.pilot}
            proposeHref={proposeHref(details.pilot.user_account.id_user_account)}
            onConversation={onConversation}
            onClose={close}
          />
        )
    }
  }
  const openingId = details.kind === 'opening' ? details.pilot.user_account.id_user_account : undefined
  return { open, openingId, element: element() }
}
