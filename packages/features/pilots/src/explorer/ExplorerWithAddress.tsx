import { useState } from 'react'
import { PilotExplorerScreen, type PilotExplorerScreenProps } from './PilotExplorerScreen.tsx'

/** Stands in for the shell in stories: keeps the address, and can go back. */
export const ExplorerWithAddress = ({ search, onSearchChange, ...ways }: PilotExplorerScreenProps) => {
  const [past, setPast] = useState([search])
  return (
    <div data-testid="address" data-search={past.at(-1)}>
      <PilotExplorerScreen
        {...ways}
        search={past.at(-1) ?? ''}
        onSearchChange={(next, options) => {
          onSearchChange(next, options)
          setPast([...past, next])
        }}
      />
      <button type="button" data-testid="back" hidden onClick={() => setPast(past.slice(0, -1))}>
        Back
      </button>
    </div>
  )
}
