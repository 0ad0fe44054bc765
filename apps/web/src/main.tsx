import '@pilotpair/ui/styles'
import { createAppStore, watchConnection } from '@pilotpair/feature-core'
import { watchTabs } from '@pilotpair/feature-session'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { listenFirst } from './guarded-links.ts'
import { startTheme } from './theme.ts'

const start = (): void => {
  const store = createAppStore()
  watchConnection(store)
  watchTabs(store)

  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')

  // As a transition it is rendered in slices too.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  )
}

// A style sheet that did not come would pass for one that is there, also when its screen is tried again.
globalThis.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) target.remove()
  },
  true,
)
startTheme()
listenFirst()
// In a task of its own: reading the scripts alone keeps a phone busy for long enough.
setTimeout(start)
