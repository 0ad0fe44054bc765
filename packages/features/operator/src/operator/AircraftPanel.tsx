import type { OperatorAircraft } from '@pilotpair/contract'
import { Button } from '@pilotpair/ui/button'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { Archive, Pencil } from 'lucide-react'
import { AvailabilityPanel, type AvailabilityPanelProps } from './AvailabilityPanel.tsx'
import * as css from './Operator.css.ts'

/** Props of {@link AircraftPanel}. */
export interface AircraftPanelProps extends AvailabilityPanelProps {
  readonly onEdit: (aircraft: OperatorAircraft) => void
  readonly onRetire: (aircraft: OperatorAircraft) => void
}

/** What an open row of the fleet shows: the aircraft's hours, and what else can be done with it. */
export const AircraftPanel = ({ onEdit, onRetire, ...rest }: AircraftPanelProps) => {
  const { aircraft } = rest
  return (
    <div className={css.detail}>
      <div className={css.detailActions}>
        <Button variant="outline" tone="neutral" size="compact" iconStart={<Pencil />} onClick={() => onEdit(aircraft)}>
          Edit aircraft<VisuallyHidden> {aircraft.registration}</VisuallyHidden>
        </Button>
        <Button variant="ghost" tone="danger" size="compact" iconStart={<Archive />} onClick={() => onRetire(aircraft)}>
          Retire aircraft<VisuallyHidden> {aircraft.registration}</VisuallyHidden>
        </Button>
      </div>
      <AvailabilityPanel {...rest} />
    </div>
  )
}
