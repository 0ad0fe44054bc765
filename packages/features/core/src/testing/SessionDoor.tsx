import type { ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks.ts'
import { sessionBegan } from '../session-state.ts'

/** Props of {@link SessionDoor}. */
export interface SessionDoorProps {
  readonly children: ReactNode
}

/** Shows what only a session shows, as the guards of the shell do; where there is none any more, a button that logs in. */
export const SessionDoor = ({ children }: SessionDoorProps) => {
  const dispatch = useAppDispatch()
  const hasEnded = useAppSelector(({ session }) => session.ended)
  if (!hasEnded) return children
  return (
    <button type="button" onClick={() => dispatch(sessionBegan())}>
      Log in again
    </button>
  )
}
