import { Button } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Part<Props> =
  | { readonly kind: 'absent' }
  | { readonly kind: 'loaded'; readonly Part: ComponentType<Props> }
  | { readonly kind: 'failed'; readonly count: number }

const notOpened = 'This could not be opened. Check your connection, then try again.'

/** Says with each failed try that a part has not come. */
const NotOpened = ({ count, hasToast, onRetry }: { readonly count: number; readonly hasToast: boolean; readonly onRetry: () => void }) => {
  useEffect(() => {
    if (hasToast) showToast({ id: `not-opened-${String(count)}`, type: 'error', text: notOpened })
  }, [count, hasToast])
  return (
    <InlineAlert
      tone="danger"
      action={
        <Button variant="outline" tone="neutral" size="compact" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {notOpened}
    </InlineAlert>
  )
}

/** A part of a screen whose code comes when it is first wanted. */
export interface OnDemand<Props> {
  /** Fetches the code, unless it is there. After a failure it is tried again. */
  readonly want: () => void
  /** The part once its code is there, what else there is to say until then. */
  readonly render: (props: Props, meanwhile?: ReactNode) => ReactNode
}

/**
 * Loads a heavy part (a dialog, the calendar) when it is wanted. Unlike `lazy`, a connection that breaks meanwhile
 * takes no screen down.
 *
 * @param load answers the component; the same function over the component's life
 * @param isFar what asks for the part may be out of sight of where it renders: a failure is a toast too. @default false
 */
export const useOnDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>, isFar = false): OnDemand<Props> => {
  const [part, setPart] = useState<Part<Props>>({ kind: 'absent' })
  const want = (): void => {
    if (part.kind === 'loaded') return
    load().then(
      (Part) => setPart({ kind: 'loaded', Part }),
      () => setPart((now) => ({ kind: 'failed', count: now.kind === 'failed' ? now.count + 1 : 1 })),
    )
  }
  const render = (props: Props, meanwhile: ReactNode = null): ReactNode => {
    switch (part.kind) {
      case 'absent':
        return meanwhile
      case 'failed':
        return <NotOpened count={part.count} hasToast={isFar} onRetry={want} />
      case 'loaded':
        return <part.Part {...props} />
    }
  }
  return { want, render }
}
