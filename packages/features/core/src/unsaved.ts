import { useEffect } from 'react'

const holders = new Set<symbol>()
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Whether something on the page would be lost by leaving it. */
export const isUnsaved = (): boolean => holders.size > 0

/** Calls when {@link isUnsaved} may have changed; answers the undo. */
export const watchUnsaved = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Says that a form holds what is not saved. While any does, the shell asks before a link, the browser's Back or the
 * closing of the tab would lose it.
 */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return
    const holder = Symbol('unsaved')
    holders.add(holder)
    tell()
    return () => {
      holders.delete(holder)
      tell()
    }
  }, [isUnsaved])
}
