import { describe, expect, test } from 'vitest'
import { areBegun, missingText, noImages, uploadOf } from './license-images.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const front = file('front.png')
const back = file('back.png')
const selfie = file('selfie.png')

describe('three images or none', () => {
  test('none is fine and sends nothing', () => {
    expect(areBegun(noImages)).toBe(false)
    expect(missingText(noImages)).toBeUndefined()
    expect(uploadOf(noImages)).toBeUndefined()
  })

  test('all three are sent under the names of the wire', () => {
    const all = { front, back, selfie }
    expect(missingText(all)).toBeUndefined()
    expect(uploadOf(all)).toEqual({ license_front: front, license_back: back, selfie })
  })

  test('c32: the missing ones are named', () => {
    const end = 'missing. The images are sent only when all three are there.'
    expect(missingText({ front, back, selfie: null })).toBe(`The selfie is ${end}`)
    expect(missingText({ front: null, back: null, selfie })).toBe(`The license front and the license back are ${end}`)
    expect(uploadOf({ front, back, selfie: null })).toBeUndefined()
  })
})
