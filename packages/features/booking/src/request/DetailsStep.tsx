import { type Aircraft, bookingTexts, NOTES_MAX, shareCents, SOLO_DURATION_HOURS, toCents, totalCents } from '@pilotpair/contract'
import { toAircraftView } from '@pilotpair/feature-aircraft'
import { refundRule, sharedPayRule, sharingNote } from '@pilotpair/feature-payments'
import { Button } from '@pilotpair/ui/button'
import { DescriptionList, type DescriptionItem } from '@pilotpair/ui/description-list'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { formatMoney } from '@pilotpair/ui/price'
import { TextArea } from '@pilotpair/ui/text-area'
import { type FormEvent, useRef, useState } from 'react'
import { AircraftAside } from '../AircraftAside.tsx'
import * as css from '../Booking.css.ts'
import { CoPilot } from '../CoPilot.tsx'
import type { CoPilotView } from '../co-pilot-view.ts'
import { notesProblem } from './notes.ts'
import { WizardHead } from './WizardHead.tsx'

/** Props of {@link DetailsStep}. */
export interface DetailsStepProps {
  readonly aircraft: Aircraft
  readonly coPilot: CoPilotView
  readonly notes: string
  readonly onNotesChange: (notes: string) => void
  /** It may have been sent: nothing can be changed any more. */
  readonly isLocked: boolean
  /** What the service said against the notes. */
  readonly refusedNotes?: string | undefined
  /** Hours that are chosen already; 0 while none is. */
  readonly hours: number
  readonly onNext: () => void
  readonly onCancel: () => void
}

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${String(hours)} hours`)

/** The sum for the chosen hours, or for two as an example. */
const costsOf = (aircraft: Aircraft, chosen: number): readonly DescriptionItem[] => {
  const hours = chosen === 0 ? SOLO_DURATION_HOURS : chosen
  const total = totalCents(aircraft.hourly_rate, hours)
  return [
    {
      term: `Hourly rate, ${toAircraftView(aircraft).rateKind.toLowerCase()}`,
      value: formatMoney(toCents(aircraft.hourly_rate)),
    },
    { term: chosen === 0 ? 'Example: two hours' : hoursText(hours), value: formatMoney(total) },
    { term: 'Your share', value: formatMoney(shareCents(total, 'inviter')), isTotal: true },
  ]
}

/** Step 1 of the wizard (section 2.7): what is booked, with whom, at what price, with which word to the co-pilot. */
export const DetailsStep = (props: DetailsStepProps) => {
  const { aircraft, coPilot, notes, onNotesChange, hours, onNext, onCancel } = props
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const problem = (isChecked ? notesProblem(notes) : undefined) ?? props.refusedNotes

  const next = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (notesProblem(notes) === undefined) onNext()
    else field.current?.focus()
  }

  return (
    <form noValidate aria-label="Review details" className={css.screen} onSubmit={next}>
      <WizardHead current="details" />
      <div className={css.card}>
        <div className={css.columns}>
          <div className={`${css.column} ${css.side}`}>
            <AircraftAside aircraft={aircraft} hasFacts />
          </div>
          <div className={css.column}>
            <h2 className={css.part}>Your co-pilot</h2>
            <CoPilot coPilot={coPilot} hasHome />
            <TextArea
              ref={field}
              label="Message"
              optionalText="Optional"
              value={notes}
              limit={NOTES_MAX}
              error={problem}
              readOnly={props.isLocked}
              onChange={({ currentTarget }) => onNotesChange(currentTarget.value)}
            />
          </div>
          <div className={css.column}>
            <h2 className={css.part}>What it costs</h2>
            <DescriptionList items={costsOf(aircraft, hours)} />
            <InlineAlert tone="info" role="note">
              {sharingNote}
            </InlineAlert>
            <p className={css.small}>
              {sharedPayRule(coPilot.firstName)} {refundRule}
            </p>
          </div>
        </div>
        <div className={css.foot}>
          <p className={`${css.quiet} ${css.onlyWide}`}>Next: choose the date and the hours.</p>
          <div className={css.actions}>
            <Button variant="ghost" tone="neutral" size="large" onClick={onCancel}>
              {bookingTexts.cancel}
            </Button>
            <Button type="submit" size="large" className={css.grows}>
              {bookingTexts.next}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}
