import { missingLicenseImages } from '@pilotpair/contract'
import type { LicenseUpload } from '../api.ts'

/** The parts of a licence, in the words of the form. */
export const licenseSlots = ['front', 'back', 'selfie'] as const
export type LicenseSlot = (typeof licenseSlots)[number]

/** The images chosen so far. */
export type ChosenImages = Readonly<Record<LicenseSlot, File | null>>

/** Nothing is chosen. */
export const noImages: ChosenImages = { front: null, back: null, selfie: null }

const words: Readonly<Record<LicenseSlot, string>> = { front: 'license front', back: 'license back', selfie: 'selfie' }

const wireNames = { front: 'license_front', back: 'license_back', selfie: 'selfie' } as const satisfies Record<LicenseSlot, keyof LicenseUpload>

/** From the wire's field names to the form's. */
export const slotOfField: Readonly<Record<string, LicenseSlot>> = { license_front: 'front', license_back: 'back', selfie: 'selfie' }

/** Whether any image is chosen. */
export const areBegun = (images: ChosenImages): boolean => licenseSlots.some((slot) => images[slot] !== null)

/** The images that are still missing beside those that are chosen; none when nothing or everything is chosen. */
export const missingSlots = ({ front, back, selfie }: ChosenImages): readonly LicenseSlot[] => {
  const missing = missingLicenseImages({ license_front: front, license_back: back, selfie })
  return licenseSlots.filter((slot) => missing.includes(wireNames[slot]))
}

/** Says which images are missing: three or none are sent (spec §5). `undefined` when none is. */
export const missingText = (images: ChosenImages): string | undefined => {
  const missing = missingSlots(images).map((slot) => words[slot])
  const [first, second] = missing
  if (first === undefined) return undefined
  const subject = second === undefined ? `The ${first} is` : `The ${first} and the ${second} are`
  return `${subject} missing. The images are sent only when all three are there.`
}

/** What to send, once all three are there. */
export const uploadOf = ({ front, back, selfie }: ChosenImages): LicenseUpload | undefined =>
  front === null || back === null || selfie === null ? undefined : { license_front: front, license_back: back, selfie }
