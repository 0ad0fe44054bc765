import { bookingTexts, guardTexts, pilotTexts } from '@pilotpair/contract'
import { useGetAircraftQuery } from '@pilotpair/feature-aircraft'
import { ErrorState } from '@pilotpair/ui/error-state'
import { PageHeader } from '@pilotpair/ui/page'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useEffectEvent } from 'react'
import { useBookingPilotQuery } from '../co-pilot-api.ts'
import { DeadEnd } from '../DeadEnd.tsx'
import { isUnknownId } from '../failures.ts'
import { idOf } from '../id-of.ts'
import { forgetAircraft, keptAircraft } from '../kept-aircraft.ts'
import { aircraftFailureText } from './aircraft-failure.ts'
import { RequestSkeleton } from './RequestSkeleton.tsx'
import { RequestWizard } from './RequestWizard.tsx'

/** Props of {@link ProposeFlightScreen}. */
export interface ProposeFlightScreenProps {
  /** The pilot of the address: `id_user_account`. */
  readonly pilotId: string | undefined
  /** The aircraft of the address: `id_aircraft`. */
  readonly aircraftId: string | undefined
  /** There is no such aircraft: the shell leads to /rentals. A toast has said why. */
  readonly onNoAircraft: () => void
  /** The request is sent: the shell leads to /flight-share-requests. */
  readonly onSent: () => void
  /** The pilot does not want to go on. */
  readonly onCancel: () => void
  /** Where pilots are found. */
  readonly explorerHref: string
}

/** Sends somebody without an aircraft back to choose one (section 2.6). */
const WithoutAircraft = ({ aircraftId, onNoAircraft }: Pick<ProposeFlightScreenProps, 'aircraftId' | 'onNoAircraft'>) => {
  // The callback of the shell is a new one with each render.
  const leave = useEffectEvent(() => {
    // Kept for longer than it exists, it would lead here again and again.
    if (keptAircraft()?.id === aircraftId) forgetAircraft()
    showToast({ type: 'info', text: guardTexts.selectAircraftFirst })
    onNoAircraft()
  })
  useEffect(() => leave(), [])
  return null
}

interface RequestProps extends ProposeFlightScreenProps {
  readonly pilotId: string
  readonly aircraftId: string
}

const Request = (props: RequestProps) => {
  const { pilotId, aircraftId, onSent, onCancel, explorerHref } = props
  const aircraft = useGetAircraftQuery(aircraftId, { refetchOnMountOrArgChange: true })
  const pilot = useBookingPilotQuery(pilotId)
  const parts = [aircraft, pilot]

  if (aircraft.data === undefined && isUnknownId(aircraft.error)) return <WithoutAircraft {...props} />
  if (pilot.data === undefined && isUnknownId(pilot.error)) {
    return <DeadEnd heading={bookingTexts.reviewHeading} reason={pilotTexts.notFound} explorerHref={explorerHref} />
  }
  if (aircraft.data !== undefined && pilot.data !== undefined) {
    return (
      <RequestWizard
        key={`${pilotId} ${aircraftId}`}
        aircraft={aircraft.data}
        pilot={pilot.data}
        onSent={onSent}
        onCancel={onCancel}
      />
    )
  }
  if (parts.some(({ data, error }) => data === undefined && error !== undefined)) {
    return (
      <>
        <PageHeader title={bookingTexts.reviewHeading} />
        <ErrorState
          title={pilotTexts.requestDetailsFailed}
          detail={aircraftFailureText(aircraft.error)}
          onRetry={() => {
            for (const part of parts) if (part.data === undefined) void part.refetch()
          }}
          retryingLabel={parts.some(({ isFetching }) => isFetching) ? 'Trying again…' : undefined}
        />
      </>
    )
  }
  return <RequestSkeleton step="details" />
}

/** Review and send a flight request (sections 2.7, 2.10): to the pilot of the address, with the aircraft of the address. */
export const ProposeFlightScreen = (props: ProposeFlightScreenProps) => {
  const pilotId = idOf(props.pilotId)
  const aircraftId = idOf(props.aircraftId)
  if (aircraftId === undefined) return <WithoutAircraft {...props} />
  if (pilotId === undefined) {
    return (
      <DeadEnd
        heading={bookingTexts.reviewHeading}
        reason={pilotTexts.pilotOrAircraftMissing}
        explorerHref={props.explorerHref}
      />
    )
  }
  return <Request {...props} pilotId={pilotId} aircraftId={aircraftId} />
}
