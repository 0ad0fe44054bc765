import { useLayoutEffect, useState } from 'react'

let isPressed = false
let isListening = false
const waiting = new Set<() => void>()

const come = (): void => {
  isPressed = false
  window.removeEventListener('mousemove', comeIfOver, true)
  const due = [...waiting]
  waiting.clear()
  for (const tell of due) tell()
}

/** A press whose end nobody told of: a list that the browser opened by itself may keep it. */
const comeIfOver = ({ buttons }: MouseEvent): void => {
  if (buttons === 0) come()
}

/** Once for the page: also a tap ends in these events, one after the other. */
const listen = (): void => {
  isListening = true
  window.addEventListener('mousedown', () => (isPressed = true), true)
  // What a click hits is settled before it is told of.
  window.addEventListener('click', come, true)
  // Nothing is clicked where the button comes up elsewhere.
  window.addEventListener('mouseup', () => setTimeout(come), true)
  window.addEventListener('dragend', come, true)
  window.addEventListener('keydown', come, true)
}

/**
 * A value for what moves the page: while a press is under way it stays the one of before. A field is left as the
 * pointer goes down; would it complain at once, what is pressed would slip away beneath the pointer.
 */
export const useAfterPress = <Value>(value: Value): Value => {
  const [kept, setKept] = useState<{ readonly value: Value }>({ value })
  useLayoutEffect(() => {
    if (!isListening) listen()
    const keep = (): void => setKept((before) => (Object.is(before.value, value) ? before : { value }))
    if (!isPressed) return keep()
    waiting.add(keep)
    // Only then: of movements there are many.
    window.addEventListener('mousemove', comeIfOver, true)
    return () => void waiting.delete(keep)
  }, [value])
  return kept.value
}
