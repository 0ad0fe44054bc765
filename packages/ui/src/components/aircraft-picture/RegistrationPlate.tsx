import { cx } from '../../internal/cx.ts'
import { plate } from './AircraftPicture.css.ts'

export interface RegistrationPlateProps {
  /** The mark painted on the aircraft, for example "N738PA". */
  registration: string
  className?: string
}

/** A registration as on an instrument panel: never in running text. */
export const RegistrationPlate = ({ registration, className }: RegistrationPlateProps) => (
  <span className={cx(plate, className)} dir="auto" translate="no">
    {registration}
  </span>
)
