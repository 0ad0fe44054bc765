import { adminEndpoints, type AdminUserCategory, type AnswerOf, type BodyOf, type UserAdmin } from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'

/** Items of one answer; more are added on request. */
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

/** A change of an account. */
export interface UserChange {
  readonly id: string
  readonly change: BodyOf<typeof adminEndpoints.updateUser>
  /** Closes the flights that stand in the way; only for operators. */
  readonly cascade: boolean
  readonly idempotencyKey: string
}

/** The removal of an account. */
export interface UserRemoval extends Omit<UserChange, 'change'> {
  /** Removes only a pilot who still waits: the list may be older than another administrator's approval. */
  readonly expectsPending: boolean
}

/** An administrator's answer to a cancellation. `feeCents` is kept of the owner's share. */
export interface CancellationAnswer {
  readonly id: string
  readonly feeCents: number
  readonly idempotencyKey: string
}

type Cancellations = AnswerOf<typeof adminEndpoints.cancellations>
type Refunds = AnswerOf<typeof adminEndpoints.refunds>

/** One answer of the queue of cancellations. */
export interface CancellationPage {
  readonly requests: Cancellations
  readonly nextCursor?: string
}

const tag = (id: AdminUserCategory | 'COUNTS' | 'CANCELLATIONS' | 'REFUNDS') => ({ type: 'AdminUsers' as const, id })
const lists = (['pending_pilots', 'active_pilots', 'operators'] as const).map((category) => tag(category))
/** After a failure nobody knows: it may have taken effect, or somebody else was first. All of it is read again. */
const afterFailure = [tag('COUNTS'), ...lists]
/** Accounts that end may end flights, with their money. */
const money = [tag('CANCELLATIONS'), tag('REFUNDS')]

const nextOf = (meta: { readonly nextCursor?: string } | undefined) => (meta?.nextCursor === undefined ? {} : { nextCursor: meta.nextCursor })

/** The same pages but for one account: replaced, or taken out. Pages without it stay the very same. */
const withUser = (pages: readonly UserPage[], id: string, next: UserAdmin | undefined): UserPage[] =>
  pages.map((page) => {
    if (!page.users.some(({ id_user_account }) => id_user_account === id)) return page
    const users = page.users.flatMap((user) => (user.id_user_account === id ? (next ?? []) : [user]))
    return { ...page, users }
  })

/** The same pages without a request that is decided. Pages without it stay the very same. */
const withoutRequest = (pages: readonly CancellationPage[], id: string): CancellationPage[] =>
  pages.map((page) => {
    const requests = page.requests.filter(({ id_flight_proporsal }) => id_flight_proporsal !== id)
    return requests.length === page.requests.length ? page : { ...page, requests }
  })

