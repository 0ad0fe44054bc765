import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { plate } from './AircraftPicture.css.ts'

export interface RegistrationPlateProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The mark painted on the aircraft, for example "N738PA". */
  registration: string
}

/** A registration as on an instrument panel: never in running text. */
export const RegistrationPlate = ({ registration, className, ...rest }: RegistrationPlateProps) => (
  <span {...rest} className={cx(plate, className)} dir="auto" translate="no">
    {registration}
  </span>
)
