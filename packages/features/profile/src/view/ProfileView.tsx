import { navigationTexts, type PilotProfileOwn, profileTexts, type UserAccount } from '@pilotpair/contract'
import { type ImageRecovery, ON_DEMAND_FAILED, useOnDemand } from '@pilotpair/feature-core'
import { Avatar } from '@pilotpair/ui/avatar'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { PageHeader } from '@pilotpair/ui/page'
import type { ProfileIdentity } from '@pilotpair/ui/profile-form'
import { Tabs } from '@pilotpair/ui/tabs'
import { Camera, FileCheck, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { hasLicenseImages, informationOf, licenseUrls, preferencesOf } from '../profile-view.ts'
import { Email } from './Email.tsx'
import { Facts } from './Facts.tsx'
import { Verification } from './Verification.tsx'
import * as css from './View.css.ts'

const fetchViewer = () => import('@pilotpair/ui/licence-viewer')

/** Props of {@link ProfileView}. */
export interface ProfileViewProps {
  readonly profile: PilotProfileOwn
  readonly user: Pick<UserAccount, 'name' | 'email'> | undefined
  readonly identity: ProfileIdentity
  readonly recovery: ImageRecovery
  readonly onEdit: () => void
  /** Where a pilot who waits for approval sees what is missing; without it no link leads there. */
  readonly pendingHref?: string | undefined
}

const tabs = [
  { id: 'information', label: profileTexts.tabInformation },
  { id: 'preferences', label: profileTexts.tabPreferences },
] as const

const OwnLicense = ({ profile, recovery }: Pick<ProfileViewProps, 'profile' | 'recovery'>) => {
  const [isOpen, setOpen] = useState(false)
  const [viewer, load] = useOnDemand(fetchViewer)
  const open = (): void => {
    setOpen(true)
    load()
  }
  const urls = licenseUrls(profile)
  const again = (url: string | undefined) => (url === undefined ? undefined : recovery.addressOf(url))
  return (
    <div onErrorCapture={recovery.onErrorCapture}>
      <Button variant="outline" tone="neutral" size="compact" iconStart={<FileCheck />} onClick={open}>
        View license images
      </Button>
      {viewer.kind === 'failed' && <InlineAlert tone="danger">{ON_DEMAND_FAILED}</InlineAlert>}
      {isOpen && viewer.kind === 'ready' && (
        <viewer.part.LicenceViewer
          isOpen
          onClose={() => setOpen(false)}
          images={{ front: again(urls.front), back: again(urls.back), selfie: again(urls.selfie) }}
        />
      )}
    </div>
  )
}

const Who = ({ identity }: { readonly identity: ProfileIdentity }) => (
  <div className={css.identity}>
    <Avatar name={identity.name} src={identity.pictureUrl} alt="" size="huge" />
    <div className={css.who}>
      <p className={css.name} dir="auto">
        {identity.name}
      </p>
      {identity.email !== undefined && (
        <p className={css.mail}>
          <Email address={identity.email} />
        </p>
      )}
    </div>
    {identity.onChangePhoto !== undefined && (
      <Button variant="outline" tone="neutral" size="compact" iconStart={<Camera />} onClick={identity.onChangePhoto}>
        Change photo
      </Button>
    )}
  </div>
)

/** The profile to read, in two tabs (spec §2.17). */
export const ProfileView = ({ profile, user, identity, recovery, onEdit, pendingHref }: ProfileViewProps) => {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('information')
  const hasImages = hasLicenseImages(profile)
  const facts = tab === 'information' ? informationOf(profile, user) : preferencesOf(profile)
  return (
    <div className={css.layout}>
      <Who identity={identity} />
      <div className={css.main}>
        <PageHeader
          className={css.title}
          title={navigationTexts.profile}
          aside={<Verification profile={profile} />}
          actions={
            <Button iconStart={<PencilLine />} onClick={onEdit}>
              {profileTexts.headingEdit}
            </Button>
          }
        />
        {profile.verification === 'pending' && (
          <InlineAlert
            tone="info"
            role="note"
            {...(pendingHref !== undefined && {
              action: (
                <ButtonLink href={pendingHref} variant="outline" tone="neutral" size="compact">
                  See what is missing
                </ButtonLink>
              ),
            })}
          >
            {hasImages
              ? 'Your license awaits verification by an administrator.'
              : 'Your license images are not sent yet. An administrator needs them to verify your license.'}
          </InlineAlert>
        )}
        <Tabs label="Profile" items={tabs} selected={tab} onSelect={setTab}>
          <Card>
            <div className={css.facts}>
              <Facts facts={facts} />
              {tab === 'information' && hasImages && <OwnLicense profile={profile} recovery={recovery} />}
            </div>
          </Card>
        </Tabs>
      </div>
    </div>
  )
}
