import type { Aircraft } from '@pilotpair/contract'
import { BookingTypeDialog, type BookingTypeDialogProps } from '@pilotpair/ui/booking-type-dialog'
import { AircraftLine } from '../AircraftLine.tsx'

/** Props of {@link TypeDialog}. */
export interface TypeDialogProps extends Pick<BookingTypeDialogProps, 'onChoose' | 'onCancel'> {
  readonly aircraft: Aircraft
}

/** Asks for whom a flight is booked (section 2.6). */
export const TypeDialog = ({ aircraft, ...rest }: TypeDialogProps) => (
  <BookingTypeDialog isOpen aircraft={<AircraftLine aircraft={aircraft} />} {...rest} />
)
