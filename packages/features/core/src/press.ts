/** Milliseconds for which a press keeps the page as it is: a finger may rest on it, a drag may go on. */
const LONGEST = 1_000

/** Milliseconds between the end of a touch and the click that follows it, at the most. */
const CLICK_FOLLOWS = 60

let isPressed = false
let isListening = false
let timer: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

const end = (): void => {
  isPressed = false
  clearTimeout(timer)
  const due = [...waiting]
  waiting.clear()
  for (const tell of due) tell()
}

const endIn = (delay: number): void => {
  clearTimeout(timer)
  timer = setTimeout(end, delay)
}

const begin = (): void => {
  isPressed = true
  endIn(LONGEST)
}

/** Once for the page. */
const listen = (): void => {
  isListening = true
  window.addEventListener('pointerdown', begin, true)
  // Told of here first: those who are pressed hear of it before anything changes.
  window.addEventListener('click', () => endIn(0), true)
  // Nothing is clicked where it comes up elsewhere.
  window.addEventListener('pointerup', () => endIn(CLICK_FOLLOWS), true)
  // It became a movement of the page.
  window.addEventListener('pointercancel', end, true)
}

/**
 * Resolves once no press is under way, or one has lasted for a second. What comes from the service while a button of
 * the mouse or a finger is down would move the page: what is pressed would slip away beneath it, and the press miss.
 */
export const pressOver = async (): Promise<void> => {
  if (typeof window === 'undefined') return
  if (!isListening) listen()
  if (isPressed) await new Promise<void>((resolve) => waiting.add(resolve))
}
