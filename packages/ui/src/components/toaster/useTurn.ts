import { useEffect, useState, useSyncExternalStore } from 'react'

/** The mounted toasters in order; the first one is at work. */
let mounted: readonly symbol[] = []
const watchers = new Set<() => void>()

const change = (next: readonly symbol[]): void => {
  mounted = next
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Whether it is this toaster's turn: a page that holds two by mistake would show and say every toast twice. The second
 * one works once the first has left.
 */
export const useTurn = (): boolean => {
  const [own] = useState(() => Symbol('toaster'))
  useEffect(() => {
    change([...mounted, own])
    return () => change(mounted.filter((other) => other !== own))
  }, [own])
  return useSyncExternalStore(watch, () => mounted[0] === own, () => false)
}
