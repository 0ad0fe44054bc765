import { pilotEndpoints, type PilotPublic } from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'

/** Alone, because "Select an Aircraft" needs nothing else of what booking calls. */
export const coPilotApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET pilots/{id}: the pilot who is invited. */
    bookingPilot: build.query<PilotPublic, string>({
      query: (id) => call(pilotEndpoints.get, { params: { id } }),
    }),
  }),
})

export const { useBookingPilotQuery } = coPilotApi
