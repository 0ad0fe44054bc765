import { usePendingFlightCount } from '@pilotpair/feature-operator'
import { useEffect } from 'react'

/** Props of {@link OperatorCount}. */
export interface OperatorCountProps {
  /** Told the number, and again when it changes. */
  readonly onChange: (count: number) => void
}

/** Counts the requests that wait for an operator. Draws nothing: pilots do not load what it needs. */
export const OperatorCount = ({ onChange }: OperatorCountProps) => {
  const count = usePendingFlightCount() ?? 0
  useEffect(() => onChange(count), [count, onChange])
  return null
}
