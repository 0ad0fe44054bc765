import { useEffect, useLayoutEffect, useRef } from 'react'

/** Whether the page can be seen, now. */
export const isSeen = (): boolean => !document.hidden

/**
 * Asks again and again while the page is seen, each time so long after the answer before; and at once when the page
 * comes back into sight.
 *
 * @param ask answers whether to go on
 * @param pause milliseconds
 * @param isOn whether to ask at all
 */
export const usePoll = (ask: () => Promise<boolean>, pause: number, isOn: boolean): void => {
  const latest = useRef(ask)
  useLayoutEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false
    let hasEnded = false
    const tick = async (): Promise<void> => {
      if (isAsking || hasEnded || !isSeen()) return
      isAsking = true
      const goesOn = await latest.current()
      isAsking = false
      if (!goesOn) hasEnded = true
      if (!hasEnded) timer = setTimeout(() => void tick(), pause)
    }
    const look = (): void => {
      if (!isSeen()) return
      clearTimeout(timer)
      void tick()
    }
    timer = setTimeout(() => void tick(), pause)
    document.addEventListener('visibilitychange', look)
    return () => {
      hasEnded = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [pause, isOn])
}
