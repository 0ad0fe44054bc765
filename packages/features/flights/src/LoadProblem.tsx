import { flightTexts } from '@pilotpair/contract'
import { failureText } from '@pilotpair/feature-core'
import { useFocusHandedOn } from '@pilotpair/feature-payments'
import { Button } from '@pilotpair/ui/button'
import { ErrorState } from '@pilotpair/ui/error-state'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect } from 'react'

/** Props of {@link LoadProblem} and {@link LoadFailure}. */
export interface LoadProblemProps {
  readonly failure: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

const retrying = 'Trying again…'

/** Raises the toast of flight data (spec §8) once when it could not be loaded. */
export const useLoadFailureToast = (hasFailed: boolean): void => {
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: flightTexts.loadFailed })
  }, [hasFailed])
}

/** What the service said beyond the fixed text. */
const detailOf = (failure: unknown): string | undefined => {
  const detail = failureText(failure, '')
  return detail === '' || detail === flightTexts.loadFailed ? undefined : detail
}

/** Stands where flights could not be loaded. */
export const LoadFailure = ({ failure, isRetrying, onRetry }: LoadProblemProps) => {
  const detail = detailOf(failure)
  return (
    <div ref={useFocusHandedOn()}>
      <ErrorState
        title={flightTexts.loadFailed}
        {...(detail === undefined ? {} : { detail: <span dir="auto">{detail}</span> })}
        onRetry={onRetry}
        retryingLabel={isRetrying ? retrying : undefined}
      />
    </div>
  )
}

/** Stands above flights that were read before and could not be read again. */
export const LoadProblem = ({ failure, isRetrying, onRetry }: LoadProblemProps) => (
  <InlineAlert
    ref={useFocusHandedOn()}
    tone="danger"
    title={flightTexts.loadFailed}
    action={
      <Button variant="outline" tone="neutral" size="compact" pending={isRetrying} pendingLabel={retrying} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {detailOf(failure) ?? 'What you see was read before.'}
  </InlineAlert>
)
