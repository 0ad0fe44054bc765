import { Button } from '@pilotpair/ui/button'
import { OPENING } from '../aircraft-action.ts'

/** Props of {@link ActionButton}. */
export interface ActionButtonProps {
  readonly label: string
  readonly registration: string
  /** What it opens is on its way. */
  readonly isOpening: boolean
  readonly onPress: () => void
}

/** The button of a card that leads on. Its name holds the registration: a page has many of them. */
export const ActionButton = ({ label, registration, isOpening, onPress }: ActionButtonProps) => (
  <Button
    variant="soft"
    aria-label={`${isOpening ? OPENING : label}, ${registration}`}
    pending={isOpening}
    pendingLabel={OPENING}
    onClick={onPress}
  >
    {label}
  </Button>
)
