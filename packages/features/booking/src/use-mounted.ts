import { useEffect, useRef } from 'react'

/** Tells whether the component is still shown: who has left a page is not led away from the next one. */
export const useMounted = (): (() => boolean) => {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => mounted.current
}
