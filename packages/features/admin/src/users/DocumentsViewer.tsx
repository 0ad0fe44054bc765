import { adminTexts, LICENSE_TYPE_LABELS, type UserAdmin } from '@pilotpair/contract'
import { plainDateText, useImageRecovery } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { DescriptionList } from '@pilotpair/ui/description-list'
import { LicenceViewer } from '@pilotpair/ui/licence-viewer'
import { type UserListInput, type UserPage, useAdminUsersInfiniteQuery } from '../api.ts'
import { documentsOf } from '../user-rows.ts'
import { actionsFor, type UserRequest, wordsFor } from './user-actions.ts'

/** Props of {@link DocumentsViewer}. */
export interface DocumentsViewerProps {
  /** The pilot as the row was when it was opened. */
  readonly user: UserAdmin
  /** The list with the row: what is read again shows here too. */
  readonly list: UserListInput
  readonly onClose: () => void
  /** Asked to act on the account. */
  readonly onRequest: (request: UserRequest) => void
  /** Looks after the session, so that an image that failed can be loaded again. */
  readonly checkSession: () => PromiseLike<unknown>
}

const userIn = (pages: readonly UserPage[], id: string): UserAdmin | undefined =>
  pages.flatMap(({ users }) => users).find(({ id_user_account }) => id_user_account === id)

/** The licence images of a pilot with what is known beside them, and for one who waits the decision (spec §2.19). */
export const DocumentsViewer = ({ user: opened, list, onClose, onRequest, checkSession }: DocumentsViewerProps) => {
  const recovery = useImageRecovery(checkSession)
  const { user = opened, refetch } = useAdminUsersInfiniteQuery(list, {
    selectFromResult: ({ data }) => ({ user: userIn(data?.pages ?? [], opened.id_user_account) }),
  })
  const { front, back, selfie } = documentsOf(user)
  const again = (url: string | undefined) => (url === undefined ? undefined : recovery.addressOf(url))
  const profile = user.pilot_profile
  const decisions = actionsFor(user).filter((action) => action === 'approve' || action === 'reject')
  return (
    <div onErrorCapture={recovery.onErrorCapture}>
      <LicenceViewer
        isOpen
        onClose={onClose}
        title={adminTexts.licenseDocuments}
        description={`${user.name}, ${user.email}`}
        images={{ front: again(front), back: again(back), selfie: again(selfie) }}
        texts={{ sides: { front: adminTexts.licenseFront, back: adminTexts.licenseBack, selfie: adminTexts.selfie } }}
        // The addresses may be those of images that have been replaced since.
        onRetry={() => {
          void checkSession()
          void refetch()
        }}
        footer={
          decisions.length === 0
            ? undefined
            : decisions.map((action) => {
                const { label, tone } = wordsFor({ action, user })
                return (
                  <Button key={action} tone={tone} variant={action === 'approve' ? 'solid' : 'ghost'} onClick={() => onRequest({ action, user })}>
                    {label}
                  </Button>
                )
              })
        }
      >
        <DescriptionList
          items={[
            { term: 'License type', value: profile?.license_type ? LICENSE_TYPE_LABELS[profile.license_type] : null },
            { term: 'License number', value: profile?.license_number ?? null },
            { term: 'License expiration', value: profile?.license_expiration ? plainDateText(profile.license_expiration) : null },
            { term: 'Flight hours', value: profile?.flight_hours === null || profile === null ? null : String(profile.flight_hours) },
          ]}
        />
      </LicenceViewer>
    </div>
  )
}
