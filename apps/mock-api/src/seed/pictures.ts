/** Pixels of a drawn picture, three bytes each. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array<ArrayBuffer>
}

type Colour = readonly [red: number, green: number, blue: number]

/** A view out of the cockpit: the sky from top to horizon, where the sun stands, and hills from far to near. */
export interface Scene {
  readonly sky: readonly [top: Colour, horizon: Colour]
  /** Place of the sun in parts of width and height, and its colour. */
  readonly sun: { readonly x: number; readonly y: number; readonly colour: Colour }
  readonly hills: readonly { readonly height: number; readonly waves: number; readonly colour: Colour }[]
}

const mix = (from: Colour, to: Colour, share: number): Colour => {
  const part = Math.min(1, Math.max(0, share))
  const at = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * part)
  return [at(0), at(1), at(2)]
}

const blank = (width: number, height: number): Drawing => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 3),
})

/** Numbers instead of a tuple: half a million pixels are drawn at a first start. */
const paint = (pixels: Uint8Array, at: number, red: number, green: number, blue: number): void => {
  pixels[at] = red
  pixels[at + 1] = green
  pixels[at + 2] = blue
}

const fill = (drawing: Drawing, x: number, from: number, to: number, colour: Colour): void => {
  const { pixels, width } = drawing
  const [red, green, blue] = colour
  const end = Math.min(drawing.height, to)
  for (let y = Math.max(0, from); y < end; y += 1) paint(pixels, (y * width + x) * 3, red, green, blue)
}

const rectangle = (
  drawing: Drawing,
  [left, top, width, height]: readonly [number, number, number, number],
  colour: Colour,
): void => {
  for (let x = left; x < left + width; x += 1) fill(drawing, x, top, top + height, colour)
}

/** Where a hill's edge lies in a column, from the top. */
const ridge = (column: number, width: number, height: number, hill: Scene['hills'][number]): number => {
  const turn = (column / width) * Math.PI * 2
  const wave = Math.sin(turn * hill.waves) * 0.5 + Math.sin(turn * hill.waves * 2.3 + hill.waves) * 0.3
  return Math.round(height * (1 - hill.height - wave * 0.07))
}

const paintSky = ({ pixels, width, height }: Drawing, { sky, sun }: Scene): void => {
  const [centreX, centreY, radius] = [sun.x * width, sun.y * height, height * 0.07]
  const [sunRed, sunGreen, sunBlue] = sun.colour
  for (let y = 0; y < height; y += 1) {
    const [red, green, blue] = mix(sky[0], sky[1], y / height)
    for (let x = 0; x < width; x += 1) {
      const distance = Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2)
      const glow = distance < radius ? 1 : Math.max(0, 0.5 - (distance - radius) / (height * 0.6))
      const at = (y * width + x) * 3
      paint(pixels, at, red + (sunRed - red) * glow, green + (sunGreen - green) * glow, blue + (sunBlue - blue) * glow)
    }
  }
}

/** Draws a scene; the same scene gives the same pixels everywhere. */
export const drawScene = (scene: Scene, width = 800, height = 450): Drawing => {
  const drawing = blank(width, height)
  paintSky(drawing, scene)
  for (let x = 0; x < width; x += 1) {
    for (const hill of scene.hills) fill(drawing, x, ridge(x, width, height, hill), height, hill.colour)
  }
  return drawing
}

const paper: Colour = [238, 242, 246]
const ink: Colour = [71, 85, 105]
const faint: Colour = [176, 188, 202]
const accent: Colour = [29, 78, 137]

const card = (): Drawing => {
  const drawing = blank(960, 600)
  rectangle(drawing, [0, 0, 960, 600], faint)
  rectangle(drawing, [24, 24, 912, 552], paper)
  return drawing
}

/** Stand-ins for licence images: plainly no documents of anybody. */
export const drawLicense = (): { readonly front: Drawing; readonly back: Drawing; readonly selfie: Drawing } => {
  const front = card()
  rectangle(front, [24, 24, 912, 90], accent)
  rectangle(front, [64, 160, 220, 280], faint)
  for (const [line, width] of [430, 520, 360, 480].entries()) rectangle(front, [330, 170 + line * 70, width, 26], ink)
  const back = card()
  rectangle(back, [24, 80, 912, 100], ink)
  for (const [line, width] of [800, 740, 780, 520].entries()) rectangle(back, [64, 240 + line * 70, width, 22], faint)
  const selfie = card()
  rectangle(selfie, [340, 120, 280, 280], ink)
  rectangle(selfie, [240, 430, 480, 146], accent)
  return { front, back, selfie }
}
