import type { AppStore } from '@pilotpair/feature-core'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { Suspense } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Guard } from './guards.tsx'
import { PageEffects } from './PageEffects.tsx'
import { RouterLink } from './router-link.tsx'
import { routeFor } from './routes.tsx'
import { Toasts } from './Toasts.tsx'

/** The route of the address. One flat table needs no nested `Routes`, which would double the router's share of the first load. */
const CurrentRoute = () => <Guard route={routeFor(useLocation().pathname)} />

/** The one place that reads the clock and the viewer's zone for what is drawn. */
const now = (): Date => new Date()
const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The application around a store: the route table, each route behind its guard.
 *
 * One boundary around all screens, there from the start: while a screen's file is on its way the page before it stays.
 * A boundary of its own would show its empty fallback first, and React holds back what follows a fallback for 300 ms.
 */
export const App = ({ store }: { readonly store: AppStore }) => (
  <ErrorBoundary>
    <Provider store={store}>
      <UiProvider LinkComponent={RouterLink} timeZone={viewerZone} now={now}>
        <BrowserRouter>
          <PageEffects />
          <Suspense fallback={null}>
            <CurrentRoute />
          </Suspense>
        </BrowserRouter>
        <Toasts />
      </UiProvider>
    </Provider>
  </ErrorBoundary>
)
