import { type Aircraft, bookingTexts } from '@pilotpair/contract'
import { Button } from '@pilotpair/ui/button'
import { Dialog } from '@pilotpair/ui/dialog'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Stack } from '@pilotpair/ui/stack'
import { Text } from '@pilotpair/ui/text'
import type { ReactNode } from 'react'
import { AircraftLine } from '../AircraftLine.tsx'
import * as css from '../Booking.css.ts'
import { FlightPrice } from '../FlightPrice.tsx'
import { FlightWhen } from '../FlightWhen.tsx'
import { LostNote } from '../LostNote.tsx'
import type { ChosenFlight } from '../slots.ts'
import type { FlightType } from './plan.ts'

/** What both confirmations are about. */
export interface ConfirmProps {
  readonly aircraft: Aircraft
  readonly flight: ChosenFlight
  /** IANA zone of the aircraft's airport. */
  readonly timeZone: string
  /** Back to day and hours. */
  readonly onPrevious: () => void
  readonly onClose: () => void
  /** It is booked or sent. */
  readonly onDone: () => void
  /** The service has refused its hours as taken. */
  readonly onTaken: (flight: ChosenFlight) => void
}

/** Props of {@link ConfirmFrame}. */
export interface ConfirmFrameProps extends Omit<ConfirmProps, 'onDone' | 'onTaken'> {
  readonly type: FlightType
  readonly title: string
  /** When it is paid and when that comes back. */
  readonly rules: string
  readonly confirmLabel: string
  readonly pendingLabel: string
  readonly isRunning: boolean
  /** Nothing can be confirmed yet. @default false */
  readonly isIncomplete?: boolean
  readonly onConfirm: () => void
  /** The price is being read anew: nothing is confirmed before. */
  readonly isReading: boolean
  /** The last answer was lost: what was tried may be done, and no other hours are offered. */
  readonly isOpen: boolean
  /** Why the last try failed. */
  readonly error: string | undefined
  /** What else there is to choose. */
  readonly children?: ReactNode
}

/** The last look before a flight of "Book a flight": when, what it costs, what follows. */
export const ConfirmFrame = (props: ConfirmFrameProps) => {
  const {
    aircraft, flight, timeZone, type, title, rules, confirmLabel, pendingLabel, isRunning,
    isIncomplete = false, isReading, isOpen, onConfirm, onPrevious, onClose, error, children,
  } = props
  const sending = isRunning ? ({ pending: true, pendingLabel } as const) : {}
  return (
    <Dialog
      isOpen
      // The card provider shows a window of its own over the page while it confirms.
      modality={isRunning ? 'page' : 'top-layer'}
      isBusy={isRunning}
      onClose={onClose}
      closesOnBackdrop={false}
      title={title}
      description={<AircraftLine aircraft={aircraft} />}
      footer={
        <>
          <Button variant="outline" tone="neutral" disabled={isRunning || isOpen} onClick={onPrevious}>
            {bookingTexts.previous}
          </Button>
          <Button disabled={(isIncomplete || isReading) && !isRunning} onClick={onConfirm} {...sending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={16} tabIndex={-1} data-initial-focus="" className={css.start}>
        <FlightWhen flight={flight} timeZone={timeZone} />
        {children}
        <FlightPrice rate={aircraft.hourly_rate} hours={flight.hours} type={type} />
        <Text size={14} color="textMuted">
          {rules}
        </Text>
        {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
        {isOpen && <LostNote type={type} />}
      </Stack>
    </Dialog>
  )
}
