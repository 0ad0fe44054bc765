import { onForget } from '@pilotpair/feature-core'

/** What could not be stored lives as long as the page: storage may be full, switched off or forbidden. */
const memory = new Map<string, string>()
onForget(() => memory.clear())

const removeStored = (key: string): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing is stored either.
  }
}

/** Keeps a text for this tab, over a reload where the browser lets it. */
export const keepInTab = (key: string, text: string): void => {
  memory.set(key, text)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // The memory has it; what was stored before is out of date.
    removeStored(key)
  }
}

/** The text kept under a key. */
export const keptInTab = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

/** Takes a text away. */
export const dropFromTab = (key: string): void => {
  memory.delete(key)
  removeStored(key)
}

/** Reads a kept text as an object; a damaged one is none. */
export const keptObject = (key: string): Readonly<Record<string, unknown>> | undefined => {
  const text = keptInTab(key)
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
