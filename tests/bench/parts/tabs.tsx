import { Tabs } from '@pilotpair/ui/tabs'
import { useState } from 'react'

const items = [
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'past', label: 'Past' },
] as const

export const Part = () => {
  const [selected, setSelected] = useState<'upcoming' | 'past'>('upcoming')
  return (
    <Tabs label="Flights" items={items} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  )
}
