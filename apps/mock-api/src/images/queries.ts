import type { LicenseImageSide } from '@pilotpair/contract'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { tables, type Queryable, type Tx } from '../db/index.ts'
import { unauthenticated } from '../http/errors.ts'
import type { ImageType } from './port.ts'
import type { PreparedImage } from './process.ts'
import { licensePurposes, type ImagePurpose } from './rules.ts'

const { communityPosts, images, pilotProfiles, profilePictures, userAccounts } = tables

/** What a picture's address leads to. */
export interface ImageRef {
  readonly id: string
  readonly contentType: ImageType
}

/** A picture whose file is written and whose row is not. */
export interface WrittenImage {
  readonly id: string
  readonly purpose: ImagePurpose
  readonly image: PreparedImage
}

/** Writes a picture's row. */
export const insertImage = async (tx: Tx, ownerId: string, written: WrittenImage, now: Date): Promise<void> => {
  const { id, purpose, image } = written
  await tx.insert(images).values({
    id,
    ownerId,
    purpose,
    contentType: image.contentType,
    byteSize: image.bytes.byteLength,
    width: image.width,
    height: image.height,
    createdAt: now,
  })
}

/** Which of these pictures have a row. */
export const existingImages = async (db: Queryable, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Removes rows of pictures; their files are the caller's, after the commit. */
export const deleteImages = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.delete(images).where(inArray(images.id, [...ids]))
}

/**
 * Locks the account, so that two uploads of one person follow each other.
 *
 * @throws ApiError 401 when the person was removed meanwhile
 */
export const lockAccount = async (tx: Tx, userId: string): Promise<void> => {
  const [row] = await tx
    .select({ deletedAt: userAccounts.deletedAt })
    .from(userAccounts)
    .where(eq(userAccounts.id, userId))
    .for('no key update')
  if (row === undefined || row.deletedAt !== null) throw unauthenticated()
}

/** Makes a picture the person's own. @returns the one it takes the place of */
export const replaceProfilePicture = async (tx: Tx, userId: string, imageId: string): Promise<string | undefined> => {
  const [before] = await tx
    .select({ id: profilePictures.imageId })
    .from(profilePictures)
    .where(eq(profilePictures.userId, userId))
  await tx
    .insert(profilePictures)
    .values({ userId, imageId })
    .onConflictDoUpdate({ target: profilePictures.userId, set: { imageId } })
  return before?.id
}

/** Puts three pictures in the place of the licence images; the licence has to be verified anew. @returns the old ones */
export const replaceLicenseImages = async (
  tx: Tx,
  userId: string,
  ids: Readonly<Record<LicenseImageSide, string>>,
  now: Date,
): Promise<string[]> => {
  const [before] = await tx
    .select({ front: pilotProfiles.licenseFrontId, back: pilotProfiles.licenseBackId, selfie: pilotProfiles.selfieId })
    .from(pilotProfiles)
    .where(eq(pilotProfiles.userId, userId))
    .for('update')
  await tx
    .update(pilotProfiles)
    .set({
      licenseFrontId: ids.front,
      licenseBackId: ids.back,
      selfieId: ids.selfie,
      verification: 'pending',
      updatedAt: now,
    })
    .where(eq(pilotProfiles.userId, userId))
  return [before?.front, before?.back, before?.selfie].filter((id) => typeof id === 'string')
}

/** A person's picture; undefined without one and for a removed person. */
export const findProfilePicture = async (db: Queryable, userId: string): Promise<ImageRef | undefined> => {
  const [row] = await db
    .select({ id: images.id, contentType: images.contentType })
    .from(profilePictures)
    .innerJoin(images, eq(images.id, profilePictures.imageId))
    .where(eq(profilePictures.userId, userId))
  return row
}

const licenseColumns = {
  front: pilotProfiles.licenseFrontId,
  back: pilotProfiles.licenseBackId,
  selfie: pilotProfiles.selfieId,
} as const

/** One of a pilot's licence images. */
export const findLicenseImage = async (
  db: Queryable,
  userId: string,
  side: LicenseImageSide,
): Promise<ImageRef | undefined> => {
  const [row] = await db
    .select({ id: images.id, contentType: images.contentType })
    .from(pilotProfiles)
    .innerJoin(images, and(eq(images.id, licenseColumns[side]), eq(images.purpose, licensePurposes[side])))
    .where(eq(pilotProfiles.userId, userId))
  return row
}

/** The image of a post. */
export const findPostImage = async (db: Queryable, postId: string): Promise<ImageRef | undefined> => {
  const [row] = await db
    .select({ id: images.id, contentType: images.contentType })
    .from(communityPosts)
    .innerJoin(images, eq(images.id, communityPosts.imageId))
    .where(eq(communityPosts.id, postId))
  return row
}

/**
 * Removes the rows of a person's picture and licence images, as rejecting a pilot does; images of posts stay with
 * their posts. Every reference to them goes along.
 *
 * @returns the ids, whose files go with `discardFiles` once the transaction is committed
 */
export const takePersonalImages = async (tx: Tx, userId: string): Promise<string[]> => {
  const removed = await tx
    .delete(images)
    .where(and(eq(images.ownerId, userId), ne(images.purpose, 'post')))
    .returning({ id: images.id })
  return removed.map(({ id }) => id)
}
