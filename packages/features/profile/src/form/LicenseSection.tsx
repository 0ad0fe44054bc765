import {
  LICENSE_NUMBER_MAX, LICENSE_TYPE_LABELS, LICENSE_TYPES, type PilotProfileOwn, UPLOAD_FILE_MAX_BYTES, UPLOAD_IMAGE_TYPES,
} from '@pilotpair/contract'
import type { ImageRecovery } from '@pilotpair/feature-core'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { NumberField } from '@pilotpair/ui/number-field'
import { LicenseImages, type LicenseImageState, ProfileFields, ProfileSection } from '@pilotpair/ui/profile-form'
import { Select } from '@pilotpair/ui/select'
import { TextField } from '@pilotpair/ui/text-field'
import type { RefObject } from 'react'
import { licenseUrls } from '../profile-view.ts'
import type { LicenseSlot } from './license-images.ts'
import type { ProfileFormState } from './use-profile-form.ts'

interface LicenseSectionProps {
  readonly state: ProfileFormState
  readonly profile: PilotProfileOwn | null
  readonly imagesRef: RefObject<HTMLFieldSetElement | null>
  readonly recovery: ImageRecovery
}

const licenseTypes = LICENSE_TYPES.map((value) => ({ value, label: LICENSE_TYPE_LABELS[value] }))

/** What an administrator verifies: licence type, number, expiration, hours, and the three images. */
export const LicenseSection = ({ state, profile, imagesRef, recovery }: LicenseSectionProps) => {
  const { form, images, warnsOfVerification } = state
  const { register, formState: { errors } } = form
  const stored = licenseUrls(profile)
  const slot = (name: LicenseSlot): LicenseImageState => {
    const url = stored[name]
    return {
      file: images.chosen[name],
      storedUrl: url === undefined ? undefined : recovery.addressOf(url),
      progress: images.isSending ? 'unknown' : undefined,
      error: images.errors[name],
    }
  }
  return (
    <ProfileSection title="License">
      <ProfileFields>
        <Select
          label="License type"
          placeholder="Choose a type"
          options={licenseTypes}
          error={errors.license_type?.message}
          {...register('license_type')}
        />
        <TextField
          label="License number"
          maxLength={LICENSE_NUMBER_MAX}
          autoComplete="off"
          spellCheck={false}
          error={errors.license_number?.message}
          {...register('license_number')}
        />
        <TextField
          label="License expiration"
          optionalText="Optional"
          type="date"
          error={errors.license_expiration?.message}
          {...register('license_expiration')}
        />
        <NumberField label="Flight hours" error={errors.flight_hours?.message} {...register('flight_hours')} />
      </ProfileFields>
      {/* The pictures report failures here, whichever of them it is. */}
      <div onErrorCapture={recovery.onErrorCapture}>
        <LicenseImages
          ref={imagesRef}
          images={{ front: slot('front'), back: slot('back'), selfie: slot('selfie') }}
          accept={UPLOAD_IMAGE_TYPES}
          maxBytes={UPLOAD_FILE_MAX_BYTES}
          onFileChange={images.choose}
          error={images.error}
        />
      </div>
      {warnsOfVerification && (
        <InlineAlert tone="warning" title="Saving this sends your license back to verification.">
          Until an administrator has approved it again you cannot book or share flights. Flights that you have stay as they are.
        </InlineAlert>
      )}
    </ProfileSection>
  )
}
