import { dashboardTexts } from '@pilotpair/contract'
import { openSolo } from '../open-solo.ts'
import { useSolo } from '../use-solo.tsx'
import { refundRule, soloFailureText, soloPayRule } from '../words.ts'
import { useState } from 'react'
import { ConfirmFrame, type ConfirmProps } from './ConfirmFrame.tsx'

/** "Confirm Solo Flight" of the dashboard: books and pays it (decisions, "Solo"). */
export const ConfirmSolo = ({ onDone, ...facts }: ConfirmProps) => {
  const { flight } = facts
  const [before] = useState(() => {
    const open = openSolo(facts.aircraft.id_aircraft)
    return open?.flight.start === flight.start ? open : undefined
  })
  const { aircraft, isReading, book, booking, isOpen, rest } = useSolo(facts.aircraft, { before, onBooked: onDone })
  return (
    <>
      <ConfirmFrame
        {...facts}
        aircraft={aircraft}
        type="solo"
        title={dashboardTexts.confirmSolo}
        rules={`${soloPayRule} ${refundRule}`}
        confirmLabel="Book flight"
        pendingLabel="Booking…"
        isRunning={booking.isRunning}
        isReading={isReading}
        isOpen={isOpen}
        onConfirm={() => void book(flight)}
        error={booking.failure === undefined ? undefined : soloFailureText(booking.failure)}
      />
      {rest}
    </>
  )
}
