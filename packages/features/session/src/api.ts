import { type AnswerOf, authEndpoints } from '@pilotpair/contract'
import { baseApi, call, sessionBegan } from '@pilotpair/feature-core'

/** The account of the session. */
export type CurrentUser = AnswerOf<typeof authEndpoints.currentUser>

type Answer = AnswerOf<typeof authEndpoints.login>

/** What the login screen sends: the address folded, the password untouched. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What the registration screen sends. */
export interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** What the reset screen sends. */
export interface PasswordReset {
  readonly token: string
  readonly password: string
}

/** The calls of section 7 "Auth" and of the password reset. The tag `CurrentUser` makes the user be read again. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<CurrentUser, void>({
      query: () => call(authEndpoints.currentUser, {}),
      providesTags: ['CurrentUser'],
      // At once, not when the store's listeners hear of the answer: another tab's logout may come in between.
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const user = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        )
        if (user !== undefined) dispatch(sessionBegan(user.id_user_account))
      },
    }),
    login: build.mutation<Answer, Credentials>({
      query: ({ email, password }) => call(authEndpoints.login, { body: { username: email, password } }),
    }),
    register: build.mutation<CurrentUser, Registration>({
      query: (body) => call(authEndpoints.register, { body }),
    }),
    logout: build.mutation<Answer, void>({
      query: () => call(authEndpoints.logout, {}),
    }),
    forgotPassword: build.mutation<Answer, { readonly email: string }>({
      query: (body) => call(authEndpoints.forgotPassword, { body }),
    }),
    resetPassword: build.mutation<Answer, PasswordReset>({
      query: (body) => call(authEndpoints.resetPassword, { body }),
    }),
  }),
})

export const { useRegisterMutation, useForgotPasswordMutation, useResetPasswordMutation, useGetCurrentUserQuery } =
  sessionApi

/** The cached answer about the user, in whatever state it is. */
export const selectCurrentUser = sessionApi.endpoints.getCurrentUser.select()
