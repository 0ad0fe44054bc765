import { UiProvider } from '@pilotpair/ui/ui-provider'
import { useEffect } from 'react'
// In the host these are files of its own, which name the package as any host does.
import { parts } from '../../../../packages/ui/src/internal/conformance.fixtures.tsx'
import type { Part, Probe } from '../../../../packages/ui/src/internal/conformance.part.ts'

const now = (): Date => new Date('2026-12-01T18:00:00Z')

/** Where a part is drawn: in the page, or over it, which needs a browser. */
export type Place = 'page' | 'portal'
export const placeOf = ({ isPortal }: Part): Place => (isPortal === true ? 'portal' : 'page')

export const probe: Probe = { className: 'from-host', style: {}, 'data-probe': 'yes' }

interface EverythingProps {
  place: Place
  /** Told once it is mounted, or hydrated. */
  onReady?: () => void
}

/** Every component of the library of one place. */
export const Everything = ({ place, onReady }: EverythingProps) => {
  useEffect(() => onReady?.(), [onReady])
  return (
    <UiProvider locale="en-US" timeZone="America/Los_Angeles" now={now}>
      {parts
        .filter((part) => placeOf(part) === place)
        .map(({ name, render }) => (
          <div key={name}>{render(probe, null)}</div>
        ))}
    </UiProvider>
  )
}
