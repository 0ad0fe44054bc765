import { UPLOAD_FILE_MAX_BYTES, UPLOAD_MAX_PIXELS, type UploadedFile } from '@pilotpair/contract'
import type { default as SharpFactory, Sharp } from 'sharp'
import { ApiError, invalidField } from '../http/errors.ts'
import { MultipartFile } from '../http/multipart.ts'
import { createGate } from '../lib/gate.ts'
import type { StoredImage } from './port.ts'
import { longestEdge, refusedName, refusedText, type ImagePurpose } from './rules.ts'

/** A picture made ready to be kept. */
export interface PreparedImage extends StoredImage {
  readonly width: number
  readonly height: number
}

const secondsPerImage = 20

// Two pictures of 50 megapixels in memory at a time; others wait for their turn.
const gate = createGate({ atOnce: 2, waiting: 40 })

let loading: Promise<typeof SharpFactory> | undefined

/** sharp takes long to load and knows many formats: it comes with the first picture, and only three may be read. */
const loadSharp = (): Promise<typeof SharpFactory> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    })
    return sharp
  }))

const readFile = async (file: UploadedFile, field: string): Promise<Uint8Array<ArrayBuffer>> => {
  if (file.size === 0) throw invalidField(field, 'The file is empty. Please choose a JPEG, PNG or WebP picture.')
  if (file.size > UPLOAD_FILE_MAX_BYTES) {
    throw new ApiError(413, `${field}: the file is too large, at most ${UPLOAD_FILE_MAX_BYTES / 1024 / 1024} MB.`)
  }
  return file instanceof MultipartFile ? file.bytes : new Uint8Array(await file.arrayBuffer())
}

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp'])

const sniff = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type')
  try {
    return (await fileTypeFromBuffer(bytes))?.mime
  } catch {
    return undefined
  }
}

/** Judged by content only: names and declared types say nothing. */
const assertAccepted = async (bytes: Uint8Array<ArrayBuffer>, field: string): Promise<void> => {
  const mime = await sniff(bytes)
  if (mime !== undefined && accepted.has(mime)) return
  throw invalidField(field, refusedText(refusedName(mime, bytes)))
}

const damaged = (field: string): ApiError =>
  invalidField(field, 'This picture is damaged and cannot be read. Please choose another.')

const encode = async (image: Sharp, hasAlpha: boolean, isJpeg: boolean): Promise<PreparedImage> => {
  const encoded = hasAlpha || !isJpeg ? image.webp({ quality: 84, effort: 3 }) : image.jpeg({ quality: 84 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const contentType = info.format === 'webp' ? 'image/webp' : 'image/jpeg'
  return { bytes: new Uint8Array(data), contentType, width: info.width, height: info.height }
}

const reencode = async (
  bytes: Uint8Array<ArrayBuffer>,
  field: string,
  purpose: ImagePurpose,
): Promise<PreparedImage> => {
  const sharp = await loadSharp()
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(damaged(field)))
  if (facts.width * facts.height > UPLOAD_MAX_PIXELS) {
    throw invalidField(field, `This picture has too many pixels: at most ${UPLOAD_MAX_PIXELS / 1_000_000} megapixels.`)
  }
  const edge = longestEdge[purpose]
  // Only the pixels are taken over: metadata, profiles and whatever else the file carries stay behind.
  const image = sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: secondsPerImage })
  try {
    return await encode(image, facts.hasAlpha, facts.format === 'jpeg')
  } catch {
    throw damaged(field)
  }
}

/**
 * Makes an uploaded file ready to be kept: judged by its content, turned upright, brought down to the size of its
 * purpose and encoded anew. Of an animation the first picture is kept.
 *
 * @param field the form field, which a refusal names
 * @throws ApiError 413 over 10 MB; 422 when empty, of another kind, damaged or beyond 50 megapixels; 503 when
 *   too many wait
 */
export const prepareImage = async (
  file: UploadedFile,
  field: string,
  purpose: ImagePurpose,
): Promise<PreparedImage> => {
  const bytes = await readFile(file, field)
  await assertAccepted(bytes, field)
  return gate.run(() => reencode(bytes, field, purpose))
}

/** Encodes pixels that the service drew itself (the demo world's pictures). */
export const encodePixels = async (
  pixels: Uint8Array<ArrayBuffer>,
  size: { readonly width: number; readonly height: number },
): Promise<PreparedImage> => {
  const sharp = await loadSharp()
  return encode(sharp(pixels, { raw: { ...size, channels: 3 } }), false, true)
}
