import { useAppSelector, useAppStore } from '@pilotpair/feature-core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { selectCurrentUser, sessionApi } from './api.ts'
import { logOut } from './log-in-out.ts'
import { type Session, sessionOf } from './session.ts'
import { rereadUser, watchSession } from './session-watch.ts'

/** Who uses the application; reads the user when nobody has yet. See {@link Session}. */
export const useSession = (): Session => {
  const store = useAppStore()
  const flags = useAppSelector((state) => state.session)
  const entry = useAppSelector(selectCurrentUser)
  sessionApi.endpoints.getCurrentUser.useQuerySubscription(undefined, { skip: flags.ended })
  useEffect(() => watchSession(store), [store])
  return useMemo(() => sessionOf(entry, flags, () => rereadUser(store)), [entry, flags, store])
}

/** Logging out, for a button: presses while it runs do nothing. */
export const useLogout = (): { readonly logout: () => Promise<void>; readonly isLoggingOut: boolean } => {
  const store = useAppStore()
  const [isLoggingOut, setLoggingOut] = useState(false)
  const running = useRef<Promise<void>>(undefined)
  const logout = useCallback(async () => {
    setLoggingOut(true)
    running.current ??= logOut(store)
    await running.current
    running.current = undefined
    setLoggingOut(false)
  }, [store])
  return { logout, isLoggingOut }
}
