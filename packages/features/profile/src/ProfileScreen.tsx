import { profileTexts } from '@pilotpair/contract'
import { failureText, lazyScreen, ON_DEMAND_FAILED, useImageRecovery, useOnDemand } from '@pilotpair/feature-core'
import { useSession } from '@pilotpair/feature-session'
import { ErrorState } from '@pilotpair/ui/error-state'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import type { ProfileIdentity } from '@pilotpair/ui/profile-form'
import { showToast } from '@pilotpair/ui/toast-queue'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { Suspense, useEffect, useState } from 'react'
import { type OwnProfile, useOwnProfileQuery } from './api.ts'
import { typedProfiles } from './form/typed-profiles.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

const ProfileView = lazyScreen(() => import('./view/ProfileView.tsx'), (module) => module.ProfileView)
const ProfileEditor = lazyScreen(() => import('./form/ProfileEditor.tsx'), (module) => module.ProfileEditor)
const fetchPhotoDialog = () => import('./photo/PhotoDialog.tsx')

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  /** Where a pilot who waits for approval sees what is missing; without it no link leads there. */
  readonly pendingHref?: string | undefined
}

const Profile = ({ profile, refetch, pendingHref }: ProfileScreenProps & { profile: OwnProfile; refetch: () => PromiseLike<unknown> }) => {
  const session = useSession()
  const user = session.kind === 'user' ? session.user : undefined
  const userId = profile?.user_account.id_user_account ?? user?.id_user_account ?? ''
  const [isEditing, setEditing] = useState(() => profile?.profile_completed !== true || typedProfiles.has(userId))
  const [isChangingPhoto, setChangingPhoto] = useState(false)
  const [photo, loadPhotoDialog] = useOnDemand(fetchPhotoDialog)
  const [said, setSaid] = useState('')
  const recovery = useImageRecovery(refetch)
  const pictureUrl = profile?.profile_picture_url ?? null
  const identity: ProfileIdentity = {
    name: user?.name ?? profile?.user_account.name ?? '',
    email: user?.email,
    pictureUrl,
    onChangePhoto: () => {
      setSaid('')
      loadPhotoDialog()
      setChangingPhoto(true)
    },
  }
  const show = (edits: boolean): void => {
    setEditing(edits)
    globalThis.scrollTo(0, 0)
    // The page has changed under the keyboard: it goes on at the top of the new one.
    document.querySelector<HTMLElement>('main#content')?.focus({ preventScroll: true })
  }
  const isComplete = profile?.profile_completed === true
  return (
    <>
      {photo.kind === 'failed' && <InlineAlert tone="danger">{ON_DEMAND_FAILED}</InlineAlert>}
      {profile === null || isEditing ? (
        <Suspense fallback={<ProfileSkeleton />}>
          <ProfileEditor
            userId={userId}
            profile={profile}
            identity={identity}
            recovery={recovery}
            onSaved={() => show(false)}
            {...(isComplete && { onCancel: () => show(false) })}
          />
        </Suspense>
      ) : (
        <Suspense fallback={<ProfileSkeleton />}>
          <ProfileView
            profile={profile}
            user={user}
            identity={identity}
            recovery={recovery}
            onEdit={() => {
              // The form shows what is known at once, and follows what is stored by now.
              void refetch()
              show(true)
            }}
            pendingHref={pendingHref}
          />
        </Suspense>
      )}
      {isChangingPhoto && photo.kind === 'ready' && (
        <photo.part.PhotoDialog
          pictureUrl={pictureUrl}
          onClose={() => setChangingPhoto(false)}
          onChanged={() => {
            setChangingPhoto(false)
            setSaid('Your photo has been changed.')
          }}
        />
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  )
}

/** The own profile: to read, to complete or to edit (spec §2.17). Content of a page. */
export const ProfileScreen = ({ pendingHref }: ProfileScreenProps) => {
  const { data, error, isFetching, refetch } = useOwnProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const hasFailed = data === undefined && error !== undefined
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: profileTexts.fetchFailed })
  }, [hasFailed])

  if (hasFailed) {
    const text = failureText(error, profileTexts.fetchFailed)
    return (
      <>
        <VisuallyHidden>
          <h1>Profile</h1>
        </VisuallyHidden>
        <ErrorState
          title={profileTexts.fetchFailed}
          {...(text !== profileTexts.fetchFailed && { detail: text })}
          onRetry={() => void refetch()}
          retryingLabel={isFetching ? 'Trying again…' : undefined}
        />
      </>
    )
  }
  if (data === undefined) return <ProfileSkeleton />
  return <Profile profile={data} refetch={refetch} pendingHref={pendingHref} />
}
