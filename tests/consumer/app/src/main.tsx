// The host's own style sheets come first: being early, they could not win without cascade layers.
import './reset.css'
import './host.css'
import '@pilotpair/ui/base.css'
import { Button } from '@pilotpair/ui/button'
import { Calendar } from '@pilotpair/ui/calendar'
import { Dialog } from '@pilotpair/ui/dialog'
import { TextField } from '@pilotpair/ui/text-field'
import { showToast, Toaster } from '@pilotpair/ui/toaster'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { lazy, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'

const Fleet = lazy(() => import('./Fleet.tsx'))

const App = () => {
  const [open, setOpen] = useState(false)
  const [route, setRoute] = useState<'home' | 'fleet'>('home')
  const [day, setDay] = useState<string | null>(null)
  return (
    <UiProvider timeZone="UTC" locale="en-US" now={() => new Date('2026-12-01T00:00:00Z')}>
      <h1>A host</h1>
      <Button className="host-button" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Button className="plain">Plain</Button>
      <div className="host-brand">
        <Button className="branded">Branded</Button>
      </div>
      <TextField label="Home airport" />
      <Calendar aria-label="Day" value={day} onValueChange={setDay} />
      <p data-day={day ?? ''}>{day}</p>
      <Button onClick={() => showToast({ type: 'success', text: 'Saved by a host' })}>Save</Button>
      <Dialog isOpen={open} onClose={() => setOpen(false)} title="From a host">
        <p>Inside</p>
      </Dialog>
      <Button onClick={() => setRoute('fleet')}>Fleet</Button>
      {route === 'fleet' && (
        <Suspense fallback="…">
          <Fleet />
        </Suspense>
      )}
      <Toaster />
    </UiProvider>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