export const adminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminUserCounts: build.query<AnswerOf<typeof adminEndpoints.userCounts>, void>({
      query: () => call(adminEndpoints.userCounts, {}),
      providesTags: [tag('COUNTS')],
    }),
    adminUsers: build.infiniteQuery<UserPage, UserListInput, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg: { category, search }, pageParam }) =>
        call(adminEndpoints.users, {
          query: {
            category,
            limit: PAGE_SIZE,
            search: search === '' ? undefined : search,
            cursor: pageParam === '' ? undefined : pageParam,
          },
        }),
      transformResponse: (users: AnswerOf<typeof adminEndpoints.users>, meta) => ({ users, ...nextOf(meta) }),
      providesTags: (_pages, _error, { category }) => [tag(category)],
    }),
    // The lists that are shown get the one account anew and are not read again: of thousands one row changes.
    updateUser: build.mutation<UserAdmin, UserChange>({
      query: ({ id, change, cascade, idempotencyKey }) =>
        call(adminEndpoints.updateUser, { params: { id }, query: cascade ? { cascade } : {}, body: change, idempotencyKey }),
      invalidatesTags: (_user, error, { change }) => {
        if (error !== undefined) return afterFailure
        return 'verification' in change ? [tag('COUNTS'), tag('active_pilots')] : [tag('COUNTS'), ...money]
      },
      onQueryStarted: async ({ id, change }, store) => {
        const answer = await store.queryFulfilled.catch(() => undefined)
        if (answer === undefined) return
        changeLists(store, id, ({ category }) =>
          'verification' in change && category === 'pending_pilots' ? undefined : answer.data,
        )
      },
    }),
    deleteUser: build.mutation<AnswerOf<typeof adminEndpoints.deleteUser>, UserRemoval>({
      query: ({ id, cascade, expectsPending, idempotencyKey }) =>
        call(adminEndpoints.deleteUser, {
          params: { id },
          query: { ...(cascade && { cascade }), ...(expectsPending && { expect: 'pending' }) },
          idempotencyKey,
        }),
      invalidatesTags: (_done, error) => (error === undefined ? [tag('COUNTS'), ...money] : afterFailure),
      onQueryStarted: async ({ id }, store) => {
        const isDone = await store.queryFulfilled.then(
          () => true,
          () => false,
        )
        if (isDone) changeLists(store, id, () => undefined)
      },
    }),
    createOperator: build.mutation<UserAdmin, BodyOf<typeof adminEndpoints.createOperator> & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => call(adminEndpoints.createOperator, { body, idempotencyKey }),
      invalidatesTags: [tag('COUNTS'), tag('operators')],
    }),
    adminCancellations: build.infiniteQuery<CancellationPage, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) =>
        call(adminEndpoints.cancellations, { query: { limit: PAGE_SIZE, cursor: pageParam === '' ? undefined : pageParam } }),
      transformResponse: (requests: Cancellations, meta) => ({ requests, ...nextOf(meta) }),
      providesTags: [tag('CANCELLATIONS')],
    }),
    adminRefunds: build.query<Refunds, void>({
      query: () => call(adminEndpoints.refunds, { query: {} }),
      providesTags: [tag('REFUNDS')],
    }),
    // What is decided leaves the queue at once. It is short: it is read again, also after a failure, since another
    // administrator may have been first.
    confirmCancellation: build.mutation<AnswerOf<typeof adminEndpoints.confirmCancellation>, CancellationAnswer>({
      query: ({ id, feeCents, idempotencyKey }) =>
        call(adminEndpoints.confirmCancellation, { params: { id }, body: { fee_cents: feeCents }, idempotencyKey }),
      invalidatesTags: [tag('COUNTS'), ...money],
      onQueryStarted: async ({ id }, store) => {
        const isDone = await store.queryFulfilled.then(
          () => true,
          () => false,
        )
        if (isDone) takeFromQueue(store, id)
      },
    }),
    rejectCancellation: build.mutation<AnswerOf<typeof adminEndpoints.rejectCancellation>, Omit<CancellationAnswer, 'feeCents'>>({
      query: ({ id, idempotencyKey }) => call(adminEndpoints.rejectCancellation, { params: { id }, idempotencyKey }),
      invalidatesTags: [tag('COUNTS'), ...money],
      onQueryStarted: async ({ id }, store) => {
        const isDone = await store.queryFulfilled.then(
          () => true,
          () => false,
        )
        if (isDone) takeFromQueue(store, id)
      },
    }),
  }),
})

interface ListStore {
  readonly dispatch: (action: ReturnType<typeof listPatch | typeof queuePatch | typeof readAgain>) => unknown
  readonly getState: () => Parameters<ReturnType<typeof adminApi.endpoints.adminUsers.select>>[0]
}

const readAgain = () => adminApi.util.invalidateTags(lists)
const listPatch = (list: UserListInput, id: string, next: UserAdmin | undefined) =>
  adminApi.util.updateQueryData('adminUsers', list, ({ pages, pageParams }) => ({ pages: withUser(pages, id, next), pageParams }))
const queuePatch = (id: string) =>
  adminApi.util.updateQueryData('adminCancellations', undefined, ({ pages, pageParams }) => ({
    pages: withoutRequest(pages, id),
    pageParams,
  }))

/** One account anew in every list that is held. A list under way is older than that: it is read once more. */
const changeLists = (store: ListStore, id: string, nextIn: (list: UserListInput) => UserAdmin | undefined): void => {
  const held = adminApi.util.selectCachedArgsForQuery(store.getState(), 'adminUsers')
  const isReading = held.some((list) => adminApi.endpoints.adminUsers.select(list)(store.getState()).isLoading)
  for (const list of held) store.dispatch(listPatch(list, id, nextIn(list)))
  if (isReading) store.dispatch(readAgain())
}

/** A request that is decided leaves the queue that is held. */
const takeFromQueue = (store: Pick<ListStore, 'dispatch'>, id: string): void => {
  store.dispatch(queuePatch(id))
}

export const {
  useAdminUserCountsQuery, useAdminUsersInfiniteQuery, useUpdateUserMutation, useDeleteUserMutation, useCreateOperatorMutation,
  useAdminCancellationsInfiniteQuery, useAdminRefundsQuery, useConfirmCancellationMutation, useRejectCancellationMutation,
} = adminApi
