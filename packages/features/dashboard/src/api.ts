import { type AnswerOf, flightEndpoints, profileEndpoints, proposalEndpoints } from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardProfile: build.query<AnswerOf<typeof profileEndpoints.get>, void>({
      query: () => call(profileEndpoints.get, {}),
      providesTags: ['Profile'],
    }),
    receivedRequests: build.query<AnswerOf<typeof proposalEndpoints.received>, void>({
      query: () => call(proposalEndpoints.received, {}),
      providesTags: ['Flights'],
    }),
    myFlights: build.query<AnswerOf<typeof flightEndpoints.mine>, void>({
      query: () => call(flightEndpoints.mine, {}),
      providesTags: ['Flights'],
    }),
  }),
})

export const { useDashboardProfileQuery, useReceivedRequestsQuery, useMyFlightsQuery } = api
