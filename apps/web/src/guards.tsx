import { decideAccess, decideDoor, SessionFault, useSession } from '@pilotpair/feature-session'
import { useDeferredValue, useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { Frame } from './Frame.tsx'
import { type AppRoute, routeRules } from './routes.tsx'

/**
 * Shows a route to whom it belongs (specification section 2.1). While the session is not known nothing is shown and
 * nothing redirects; a service that could not say offers a retry in place.
 */
export const Guard = ({ route }: { readonly route: AppRoute }) => {
  // Deferred, a page is rendered in slices: an answer that arrives through the store would be rendered in one go.
  const session = useDeferredValue(useSession())
  const { pathname, search, hash, key } = useLocation()
  const [query] = useSearchParams()
  const title = route.title === '' ? 'PilotPair' : `${route.title} · PilotPair`
  const decision =
    route.isEntry === true
      ? decideDoor(session, query.get('next'), routeRules)
      : decideAccess(session, route.rule, pathname + search + hash)

  const isShown = decision === 'show'
  useEffect(() => {
    if (isShown) document.title = title
  }, [isShown, title])

  if (decision === 'wait') return null
  if (decision === 'fault') {
    return <Frame kind="page" at={key}>{session.kind === 'fault' ? <SessionFault failure={session.failure} retry={session.retry} /> : null}</Frame>
  }
  if (decision !== 'show') return <Navigate to={decision.redirect} replace />
  const { Screen } = route
  return (
    <Frame kind={route.frame} at={key}>
      <Screen />
    </Frame>
  )
}
