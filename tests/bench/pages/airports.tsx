import { AirportPicker, type AirportOption } from '@pilotpair/ui/airport-picker'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const syllables = ['pa', 'lo', 'san', 'ta', 'ri', 'ver', 'mont', 'el', 'bur', 'sa', 'do', 'kin']
const syllable = (at: number): string => syllables[at % syllables.length] ?? ''

/** Names of one kind whatever their number, so that only the number differs between two lists. */
const airportOf = (at: number): AirportOption => {
  const name = `${syllable(at)}${syllable(at * 7 + 3)}${syllable(at * 5 + 1)} ${String(at)}`
  const code = at.toString(36).toUpperCase().padStart(4, 'K')
  return { id: code, label: `${name} (${code})`, name, code, place: `${syllable(at * 3)}land, United States` }
}

const count = Number(new URLSearchParams(location.search).get('count'))
const airports = Array.from({ length: count }, (_none, at) => airportOf(at))

const Page = () => {
  const [airport, setAirport] = useState<string | null>(null)
  return <AirportPicker label="Airport" options={airports} value={airport} onChange={setAirport} />
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />)
