import type { Aircraft } from '@pilotpair/contract'
import { Button } from '@pilotpair/ui/button'
import type { AircraftAction } from '../aircraft-action.ts'

/** Props of {@link ActionButton}. */
export interface ActionButtonProps {
  readonly action: AircraftAction
  readonly aircraft: Aircraft
}

/** The button of a card that leads on. Its name holds the registration: a page has many of them. */
export const ActionButton = ({ action, aircraft }: ActionButtonProps) => (
  <Button
    variant="soft"
    aria-label={`${action.label}, ${aircraft.registration}`}
    onClick={() => action.onPress(aircraft)}
  >
    {action.label}
  </Button>
)
