import type { ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks.ts'
import { sessionBegan } from '../session-state.ts'

/** Props of {@link SessionDoor}. */
export interface SessionDoorProps {
  /** Whose session begins again. @default 'somebody' */
  readonly accountId?: string | undefined
  readonly children: ReactNode
}

/** Shows what only a session shows, as the guards of the shell do; where there is none any more, a button that logs in. */
export const SessionDoor = ({ accountId = 'somebody', children }: SessionDoorProps) => {
  const dispatch = useAppDispatch()
  const { ended: hasEnded } = useAppSelector(({ session }) => session)
  if (!hasEnded) return children
  return (
    <button type="button" onClick={() => dispatch(sessionBegan(accountId))}>
      Log in again
    </button>
  )
}
