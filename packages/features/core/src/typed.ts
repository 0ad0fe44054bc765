import { useEffect, useRef } from 'react'
import { useAppStore } from './hooks.ts'
import type { Typed } from './tab-memory.ts'

/** What is said where input came back that a lost session had taken from the screen. */
export const TYPED_IS_BACK = 'What you had entered when your session ended is back, without files and passwords.'

/**
 * Keeps what is entered in a form when the session ends under it, for the form that opens after the login: that one
 * takes it from `typed` when it is made, and from then on it is the form's own. Leaving in any other way keeps nothing.
 *
 * @param id which form: of an account, of an aircraft
 * @param current what is entered, without passwords; `undefined` when nothing would be lost
 */
export const useTyped = <Value>(typed: Typed<Value>, id: string, current: () => Value | undefined): void => {
  const store = useAppStore()
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  })
  useEffect(() => {
    typed.delete(id)
    return () => {
      const { ended, left } = store.getState().session
      const entered = ended && !left ? latest.current() : undefined
      if (entered !== undefined) typed.set(id, entered)
    }
  }, [typed, id, store])
}
