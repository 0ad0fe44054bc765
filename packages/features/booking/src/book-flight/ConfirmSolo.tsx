import { dashboardTexts } from '@pilotpair/contract'
import { refundRule, soloPayRule } from '@pilotpair/feature-payments'
import { useState } from 'react'
import { flightOfOpen, openSolo } from '../open-booking.ts'
import { isSlotTaken } from '../slots-refused.ts'
import { soloBodyOf, useSolo } from '../use-pinned.tsx'
import { soloFailureText, toastSoloFailure } from '../words.ts'
import { ConfirmFrame, type ConfirmProps } from './ConfirmFrame.tsx'

/** "Confirm Solo Flight" of the dashboard: books and pays it (decisions, "Solo"). */
export const ConfirmSolo = ({ onDone, onTaken, ...facts }: ConfirmProps) => {
  const { flight } = facts
  const [before] = useState(() => {
    const open = openSolo(facts.aircraft.id_aircraft)
    return open?.body.flight_date === flight.start ? open : undefined
  })
  const solo = useSolo(facts.aircraft, {
    before,
    onDone,
    onFailed: toastSoloFailure,
    onFree: (tried, refusal) => {
      if (isSlotTaken(refusal)) onTaken(flightOfOpen(tried))
    },
  })
  const { aircraft, failure } = solo
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
        isRunning={solo.isRunning}
        isReading={solo.isReading}
        isOpen={solo.isOpen}
        onConfirm={() => void solo.commit(soloBodyOf(aircraft, flight))}
        error={failure === undefined ? undefined : soloFailureText(failure)}
      />
      {solo.rest}
    </>
  )
}
