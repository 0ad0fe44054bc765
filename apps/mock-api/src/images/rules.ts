import { LICENSE_IMAGE_SIDES, type LicenseImageSide } from '@pilotpair/contract'
import type { tables } from '../db/index.ts'

/** What an uploaded picture is for. */
export type ImagePurpose = typeof tables.images.$inferSelect.purpose

/** Longest edge in pixels to which a picture is brought down. Documents stay readable. */
export const longestEdge: Readonly<Record<ImagePurpose, number>> = {
  profile_picture: 640,
  license_front: 2400,
  license_back: 2400,
  selfie: 1600,
  post: 1600,
}

/** Purpose, and form field, of each licence image. */
export const licensePurposes = {
  front: 'license_front',
  back: 'license_back',
  selfie: 'selfie',
} as const satisfies Readonly<Record<LicenseImageSide, ImagePurpose>>

/** The licence sides in the order of the viewer. */
export const licenseSides: readonly LicenseImageSide[] = LICENSE_IMAGE_SIDES

const names: Readonly<Record<string, string>> = {
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
  'image/heic-sequence': 'HEIC',
  'image/heif-sequence': 'HEIC',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'image/bmp': 'BMP',
  'image/tiff': 'TIFF',
  'image/jxl': 'JPEG XL',
  'image/apng': 'Animated PNG',
  'application/pdf': 'PDF',
}

/** Whether text that starts a file makes it an SVG drawing: it has no signature to go by. */
const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /<svg[\s>]/i.test(new TextDecoder('utf-8').decode(bytes.subarray(0, 4096)))

/** Name of a kind of file that is refused, for the message. */
export const refusedName = (mime: string | undefined, bytes: Uint8Array): string | undefined => {
  if (mime === 'image/svg+xml' || ((mime === undefined || mime === 'application/xml') && looksLikeSvg(bytes))) return 'SVG'
  return mime === undefined ? undefined : names[mime]
}

/** Told of a file of another kind; names the kind when it is a known one. */
export const refusedText = (name: string | undefined): string =>
  name === undefined
    ? 'This is not a picture that can be shown. Please choose a JPEG, PNG or WebP picture.'
    : `${name} files cannot be shown. Please choose a JPEG, PNG or WebP picture.`
