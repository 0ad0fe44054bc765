import { useEffect, useRef, useState, type RefObject } from 'react'

/** Pixels from the end within which one counts as being there: a phone never stops at the very last one. */
const near = 48

interface Place {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** Whether the newest message is in sight. */
  isAtEnd: boolean
  onScroll: () => void
  toEnd: () => void
}

/**
 * Keeps the newest message in sight for as long as the person is there: while messages come, while pictures and fonts
 * load, while the keyboard of a phone takes half the room. Whoever has scrolled away is left where they are.
 */
export const usePlace = (): Place => {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const sticks = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)

  const toEnd = (): void => {
    const box = scroller.current
    if (box === null) return
    sticks.current = true
    setAtEnd(true)
    box.scrollTop = box.scrollHeight
  }

  const onScroll = (): void => {
    const box = scroller.current
    if (box === null) return
    sticks.current = box.scrollHeight - box.scrollTop - box.clientHeight <= near
    setAtEnd(sticks.current)
  }

  useEffect(() => {
    const box = scroller.current
    const inside = content.current
    if (box === null || inside === null) return
    // Told after layout and before paint: nothing is seen to jump, and nothing is measured twice.
    const observer = new ResizeObserver(() => {
      if (sticks.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(box)
    observer.observe(inside)
    return () => observer.disconnect()
  }, [])

  return { scroller, content, isAtEnd, onScroll, toEnd }
}
