import type { UserAccount } from '@pilotpair/contract'

/** What an administrator needs before a pilot can be approved. */
export interface ApprovalStep {
  readonly label: string
  readonly isDone: boolean
}

/** The steps that lie with the pilot (spec §2.16): a complete profile and the three licence images. */
export const approvalSteps = (user: UserAccount | undefined): readonly ApprovalStep[] => {
  const profile = user?.pilot_profile
  const images = [profile?.license_front_url, profile?.license_back_url, profile?.selfie_url]
  return [
    { label: 'Complete your profile: license type and number, flight hours, terms of service', isDone: profile?.profile_completed === true },
    {
      label: 'Upload your license documents: front, back and a selfie',
      isDone: images.every((url) => typeof url === 'string' && url !== ''),
    },
  ]
}
