import { useCallback, useEffect, useRef } from 'react'

/** A callback of the host's as a function that stays the same: hosts give a new one each time. */
export const useSteady = <T>(callback: ((value: T) => void) | undefined): ((value: T) => void) => {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  }, [callback])
  return useCallback((value: T) => latest.current?.(value), [])
}

/** Tells about each change, and at the end that nothing is unsaved any more. */
export const useDirtyChange = (isDirty: boolean, onDirtyChange: ((isDirty: boolean) => void) | undefined) => {
  const tell = useSteady(onDirtyChange)
  useEffect(() => {
    if (!isDirty) return
    tell(true)
    return () => tell(false)
  }, [isDirty, tell])
}
