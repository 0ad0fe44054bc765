import { Button } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

type Part<Props> =
  | { readonly kind: 'absent' }
  | { readonly kind: 'loaded'; readonly Part: ComponentType<Props> }
  | { readonly kind: 'failed'; readonly count: number }

/** What the button says that has asked for a part, until its code is there. */
export const OPENING = 'Opening…'

const notOpened = 'This could not be opened. Check your connection, then try again.'

interface NotOpenedProps {
  readonly count: number
  readonly hasToast: boolean
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** Says with each failed try that a part has not come. */
const NotOpened = ({ count, hasToast, isLoading, onRetry }: NotOpenedProps) => {
  useEffect(() => {
    if (hasToast) showToast({ id: `not-opened-${String(count)}`, type: 'error', text: notOpened })
  }, [count, hasToast])
  return (
    <InlineAlert
      tone="danger"
      action={
        <Button variant="outline" tone="neutral" size="compact" pending={isLoading} pendingLabel={OPENING} onClick={onRetry}>
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
  /** The code is on its way: what has asked for it says so. */
  readonly isLoading: boolean
  /** The part once its code is there, what else there is to say until then. */
  readonly render: (props: Props, meanwhile?: ReactNode) => ReactNode
}

/**
 * Loads a heavy part (a dialog, the calendar) when it is wanted. Unlike `lazy`, a connection that breaks meanwhile
 * takes no screen down.
 *
 * @param load answers the component; the same function over the component's life
 * @param isFar what asks for the part may be out of sight of where it renders: a failure is a toast too. @default false
 * @param onLeft the code has come, but the address is another one by now: nobody waits for the part any more.
 *   @default nothing
 */
export const useOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isFar = false,
  onLeft?: () => void,
): OnDemand<Props> => {
  const [part, setPart] = useState<Part<Props>>({ kind: 'absent' })
  const [isLoading, setLoading] = useState(false)
  const wantedAt = useRef('')
  const failures = useRef(0)
  const arrive = (next: Part<Props>): void => {
    // The shell shows a screen until the next one has come.
    if (globalThis.location.href !== wantedAt.current) onLeft?.()
    setPart(next)
    setLoading(false)
  }
  const fetchPart = (): void => {
    wantedAt.current = globalThis.location.href
    if (part.kind === 'loaded' || isLoading) return
    setLoading(true)
    load().then(
      (Part) => arrive({ kind: 'loaded', Part }),
      () => {
        failures.current += 1
        arrive({ kind: 'failed', count: failures.current })
      },
    )
  }
  const want = (): void => {
    // What failed before, perhaps unseen and ahead of time, says nothing about this try.
    if (part.kind === 'failed' && !isLoading) setPart({ kind: 'absent' })
    fetchPart()
  }
  const render = (props: Props, meanwhile: ReactNode = null): ReactNode => {
    switch (part.kind) {
      case 'absent':
        return meanwhile
      case 'failed':
        return <NotOpened count={part.count} hasToast={isFar} isLoading={isLoading} onRetry={fetchPart} />
      case 'loaded':
        return <part.Part {...props} />
    }
  }
  return { want, isLoading, render }
}
