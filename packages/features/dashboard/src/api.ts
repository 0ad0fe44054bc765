import {
  type AnswerOf, answers, communityEndpoints, DASHBOARD_LIST_CAP, defineEndpoint, type PostHead, postHeads, profileEndpoints,
} from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'

/** The call of the feed, of which the dashboard reads the titles. */
const titles = /* @__PURE__ */ defineEndpoint({ ...communityEndpoints.posts, response: answers(postHeads) })

export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardProfile: build.query<AnswerOf<typeof profileEndpoints.get>, void>({
      query: () => call(profileEndpoints.get, {}),
      providesTags: ['Profile'],
    }),
    /** The newest posts, as many as the dashboard shows. */
    highlights: build.query<readonly PostHead[], void>({
      query: () => call(titles, { query: { limit: DASHBOARD_LIST_CAP } }),
      providesTags: ['Posts'],
    }),
  }),
})

export const { useDashboardProfileQuery, useHighlightsQuery } = dashboardApi
