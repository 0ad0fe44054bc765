import { useCallback, useRef, useState } from 'react'

/** An action that runs once at a time. */
export interface Acting {
  readonly isActing: boolean
  /** Starts the action, unless one runs: a double press is one. The action reports its own failures. */
  readonly act: (action: () => Promise<void>) => void
}

/** Locks a button while what it started runs. */
export const useActing = (): Acting => {
  const [isActing, setActing] = useState(false)
  const runs = useRef(false)
  const act = useCallback((action: () => Promise<void>) => {
    if (runs.current) return
    runs.current = true
    setActing(true)
    void action().finally(() => {
      runs.current = false
      setActing(false)
    })
  }, [])
  return { isActing, act }
}
