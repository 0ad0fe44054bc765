import { useSyncExternalStore } from 'react'

/** `system` follows the device's light or dark and its wish for more contrast. */
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const KEY = 'pilotpair-theme'
const listeners = new Set<() => void>()

const stored = (): ThemeChoice => {
  try {
    const value = localStorage.getItem(KEY)
    return themeChoices.find((choice) => choice === value) ?? 'system'
  } catch {
    // Storage may be closed to us: the device's theme then serves.
    return 'system'
  }
}

let current: ThemeChoice = 'system'

const show = (choice: ThemeChoice): void => {
  current = choice
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const listener of listeners) listener()
}

/** Shows the theme chosen on an earlier visit, and follows a choice made in another tab. Called before the first render. */
export const startTheme = (): void => {
  show(stored())
  globalThis.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) show(stored())
  })
}

/** Remembers a choice as far as the browser lets us. */
export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // The choice still holds for this visit.
  }
  show(choice)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice and how to change it. */
export const useTheme = (): [ThemeChoice, (choice: ThemeChoice) => void] => {
  const choice = useSyncExternalStore(subscribe, () => current)
  return [choice, chooseTheme]
}
