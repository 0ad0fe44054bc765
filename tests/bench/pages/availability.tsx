import { AvailabilityEditor, weekDays } from '@pilotpair/ui/availability-editor'
import { createRoot } from 'react-dom/client'

const starts = ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00']
const hours = weekDays.flatMap((day) => starts.map((start) => ({ day, start, end: `${start.slice(0, 2)}:30` })))

// Each part that React's profiler saw committed leaves a mark.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <AvailabilityEditor hours={hours} onSave={() => undefined} profiler={(id) => performance.mark(`commit ${id}`)} />,
)
