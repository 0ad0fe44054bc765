import type { Aircraft } from '@pilotpair/contract'
import { useGetAircraftQuery } from '@pilotpair/feature-aircraft'

/** An aircraft as the service has it now. */
export interface FreshAircraft {
  /** The one of the list until it has been read. */
  readonly aircraft: Aircraft
  /** It is being read: its price may change in a moment. */
  readonly isReading: boolean
  readonly readAgain: () => void
  /** What the reading that is under way brings; `undefined` when it fails. */
  readonly awaited: () => Promise<Aircraft | undefined>
}

/**
 * Reads an aircraft anew for a confirmation: the lists may be old, and the price that is confirmed is the one that is
 * charged. When it cannot be read the known price stands; the service refuses it should it be another.
 */
export const useFreshAircraft = (known: Aircraft): FreshAircraft => {
  const { currentData, isFetching, refetch } = useGetAircraftQuery(known.id_aircraft, { refetchOnMountOrArgChange: true })
  return {
    aircraft: currentData ?? known,
    isReading: isFetching,
    readAgain: () => void refetch(),
    awaited: async () => (await refetch()).data,
  }
}
