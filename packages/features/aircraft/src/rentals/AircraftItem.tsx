import type { Aircraft } from '@pilotpair/contract'
import { AircraftCard } from '@pilotpair/ui/aircraft-card'
import { IconButton } from '@pilotpair/ui/icon-button'
import { Spinner } from '@pilotpair/ui/spinner'
import { Info } from 'lucide-react'
import { memo } from 'react'
import { OPENING } from '../aircraft-action.ts'
import { toAircraftView } from '../aircraft-view.ts'
import { ActionButton } from './ActionButton.tsx'

/** Props of {@link AircraftItem}. */
export interface AircraftItemProps {
  readonly aircraft: Aircraft
  /** Opens the details. The same one between draws, as `onPress` is. */
  readonly onInfo: (aircraft: Aircraft) => void
  /** The details are on their way. */
  readonly isInfoOpening: boolean
  /** Words of the button that leads on; absent where there is none. */
  readonly label: string | undefined
  readonly onPress: (aircraft: Aircraft) => void
  /** What it leads on to is on its way. */
  readonly isOpening: boolean
}

/** A card of the list. Drawn again only when the aircraft is another, or one of its buttons says something else. */
export const AircraftItem = memo(({ aircraft, onInfo, isInfoOpening, label, onPress, isOpening }: AircraftItemProps) => {
  const view = toAircraftView(aircraft)
  const { registration } = view
  return (
    <AircraftCard
      {...view}
      headingLevel={3}
      action={
        <>
          <IconButton
            icon={isInfoOpening ? <Spinner decorative size="small" /> : <Info />}
            label={isInfoOpening ? `${OPENING}, about ${registration}` : `About ${registration}`}
            onClick={() => onInfo(aircraft)}
          />
          {label !== undefined && (
            <ActionButton label={label} registration={registration} isOpening={isOpening} onPress={() => onPress(aircraft)} />
          )}
        </>
      }
    />
  )
})
