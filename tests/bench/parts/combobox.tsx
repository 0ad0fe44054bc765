import { AirportPicker } from '@pilotpair/ui/airport-picker'
import { useState } from 'react'

const airports = [{ id: 'kpao', label: 'Palo Alto (PAO)', name: 'Palo Alto Airport', code: 'PAO' }]

export const Part = () => {
  const [airport, setAirport] = useState<string | null>(null)
  return <AirportPicker label="Airport" options={airports} value={airport} onChange={setAirport} />
}
