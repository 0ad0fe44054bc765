import zlib from 'node:zlib'
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp'

/** A file as a browser sends it. */
export const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = 'photo.jpg', type = 'image/jpeg'): File =>
  new File([bytes], name, { type })

/** A picture of one colour. */
export const picture = async (
  format: Format = 'jpeg',
  { width = 64, height = 48, alpha = 1 }: { width?: number; height?: number; alpha?: number } = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const background = { r: 20, g: 90, b: 160, alpha }
  const channels = alpha === 1 ? 3 : 4
  return new Uint8Array(await sharp({ create: { width, height, channels, background } })[format]().toBuffer())
}

/** A photo held on its side, as a phone writes it: with orientation, place and maker in its metadata. */
export const phonePhoto = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const upper = { create: { width: 80, height: 20, channels: 3 as const, background: '#ff0000' } }
  const bytes = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(upper).png().toBuffer(), gravity: 'north' }])
    .withExif({ IFD0: { Make: 'Secret Phone' }, IFD3: { GPSLatitude: '37/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return new Uint8Array(bytes)
}

/** A WebP of several pictures. */
export const animation = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const frames = [await picture('png'), await picture('png', { alpha: 0.5 })]
  return new Uint8Array(await sharp(frames, { join: { animated: true } }).webp().toBuffer())
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(zlib.crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of few bytes that says it is so many pixels wide and high. */
export const hugePng = (side: number): Uint8Array<ArrayBuffer> => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', zlib.deflateSync(Buffer.alloc(1024)))
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]))
}

const brand = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(`\0\0\0\u0018ftyp${name}\0\0\0\0mif1${name}`, 'latin1'))

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** Files that are no pictures we show, whatever they are called; with the name by which they are refused. */
export const refusedFiles = (): readonly (readonly [refusal: string, file: File])[] => [
  ['HEIC', fileOf(brand('heic'), 'photo.heic', 'image/heic')],
  ['HEIC', fileOf(brand('heic'), 'photo.jpg', 'image/jpeg')],
  ['AVIF', fileOf(brand('avif'), 'photo.avif', 'image/avif')],
  ['GIF', fileOf(`GIF89a\u0001\0\u0001\0\0\0\0;<script>alert(1)</script>`, 'poly.gif', 'image/gif')],
  ['SVG', fileOf(svg, 'evil.svg', 'image/svg+xml')],
  ['SVG', fileOf(`<?xml version="1.0"?>\n<!-- x -->${svg}`, 'evil.png', 'image/png')],
  ['PDF', fileOf('%PDF-1.7\n1 0 obj\n<<>>\nendobj', 'license.png', 'image/png')],
  ['not a picture', fileOf('<!doctype html><script>alert(1)</script>', 'page.jpg', 'image/jpeg')],
  ['not a picture', fileOf('just text', 'photo.jpg', 'image/jpeg')],
]
