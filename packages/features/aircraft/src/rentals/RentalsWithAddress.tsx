import { useState } from 'react'
import { RentalsScreen, type RentalsScreenProps } from './RentalsScreen.tsx'

/** Stands in for the shell: keeps the address, and can go back. */
export const RentalsWithAddress = ({ search, onSearchChange }: RentalsScreenProps) => {
  const [past, setPast] = useState([search])
  return (
    <div data-testid="address" data-search={past.at(-1)}>
      <RentalsScreen
        search={past.at(-1) ?? ''}
        onSearchChange={(next, options) => {
          onSearchChange(next, options)
          setPast(options.replace ? [...past.slice(0, -1), next] : [...past, next])
        }}
      />
      <button type="button" data-testid="back" hidden onClick={() => setPast(past.slice(0, -1))}>
        Back
      </button>
    </div>
  )
}

/** The cards that are shown. */
export const shown = (): HTMLElement[] => [...document.querySelectorAll('article')]
