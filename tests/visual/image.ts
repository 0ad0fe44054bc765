import sharp from 'sharp'

interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

const pixelsOf = async (png: Uint8Array): Promise<Pixels> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** What two pictures differ in; `undefined` when they show the same. */
export type Difference =
  | { readonly kind: 'size'; readonly text: string }
  | { readonly kind: 'pixels'; readonly count: number; readonly marked: Uint8Array }

const channels = 3

const mark = async ({ data, width, height }: Pixels, differs: readonly number[]): Promise<Uint8Array> => {
  // The picture pale, what differs in red.
  const out = Uint8Array.from(data, (value) => 255 - Math.round((255 - value) / 4))
  for (const pixel of differs) out.set([220, 0, 0], pixel * channels)
  return sharp(out, { raw: { width, height, channels } }).png().toBuffer()
}

/** Steps of 256 by which the edge of a curve may be rounded otherwise from one run to the next. No eye sees them. */
const rounding = 4

const isSame = (before: Uint8Array, now: Uint8Array, at: number): boolean => {
  for (let channel = at; channel < at + channels; channel += 1) {
    if (Math.abs((before[channel] ?? 0) - (now[channel] ?? 0)) > rounding) return false
  }
  return true
}

/** Compares pixel by pixel; not one may differ. */
export const compare = async (expected: Uint8Array, actual: Uint8Array): Promise<Difference | undefined> => {
  const [before, now] = await Promise.all([pixelsOf(expected), pixelsOf(actual)])
  if (before.width !== now.width || before.height !== now.height) {
    return { kind: 'size', text: `${String(before.width)} × ${String(before.height)} became ${String(now.width)} × ${String(now.height)}` }
  }
  if (Buffer.compare(before.data, now.data) === 0) return undefined
  const differs: number[] = []
  for (let pixel = 0; pixel < before.width * before.height; pixel += 1) {
    if (!isSame(before.data, now.data, pixel * channels)) differs.push(pixel)
  }
  if (differs.length === 0) return undefined
  return { kind: 'pixels', count: differs.length, marked: await mark(now, differs) }
}

/** The same picture as it is kept: lossless WebP takes less than half of what PNG does, and all must stay under 30 MB. */
export const keep = (png: Uint8Array): Promise<Uint8Array> => sharp(png).removeAlpha().webp({ lossless: true }).toBuffer()
