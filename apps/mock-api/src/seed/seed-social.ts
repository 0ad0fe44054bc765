import { eq } from 'drizzle-orm'
import { tables, type Tx } from '../db/index.ts'
import type { ImageStorage } from '../images/port.ts'
import { encodePixels, type PreparedImage } from '../images/process.ts'
import type { ImagePurpose } from '../images/rules.ts'
import { drawLicense, drawScene, type Drawing } from './pictures.ts'
import { personId, type FindAirport } from './rows.ts'
import { chatRows, demoLicenses, feedRows, postImageId, purposeOf } from './social-rows.ts'
import { demoPosts } from './social.ts'

/** A picture whose file is written. */
interface DemoPicture {
  readonly id: string
  readonly ownerId: string
  readonly purpose: ImagePurpose
  readonly image: PreparedImage
}

const encode = (drawing: Drawing): Promise<PreparedImage> => encodePixels(drawing.pixels, drawing)

const postPictures = async (): Promise<DemoPicture[]> => {
  const pictures: DemoPicture[] = []
  for (const [position, { by, scene }] of demoPosts.entries()) {
    if (scene === undefined) continue
    const image = await encode(drawScene(scene))
    pictures.push({ id: postImageId(position), ownerId: personId(by), purpose: 'post', image })
  }
  return pictures
}

const licensePictures = async (): Promise<DemoPicture[]> => {
  const drawings = drawLicense()
  const encoded = {
    front: await encode(drawings.front),
    back: await encode(drawings.back),
    selfie: await encode(drawings.selfie),
  }
  return demoLicenses().flatMap(({ userId, images }) =>
    images.map(({ side, id }) => ({ id, ownerId: userId, purpose: purposeOf(side), image: encoded[side] })),
  )
}

/** Draws and writes the pictures of the demo world: always the same ones, under the same ids. */
export const writeDemoPictures = async (images: ImageStorage): Promise<DemoPicture[]> => {
  const pictures = [...(await postPictures()), ...(await licensePictures())]
  for (const { id, image } of pictures) await images.put(id, image)
  return pictures
}

/** Fills chat, feed and licence images of the demo world. */
export const insertDemoSocial = async (
  tx: Tx,
  { now, airport, pictures }: { readonly now: Date; readonly airport: FindAirport; readonly pictures: readonly DemoPicture[] },
): Promise<void> => {
  await tx.insert(tables.images).values(
    pictures.map(({ id, ownerId, purpose, image }) => ({
      id,
      ownerId,
      purpose,
      contentType: image.contentType,
      byteSize: image.bytes.byteLength,
      width: image.width,
      height: image.height,
      createdAt: now,
    })),
  )
  for (const { userId, images } of demoLicenses()) {
    const idOf = (side: string): string | null => images.find((each) => each.side === side)?.id ?? null
    await tx
      .update(tables.pilotProfiles)
      .set({ licenseFrontId: idOf('front'), licenseBackId: idOf('back'), selfieId: idOf('selfie') })
      .where(eq(tables.pilotProfiles.userId, userId))
  }
  const chat = chatRows(now, airport)
  await tx.insert(tables.conversations).values(chat.conversations)
  await tx.insert(tables.conversationMembers).values(chat.members)
  await tx.insert(tables.messages).values(chat.messages)
  const feed = feedRows(now)
  await tx.insert(tables.communityPosts).values(feed.posts)
  await tx.insert(tables.postComments).values(feed.comments)
  await tx.insert(tables.postLikes).values(feed.postLikes)
  await tx.insert(tables.commentLikes).values(feed.commentLikes)
}
