/** The images of a license (specification §2.19). */
export const licenceSides = ['front', 'back', 'selfie'] as const
export type LicenceSide = (typeof licenceSides)[number]

/** Words of the viewer, English by default. */
export interface LicenceTexts {
  /** Name of the three together. @default 'License Documents' */
  group: string
  /** Names of the images. @default 'License Front', 'License Back', 'Selfie' */
  sides: Record<LicenceSide, string>
  /** @default 'Previous' */
  previous: string
  /** @default 'Next' */
  next: string
  /** @default 'Zoom in' */
  larger: string
  /** @default 'Zoom out' */
  smaller: string
  /** @default 'Try again' */
  retry: string
  /** Where one is. @default "2 of 3" */
  place: (number: number, of: number) => string
  /** @default "Selfie could not be loaded." */
  failed: (side: string) => string
  /** @default "Selfie is missing." */
  missing: (side: string) => string
}

export const english: LicenceTexts = {
  group: 'License Documents',
  sides: { front: 'License Front', back: 'License Back', selfie: 'Selfie' },
  previous: 'Previous',
  next: 'Next',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  retry: 'Try again',
  place: (number, of) => `${number} of ${of}`,
  failed: (side) => `${side} could not be loaded.`,
  missing: (side) => `${side} is missing.`,
}

/** How far an image is. `attempt` grows with each new try. */
export interface ImageState {
  status: 'loading' | 'loaded' | 'failed'
  attempt: number
}
