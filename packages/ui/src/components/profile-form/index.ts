export {
  LicenseImages, licenseImageSlots, licenseImagesTexts,
  type LicenseImageSlot, type LicenseImageState, type LicenseImagesProps, type LicenseImagesTexts,
} from './LicenseImages.tsx'
export {
  ProfileFields, ProfileForm, ProfileSection, profileFormTexts, profileModes,
  type ProfileFormProps, type ProfileFormTexts, type ProfileIdentity, type ProfileMode, type ProfileSectionProps,
} from './ProfileForm.tsx'
