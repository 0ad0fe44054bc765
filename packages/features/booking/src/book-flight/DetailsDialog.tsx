import { type Aircraft, bookingTexts } from '@pilotpair/contract'
import { toAircraftView } from '@pilotpair/feature-aircraft'
import { AircraftDetail } from '@pilotpair/ui/aircraft-detail'
import { Button } from '@pilotpair/ui/button'
import { Dialog } from '@pilotpair/ui/dialog'
import { RadioGroup } from '@pilotpair/ui/radio-group'
import * as css from '../Booking.css.ts'
import { WizardSteps } from '../request/WizardHead.tsx'
import type { FlightType } from './plan.ts'

/** Props of {@link DetailsDialog}. */
export interface DetailsDialogProps {
  readonly aircraft: Aircraft
  readonly type: FlightType
  readonly onTypeChange: (type: FlightType) => void
  readonly onNext: () => void
  /** Back to the list of aircraft. */
  readonly onOther: () => void
  readonly onCancel: () => void
}

const types = [
  { value: 'solo', label: bookingTexts.onlyForMe, description: 'Two hours. You pay the whole flight when you book.' },
  { value: 'shared', label: bookingTexts.shareCosts, description: 'As many hours as you choose. Each pilot pays half.' },
] as const

/** Step 1 of the wizard in a dialog: the aircraft, and who flies (section 2.7). */
export const DetailsDialog = (props: DetailsDialogProps) => {
  const { aircraft, type, onTypeChange, onNext, onOther, onCancel } = props
  const view = toAircraftView(aircraft)
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onCancel}
      closesOnBackdrop={false}
      title={view.name}
      description={<WizardSteps current="details" />}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onClick={onCancel}>
            {bookingTexts.cancel}
          </Button>
          <Button variant="outline" tone="neutral" onClick={onOther}>
            Another aircraft
          </Button>
          <Button onClick={onNext}>{bookingTexts.next}</Button>
        </>
      }
    >
      <div className={css.beside}>
        <RadioGroup
          label="Who is flying?"
          variant="card"
          options={types}
          value={type}
          onValueChange={onTypeChange}
        />
        <AircraftDetail
          name={view.name}
          type={view.type}
          registration={view.registration}
          airport={view.airport}
          location={aircraft.airport.location ?? undefined}
          year={view.year}
          seats={view.seats}
          equipment={view.features}
          rate={view.rate}
          rateKind={view.rateKind}
          imageUrl={view.imageUrl}
        />
      </div>
    </Dialog>
  )
}
