import type { Endpoint } from '@pilotpair/contract'
import { animation, fileOf, hugePng, phonePhoto, picture } from '@pilotpair/mock-api/testing'
import * as fc from 'fast-check'
import * as z from 'zod/mini'

const jpeg = await picture('jpeg')

/** Small pictures of every format that is taken, upright or not. */
const good: readonly File[] = [
  fileOf(jpeg),
  fileOf(await picture('png', { alpha: 0.5 }), 'photo.png', 'image/png'),
  fileOf(await picture('webp'), 'photo.webp', 'image/webp'),
  fileOf(await phonePhoto(), 'IMG_0001.JPG'),
  fileOf(await picture('jpeg', { width: 1, height: 1 })),
  // Judged by its content, whatever it is called.
  fileOf(await picture('png'), '../../a b.jpg', 'application/octet-stream'),
]

/** What a decoder must not choke on. */
const broken: readonly File[] = [
  fileOf(jpeg.slice(0, jpeg.length / 2)),
  fileOf(hugePng(60_000), 'huge.png', 'image/png'),
  fileOf(await animation(), 'moving.webp', 'image/webp'),
  fileOf(''),
]

/** A file for a field of an upload: mostly a picture that can be decoded. */
export const drawnFile: fc.Arbitrary<File> = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...good) },
  { weight: 1, arbitrary: fc.constantFrom(...broken) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => fileOf(new Uint8Array(bytes))) },
)

/** Names of the fields of an upload that take a file. */
export const fileFieldsOf = ({ body }: Endpoint): string[] => {
  if (body?.kind !== 'multipart' || !('shape' in body.schema.def)) return []
  const { shape } = body.schema.def
  const isFileField = (schema: unknown): boolean =>
    schema instanceof z.ZodMiniType && schema.safeParse(good[0]).success && !schema.safeParse('text').success
  return Object.entries(shape ?? {}).flatMap(([name, schema]) => (isFileField(schema) ? [name] : []))
}
