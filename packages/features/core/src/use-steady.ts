import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A callback that stays the same one while what it does changes with each render: a row that is given it is not drawn
 * again for it. For events, never while drawing.
 */
export const useSteady = <Args extends readonly unknown[], Result>(callback: (...args: Args) => Result): ((...args: Args) => Result) => {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
