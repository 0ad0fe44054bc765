import { adminEndpoints, type AdminUserCategory, type AnswerOf, type UserAdmin } from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'

/** Users of one answer; more are added on request. */
const PAGE_SIZE = 50

/** Which users a list holds. */
export interface UserListInput {
  readonly category: AdminUserCategory
  /** Words in name or e-mail; the empty text finds everybody. */
  readonly search: string
}

/** One answer of the list. */
export interface UserPage {
  readonly users: readonly UserAdmin[]
  /** Where the next answer begins; absent on the last one. */
  readonly nextCursor?: string
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['AdminUsers'] }).injectEndpoints({
  endpoints: (build) => ({
    adminUserCounts: build.query<AnswerOf<typeof adminEndpoints.userCounts>, void>({
      query: () => call(adminEndpoints.userCounts, {}),
      providesTags: ['AdminUsers'],
    }),
    adminUsers: build.infiniteQuery<UserPage, UserListInput, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { category, search }, pageParam }) =>
        call(adminEndpoints.users, {
          query: {
            category,
            limit: PAGE_SIZE,
            search: search === '' ? undefined : search,
            cursor: pageParam === '' ? undefined : pageParam,
          },
        }),
      transformResponse: (users: AnswerOf<typeof adminEndpoints.users>, meta) => ({
        users,
        ...(meta?.nextCursor === undefined ? {} : { nextCursor: meta.nextCursor }),
      }),
      providesTags: ['AdminUsers'],
    }),
  }),
})

export const { useAdminUserCountsQuery, useAdminUsersInfiniteQuery } = api
