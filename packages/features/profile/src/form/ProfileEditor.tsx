import { type PilotProfileOwn, profileTexts } from '@pilotpair/contract'
import { type ImageRecovery, ON_DEMAND_FAILED, TYPED_IS_BACK, useOnDemand } from '@pilotpair/feature-core'
import { Checkbox } from '@pilotpair/ui/checkbox'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { ProfileForm, type ProfileIdentity } from '@pilotpair/ui/profile-form'
import { useRef, useState } from 'react'
import { Verification } from '../view/Verification.tsx'
import { FlyingSection } from './FlyingSection.tsx'
import { LicenseSection } from './LicenseSection.tsx'
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts'

// Asked seldom. Without its file nothing is asked and nothing is given up.
const fetchQuestion = () => import('./DiscardQuestion.tsx')

/** Props of {@link ProfileEditor}. */
export interface ProfileEditorProps {
  /** Whose profile it is. */
  readonly userId: string
  /** What is stored; `null` before the first time. */
  readonly profile: PilotProfileOwn | null
  readonly identity: ProfileIdentity
  readonly recovery: ImageRecovery
  /** All is saved. */
  readonly onSaved: () => void
  /** Back to the read-only profile; absent while there is none worth reading. */
  readonly onCancel?: (() => void) | undefined
}

// A part of its own, so that it is registered after the parts before it: the first bad field in this order gets the focus.
const Terms = ({ form: { register, formState } }: Pick<ProfileFormState, 'form'>) => (
  <Checkbox
    label="I accept the terms of service"
    error={formState.errors.termns_of_service_accepted?.message}
    {...register('termns_of_service_accepted')}
  />
)

/** The form of the profile: complete it, or edit it (spec §2.17). */
export const ProfileEditor = ({ userId, profile, identity, recovery, onSaved, onCancel }: ProfileEditorProps) => {
  const imagesRef = useRef<HTMLFieldSetElement>(null)
  const state = useProfileForm({ userId, profile, onSaved, imagesRef })
  const [isAsking, setAsking] = useState(false)
  const [question, load] = useOnDemand(fetchQuestion)
  const ask = (): void => {
    load()
    setAsking(true)
  }
  const { form, submit, failure, isSaving, hasChanges, typed } = state
  const isNew = profile?.profile_completed !== true
  return (
    <>
      {typed !== undefined && <InlineAlert tone="info">{TYPED_IS_BACK}</InlineAlert>}
      <ProfileForm
        mode={isNew ? 'complete' : 'edit'}
        texts={{ title: { complete: profileTexts.headingNew, edit: profileTexts.headingEdit } }}
        identity={identity}
        status={isNew ? undefined : <Verification profile={profile} />}
        {...(isNew && { intro: 'An administrator verifies your license by it, and other pilots find you.' })}
        error={failure}
        isDirty={hasChanges}
        isSaving={isSaving}
        onSave={submit}
        onCancel={onCancel && (() => (hasChanges ? ask() : onCancel()))}
      >
        <LicenseSection state={state} profile={profile} imagesRef={imagesRef} recovery={recovery} />
        <FlyingSection state={state} profile={profile} />
        <Terms form={form} />
      </ProfileForm>
      {question.kind === 'failed' && <InlineAlert tone="danger">{ON_DEMAND_FAILED}</InlineAlert>}
      {isAsking && question.kind === 'ready' && (
        <question.part.DiscardQuestion onDiscard={() => onCancel?.()} onKeep={() => setAsking(false)} />
      )}
    </>
  )
}
