import '@pilotpair/ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Everything, type Place } from './Everything.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')

const element = (place: Place) => (
  <StrictMode>
    <Everything place={place} onReady={() => document.documentElement.setAttribute(`data-${place}`, 'ready')} />
  </StrictMode>
)

// `?static` leaves the markup as it came: with the same style sheets, and nothing alive.
const wanted = new URLSearchParams(location.search)
if (!wanted.has('static')) hydrateRoot(root, element('page'), { onRecoverableError: (error) => console.error(error) })
if (wanted.has('portals')) createRoot(document.createElement('div')).render(element('portal'))
