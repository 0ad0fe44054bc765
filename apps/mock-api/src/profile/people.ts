import { API_BASE, type LicenseImageSide, type UserPublic } from '@pilotpair/contract'

/** What a person's public form is made from. */
export interface PersonFacts {
  readonly id: string
  readonly name: string
  readonly deletedAt: Date | null
  /** Id of the current picture, if there is one. */
  readonly pictureId: string | null
}

/** Name shown for a person who was removed; their flights and messages stay. */
export const DELETED_USER = 'Deleted user'

/** Address of a person's picture; it changes with the picture, so that caches never show an old one. */
export const pictureUrl = (userId: string, pictureId: string | null): string | null =>
  pictureId === null ? null : `${API_BASE}pilots/profile_picture/${userId}?v=${pictureId}`

/** Address of one of the owner's licence images. */
export const ownLicenseUrl = (side: LicenseImageSide, imageId: string | null): string | null =>
  imageId === null ? null : `${API_BASE}me/license-images/${side}?v=${imageId}`

/** Address of a pilot's licence image for administrators. */
export const adminLicenseUrl = (userId: string, side: LicenseImageSide, imageId: string | null): string | null =>
  imageId === null ? null : `${API_BASE}admin/license-images/${userId}/${side}?v=${imageId}`

/** A person as anybody may see them. */
export const toUserPublic = (person: PersonFacts): UserPublic => ({
  id_user_account: person.id,
  name: person.deletedAt === null ? person.name : DELETED_USER,
  profile_picture_url: person.deletedAt === null ? pictureUrl(person.id, person.pictureId) : null,
})
