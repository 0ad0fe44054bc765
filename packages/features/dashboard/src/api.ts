import { type AnswerOf, communityEndpoints, type CommunityPost, DASHBOARD_LIST_CAP, profileEndpoints } from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'

export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardProfile: build.query<AnswerOf<typeof profileEndpoints.get>, void>({
      query: () => call(profileEndpoints.get, {}),
      providesTags: ['Profile'],
    }),
    /** The newest posts, as many as the dashboard shows. */
    highlights: build.query<readonly CommunityPost[], void>({
      query: () => call(communityEndpoints.posts, { query: { limit: DASHBOARD_LIST_CAP } }),
      providesTags: ['Posts'],
    }),
  }),
})

export const { useDashboardProfileQuery, useHighlightsQuery } = dashboardApi
