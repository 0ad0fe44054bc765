import { type AnswerOf, type BodyOf, profileEndpoints } from '@pilotpair/contract'
import { baseApi, call } from '@pilotpair/feature-core'

/** The own profile; `null` for accounts that have none. */
export type OwnProfile = AnswerOf<typeof profileEndpoints.get>

/** The three images of a licence, always together (spec §5). */
export interface LicenseUpload {
  readonly license_front: File
  readonly license_back: File
  readonly selfie: File
}

// After a call that failed too: whether it took effect may be unknown, and reading tells.
const changed = ['Profile', 'CurrentUser'] as const

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownProfile: build.query<OwnProfile, void>({
      query: () => call(profileEndpoints.get, {}),
      providesTags: ['Profile'],
    }),
    updateProfile: build.mutation<AnswerOf<typeof profileEndpoints.update>, BodyOf<typeof profileEndpoints.update>>({
      query: (body) => call(profileEndpoints.update, { body }),
      invalidatesTags: changed,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer !== undefined) dispatch(api.util.updateQueryData('ownProfile', undefined, () => answer.data))
      },
    }),
    uploadLicenseImages: build.mutation<AnswerOf<typeof profileEndpoints.uploadLicenseImages>, LicenseUpload>({
      query: ({ license_front, license_back, selfie }) =>
        call(profileEndpoints.uploadLicenseImages, { body: { license_front, license_back, selfie } }),
      invalidatesTags: changed,
      onQueryStarted: async (_files, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer !== undefined) dispatch(api.util.updateQueryData('ownProfile', undefined, () => answer.data))
      },
    }),
    uploadPicture: build.mutation<AnswerOf<typeof profileEndpoints.uploadPicture>, File>({
      query: (profile_picture) => call(profileEndpoints.uploadPicture, { body: { profile_picture } }),
      invalidatesTags: changed,
    }),
  }),
})

export const {
  useOwnProfileQuery, useUpdateProfileMutation, useUploadLicenseImagesMutation, useUploadPictureMutation,
} = api
